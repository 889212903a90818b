import { useCallback, useEffect, useRef, useState, type ReactNode } from "react";
import { Rich, useText } from "../../i18n";
import { RulingButtons } from "../../law/ruling_links";
import { callSomebody } from "../../notify";
import { boardOf } from "../../wire/catalogue";
import type { LinkState } from "../../wire/connection";
import { sharedConnection } from "../../wire/connection";
import { useTable, type TableStore } from "../../wire/table_store";
import type { Catalogue, LogEntry, TableInfo, Update } from "../../wire/types";
import { isSilent } from "../log/log_lines";
import { usePeopleNews } from "../people/use_people_news";
import { Note } from "./note";
import { useToastQueue } from "./toast_queue";
import "./alerts.css";

interface AlertsProps {
  store: TableStore;
  info: TableInfo;
  catalogue: Catalogue;
  names: string[];
  update: Update;
  log: readonly LogEntry[];
  /** The shown seat is asked. */
  mine: boolean;
  link: LinkState;
  /** What stays until something is done about it. */
  standing: ReactNode;
}

const stays = 7000;
const mostSpoken = 6;

/** What went wrong, and what concerns the table rather than the game; one at a time is shown. Screen readers hear here, once,
 * what the stage tells and whose turn it is. */
export function Alerts(props: AlertsProps) {
  const { store, info, catalogue, names, update, log, mine, link, standing } = props;
  const t = useText();
  const words = t.ui.table;
  const trouble = useTable(store, (state) => state.trouble);
  const dealtAnew = useTable(store, (state) => state.dealtAnew);
  const { current, add, dismiss } = useToastQueue(stays);
  const [spoken, setSpoken] = useState("");
  const heard = useRef({ viewer: update.viewer, length: log.length, mine });

  useEffect(() => {
    const before = heard.current;
    const { viewer } = update;
    const changed = before.viewer !== viewer;
    const from = changed || log.length < before.length ? log.length : before.length;
    heard.current = { viewer, length: log.length, mine };
    const context = { names, viewer, catalogue, board: boardOf(catalogue, update.view.options).id };
    const news = log.slice(from).filter(({ event }) => !isSilent(event));
    const sentences = news.slice(-mostSpoken).map(({ event }) => t.plain(t.event(event, context)));
    const turn = mine && (!before.mine || changed);
    const text = [...sentences, ...(turn ? [words.alerts.yourTurn] : [])].join(". ");
    if (text !== "") setSpoken(text);
    if (turn) callSomebody(words.alerts.yourTurn);
  }, [update, log, mine, names, catalogue, t, words]);

  useEffect(() => {
    if (dealtAnew === 0) return;
    add(words.undo.dealtAnew);
    setSpoken(words.undo.dealtAnew);
  }, [dealtAnew, add, words]);

  const tell = useCallback(
    (text: string) => {
      add(text);
      setSpoken(text);
    },
    [add],
  );
  usePeopleNews(store, info, names, tell);

  const shown = (): ReactNode => {
    if (link === "lost") {
      const retry = (
        <button type="button" className="button" onClick={() => sharedConnection().retry()}>
          {words.question.reconnect}
        </button>
      );
      return <Note key="link" icon="link" role="alert" text={words.question.noLine} action={retry} />;
    }
    if (trouble !== null && trouble.code !== "connection_lost") {
      const { code, reason } = trouble;
      const text = (
        <>
          <Rich text={reason === undefined ? t.error(code) : t.reason(reason)} />{" "}
          <RulingButtons reasons={[reason]} />
        </>
      );
      return <Note key="trouble" icon="lock" role="alert" text={text} onClose={store.forgetTrouble} />;
    }
    return (
      <>
        {current && <Note key={current.id} icon="bell" text={current.text} onClose={dismiss} />}
        {standing}
      </>
    );
  };
  return (
    <>
      <div className="hidden-text" role="log" aria-live="polite" aria-label={words.alerts.region}>
        {spoken}
      </div>
      <aside className="toasts" aria-label={words.alerts.news}>
        {shown()}
      </aside>
    </>
  );
}
