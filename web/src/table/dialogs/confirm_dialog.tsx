import { Rich, useText } from "../../i18n";
import { Dialog } from "./dialog";

interface ConfirmDialogProps {
  open: boolean;
  title: string;
  text: string;
  confirm: string;
  onConfirm: () => void;
  onClose: () => void;
}

/** Only for what is costly and cannot be undone. */
export function ConfirmDialog({ open, title, text, confirm, onConfirm, onClose }: ConfirmDialogProps) {
  const { pass } = useText().ui.table;
  return (
    <Dialog open={open} heading label={title} onClose={onClose}>
      <p>
        <Rich text={text} />
      </p>
      <div className="dialog-actions">
        <button type="button" className="button" autoFocus onClick={onClose}>
          {pass.cancel}
        </button>
        <button
          type="button"
          className="button button-main"
          onClick={() => {
            onConfirm();
            onClose();
          }}
        >
          {confirm}
        </button>
      </div>
    </Dialog>
  );
}
