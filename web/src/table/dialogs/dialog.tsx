import { useEffect, useRef, type ReactNode } from "react";
import { Icon } from "../../art/icons";
import { useText } from "../../i18n";
import "./dialog.css";

interface DialogProps {
  open: boolean;
  label: string;
  onClose: () => void;
  className?: string;
  /** With a heading the label is shown; without, it is only for screen readers. */
  heading?: boolean;
  /** A slip of its own beside the sheet, below it where there is no room; nothing is shown where it is empty. */
  beside?: ReactNode;
  children: ReactNode;
}

/** A sheet over the table. The browser keeps the focus inside and gives it back; it begins on what is marked with
 * data-first-focus, where anything is. */
export function Dialog(props: DialogProps) {
  const { open, label, onClose, className = "", heading = false, beside, children } = props;
  const t = useText();
  const element = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = element.current;
    if (dialog === null) return;
    if (open && !dialog.open) {
      dialog.showModal();
      dialog.querySelector<HTMLElement>("[data-first-focus]")?.focus();
    }
    if (!open && dialog.open) dialog.close();
  }, [open]);
  return (
    <dialog
      ref={element}
      className={`dialog ${className}`}
      aria-label={label}
      onCancel={(event) => {
        // A sheet that was opened from this one is given up alone.
        if (event.target !== element.current) return;
        event.preventDefault();
        onClose();
      }}
      onClose={() => {
        // Told late: by then the sheet may have been opened again.
        if (open && element.current?.open === false) onClose();
      }}
      onClick={(event) => event.target === element.current && onClose()}
      onKeyDown={(event) => event.stopPropagation()}
    >
      {open && (
        <div className="dialog-sheet">
          {heading && <h2 className="dialog-title">{label}</h2>}
          <button type="button" className="dialog-close" onClick={onClose} aria-label={t.ui.table.menu.close}>
            <Icon name="close" />
          </button>
          {children}
        </div>
      )}
      {open && beside !== undefined && <div className="dialog-beside">{beside}</div>}
    </dialog>
  );
}
