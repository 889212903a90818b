import { memo, useRef, useState } from "react";
import { Icon } from "../../art/icons";
import { Rich, useText } from "../../i18n";
import type { Ask, UndoInfo } from "../../wire/types";
import { useDesk } from "../desk_context";
import { PlayerMark } from "../parts/player_mark";
import { Segments } from "../parts/segments_view";
import { ThinkingSign } from "../parts/thinking_sign";
import { useLayout } from "../use_layout";
import { AllAnswers } from "../answers/all_answers";
import { Answers, listsMore } from "../answers/answers";
import { useCutOff } from "../answers/use_cut_off";
import { useChoice } from "../choice/choice_store";
import { HintButton, Hints, type HintsProps } from "../hints/hints";
import { PreviewLine } from "./preview_line";
import { useFocusReturn } from "./use_focus_return";
import { UndoButtons } from "./undo_buttons";
import "./stage.css";

interface QuestionProps {
  ask: Ask;
  /** The seats at this screen. */
  held: readonly number[];
  undo: UndoInfo | undefined;
  /** No other person is at the table who could be asked to take something back. */
  alone: boolean;
  pending: boolean;
  onUndo: (to: number) => void;
  onRedo: () => void;
  onTakeBack: (to: number) => void;
  onResult: () => void;
  onSkip: (() => void) | undefined;
  /** The computer has been thinking for a while. */
  thinking?: boolean;
  /** Missing: there are no hints here. On a wide screen they stand beside the bar. */
  hints?: HintsProps;
}

/** The one fixed place that says whose turn it is, what is asked, and what can be answered. */
export const Question = memo(function Question(props: QuestionProps) {
  const { ask, held, undo, alone, pending, onResult, onSkip, thinking, hints } = props;
  const { onUndo, onRedo, onTakeBack } = props;
  const t = useText();
  const { choice, context } = useDesk();
  const words = t.ui.table.question;
  const mine = ask.seat !== null && held.includes(ask.seat);
  const question = t.question(ask, context);
  const layout = useLayout();
  const wide = layout === "wide";
  const phone = layout === "phone";
  const more = useChoice(choice, (state) => phone && listsMore(state));
  const answers = useRef<HTMLDivElement>(null);
  const cutOff = useCutOff(answers, ask, !wide);
  const [listed, setListed] = useState(false);
  const list = () => setListed(true);
  useFocusReturn(ask, mine);
  return (
    <section
      className={mine ? "ask ask-mine" : "ask"}
      aria-label={t.ui.table.parts.question}
      aria-busy={pending}
    >
      <div className="ask-head">
        {ask.seat !== null && <PlayerMark seat={ask.seat} size={26} />}
        <h2 className="ask-text" id="question" tabIndex={-1}>
          {!mine && <span className="ask-who">{question.who} </span>}
          <Rich text={question.text} />
          {thinking === true && <ThinkingSign />}
          {question.because !== undefined && (
            <span className="ask-because">
              <Segments segments={question.because} />
            </span>
          )}
        </h2>
        {mine && hints !== undefined && <HintButton {...hints} />}
        {/* On a small screen the bar stays low: what has no room in it is behind this. */}
        {mine && !wide && (cutOff || more) && (
          <button
            type="button"
            className="undo-button all-answers-button"
            title={words.allAnswers}
            aria-label={words.allAnswers}
            onClick={list}
          >
            <Icon name="list" />
          </button>
        )}
        <UndoButtons
          undo={undo}
          alone={alone}
          pending={pending}
          onUndo={onUndo}
          onRedo={onRedo}
          onTakeBack={onTakeBack}
        />
      </div>
      <div className="ask-answers" ref={answers}>
        {ask.seat === null && (
          <button type="button" className="button button-main" onClick={onResult}>
            {words.result}
          </button>
        )}
        {mine && <Answers pending={pending} onList={phone ? undefined : list} />}
        {!mine && ask.seat !== null && onSkip !== undefined && (
          <button type="button" className="button" onClick={onSkip}>
            {words.skip}
          </button>
        )}
      </div>
      {mine && hints !== undefined && !wide && <Hints {...hints} />}
      <PreviewLine mine={mine} />
      {mine && <AllAnswers open={listed} onClose={() => setListed(false)} />}
    </section>
  );
});
