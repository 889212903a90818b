import { useEffect, useRef, useState } from "react";
import { Icon } from "../../art/icons";
import { useText } from "../../i18n";
import { automaName } from "../../i18n/names_of";
import { callSomebody } from "../../notify";
import { Link, useTitle } from "../../router";
import { clockWords, leftWords } from "../../table/people/clock_words";
import type { TableStatus } from "../../wire/types";
import { isMyTurn, useMyTables, type MyTable } from "./my_tables";
import "./continue_list.css";

const fewest = 3;
const iconOf = { waiting: "play", playing: "play", over: "trophy", locked: "log" } as const;

function MyTicket({ mine, onForget }: { mine: MyTable; onForget: () => void }) {
  const t = useText();
  const texts = t.ui.screens.start;
  const words = t.ui.people.mine;
  const { kept, now } = mine;
  const known = now?.seats.map(({ name }) => name) ?? kept?.names ?? [];
  const players = known.filter((name) => name !== "").map(t.names.person);
  const names = t.names.list(known.length === 1 ? [...players, automaName] : players);
  const status: TableStatus = now?.status ?? kept?.status ?? "waiting";
  const year = now?.year ?? kept?.year ?? 0;
  const state = {
    waiting: texts.waiting,
    playing: year === 0 ? t.names.season("setup") : t.ui.game.yearNumber(year),
    over: texts.over,
    locked: texts.locked,
  }[status];
  const asked = now?.asked === undefined ? undefined : now.seats[now.asked];
  const turn = isMyTurn(mine);
  const facts = [
    state,
    ...(now?.seats.some((seat) => seat.kept !== undefined) ? [words.standIn] : []),
    ...(asked === undefined || turn || asked.kind !== "person"
      ? []
      : [words.waitsFor(t.names.person(asked.name))]),
    ...(now?.left === undefined
      ? now?.clock === undefined || status !== "playing"
        ? []
        : [clockWords(now.clock, t)]
      : [leftWords(now.left, t)]),
  ];
  return (
    <li className="kept" data-my-turn={turn || undefined}>
      <Link className="kept-link" href={`/table/${mine.table}`}>
        <Icon name={iconOf[status]} />
        <span className="kept-names">{names === "" ? mine.table : names}</span>
        {turn && <strong className="kept-turn">{words.yourTurn}</strong>}
        <span className="kept-state">{facts.join(" · ")}</span>
      </Link>
      {kept !== null && (
        <button type="button" className="kept-forget" aria-label={texts.forget(names)} onClick={onForget}>
          <Icon name="close" size={16} />
        </button>
      )}
    </li>
  );
}

/** One's own tables, wherever one has sat down at them: first those where one is asked. */
export function ContinueList() {
  const t = useText();
  const texts = t.ui.screens.start;
  const { tables, forget } = useMyTables();
  const [all, setAll] = useState(false);
  const turns = tables.filter(isMyTurn).length;
  useTitle(turns === 0 ? null : `(${turns}) ${t.ui.people.mine.yourTurn}`);
  const called = useRef(0);
  useEffect(() => {
    if (turns > called.current) callSomebody(t.ui.table.alerts.yourTurn);
    called.current = turns;
  }, [turns, t]);
  if (tables.length === 0) return null;
  const shown = all ? tables : tables.slice(0, fewest);
  return (
    <section className="continue" aria-labelledby="start-continue">
      <h2 id="start-continue">{t.ui.people.mine.title}</h2>
      <ul>
        {shown.map((mine) => (
          <MyTicket key={mine.table} mine={mine} onForget={() => forget(mine.table)} />
        ))}
      </ul>
      {tables.length > fewest && (
        <button type="button" className="continue-more" onClick={() => setAll(!all)}>
          {all ? texts.fewerTables : texts.allTables(tables.length)}
        </button>
      )}
    </section>
  );
}
