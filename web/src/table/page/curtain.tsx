import { useEffect, useMemo, useRef, useState } from "react";
import { SeatMark } from "../../art/pieces";
import { useText } from "../../i18n";
import { useTitle } from "../../router";
import { heldSeats, type TableState } from "../../wire/table_state";
import { useTable, type TableStore } from "../../wire/table_store";
import type { Catalogue, LogEntry, PositionView, TableInfo } from "../../wire/types";
import { Desk } from "../desk";
import { letterOf } from "../desk_context";
import { SidePanel } from "../log/side_panel";
import { useShared } from "../use_shared";
import { sharedLog } from "./shared_log";
import "./page.css";

interface CurtainProps {
  store: TableStore;
  catalogue: Catalogue;
  info: TableInfo;
  /** Who is to sit down at the screen. */
  seat: number;
  /** How many answers have been given. */
  at: number;
}

/** Several people before one screen: until the right one sits there, the table as everybody may see it. */
export function Curtain({ store, catalogue, info, seat, at }: CurtainProps) {
  const { names: called } = useText();
  const names = useShared(info.seats.map(({ name }) => called.person(name)));
  const view = usePublicView(store, at);
  const logs = useTable(store, (state) => state.logs);
  const log = useMemo(() => sharedLog(logsOf(logs, heldSeats(info))), [logs, info]);
  const bar = <PassOn seat={seat} name={names[seat] ?? ""} onLift={store.liftCurtain} />;
  if (view === undefined || view === null) return <main className="curtain">{view === null && bar}</main>;
  return (
    <Desk
      key={seat}
      catalogue={catalogue}
      view={view}
      names={names}
      viewer={null}
      watched={seat}
      seats={info.seats}
      inert
      stage={bar}
      side={<SidePanel tab="log" onTab={() => undefined} log={log} viewer={null} at={null} unread={0} />}
    />
  );
}

function PassOn({ seat, name, onLift }: { seat: number; name: string; onLift: () => void }) {
  const { curtain, parts } = useText().ui.table;
  useTitle(curtain.pass(name));
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), [seat]);
  return (
    <section className="ask ask-mine pass-on" aria-label={parts.question}>
      <div className="ask-head">
        <SeatMark seat={seat} size={32} letter={letterOf(name, seat)} />
        <h2 className="ask-text">{curtain.pass(name)}</h2>
      </div>
      <div className="pass-on-foot">
        <button ref={button} type="button" className="button button-main curtain-lift" onClick={onLift}>
          {curtain.lift(name)}
        </button>
        <p>{curtain.text}</p>
      </div>
    </section>
  );
}

const logsOf = (logs: TableState["logs"], held: readonly number[]): (readonly LogEntry[])[] =>
  held.map((seat) => logs.get(seat) ?? []);

/** Asked of the server, which alone decides what everybody may see; undefined until it has told, null where it cannot be asked. */
function usePublicView(store: TableStore, at: number): PositionView | null | undefined {
  const [view, setView] = useState<PositionView | null>();
  useEffect(() => {
    let current = true;
    store.publicMoment(at).then(
      (moment) => current && setView(moment.view),
      () => current && setView(null),
    );
    return () => {
      current = false;
    };
  }, [store, at]);
  return view;
}
