import { useEffect, useState } from "react";
import { useText, type Messages } from "../../i18n";
import { settings } from "../../settings";
import { OpenTable } from "../../table/table_page";
import { sharedConnection } from "../../wire/connection";
import { keepCreated, secretsOf } from "../../wire/secrets";
import { TableStore } from "../../wire/table_store";
import type { Created } from "../../wire/types";
import { preferredBot } from "../parts/bot_levels";
import { Button, TroubleLine } from "../parts/controls";
import { ScreenFrame } from "../parts/screen_frame";
import { askServer, troubleText } from "../parts/server";
import { Guide } from "./guide";
import { tutorialTable } from "./steps";

const key = "vendemmia.tutorial";

/** A real table with a fixed deal, and a guide beside it. A reload finds the same table again. */
export function TutorialScreen() {
  const t = useText();
  const texts = t.ui.tutorial;
  const [table, setTable] = useState<string | null>(keptTable);
  const [trouble, setTrouble] = useState<string | null>(null);
  useEffect(() => {
    if (table !== null) return;
    void layTable(t).then(setTable, (error: unknown) => setTrouble(troubleText(error, t)));
  }, [table, t]);
  if (table !== null) return <GuidedTable key={table} table={table} onAgain={() => forget(setTable)} />;
  return (
    <ScreenFrame title={texts.title}>
      <p>{trouble === null && texts.loading}</p>
      <TroubleLine text={trouble} />
      {trouble !== null && (
        <Button onClick={() => window.location.reload()}>{t.ui.screens.parts.tryAgain}</Button>
      )}
    </ScreenFrame>
  );
}

function GuidedTable({ table, onAgain }: { table: string; onAgain: () => void }) {
  const [store, setStore] = useState<TableStore | null>(null);
  useEffect(() => {
    const opened = new TableStore(sharedConnection(), table);
    setStore(opened);
    return () => opened.close();
  }, [table]);
  if (store === null) return null;
  return (
    <div className="tutorial">
      <OpenTable store={store} />
      <Guide store={store} onAgain={onAgain} />
    </div>
  );
}

function keptTable(): string | null {
  const table = sessionStorage.getItem(key);
  return table !== null && secretsOf(table).length > 0 ? table : null;
}

function forget(setTable: (table: null) => void): void {
  sessionStorage.removeItem(key);
  setTable(null);
}

let laying: Promise<string> | null = null;

/** One table, however often the screen asks for it while it is being made. */
function layTable(t: Messages): Promise<string> {
  laying ??= make(t).finally(() => {
    laying = null;
  });
  return laying;
}

async function make(t: Messages): Promise<string> {
  const { guest } = t.ui.screens.newTable;
  const name = settings().name === "" ? guest : settings().name;
  const bot = preferredBot(sharedConnection().hello?.bots ?? []);
  const created = await askServer<Created>(tutorialTable(name, t.ui.tutorial.opponent, bot));
  keepCreated(created);
  sessionStorage.setItem(key, created.table);
  return created.table;
}
