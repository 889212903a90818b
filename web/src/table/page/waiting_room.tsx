import { useState, type FormEvent } from "react";
import { Icon } from "../../art/icons";
import { SeatMark } from "../../art/pieces";
import { Landscape } from "../../art/scene";
import { useText } from "../../i18n";
import { Link } from "../../router";
import { botName, preferredBot } from "../../screens/parts/bot_levels";
import { modulesText } from "../../screens/parts/modules";
import { changeSettings, settings } from "../../settings";
import { sharedConnection } from "../../wire/connection";
import type { TableStore } from "../../wire/table_store";
import { useTable } from "../../wire/table_store";
import type { SeatInfo, TableInfo } from "../../wire/types";
import { letterOf } from "../desk_context";
import { CopyLink } from "./copy_link";
import "./page.css";

/** Until every seat is taken: the link for the others, and the open seats. */
export function WaitingRoom({ store, info }: { store: TableStore; info: TableInfo }) {
  const t = useText();
  const words = t.ui.table.waiting;
  const trouble = useTable(store, (state) => state.trouble);
  const modules = modulesText(info.options, t);
  const open = info.seats.some(({ kind }) => kind === "open");
  return (
    <main className="curtain">
      <Landscape variant="start" />
      <div className="page-card waiting">
        <h1 className="page-title">{words.title}</h1>
        <p>{words.text}</p>
        {modules !== null && <p className="waiting-modules">{modules}</p>}
        {open && (
          <>
            <p className="waiting-invite">{words.invite}</p>
            <CopyLink />
          </>
        )}
        <ol className="waiting-seats">
          {info.seats.map((seat) => (
            <li key={seat.seat} className="waiting-seat" data-kind={seat.kind}>
              <SeatMark seat={seat.seat} size={32} letter={letterOf(seat.name, seat.seat)} />
              {seat.kind === "open" ? (
                <OpenSeat store={store} seat={seat} host={info.host} />
              ) : (
                <span className="waiting-name">
                  {seat.name} {seat.mine && <small>({words.you})</small>}
                  {seat.kind === "bot" && <Icon name="bot" title={botName(seat.bot ?? "", t)} />}
                </span>
              )}
            </li>
          ))}
        </ol>
        {trouble !== null && trouble.code !== "connection_lost" && (
          <p role="alert">{t.error(trouble.code)}</p>
        )}
        <Link className="button" href="/">
          {words.home}
        </Link>
      </div>
    </main>
  );
}

function OpenSeat({ store, seat, host }: { store: TableStore; seat: SeatInfo; host: boolean }) {
  const words = useText().ui.table.waiting;
  const [name, setName] = useState(settings().name);
  const { hello } = sharedConnection();
  const sit = (event: FormEvent) => {
    event.preventDefault();
    const wanted = name.trim();
    if (wanted === "") return;
    changeSettings({ name: wanted });
    void store.sit(seat.seat, wanted);
  };
  return (
    <form className="waiting-open" onSubmit={sit}>
      <input
        value={name}
        maxLength={24}
        placeholder={words.name}
        aria-label={words.name}
        onChange={(event) => setName(event.target.value)}
      />
      <button type="submit" className="button button-main">
        {words.sit}
      </button>
      {host && hello !== null && (
        <button
          type="button"
          className="button"
          onClick={() =>
            void store.plainly({ do: "replace", seat: seat.seat, bot: preferredBot(hello.bots) })
          }
        >
          {words.fill}
        </button>
      )}
    </form>
  );
}
