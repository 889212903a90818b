import { useState } from "react";
import { useText } from "../../i18n";
import { Button } from "../parts/controls";

interface CopyButtonProps {
  text: string;
  label: string;
  /** Said when it is done. */
  done: string;
}

/** Copies a text, and says so. */
export function CopyButton({ text, label, done }: CopyButtonProps) {
  const { shareFailed } = useText().ui.contests;
  const [said, setSaid] = useState("");
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setSaid(done);
    } catch {
      setSaid(shareFailed);
    }
  };
  return (
    <span className="contest-copy">
      <Button icon={said === done ? "check" : "copy"} onClick={() => void copy()}>
        {label}
      </Button>
      <span role="status">{said}</span>
    </span>
  );
}
