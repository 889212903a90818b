import type { ReactNode } from "react";
import { Icon, type IconName } from "../../art/icons";
import { useText } from "../../i18n";

interface NoteProps {
  icon: IconName;
  text: ReactNode;
  /** Missing: it is heard elsewhere. */
  role?: "alert" | "status";
  action?: ReactNode;
  onClose?: () => void;
}

/** A slip of paper above the log. */
export function Note({ icon, text, role, action, onClose }: NoteProps) {
  const { dismiss } = useText().ui.table.alerts;
  return (
    <div className={role === "alert" ? "toast toast-trouble" : "toast"} role={role}>
      <Icon name={icon} />
      <span>{text}</span>
      {action}
      {onClose !== undefined && (
        <button type="button" className="toast-close" aria-label={dismiss} onClick={onClose}>
          <Icon name="close" size={16} />
        </button>
      )}
    </div>
  );
}
