import { useState } from "react";
import { Icon } from "../../art/icons";
import { useText } from "../../i18n";

export function CopyLink() {
  const { waiting, menu } = useText().ui.table;
  const [copied, setCopied] = useState(false);
  const link = window.location.href;
  return (
    <div className="copy-link">
      <input readOnly value={link} aria-label={menu.link} onFocus={(event) => event.target.select()} />
      <button
        type="button"
        className="button"
        onClick={() => void navigator.clipboard.writeText(link).then(() => setCopied(true))}
      >
        <Icon name={copied ? "check" : "copy"} />
        {waiting.copy}
      </button>
      <span role="status" className="hidden-text">
        {copied ? menu.copied : ""}
      </span>
    </div>
  );
}
