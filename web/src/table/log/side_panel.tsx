import { memo } from "react";
import { Icon } from "../../art/icons";
import { useText } from "../../i18n";
import type { ChatLine, LogEntry, Notice } from "../../wire/types";
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
  /** What happened to the people at the table stands between what they say. */
  notices?: readonly Notice[];
  names?: readonly string[];
  unread: number;
  onSay?: (text: string) => void;
  /** What everybody at the table should know. */
  note?: string;
  /** It leaves its room to the board. */
  folded?: boolean;
  /** Missing where it cannot be put away. */
  onFold?: (folded: boolean) => void;
}

export const SidePanel = memo(function SidePanel(props: SidePanelProps) {
  const { tab, onTab, log, viewer, at, onMoment, chat, notices, names } = props;
  const { unread, onSay, note, folded = false, onFold } = props;
  const t = useText();
  const { parts } = t.ui.table;
  if (folded) return <Folded unread={unread} onOpen={() => onFold?.(false)} />;
  return (
    <section className="side" aria-label={parts.log}>
      {chat !== undefined && (
        <div className="side-head">
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
          {onFold !== undefined && (
            <button
              type="button"
              className="side-fold"
              title={t.ui.stage.hideLog}
              aria-label={t.ui.stage.hideLog}
              onClick={() => onFold(true)}
            >
              <Icon name="arrow_right" size={18} />
            </button>
          )}
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
          <Chat lines={chat} notices={notices} names={names} onSay={onSay} />
        ) : (
          <LogList log={log} viewer={viewer} at={at} onMoment={onMoment} />
        )}
      </div>
    </section>
  );
});

/** What is left of it: a strip that opens it again. */
function Folded({ unread, onOpen }: { unread: number; onOpen: () => void }) {
  const { showLog } = useText().ui.stage;
  return (
    <button type="button" className="side-folded" title={showLog} aria-label={showLog} onClick={onOpen}>
      <Icon name="arrow_left" size={18} />
      <Icon name="log" size={20} />
      {unread > 0 && <span className="badge">{unread}</span>}
    </button>
  );
}
