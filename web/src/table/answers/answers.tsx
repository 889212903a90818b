import { useMemo, useState } from "react";
import { Icon } from "../../art/icons";
import { Bottle, GrapeBead, WorkerPiece } from "../../art/pieces";
import { Rich, useText } from "../../i18n";
import type { GrapeName, Offer, WineName } from "../../wire/types";
import { usePeek } from "../cards/use_peek";
import { useDesk } from "../desk_context";
import { useNarrow } from "../use_layout";
import { AllAnswers } from "./all_answers";
import { cardIn } from "./answer_card";
import { haveRoom, isFarmers, saysEnoughInShort } from "./answer_room";
import { candidates, nextStep, placesAWorker, priceOf, withWorker, workersOffered } from "../choice/choice";
import { TokenToggle } from "./token_toggle";
import { useChoice } from "../choice/choice_store";
import { useAnswerTexts } from "./use_answer_text";
import { targetLabel } from "./target_label";
import { hintMark, hoverless } from "../choice/spot";
import { target, targetsOf, type Target } from "../choice/targets";
import "./answers.css";

// More than these are narrowed down step by step.
const mostButtons = 8;
// More than these are said in short where that is enough.
const fewButtons = 3;

/** Every answer as a button; where there are many, the next step towards one. */
export function Answers({ pending }: { pending: boolean }) {
  const t = useText();
  const { choice } = useDesk();
  const ask = useChoice(choice, (state) => state.ask);
  const whole = useChoice(choice, (state) => state.whole);
  const picked = useChoice(choice, (state) => state.picked);
  const enabled = useChoice(choice, (state) => state.enabled);
  const armed = useChoice(choice, (state) => state.armed);
  const worker = useChoice(choice, (state) => state.worker);
  const [listed, setListed] = useState(false);
  const narrow = useNarrow();
  const texts = useAnswerTexts();
  if (!enabled && ask.offers === undefined) return null;
  const open = candidates(ask, picked);
  const placing = placesAWorker(ask);
  const located = open.filter(({ answer }) => targetsOf(answer).length > 0);
  const unlocated = (ask.offers ?? []).filter(({ answer }) => targetsOf(answer).length === 0);
  // One worker on one space may still have a choice of bonuses.
  const ways = placing && picked.length > 0 ? withWorker(located, worker) : [];
  const brief = placing
    ? ways.every(({ answer }) => isFarmers(answer))
    : located.length > fewButtons && located.every(({ answer }) => saysEnoughInShort(answer));
  const textOf = ({ answer, preview }: Offer) => texts.full(answer, preview);
  const next = placing ? [] : nextStep(located, picked);
  const few =
    !placing &&
    located.length <= mostButtons &&
    (brief || next.length < 2 || haveRoom([...located, ...unlocated].map(textOf), narrow));
  const buttons: Offer[] = [...(few ? located : ways), ...unlocated];
  const steps = few ? [] : next;
  const hidden = located.length + unlocated.length > buttons.length + steps.length;
  const refused = ask.refused?.length ?? 0;
  const words = t.ui.table.question;
  return (
    <div className="answers" data-pending={pending}>
      {armed !== null && <AnswerButton offer={armed} number={1} />}
      {placing && <WorkerToggle />}
      <TokenToggle />
      {picked.map((one) => (
        <PickChip key={one} one={one} />
      ))}
      {steps.map((one, i) => (
        <StepButton key={one} one={one} number={i + 1} />
      ))}
      {buttons.map((offer, i) => (
        <AnswerButton
          key={offer.answer.text}
          offer={offer}
          number={steps.length + i + 1}
          brief={brief && saysEnoughInShort(offer.answer)}
        />
      ))}
      {(hidden || refused > 0) && (
        <button type="button" className="button button-quiet" onClick={() => setListed(true)}>
          {hidden ? words.allAnswers(candidates(whole, picked).length) : words.refused(refused)}
        </button>
      )}
      <AllAnswers open={listed} onClose={() => setListed(false)} />
    </div>
  );
}

/** "1" to "9" press the button with that number. */
function KeyHint({ number }: { number: number }) {
  return number > 9 ? null : (
    <kbd className="answer-key" aria-hidden="true">
      {number}
    </kbd>
  );
}

interface AnswerButtonProps {
  offer: Offer;
  number: number;
  /** Shown in few words, read out in full. */
  brief?: boolean;
}

