import { useEffect, useState, type FormEvent } from "react";
import { Icon } from "../../art/icons";
import { useText } from "../../i18n";
import { Link, navigate } from "../../router";
import { sharedConnection } from "../../wire/connection";
import { clockWords } from "../../table/people/clock_words";
import type { TablesList, TableSummary } from "../../wire/types";
import { TroubleLine } from "../parts/controls";
import { modulesText } from "../parts/modules";
import { OptionGroup } from "./options";
import { tableIdIn } from "./table_code";

const listEvery = 5000;

export function JoinTable() {
  const t = useText().ui.screens.newTable;
  const [code, setCode] = useState("");
  const [wrong, setWrong] = useState(false);
  const join = (event: FormEvent) => {
    event.preventDefault();
    const table = tableIdIn(code);
    setWrong(table === null);
    if (table !== null) navigate(`/table/${table}`);
  };
  return (
    <aside className="join">
      <OptionGroup title={t.joinTitle} text={t.joinText}>
        <form className="join-form" onSubmit={join}>
          <input
            className="control-field"
            aria-label={t.joinCode}
            value={code}
            onChange={({ target }) => setCode(target.value)}
          />
          <button type="submit" className="control-button">
            {t.joinButton}
          </button>
        </form>
        <TroubleLine text={wrong ? t.joinWrong : null} />
      </OptionGroup>
      <OptionGroup title={t.listTitle}>
        <PublicTables />
      </OptionGroup>
    </aside>
  );
}

function PublicTables() {
  const t = useText();
  const texts = t.ui.screens.newTable;
  const [tables, setTables] = useState<TableSummary[] | null>(null);
  useEffect(() => {
    const connection = sharedConnection();
    // While the line is down the list stays as it was.
    const look = () =>
      connection.ask<TablesList>({ do: "tables" }).then(
        (list) => setTables(list.tables),
        () => undefined,
      );
    const stop = connection.onOpen(() => void look());
    const timer = setInterval(() => void look(), listEvery);
    return () => {
      stop();
      clearInterval(timer);
    };
  }, []);
  if (tables === null) return <p>{texts.listLoading}</p>;
  const open = tables.filter(({ status }) => status === "waiting" || status === "playing");
  if (open.length === 0) return <p>{texts.listEmpty}</p>;
  return (
    <ul className="join-list">
      {open.map((summary) => {
        const free = summary.seats.filter(({ kind }) => kind === "open").length;
        const names = summary.seats.filter(({ name }) => name !== "").map(({ name }) => t.names.person(name));
        const modules = modulesText(summary.options, t);
        if (free === 0 && !summary.spectators) return null;
        return (
          <li key={summary.table}>
            <Link className="join-table" href={`/table/${summary.table}`}>
              <strong>{t.names.list(names)}</strong>
              {modules !== null && <span className="join-modules">{modules}</span>}
              {summary.clock !== undefined && <span>{clockWords(summary.clock, t)}</span>}
              {summary.private === true && (
                <span>
                  <Icon name="lock" size={16} /> {t.ui.people.privacy.short}
                </span>
              )}
              <span>{free > 0 ? texts.freeSeats(free) : t.ui.game.yearNumber(summary.year)}</span>
              <span className="join-verb">{free > 0 ? texts.sit : texts.watch}</span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
