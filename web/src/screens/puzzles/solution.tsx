import { Rich, useText } from "../../i18n";
import { useLaterText } from "../../i18n/later";
import { useAnswerTexts } from "../../table/answers/use_answer_text";
import { Segments } from "../../table/parts/segments_view";
import { answerOf } from "../../wire/answer_text";
import type { Answer } from "../../wire/types";
import { percent } from "../review/numbers";
import type { Puzzle } from "./puzzle_book";
import "../../table/hints/hints.css";

interface SolutionProps {
  puzzle: Puzzle;
  given: Answer | null;
  alone: boolean;
}

/** The best answer with its plan, and what its rivals lose. */
export function Solution({ puzzle, given, alone }: SolutionProps) {
  const t = useText();
  const words = useLaterText().puzzles;
  const texts = useAnswerTexts();
  const { tried, plan, proof } = puzzle;
  const best = tried[0]?.chance ?? 0;
  const share = (thousandths: number) => percent(thousandths * 1000, t.ui.review);
  const yours = given === null ? null : texts.deed(given);
  const told = texts.plan(plan.map((step) => ({ ...step, answer: answerOf(step.answer) })));
  return (
    <section className="hints puzzle-solution" aria-label={words.solution} tabIndex={0}>
      <p className="hints-meaning">{alone ? words.chanceAlone : words.chance}</p>
      <ol className="puzzle-tried">
        {tried.map(({ answer: text, chance }, i) => {
          const answer = answerOf(text);
          return (
            <li key={text} data-best={i === 0 || undefined}>
              <span className="puzzle-chance">{share(chance)}</span>
              <span className="puzzle-answer">
                <Rich text={texts.advice(answer)} />
                {texts.deed(answer) === yours && <i> {words.yours}</i>}
              </span>
              <span className="puzzle-loss">
                {i === 0 ? words.best_answer : `\u2212${share(best - chance)}`}
              </span>
              <span className="puzzle-bar" aria-hidden="true">
                <span style={{ width: `${chance / 10}%` }} />
              </span>
              {i === 0 && told.length > 0 && (
                <p className="hint-plan">
                  <b>{t.ui.table.hints.plan}</b> <Segments segments={told} />
                </p>
              )}
            </li>
          );
        })}
      </ol>
      <p className="puzzle-proof">
        {words.proof(
          proof.iterations.toLocaleString(t.language),
          share(proof.gap),
          percent(proof.error * 1000, t.ui.review),
        )}
      </p>
    </section>
  );
}
