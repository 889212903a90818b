import { useText } from "../../i18n";
import type { Answer } from "../../wire/types";
import { Dialog } from "../dialogs/dialog";

interface PassDialogProps {
  answer: Answer | null;
  season: string;
  workers: number;
  onPass: (answer: Answer) => void;
  onClose: () => void;
}

/** The one thing that is costly, easily done by mistake and soon beyond undo. */
export function PassDialog({ answer, season, workers, onPass, onClose }: PassDialogProps) {
  const { pass } = useText().ui.table;
  return (
    <Dialog open={answer !== null} heading label={pass.title(season)} onClose={onClose}>
      <p>{pass.text(workers)}</p>
      <div className="dialog-actions">
        <button type="button" className="button" autoFocus onClick={onClose}>
          {pass.cancel}
        </button>
        <button
          type="button"
          className="button button-main"
          onClick={() => {
            if (answer !== null) onPass(answer);
            onClose();
          }}
        >
          {pass.confirm}
        </button>
      </div>
    </Dialog>
  );
}