function AnswerButton({ offer, number, brief = false }: AnswerButtonProps) {
  const { choice } = useDesk();
  const texts = useAnswerTexts();
  const full = <Rich text={texts.full(offer.answer, offer.preview)} />;
  const card = useMemo(() => cardIn(offer.answer), [offer.answer]);
  const { swallowsClick, ...peeking } = usePeek(card);
  const hinted = useChoice(choice, (state) => state.hinted?.answer.text === offer.answer.text);
  const quiet = offer.answer.kind === "pass" || offer.answer.kind === "done" || offer.answer.kind === "no";
  return (
    <button
      type="button"
      className={quiet ? "button" : "button button-main"}
      data-answer={offer.answer.text}
      data-key={number}
      data-kind={offer.answer.kind}
      {...hintMark(hinted)}
      {...peeking}
      onClick={() => !swallowsClick() && choice.answer(offer.answer)}
      onFocus={() => choice.lookAt({ offer, labelled: !brief })}
      onBlur={() => choice.lookAt(null)}
      onPointerEnter={(event) => {
        peeking.onPointerEnter(event);
        // Without a hover, only what is touched is looked at, not what comes to lie under the last touch.
        if (!hoverless()) choice.lookAt({ offer, labelled: !brief });
      }}
      onPointerLeave={() => {
        peeking.onPointerLeave();
        if (!hoverless()) choice.lookAt(null);
      }}
    >
      <KeyHint number={number} />
      {brief ? (
        <>
          <span aria-hidden="true">
            <Rich text={texts.short(offer.answer)} />
          </span>
          <span className="hidden-text">{full}</span>
        </>
      ) : (
        <span>{full}</span>
      )}
    </button>
  );
}

function StepButton({ one, number }: { one: Target; number: number }) {
  const t = useText();
  const { choice, context } = useDesk();
  const ask = useChoice(choice, (state) => state.ask);
  const picked = useChoice(choice, (state) => state.picked);
  const price = priceOf(candidates(ask, [...picked, one]));
  const hinted = useChoice(choice, () => choice.isHinted(one));
  return (
    <button
      type="button"
      className="button"
      data-answer={one}
      data-key={number}
      {...hintMark(hinted)}
      onClick={() => choice.pick(one)}
      onFocus={() => choice.look(one)}
      onBlur={() => choice.look(null)}
      onPointerEnter={() => choice.look(one)}
      onPointerLeave={() => choice.look(null)}
    >
      <KeyHint number={number} />
      <span>
        <TargetSign one={one} name={targetLabel(one, t, context.names, context.catalogue)} />
        {price !== undefined && <Rich text={` ({lira ${price}})`} />}
      </span>
    </button>
  );
}

/** A grape or a wine as it lies on the mat, with its quality on it; everything else by its name. */
function TargetSign({ one, name }: { one: Target; name: string }) {
  const [dimension, kind, quality] = one.split(":");
  if (dimension !== "grape" && dimension !== "bottle") return name;
  return (
    <span className="target-sign" title={name}>
      <span className="hidden-text">{name}</span>
      {dimension === "grape" ? (
        <GrapeBead colour={kind as GrapeName} quality={Number(quality)} size={24} />
      ) : (
        <Bottle wine={kind as WineName} quality={Number(quality)} size={26} />
      )}
    </span>
  );
}

function PickChip({ one }: { one: Target }) {
  const t = useText();
  const { choice, context } = useDesk();
  const name = targetLabel(one, t, context.names, context.catalogue);
  return (
    <button
      type="button"
      className="button button-picked"
      aria-label={t.ui.table.question.remove(name)}
      onClick={() => choice.pick(one)}
    >
      {name}
      <Icon name="close" size={14} />
    </button>
  );
}

/** Which worker goes to the space that is pointed at next. */
function WorkerToggle() {
  const t = useText();
  const { choice } = useDesk();
  const ask = useChoice(choice, (state) => state.ask);
  const worker = useChoice(choice, (state) => state.worker);
  const hinted = useChoice(choice, (state) => state.hinted);
  const kinds = workersOffered(ask);
  if (kinds.length === 0 || ask.seat === null) return null;
  const seat = ask.seat;
  return (
    <div className="worker-toggle" role="group" aria-label={t.ui.table.question.placeWith}>
      <span className="worker-toggle-label">{t.ui.table.question.placeWith}</span>
      {kinds.map((kind) => (
        <button
          key={kind}
          type="button"
          className="worker-choice"
          aria-pressed={kind === worker}
          {...hintMark(hinted !== null && targetsOf(hinted.answer).includes(target.worker(kind)))}
          onClick={() => choice.prefer(kind)}
        >
          <WorkerPiece seat={seat} kind={kind} size={22} />
          {t.names.worker(kind)}
        </button>
      ))}
    </div>
  );
}
