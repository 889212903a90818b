import { useId, useState } from "react";
import { Icon } from "../../art/icons";
import { SeatMark } from "../../art/pieces";
import { Landscape } from "../../art/scene";
import { Rich, useText } from "../../i18n";
import { Link, useTitle } from "../../router";
import { botName, preferredBot } from "../../screens/parts/bot_levels";
import { tableFacts } from "../../screens/parts/table_facts";
import { sharedConnection } from "../../wire/connection";
import { heldSeats } from "../../wire/table_state";
import type { TableStore } from "../../wire/table_store";
import { useTable } from "../../wire/table_store";
import type { SeatInfo, TableInfo } from "../../wire/types";
import { letterOf } from "../desk_context";
import { PeopleDialog } from "../people/people_dialog";
import { seatState } from "../people/seat_state";
import { SitDown } from "../people/sit_down";
import { usePeopleNews } from "../people/use_people_news";
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
  const names = info.seats.map(({ name }) => t.names.person(name));
  const [peopleShown, setPeopleShown] = useState(false);
  const [spoken, setSpoken] = useState("");
  usePeopleNews(store, info, names, setSpoken);
  useTitle(words.title);
  return (
    <main className="curtain">
      <div className="hidden-text" role="log" aria-live="polite" aria-label={t.ui.table.alerts.region}>
        {spoken}
      </div>
      <Landscape variant="start" />
      <div className="page-card waiting">
        <h1 className="page-title">{words.title}</h1>
        <p>{words.text}</p>
        <div className="waiting-columns">
          <div>
            <ol className="waiting-seats">
              {info.seats.map((seat) => (
                <li key={seat.seat} className="waiting-seat" data-kind={seat.kind}>
                  <SeatMark
                    seat={seat.seat}
                    size={32}
                    letter={letterOf(t.names.person(seat.name), seat.seat)}
                  />
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
          </div>
          <Facts info={info} />
        </div>
        <div className="waiting-buttons">
          {heldSeats(info).length > 0 && (
            <button type="button" className="button" onClick={() => setPeopleShown(true)}>
              {t.ui.people.title}
            </button>
          )}
          <Link className="button" href="/">
            {words.home}
          </Link>
        </div>
      </div>
      <PeopleDialog
        store={store}
        info={info}
        names={names}
        open={peopleShown}
        onClose={() => setPeopleShown(false)}
      />
    </main>
  );
}

function TakenSeat({ seat }: { seat: SeatInfo }) {
  const t = useText();
  return (
    <span className="waiting-name">
      {t.names.person(seat.name)} {seat.mine && <small>({t.ui.table.waiting.you})</small>}
      {seat.kind === "person" && !seat.present && <small>{t.ui.people[seatState(seat)]}</small>}
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
