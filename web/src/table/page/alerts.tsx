import { useEffect, useRef, useState } from "react";
import { Icon } from "../../art/icons";
import { Rich, useText } from "../../i18n";
import { RulingButtons } from "../../law/ruling_links";
import { settings } from "../../settings";
import { boardOf } from "../../wire/catalogue";
import type { LinkState } from "../../wire/connection";
import { sharedConnection } from "../../wire/connection";
import { useTable, type TableStore } from "../../wire/table_store";
import type { Catalogue, LogEntry, Update } from "../../wire/types";
import { doneToMe, isSilent } from "../log/log_lines";
import { automaNews } from "../automa/automa_news";
import "./alerts.css";

interface AlertsProps {
  store: TableStore;
  catalogue: Catalogue;
  names: string[];
  update: Update;
  log: readonly LogEntry[];
  /** The shown seat is asked. */
  mine: boolean;
  link: LinkState;
}

interface Toast {
  id: number;
  text: string;
}

const stays = 7000;
const mostSpoken = 6;

/** What happened to the viewer, whose turn it is, and what went wrong; also for screen readers. */
export function Alerts({ store, catalogue, names, update, log, mine, link }: AlertsProps) {
  const t = useText();
  const words = t.ui.table;
  const trouble = useTable(store, (state) => state.trouble);
  const [toasts, setToasts] = useState<Toast[]>([]);
  const [spoken, setSpoken] = useState("");
  const heard = useRef({ viewer: update.viewer, length: log.length, mine, id: 0 });

  useEffect(() => {
    const before = heard.current;
    const { viewer } = update;
    const changed = before.viewer !== viewer;
    const from = changed || log.length < before.length ? log.length : before.length;
    heard.current = { ...before, viewer, length: log.length, mine };
    const context = { names, viewer, catalogue, board: boardOf(catalogue, update.view.options).id };
    const news = log.slice(from).filter(({ event }) => !isSilent(event));
    const sentences = news.slice(-mostSpoken).map(({ event }) => t.plain(t.event(event, context)));
    const turn = mine && (!before.mine || changed);
    const text = [...sentences, ...(turn ? [words.alerts.yourTurn] : [])].join(". ");
    if (text !== "") setSpoken(text);
    if (viewer !== null) {
      const fresh = [
        ...doneToMe(log, from, viewer).map((event) => t.plain(t.event(event, context))),
        ...automaNews(
          news.map(({ event }) => event),
          t,
        ),
      ];
      if (fresh.length > 0) {
        const id = ++heard.current.id;
        const toast = { id, text: fresh.join(" · ") };
        setToasts((all) => [...all.slice(-2), toast]);
        setTimeout(() => setToasts((all) => all.filter((one) => one.id !== id)), stays);
      }
    }
    if (turn) callTheViewer(words.alerts.yourTurn);
  }, [update, log, mine, names, catalogue, t, words]);

  return (
    <>
      <div className="hidden-text" role="log" aria-live="polite" aria-label={words.alerts.region}>
        {spoken}
      </div>
      <aside className="toasts" aria-label={words.alerts.news}>
        {link === "lost" && (
          <div className="toast toast-trouble" role="alert">
            <Icon name="link" />
            <span>{words.question.noLine}</span>
            <button type="button" className="button" onClick={() => sharedConnection().retry()}>
              {words.question.reconnect}
            </button>
          </div>
        )}
        {trouble !== null && trouble.code !== "connection_lost" && (
          <div className="toast toast-trouble" role="alert">
            <Icon name="lock" />
            <span>
              <Rich text={trouble.reason === undefined ? t.error(trouble.code) : t.reason(trouble.reason)} />{" "}
              <RulingButtons reasons={[trouble.reason]} />
            </span>
            <button
              type="button"
              className="toast-close"
              aria-label={words.alerts.dismiss}
              onClick={store.forgetTrouble}
            >
              <Icon name="close" size={16} />
            </button>
          </div>
        )}
        {toasts.map(({ id, text }) => (
          <div key={id} className="toast">
            <Icon name="bell" />
            <span>{text}</span>
            <button
              type="button"
              className="toast-close"
              aria-label={words.alerts.dismiss}
              onClick={() => setToasts((all) => all.filter((one) => one.id !== id))}
            >
              <Icon name="close" size={16} />
            </button>
          </div>
        ))}
      </aside>
    </>
  );
}

function callTheViewer(text: string): void {
  const { notify } = settings();
  if (notify && document.hidden && "Notification" in window && Notification.permission === "granted") {
    new Notification("Vendemmia", { body: text, tag: "vendemmia-turn" });
  }
}
