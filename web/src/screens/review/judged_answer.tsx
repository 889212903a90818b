import { Rich, useText, type AnswerContext } from "../../i18n";
import { answerOf } from "../../wire/answer_text";
import type { ReviewedDecision } from "../../wire/types";
import { percent, points } from "./numbers";

interface JudgedAnswerProps {
  decision: ReviewedDecision;
  context: AnswerContext;
}

/** "Mistake: costs 6.1 %. Better: plant a vine. Then: harvest in winter." */
export function JudgedAnswer({ decision, context }: JudgedAnswerProps) {
  const t = useText();
  const words = t.ui.review;
  const { mark, cost, vp_cost: vpCost = 0, best, plan = [], year, season } = decision;
  const said = words.cost({
    mark: words.marks[mark],
    chance: percent(cost, words),
    vp: vpCost > 0 ? points(vpCost, words) : undefined,
  });
  const steps = plan.map((step) => ({ ...step, answer: answerOf(step.answer) }));
  const told = t.plan(steps, { year, season }, context);
  return (
    <>
      <span className={`review-mark review-mark-${mark}`}>{said}</span>
      {best !== undefined && (
        <>
          {" "}
          <Rich text={words.instead({ answer: t.answer(answerOf(best), context) })} />
        </>
      )}
      {told.length > 0 && (
        <span className="review-then">
          {" "}
          {t.ui.table.hints.plan} {t.plain(told)}
        </span>
      )}
    </>
  );
}
