import { useEffect, useRef, type ReactNode } from "react";
import { Icon } from "../../art/icons";
import { Rich, useText } from "../../i18n";
import { useLaterText } from "../../i18n/later";
import { useAnswerTexts } from "../../table/answers/use_answer_text";
import { answerOf } from "../../wire/answer_text";
import type { Answer } from "../../wire/types";
import { Button } from "../parts/controls";
import { percent } from "../review/numbers";
import type { Puzzle } from "./puzzle_book";

interface VerdictProps {
  puzzle: Puzzle;
  given: Answer;
  right: boolean;
  /** There were mistakes before. */
  later: boolean;
  alone: boolean;
  onAgain: () => void;
  /** Missing: it is shown. */
  onShow: (() => void) | undefined;
  onNext: () => void;
  onPlayOn: () => void;
  /** The solution, where there is no room beside it. */
  children: ReactNode;
}

/** Right or wrong, what the answer gives up, and where to go from here. */
export function Verdict(props: VerdictProps) {
  const { puzzle, given, right, later, alone, onAgain, onShow, onNext, onPlayOn, children } = props;
  const t = useText();
  const words = useLaterText().puzzles;
  const texts = useAnswerTexts();
  const buttons = useRef<HTMLDivElement>(null);
  // The keyboard stays where the answer was given: the next Enter goes on.
  useEffect(() => buttons.current?.querySelector<HTMLElement>("button")?.focus(), []);
  const [best, ...rivals] = puzzle.tried;
  const rival = rivals.find(({ answer }) => texts.deed(answerOf(answer)) === texts.deed(given));
  const cost = best === undefined || rival === undefined ? null : best.chance - rival.chance;
  const costs = alone ? words.costsAlone : words.costs;
  const again = (
    <Button look={right ? "plain" : "primary"} icon="restart" onClick={onAgain}>
      {words.again}
    </Button>
  );
  const next = (
    <Button look={right ? "primary" : "plain"} icon="arrow_right" onClick={onNext}>
      {words.next}
    </Button>
  );
  return (
    <section
      className="replay-bar puzzle-told"
      aria-label={t.ui.table.parts.question}
      data-right={right || undefined}
    >
      <div role="status">
        <h2>
          <Icon name={right ? "check" : "close"} size={24} />{" "}
          {right ? (later ? words.rightLater : words.right) : words.wrong}
        </h2>
        <p>
          <b>
            <Rich text={texts.full(given)} />
          </b>
          {!right && <> {cost === null ? words.notAmong : costs(percent(cost * 1000, t.ui.review))}</>}
        </p>
      </div>
      <div className="replay-row" ref={buttons}>
        {right ? next : again}
        {!right && onShow !== undefined && (
          <Button icon="hint" onClick={onShow}>
            {words.show}
          </Button>
        )}
        {right ? null : next}
        <Button icon="play" onClick={onPlayOn}>
          {words.playOn}
        </Button>
      </div>
      {children}
    </section>
  );
}
