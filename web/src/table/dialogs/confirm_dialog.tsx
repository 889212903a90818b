import { Rich, useText } from "../../i18n";
import { Dialog } from "./dialog";

interface ConfirmDialogProps {
  open: boolean;
  title: string;
  text: string;
  confirm: string;
  /** Enter does not confirm by itself. */
  careful?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Only for what is costly and cannot be undone. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, text, confirm, careful = false, onConfirm, onClose } = props;
  const { pass } = useText().ui.table;
  return (
    <Dialog open={open} heading label={title} onClose={onClose}>
      <p>
        <Rich text={text} />
      </p>
      <div className="dialog-actions">
        <button type="button" className="button" {...firstFocus(careful)} onClick={onClose}>
          {pass.cancel}
        </button>
        <button
          type="button"
          className="button button-main"
          {...firstFocus(!careful)}
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

const firstFocus = (here: boolean) => (here ? { "data-first-focus": true } : {});
