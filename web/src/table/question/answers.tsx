import { useState } from "react";
import { Icon } from "../../art/icons";
import { WorkerPiece } from "../../art/pieces";
import { Rich, useText } from "../../i18n";
import type { Offer } from "../../wire/types";
import { useDesk } from "../desk_context";
import { AllAnswers } from "./all_answers";
import { candidates, nextStep, withWorker, workersOffered } from "./choice";
import { TokenToggle } from "./token_toggle";
import { useChoice } from "./choice_store";
import { useAnswerText } from "./use_answer_text";
import { targetLabel } from "./target_label";
import { hintMark } from "./spot";
import { target, targetsOf, type Target } from "./targets";

// More than these are narrowed down step by step.
const mostButtons = 8;

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
  if (!enabled && ask.offers === undefined) return null;
  const open = candidates(ask, picked);
  const placing = ask.kind === "turn";
  const located = open.filter(({ answer }) => targetsOf(answer).length > 0);
  const unlocated = (ask.offers ?? []).filter(({ answer }) => targetsOf(answer).length === 0);
  const few = !placing && located.length <= mostButtons;
  // One worker on one space may still have a choice of bonuses.
  const ways = placing && picked.length > 0 ? withWorker(located, worker) : [];
  const buttons: Offer[] = [...(few ? located : ways), ...unlocated];
  const steps = few || placing ? [] : nextStep(located, picked);
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
        <AnswerButton key={offer.answer.text} offer={offer} number={steps.length + i + 1} />
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

function AnswerButton({ offer, number }: { offer: Offer; number: number }) {
  const { choice } = useDesk();
  const answerText = useAnswerText();
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
      onClick={() => choice.answer(offer.answer)}
      onFocus={() => choice.lookAt({ offer })}
      onBlur={() => choice.lookAt(null)}
      onPointerEnter={() => choice.lookAt({ offer })}
      onPointerLeave={() => choice.lookAt(null)}
    >
      <KeyHint number={number} />
      <span>
        <Rich text={answerText(offer.answer, offer.preview)} />
      </span>
    </button>
  );
}

function StepButton({ one, number }: { one: Target; number: number }) {
  const t = useText();
  const { choice, context } = useDesk();
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
      {targetLabel(one, t, context.names, context.catalogue)}
    </button>
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

/** Which worker goes where one points next. */
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
