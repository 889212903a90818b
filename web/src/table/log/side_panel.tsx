import { memo } from "react";
import { Icon } from "../../art/icons";
import { useText } from "../../i18n";
import type { ChatLine, LogEntry } from "../../wire/types";
import { Chat } from "./chat";
import { LogList } from "./log_list";
import "./log.css";

export type SideTab = "log" | "chat";

interface SidePanelProps {
  tab: SideTab;
  onTab: (tab: SideTab) => void;
  log: readonly LogEntry[];
  viewer: number | null;
  at: number | null;
  onMoment?: (at: number) => void;
  /** Missing where nobody can talk, as in a replay. */
  chat?: readonly ChatLine[];
  unread: number;
  onSay?: (text: string) => void;
  /** What everybody at the table should know. */
  note?: string;
}

export const SidePanel = memo(function SidePanel(props: SidePanelProps) {
  const { tab, onTab, log, viewer, at, onMoment, chat, unread, onSay, note } = props;
  const t = useText();
  const { parts } = t.ui.table;
  return (
    <section className="side" aria-label={parts.log}>
      {chat !== undefined && (
        <div className="side-tabs" role="tablist" aria-label={`${parts.log}, ${parts.chat}`}>
          <button
            type="button"
            role="tab"
            id="tab-log"
            aria-controls="side-content"
            aria-selected={tab === "log"}
            onClick={() => onTab("log")}
          >
            <Icon name="log" size={18} /> {parts.log}
          </button>
          <button
            type="button"
            role="tab"
            id="tab-chat"
            aria-controls="side-content"
            aria-selected={tab === "chat"}
            onClick={() => onTab("chat")}
          >
            <Icon name="chat" size={18} /> {parts.chat}
            {unread > 0 && <span className="badge">{unread}</span>}
          </button>
        </div>
      )}
      {note !== undefined && <p className="side-note">{note}</p>}
      <div
        className="side-content"
        id="side-content"
        role={chat === undefined ? undefined : "tabpanel"}
        aria-labelledby={chat === undefined ? undefined : `tab-${tab}`}
      >
        {tab === "chat" && chat !== undefined ? (
          <Chat lines={chat} onSay={onSay} />
        ) : (
          <LogList log={log} viewer={viewer} at={at} onMoment={onMoment} />
        )}
      </div>
    </section>
  );
});
