import { Rich, useText } from "../../i18n";
import type { CoachAnswer, CoachWarning, Offer } from "../../wire/types";
import { points } from "../../screens/review/numbers";
import { useAnswerTexts } from "../answers/use_answer_text";
import { Dialog } from "../dialogs/dialog";
import { Segments } from "../parts/segments_view";

export interface Warned {
  offer: Offer;
  warning: CoachWarning;
  counsel: CoachAnswer;
  /** The best answer, if it is among those that can be given. */
  best: Offer | undefined;
}

interface CoachDialogProps {
  open: boolean;
  warned: Warned;
  /** The chance is that of beating the Automa. */
  alone: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Before an answer that costs much: what it gives up, and what would be better. */
export default function CoachDialog({ open, warned, alone, onConfirm, onClose }: CoachDialogProps) {
  const t = useText();
  const words = t.ui.advice.coach;
  const texts = useAnswerTexts();
  const { offer, warning, counsel, best } = warned;
  const answer = t.plain(texts.deed(offer.answer));
  const chance = t.ui.table.hints.percent(Math.round(warning.cost / 10));
  const vp = points(warning.vp_cost ?? 0, t.ui.review);
  const plan = texts.plan(counsel.answers[0]?.plan ?? []);
  return (
    <Dialog open={open} heading label={words.sure} onClose={onClose} className="coach-dialog">
      <p>{alone ? words.soloCost({ answer, chance, vp }) : words.cost({ answer, chance })}</p>
      {best !== undefined && (
        <p>
          <Rich text={words.better({ answer: texts.advice(best.answer, best.preview) })} />
        </p>
      )}
      {best !== undefined && plan.length > 0 && (
        <p>
          <b>{t.ui.table.hints.plan}</b> <Segments segments={plan} plain />
        </p>
      )}
      <div className="dialog-actions">
        <button
          type="button"
          className="button"
          onClick={() => {
            onClose();
            onConfirm();
          }}
        >
          {words.anyway}
        </button>
        <button type="button" className="button button-main" data-first-focus onClick={onClose}>
          {words.again}
        </button>
      </div>
    </Dialog>
  );
}
