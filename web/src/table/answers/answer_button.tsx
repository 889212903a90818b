import { useMemo, type ReactNode } from "react";
import { Rich } from "../../i18n";
import type { Offer } from "../../wire/types";
import { usePeek } from "../cards/use_peek";
import { useChoice } from "../choice/choice_store";
import { hintMark, hoverless } from "../choice/spot";
import { target } from "../choice/targets";
import { useDesk } from "../desk_context";
import { cardIn } from "./answer_card";
import { KeyHint } from "./key_hint";
import { isQuiet } from "./lines";
import { useAnswerTexts } from "./use_answer_text";

interface AnswerButtonProps {
  offer: Offer;
  number: number;
  /** The one that stands out. */
  main?: boolean;
  /** Shown instead of the sentence, which is read out all the same. */
  sign?: ReactNode;
}

export function AnswerButton({ offer, number, main = false, sign }: AnswerButtonProps) {
  const { choice } = useDesk();
  const texts = useAnswerTexts();
  const { answer } = offer;
  const full = <Rich text={texts.full(answer, offer.preview)} />;
  const card = useMemo(() => cardIn(answer), [answer]);
  const { swallowsClick, ...peeking } = usePeek(card);
  const hinted = useChoice(choice, (state) => state.hinted?.answer.text === answer.text);
  const labelled = sign === undefined;
  const weight = main ? " button-main" : isQuiet(offer) ? " button-quiet" : "";
  return (
    <button
      type="button"
      className={`button${weight}`}
      data-answer={answer.text}
      data-key={number}
      data-kind={answer.kind}
      data-drag={answer.kind === "build" ? target.structure(answer.structure) : undefined}
      {...hintMark(hinted)}
      {...peeking}
      onClick={() => !swallowsClick() && choice.answer(answer)}
      onFocus={() => choice.lookAt({ offer, labelled })}
      onBlur={() => choice.lookAt(null)}
      onPointerEnter={() => {
        // Without a hover, only what is touched is looked at, not what comes to lie under the last touch.
        if (!hoverless()) choice.lookAt({ offer, labelled });
      }}
      onPointerLeave={() => {
        peeking.onPointerLeave();
        if (!hoverless()) choice.lookAt(null);
      }}
    >
      <KeyHint number={number} />
      {labelled ? (
        <span>{full}</span>
      ) : (
        <>
          <span className="answer-sign" aria-hidden="true">
            {sign}
          </span>
          <span className="hidden-text">{full}</span>
        </>
      )}
    </button>
  );
}
