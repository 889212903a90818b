import { useId } from "react";
import { Icon } from "../../art/icons";
import { WorkerPiece } from "../../art/pieces";
import { Rich, useText } from "../../i18n";
import type { UiTexts } from "../../i18n";
import type { HintStep, Offer } from "../../wire/types";
import { useDesk } from "../desk_context";
import { Segments } from "../parts/segments_view";
import { spends } from "../choice/choice";
import { useChoice } from "../choice/choice_store";
import { useAnswerTexts } from "../answers/use_answer_text";

export interface Advice {
  offer: Offer;
  percent: number;
  plan: readonly HintStep[];
}

interface HintCardProps {
  seat: number;
  advice: Advice;
  /** What it is compared with. */
  next: Advice | undefined;
  /** What there is this chance of. */
  meaning: string;
  onShow: (offer: Offer) => void;
}

/** An answer with its chance, how much better it is than the next, and what the computer would do then. */
export function HintCard({ seat, advice, next, meaning, onShow }: HintCardProps) {
  const t = useText();
  const words = t.ui.table.hints;
  const { choice } = useDesk();
  const texts = useAnswerTexts();
  const id = useId();
  const { offer, percent, plan } = advice;
  const shown = useChoice(choice, (state) => state.hinted === offer);
  const { answer, preview } = offer;
  const full = t.plain(texts.full(answer, preview));
  const chance = chanceText(percent, words.percent);
  const reason =
    next === undefined ? null : comparison(percent - next.percent, texts.deed(next.offer.answer), words);
  const told = texts.plan(plan);
  const about = [reason !== null && `${id}-reason`, told.length > 0 && `${id}-plan`].filter(Boolean);

  return (
    <li className="hint-card">
      <button
        type="button"
        className="hint"
        aria-pressed={shown}
        aria-describedby={about.length > 0 ? about.join(" ") : undefined}
        title={full}
        onClick={() => {
          choice.showHint(shown ? null : offer);
          if (!shown) onShow(offer);
        }}
        onFocus={() => choice.lookAt({ offer })}
        onBlur={() => choice.lookAt(null)}
        onPointerEnter={() => choice.lookAt({ offer })}
        onPointerLeave={() => choice.lookAt(null)}
      >
        <span className="hidden-text">{`${meaning} ${chance}: ${full}`}</span>
        <span className="hint-chance" aria-hidden="true">
          {chance}
        </span>
        {answer.kind === "place" && (
          <span className="hint-pieces" aria-hidden="true">
            <WorkerPiece seat={seat} kind={answer.worker} size={20} />
            {spends(answer) && <Icon name="token" size={18} />}
          </span>
        )}
        <span className="hint-text" aria-hidden="true">
          <Rich text={texts.advice(answer, preview)} />
        </span>
      </button>
      {reason !== null && (
        <p className="hint-reason" id={`${id}-reason`}>
          <Rich text={reason} />
        </p>
      )}
      {told.length > 0 && (
        <p className="hint-plan" id={`${id}-plan`}>
          <b>{words.plan}</b> <Segments segments={told} />
        </p>
      )}
    </li>
  );
}

/** How much more there is to hope for than with another answer. */
function comparison(more: number, other: string, words: UiTexts["table"]["hints"]): string {
  return more < 1 ? words.even(other) : words.better(words.percent(more), other);
}

/** A search is never quite sure. */
function chanceText(percent: number, inWords: (percent: number) => string): string {
  if (percent < 1) return `< ${inWords(1)}`;
  return percent > 99 ? `> ${inWords(99)}` : inWords(percent);
}
