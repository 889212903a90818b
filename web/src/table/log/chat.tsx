import { memo, useState, type FormEvent } from "react";
import { Icon } from "../../art/icons";
import { useText } from "../../i18n";
import type { ChatLine } from "../../wire/types";
import { PlayerMark } from "../parts/player_mark";

const longest = 500;

export const Chat = memo(function Chat(props: {
  lines: readonly ChatLine[];
  onSay?: (text: string) => void;
}) {
  const { lines, onSay } = props;
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
        {lines.length === 0 && <p className="log-empty">{onSay === undefined ? words.off : words.empty}</p>}
        <div className="log-items">
          {lines.map((line, i) => (
            <p key={i} className="chat-line">
              {line.seat !== null && <PlayerMark seat={line.seat} size={20} />}
              <span>
                <b>{line.name === "" ? words.spectator : t.names.person(line.name)}</b> {line.text}
              </span>
            </p>
          ))}
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
