import { WorkerPiece } from "../../art/pieces";
import { useText } from "../../i18n";
import { workersOffered } from "../choice/choice";
import { useChoice } from "../choice/choice_store";
import { hintMark } from "../choice/spot";
import { target, targetsOf } from "../choice/targets";
import { useDesk } from "../desk_context";

/** Which worker goes to the space that is pointed at next. */
export function WorkerToggle() {
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
          data-drag={target.worker(kind)}
          {...hintMark(hinted !== null && targetsOf(hinted.answer).includes(target.worker(kind)))}
          onClick={() => choice.prefer(kind)}
        >
          <WorkerPiece seat={seat} kind={kind} size={22} />
          <span className="worker-choice-name">{t.names.worker(kind)}</span>
        </button>
      ))}
    </div>
  );
}
