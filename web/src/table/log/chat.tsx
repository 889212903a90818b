import { memo, useState, type FormEvent } from "react";
import { Icon } from "../../art/icons";
import { useText } from "../../i18n";
import type { ChatLine, Notice } from "../../wire/types";
import { PlayerMark } from "../parts/player_mark";
import { noticeWords } from "../people/notice_words";

const longest = 500;

export const Chat = memo(function Chat(props: {
  lines: readonly ChatLine[];
  notices?: readonly Notice[];
  names?: readonly string[];
  onSay?: (text: string) => void;
}) {
  const { lines, notices = [], names = [], onSay } = props;
  const t = useText();
  const words = t.ui.table.chat;
  const [draft, setDraft] = useState("");
  const say = (event: FormEvent) => {
    event.preventDefault();
    const text = draft.trim();
    if (text === "") return;
    onSay?.(text);
    setDraft("");
  };
  return (
    <div className="chat">
      <div className="chat-scroll" tabIndex={0} role="log" aria-label={t.ui.table.parts.chat}>
        {lines.length + notices.length === 0 && (
          <p className="log-empty">{onSay === undefined ? words.off : words.empty}</p>
        )}
        <div className="log-items">
          {byTime(lines, notices).map((one, i) =>
            "text" in one ? (
              <p key={i} className="chat-line">
                {one.seat !== null && <PlayerMark seat={one.seat} size={20} />}
                <span>
                  <b>{one.name === "" ? words.spectator : t.names.person(one.name)}</b> {one.text}
                </span>
              </p>
            ) : (
              <p key={i} className="chat-line chat-notice">
                {noticeWords(one, names, t)}
              </p>
            ),
          )}
        </div>
      </div>
      {onSay !== undefined && (
        <form className="chat-form" onSubmit={say}>
          <input
            id="chat-input"
            value={draft}
            maxLength={longest}
            placeholder={words.write}
            aria-label={words.write}
            autoComplete="off"
            onChange={(event) => setDraft(event.target.value)}
            onKeyDown={(event) => event.key !== "Escape" && event.stopPropagation()}
          />
          <button type="submit" className="button" aria-label={words.send}>
            <Icon name="arrow_right" />
          </button>
        </form>
      )}
    </div>
  );
});

function byTime(lines: readonly ChatLine[], notices: readonly Notice[]): (ChatLine | Notice)[] {
  return [...lines, ...notices].sort((a, b) => a.time - b.time);
}
