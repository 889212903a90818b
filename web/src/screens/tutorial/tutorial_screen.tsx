import { useCallback, useEffect, useState } from "react";
import { useText, type Messages } from "../../i18n";
import { navigate } from "../../router";
import { settings } from "../../settings";
import { OpenTable } from "../../table/table_page";
import { Refusal, sharedConnection } from "../../wire/connection";
import { forgetTable, keepCreated, secretsOf } from "../../wire/secrets";
import { TableStore } from "../../wire/table_store";
import type { Created } from "../../wire/types";
import { gentlestBot } from "../parts/bot_levels";
import { Button, TroubleLine } from "../parts/controls";
import { ScreenFrame } from "../parts/screen_frame";
import { askServer, troubleText } from "../parts/server";
import { Guide } from "./guide";
import { spaced } from "./spaced";
import { tutorialTable } from "./steps";

const key = "vendemmia.tutorial";

/** A real table with a fixed deal and a gentle opponent, and a guide that points at things. A reload finds the same table again. */
export function TutorialScreen() {
  const t = useText();
  const texts = t.ui.tutorial;
  const [table, setTable] = useState<string | null>(keptTable);
  const [trouble, setTrouble] = useState<string | null>(null);
  const lay = useCallback(() => {
    setTrouble(null);
    void layTable(t).then(setTable, (error: unknown) => setTrouble(layingTrouble(error, t)));
  }, [t]);
  useEffect(() => {
    if (table === null) lay();
  }, [table, lay]);
  if (table !== null) {
    const startOver = () => {
      forget(table);
      setTable(null);
    };
    const playOn = () => {
      sessionStorage.removeItem(key);
      navigate(`/table/${table}`);
    };
    return <GuidedTable key={table} table={table} onAgain={startOver} onPlayOn={playOn} />;
  }
  return (
    <ScreenFrame title={texts.title}>
      <p>{trouble === null && texts.loading}</p>
      <TroubleLine text={trouble} />
      {trouble !== null && <Button onClick={lay}>{t.ui.screens.parts.tryAgain}</Button>}
    </ScreenFrame>
  );
}

interface GuidedTableProps {
  table: string;
  onAgain: () => void;
  onPlayOn: () => void;
}

function GuidedTable({ table, onAgain, onPlayOn }: GuidedTableProps) {
  const { title } = useText().ui.tutorial;
  const [store, setStore] = useState<TableStore | null>(null);
  useEffect(() => {
    const opened = new TableStore(sharedConnection(), table);
    setStore(opened);
    return () => opened.close();
  }, [table]);
  if (store === null) return null;
  return (
    <div className="tutorial">
      <OpenTable store={store} title={title} />
      <Guide store={store} onAgain={onAgain} onPlayOn={onPlayOn} />
    </div>
  );
}

function keptTable(): string | null {
  const table = sessionStorage.getItem(key);
  return table !== null && secretsOf(table).length > 0 ? table : null;
}

function forget(table: string): void {
  sessionStorage.removeItem(key);
  forgetTable(table);
}

let laying: Promise<string> | null = null;

/** One table, however often the screen asks for it while it is being made. */
function layTable(t: Messages): Promise<string> {
  laying ??= make(t).finally(() => {
    laying = null;
  });
  return laying;
}

function layingTrouble(error: unknown, t: Messages): string {
  const tooSoon = error instanceof Refusal && error.code === "too_much";
  return tooSoon ? t.ui.tutorial.tooSoon : troubleText(error, t);
}

/** The server lets a page open a table every five seconds for as long as it likes. */
const gap = 5000;

const make = spaced(gap, async (t: Messages): Promise<string> => {
  const { name } = settings();
  const bot = gentlestBot(sharedConnection().hello?.bots ?? []);
  const created = await askServer<Created>(tutorialTable(name, t.ui.tutorial.opponent, bot));
  keepCreated(created);
  sessionStorage.setItem(key, created.table);
  return created.table;
});
