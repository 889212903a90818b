import { describe, expect, it } from "vitest";
import { afterMessage, emptyState, shownUpdate, type TableState } from "./table_state";
import type { LogEntry, ServerMessage, TableInfo, Update } from "./types";

const table = "abc";

function info(mine: number[], players = 2): TableInfo {
  return {
    is: "table",
    table,
    status: "playing",
    options: { players, friendly: false, two_parents: false, last_year: 0 },
    seats: Array.from({ length: players }, (_, seat) => ({
      seat,
      kind: "person",
      name: `Player ${seat}`,
      present: true,
      mine: mine.includes(seat),
    })),
    host: true,
    listed: false,
    spectators: true,
    chat: true,
    hints: true,
    coach: false,
    pace: 0,
    watching: 0,
  };
}

const entry = (at: number, year: number): LogEntry => ({ at, event: { kind: "year_began", year } });

function update(
  viewer: number | null,
  seq: number,
  asked: number | null,
  change: Partial<Update> = {},
): Update {
  return {
    is: "update",
    table,
    viewer,
    seq,
    at: seq,
    log_from: 0,
    log: [],
    view: { year: seq, players: [] } as unknown as Update["view"],
    ask: { seat: asked, kind: "turn", because: { kind: "season", id: "summer" } },
    ...change,
  };
}

function after(...messages: ServerMessage[]): TableState {
  return messages.reduce(afterMessage, emptyState(table, "open"));
}

describe("what the coach thinks", () => {
  const counsel = { is: "coach", table, seat: 0, seq: 3, answers: [], warnings: [] } as const;

  it("is kept for its own table", () => {
    const told = { ...counsel, answers: [], warnings: [] };
    expect(after(info([0]), told).counsel).toEqual(counsel);
    expect(after(info([0]), { ...told, table: "elsewhere" }).counsel).toBeNull();
  });
});

describe("the log", () => {
  it("grows at its end", () => {
    const state = after(
      info([0]),
      update(0, 1, 0, { log: [entry(0, 1)] }),
      update(0, 2, 0, { log_from: 1, log: [entry(1, 2)] }),
    );
    expect(state.logs.get(0)).toEqual([entry(0, 1), entry(1, 2)]);
  });

  it("is replaced from where an undo went back to", () => {
    const state = after(
      info([0]),
      update(0, 2, 0, { log: [entry(0, 1), entry(1, 2), entry(1, 3)] }),
      update(0, 3, 0, { at: 1, log_from: 1, log: [entry(1, 9)] }),
    );
    expect(state.logs.get(0)).toEqual([entry(0, 1), entry(1, 9)]);
  });
});

describe("an answer on its way", () => {
  it("rests until an update with a higher number", () => {
    const waiting = { ...after(info([0]), update(0, 4, 0)), pending: 4 };
    expect(afterMessage(waiting, update(0, 4, 0)).pending).toBe(4);
    expect(afterMessage(waiting, update(0, 5, 1)).pending).toBeNull();
  });
});

describe("an update", () => {
  it("of another table does not matter", () => {
    const state = after(info([0]), update(0, 4, 0));
    expect(afterMessage(state, update(0, 5, 0, { table: "other" }))).toBe(state);
  });

  it("that arrives late is not believed", () => {
    const state = after(info([0]), update(0, 4, 0));
    expect(shownUpdate(afterMessage(state, update(0, 3, 1, { log_from: 1 })))?.seq).toBe(4);
  });

  it("after coming back counts even if the server has counted anew", () => {
    const state = after(info([0]), update(0, 4, 0));
    expect(shownUpdate(afterMessage(state, update(0, 3, 1)))?.seq).toBe(3);
  });

  it("keeps what has not changed identical", () => {
    const state = after(info([0]), update(0, 4, 0));
    const next = afterMessage(state, update(0, 5, 0));
    expect(next.updates.get(0)?.ask).toBe(state.updates.get(0)?.ask);
  });
});

describe("several people before one screen", () => {
  it("lets the curtain fall when another one is asked", () => {
    const begun = after(info([0, 1]), update(0, 1, 0), update(1, 1, 0));
    expect(begun.curtain).toBe(0);
    const seated: TableState = { ...begun, shown: 0, curtain: null };
    const same = [update(0, 2, 0), update(1, 2, 0)].reduce(afterMessage, seated);
    expect(same.curtain).toBeNull();
    const other = [update(0, 3, 1), update(1, 3, 1)].reduce(afterMessage, same);
    expect(other.curtain).toBe(1);
    expect(other.shown).toBe(0);
  });

  it("shows no curtain while a bot or somebody elsewhere is asked", () => {
    const begun = after(info([0, 1], 3), update(0, 1, 0), update(1, 1, 0));
    const seated: TableState = { ...begun, shown: 0, curtain: null };
    expect([update(0, 2, 2), update(1, 2, 2)].reduce(afterMessage, seated).curtain).toBeNull();
  });

  it("never shows a curtain to who sits alone", () => {
    expect(after(info([1]), update(1, 1, 1)).curtain).toBeNull();
    expect(after(info([1]), update(1, 1, 1)).shown).toBe(1);
  });
});

describe("a spectator", () => {
  it("sees the public view", () => {
    const state = after(info([]), update(null, 3, 1));
    expect(shownUpdate(state)?.viewer).toBeNull();
  });
});

describe("a hint", () => {
  const hint = { seat: 0, seq: 1, answers: null };
  it("stays while its question does", () => {
    const state = { ...after(info([0]), update(0, 1, 0)), hint };
    expect(afterMessage(state, update(0, 1, 0)).hint).toBe(hint);
    expect(afterMessage(state, { is: "chat", from: 0, lines: [] }).hint).toBe(hint);
  });
  it("goes when the table moves on or back", () => {
    const state = { ...after(info([0]), update(0, 1, 0)), hint };
    expect(afterMessage(state, update(0, 2, 0)).hint).toBeNull();
  });
});
