import { useEffect, useState } from "react";
import { sharedConnection, Refusal } from "../../wire/connection";
import { ownCodes } from "../../wire/person";
import { forgetTable, keptTables, secretsOf, type KeptTable } from "../../wire/secrets";
import type { MyTables, SummaryAnswer, TableSummary } from "../../wire/types";

/** A table of one's own: what this browser remembers, and what the server says of it now. */
export interface MyTable {
  table: string;
  kept: KeptTable | null;
  now: TableSummary | null;
}

const lookEvery = 15_000;
const most = 40;
// Whoever has played for years need not wait for all of it.
const lookedAt = 12;

export function isMyTurn({ now }: MyTable): boolean {
  return now !== null && now.asked !== undefined && now.seats[now.asked]?.mine === true;
}

const isDone = ({ kept, now }: MyTable) => {
  const status = now?.status ?? kept?.status;
  return status === "over" || status === "locked";
};

/** First where one is asked, then what is still played, then the newest. */
export function inOrder(tables: readonly MyTable[]): MyTable[] {
  const rank = (one: MyTable) => (isMyTurn(one) ? 0 : isDone(one) ? 2 : 1);
  return [...tables].sort((a, b) => rank(a) - rank(b));
}

export function remembered(): MyTable[] {
  return keptTables().map((kept) => ({ table: kept.table, kept, now: null }));
}

/** The tables whose seats are this person's, wherever they were taken; the server tells how each of them stands. */
export function useMyTables(): { tables: MyTable[]; forget: (table: string) => void } {
  const [tables, setTables] = useState(() => inOrder(remembered()));
  useEffect(() => {
    const connection = sharedConnection();
    let ended = false;
    const change = (table: string, change: (one: MyTable) => MyTable | null) => {
      if (ended) return;
      setTables((all) => {
        const known = all.some((one) => one.table === table)
          ? all
          : [...all, { table, kept: null, now: null }];
        return inOrder(
          known.map((one) => (one.table === table ? change(one) : one)).filter((one) => one !== null),
        );
      });
    };
    const lookAt = async (table: string) => {
      try {
        const { summary } = await connection.ask<SummaryAnswer>({
          do: "summary",
          table,
          secrets: secretsOf(table),
        });
        change(table, (one) => ({ ...one, now: summary }));
      } catch (error) {
        // Nobody there is this person any more. A server that does not know the table may be the wrong one, and no reason to
        // throw the secrets away.
        if (!(error instanceof Refusal) || error.code !== "not_your_seat") return;
        forgetTable(table);
        change(table, () => null);
      }
    };
    const look = async () => {
      const kept = keptTables().map(({ table }) => table);
      let mine: string[];
      try {
        mine = (await connection.ask<MyTables>({ do: "mine", secrets: ownCodes() })).tables;
      } catch {
        return; // The line is down; the list stays as it was.
      }
      const all = [...new Set([...mine, ...kept])].slice(0, most);
      for (const table of all.slice(0, lookedAt)) {
        if (ended) return;
        await lookAt(table);
      }
    };
    const stop = connection.onOpen(() => void look());
    const timer = setInterval(() => document.hidden || void look(), lookEvery);
    // A hidden page looks less often, but it does: somebody may wait to be called.
    const seldom = setInterval(() => document.hidden && void look(), 4 * lookEvery);
    return () => {
      ended = true;
      stop();
      clearInterval(timer);
      clearInterval(seldom);
    };
  }, []);
  const forget = (table: string) => {
    forgetTable(table);
    setTables((all) => all.filter((one) => one.table !== table));
  };
  return { tables, forget };
}
