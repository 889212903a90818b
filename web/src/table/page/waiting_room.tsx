import { useId, useRef, useState, type FormEvent } from "react";
import { Icon } from "../../art/icons";
import { SeatMark } from "../../art/pieces";
import { Landscape } from "../../art/scene";
import { Rich, useText } from "../../i18n";
import { Link, useTitle } from "../../router";
import { botName, preferredBot } from "../../screens/parts/bot_levels";
import { tableFacts } from "../../screens/parts/table_facts";
import { changeSettings, settings } from "../../settings";
import { sharedConnection } from "../../wire/connection";
import { heldSeats } from "../../wire/table_state";
import type { TableStore } from "../../wire/table_store";
import { useTable } from "../../wire/table_store";
import type { SeatInfo, TableInfo } from "../../wire/types";
import { letterOf } from "../desk_context";
import { CopyLink } from "./copy_link";
import "./page.css";
import "./waiting_room.css";

/** Until every seat is taken: what is going to be played, the link for the others, and the open seats. */
export function WaitingRoom({ store, info }: { store: TableStore; info: TableInfo }) {
  const t = useText();
  const words = t.ui.table.waiting;
  const trouble = useTable(store, (state) => state.trouble);
  const open = info.seats.some(({ kind }) => kind === "open");
  // Who has a seat needs no other; only a screen that several people share may take one more.
  const seated = heldSeats(info).length === 1;
  useTitle(words.title);
  return (
    <main className="curtain">
      <Landscape variant="start" />
      <div className="page-card waiting">
        <h1 className="page-title">{words.title}</h1>
        <p>{words.text}</p>
        <ol className="waiting-seats">
          {info.seats.map((seat) => (
            <li key={seat.seat} className="waiting-seat" data-kind={seat.kind}>
              <SeatMark seat={seat.seat} size={32} letter={letterOf(t.names.person(seat.name), seat.seat)} />
              {seat.kind !== "open" ? (
                <TakenSeat seat={seat} />
              ) : (
                <div className="waiting-open">
                  {seated ? <FreeSeat /> : <SitDown store={store} seat={seat} />}
                  {info.host && <FillSeat store={store} seat={seat} />}
                </div>
              )}
            </li>
          ))}
        </ol>
        {trouble !== null && trouble.code !== "connection_lost" && (
          <p role="alert">{t.error(trouble.code)}</p>
        )}
        {open && (
          <>
            <p className="waiting-invite">{words.invite}</p>
            <CopyLink />
          </>
        )}
        <Facts info={info} />
        <Link className="button" href="/">
          {words.home}
        </Link>
      </div>
    </main>
  );
}

function TakenSeat({ seat }: { seat: SeatInfo }) {
  const t = useText();
  return (
    <span className="waiting-name">
      {t.names.person(seat.name)} {seat.mine && <small>({t.ui.table.waiting.you})</small>}
      {seat.kind === "bot" && (
        <small>
          <Icon name="bot" size={16} /> {botName(seat.bot ?? "", t)}
        </small>
      )}
    </span>
  );
}

function FreeSeat() {
  const { free, waits } = useText().ui.table.waiting;
  return (
    <span className="waiting-free">
      <strong>{free}</strong> {waits}
    </span>
  );
}

function SitDown({ store, seat }: { store: TableStore; seat: SeatInfo }) {
  const words = useText().ui.table.waiting;
  const [name, setName] = useState(settings().name);
  const [nameless, setNameless] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const complaint = useId();
  const sit = (event: FormEvent) => {
    event.preventDefault();
    const wanted = name.trim();
    setNameless(wanted === "");
    if (wanted === "") {
      field.current?.focus();
      return;
    }
    changeSettings({ name: wanted });
    void store.sit(seat.seat, wanted);
  };
  return (
    <form className="waiting-sit" onSubmit={sit}>
      <input
        ref={field}
        value={name}
        maxLength={24}
        placeholder={words.name}
        aria-label={words.name}
        aria-invalid={nameless || undefined}
        aria-describedby={complaint}
        onChange={(event) => setName(event.target.value)}
      />
      <button type="submit" className="button button-main">
        {words.sit}
      </button>
      <p id={complaint} className="waiting-complaint" role="alert">
        {nameless && words.needsName}
      </p>
    </form>
  );
}

/** The host need not wait for everybody. */
function FillSeat({ store, seat }: { store: TableStore; seat: SeatInfo }) {
  const words = useText().ui.table.waiting;
  const { hello } = sharedConnection();
  if (hello === null) return null;
  const fill = () => void store.plainly({ do: "replace", seat: seat.seat, bot: preferredBot(hello.bots) });
  return (
    <button type="button" className="button" onClick={fill}>
      {words.fill}
    </button>
  );
}

/** What was chosen for this table, in words. */
function Facts({ info }: { info: TableInfo }) {
  const t = useText();
  const id = useId();
  return (
    <section className="waiting-facts" aria-labelledby={id}>
      <h2 id={id}>{t.ui.table.waiting.played}</h2>
      <dl>
        {tableFacts(info, t).map(({ name, text }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <Rich text={text} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
