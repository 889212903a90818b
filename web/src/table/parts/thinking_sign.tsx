import { useText } from "../../i18n";
import "./thinking_sign.css";

/** Three calm dots: the computer thinks. `quiet`: what it thinks about is said beside it. */
export function ThinkingSign({ quiet = false }: { quiet?: boolean }) {
  const { thinking } = useText().ui.table.player;
  return (
    <span className="thinking" title={quiet ? undefined : thinking}>
      {!quiet && <span className="hidden-text">{thinking}</span>}
      <span className="thinking-dot" />
      <span className="thinking-dot" />
      <span className="thinking-dot" />
    </span>
  );
}
