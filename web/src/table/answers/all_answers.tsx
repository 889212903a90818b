import { Rich, useText } from "../../i18n";
import { RulingButtons } from "../../law/ruling_links";
import { Dialog } from "../dialogs/dialog";
import { useDesk } from "../desk_context";
import { candidates } from "../choice/choice";
import { useAnswerText } from "./use_answer_text";
import { useChoice } from "../choice/choice_store";

/** Every possible answer in one list, and below what is not possible and why: the whole question without a board. */
export function AllAnswers({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useText();
  const { choice } = useDesk();
  const answerText = useAnswerText();
  const ask = useChoice(choice, (state) => state.whole);
  const picked = useChoice(choice, (state) => state.picked);
  const words = t.ui.table.question;
  const offers = open ? candidates(ask, picked) : [];
  const refused = open ? (ask.refused ?? []) : [];
  return (
    <Dialog open={open} heading label={words.allAnswers} onClose={onClose} className="all-answers">
      <ul className="answer-list">
        {offers.map(({ answer, preview }) => (
          <li key={answer.text}>
            <button
              type="button"
              className="answer-line"
              data-answer={answer.text}
              onClick={() => {
                onClose();
                choice.answer(answer);
              }}
            >
              <Rich text={answerText(answer, preview)} />
            </button>
          </li>
        ))}
      </ul>
      {refused.length > 0 && <h3 className="answer-refused-title">{words.notPossible}</h3>}
      <ul className="answer-list">
        {refused.map(({ answer, reason }) => (
          <li key={answer.text} className="answer-refused">
            <Rich text={answerText(answer)} />
            <small>
              <Rich text={t.reason(reason)} /> <RulingButtons reasons={[reason]} />
            </small>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
