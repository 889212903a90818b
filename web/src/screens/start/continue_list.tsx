import { useState } from "react";
import { Icon } from "../../art/icons";
import { useText } from "../../i18n";
import { automaName } from "../../i18n/names_of";
import { Link } from "../../router";
import { forgetTable, keptTables, type KeptTable } from "../../wire/secrets";
import type { TableStatus } from "../../wire/types";
import "./continue_list.css";

const fewest = 3;
const iconOf = { waiting: "play", playing: "play", over: "trophy", locked: "log" } as const;
const isDone = (status: TableStatus) => status === "over" || status === "locked";

function KeptTicket({ kept, onForget }: { kept: KeptTable; onForget: () => void }) {
  const t = useText();
  const texts = t.ui.screens.start;
  const players = kept.names.filter((name) => name !== "").map(t.names.person);
  const names = t.names.list(kept.names.length === 1 ? [...players, automaName] : players);
  const state = {
    waiting: texts.waiting,
    playing: kept.year === 0 ? t.names.season("setup") : t.ui.game.yearNumber(kept.year),
    over: texts.over,
    locked: texts.locked,
  }[kept.status];
  return (
    <li className="kept">
      <Link className="kept-link" href={`/table/${kept.table}`}>
        <Icon name={iconOf[kept.status]} />
        <span className="kept-names">{names === "" ? kept.table : names}</span>
        <span className="kept-state">{state}</span>
      </Link>
      <button type="button" className="kept-forget" aria-label={texts.forget(names)} onClick={onForget}>
        <Icon name="close" size={16} />
      </button>
    </li>
  );
}

/** The tables whose secrets this browser keeps, those still to be played first. */
export function ContinueList() {
  const t = useText().ui.screens.start;
  const [tables, setTables] = useState(keptTables);
  const [all, setAll] = useState(false);
  if (tables.length === 0) return null;
  const unfinishedFirst = [
    ...tables.filter(({ status }) => !isDone(status)),
    ...tables.filter(({ status }) => isDone(status)),
  ];
  const shown = all ? unfinishedFirst : unfinishedFirst.slice(0, fewest);
  const forget = (table: string) => {
    forgetTable(table);
    setTables(keptTables());
  };
  return (
    <section className="continue" aria-labelledby="start-continue">
      <h2 id="start-continue">{t.continueTitle}</h2>
      <ul>
        {shown.map((kept) => (
          <KeptTicket key={kept.table} kept={kept} onForget={() => forget(kept.table)} />
        ))}
      </ul>
      {tables.length > fewest && (
        <button type="button" className="continue-more" onClick={() => setAll(!all)}>
          {all ? t.fewerTables : t.allTables(tables.length)}
        </button>
      )}
    </section>
  );
}
