import { Icon } from "../../art/icons";
import { WorkerPiece } from "../../art/pieces";
import { Rich, useText } from "../../i18n";
import type { AskedHint } from "../../wire/table_state";
import type { Offer } from "../../wire/types";
import { useDesk } from "../desk_context";
import { ThinkingSign } from "../thinking_sign";
import { spends } from "./choice";
import { useChoice } from "./choice_store";
import { useAnswerTexts } from "./use_answer_text";
import "./hints.css";

export interface HintsProps {
  /** Null: nobody has asked. */
  hint: AskedHint | null;
  /** Asks for one, or puts it away. */
  onHint: () => void;
  /** An answer is shown on the table. */
  onShow: (offer: Offer) => void;
}

export function HintButton({ hint, onHint }: HintsProps) {
  const words = useText().ui.table.hints;
  const label = hint?.answers == null ? words.ask : words.close;
  return (
    <button
      type="button"
      className="undo-button hint-button"
      aria-pressed={hint !== null}
      title={label}
      aria-label={label}
      onClick={onHint}
    >
      <Icon name="hint" />
    </button>
  );
}

/** The computer's best answers with their chances. Pressing one shows it on the table; playing it is up to the player. */
export function Hints({ hint, onShow }: HintsProps) {
  const t = useText();
  const words = t.ui.table.hints;
  const { choice } = useDesk();
  const whole = useChoice(choice, (state) => state.whole);
  const alone = useChoice(choice, (state) => state.view?.solo !== undefined);
  if (hint === null) return null;
  const { answers } = hint;
  const advised = (answers ?? []).flatMap(({ action, chance }) => {
    const offer = whole.offers?.find(({ answer }) => answer.text === action);
    return offer === undefined ? [] : [{ offer, percent: Math.round(chance / 10) }];
  });
  // What was tried most comes first, and may by a hair be less than what follows.
  advised.sort((a, b) => b.percent - a.percent);
  const meaning = alone ? words.soloChance : words.chance;
  return (
    <div className="hints" id="hints" role="group" aria-label={words.title} aria-busy={answers === null}>
      <p className={advised.length > 0 ? "hidden-text" : "hints-state"} role="status">
        {answers === null ? words.thinking : advised.length === 0 ? words.none : words.told(advised.length)}
        {answers === null && <ThinkingSign quiet />}
      </p>
      {advised.length > 0 && (
        <p className="hints-meaning" aria-hidden="true">
          {meaning}
        </p>
      )}
      {advised.map(({ offer, percent }) => (
        <HintLine
          key={offer.answer.text}
          seat={hint.seat}
          offer={offer}
          percent={percent}
          meaning={meaning}
          onShow={onShow}
        />
      ))}
    </div>
  );
}

interface HintLineProps {
  seat: number;
  offer: Offer;
  percent: number;
  /** What there is this chance of. */
  meaning: string;
  onShow: (offer: Offer) => void;
}

function HintLine({ seat, offer, percent, meaning, onShow }: HintLineProps) {
  const t = useText();
  const { choice } = useDesk();
  const texts = useAnswerTexts();
  const shown = useChoice(choice, (state) => state.hinted === offer);
  const { answer, preview } = offer;
  const full = t.plain(texts.full(answer, preview));
  const chance = chanceText(percent, t.ui.table.hints.percent);
  return (
    <button
      type="button"
      className="hint"
      aria-pressed={shown}
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
        <Rich text={texts.brief(answer, preview)} />
      </span>
    </button>
  );
}

/** A search is never quite sure. */
function chanceText(percent: number, inWords: (percent: number) => string): string {
  if (percent < 1) return `< ${inWords(1)}`;
  return percent > 99 ? `> ${inWords(99)}` : inWords(percent);
}
