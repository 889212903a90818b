import { useEffect, useState } from "react";
import { sharedConnection } from "../wire/connection";
import { useCatalogue } from "../wire/catalogue";
import { shownUpdate } from "../wire/table_state";
import { TableStore, useTable } from "../wire/table_store";
import { useText } from "../i18n";
import { FirstGame } from "../first_game/first_game";
import { useTitle } from "../router";
import { Curtain } from "./page/curtain";
import { LiveTable } from "./page/live_table";
import { LockedTable } from "./page/locked_table";
import { WaitingRoom } from "./page/waiting_room";
import { NoTable } from "./page/no_table";
import "./button.css";

/** One table: the waiting room, then the game, for players and spectators. */
export function TablePage({ tableId }: { tableId: string }) {
  const [store, setStore] = useState<TableStore | null>(null);
  useEffect(() => {
    const opened = new TableStore(sharedConnection(), tableId);
    setStore(opened);
    return () => opened.close();
  }, [tableId]);
  return store === null ? null : <OpenTable store={store} />;
}

/** For callers with a store of their own, such as the tutorial, which also has a name of its own. */
export function OpenTable({ store, title }: { store: TableStore; title?: string }) {
  const catalogue = useCatalogue();
  const info = useTable(store, (state) => state.info);
  const closed = useTable(store, (state) => state.closed);
  const update = useTable(store, shownUpdate);
  const curtain = useTable(store, (state) => state.curtain);
  if (closed !== null) return <NoTable store={store} trouble={closed} />;
  if (info === null || catalogue === null) return <Loading />;
  if (info.status === "locked") return <LockedTable info={info} />;
  if (info.status === "waiting" || update === null) return <WaitingRoom store={store} info={info} />;
  return (
    <>
      {curtain === null ? (
        <>
          <LiveTable store={store} catalogue={catalogue} info={info} update={update} title={title} />
          <FirstGame
            store={store}
            catalogue={catalogue}
            info={info}
            update={update}
            guided={title !== undefined}
          />
        </>
      ) : (
        <Curtain store={store} catalogue={catalogue} info={info} seat={curtain} at={update.at} />
      )}
    </>
  );
}

function Loading() {
  const { loading } = useText().ui.table.waiting;
  useTitle(loading);
  return <p className="page-wait">{loading}</p>;
}
