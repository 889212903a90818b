import { describe, expect, it } from "vitest";
import type { LogEntry } from "../../wire/types";
import { doneToMe, logItems, sinceLastTurn } from "./log_lines";

const log: LogEntry[] = [
  { at: 0, event: { kind: "year_began", year: 1 } },
  { at: 0, event: { kind: "season_began", season: "summer" } },
  { at: 1, event: { kind: "placed", seat: 0, worker: "regular", space: "cart" } },
  { at: 1, event: { kind: "lira_changed", seat: 0, amount: 1, paid: false } },
  { at: 1, event: { kind: "forced", seat: 0 } },
  { at: 2, event: { kind: "played", seat: 1, visitor: "swindler" } },
  { at: 2, event: { kind: "lira_changed", seat: 0, amount: -2, paid: true } },
  { at: 3, event: { kind: "passed", seat: 1 } },
  { at: 3, event: { kind: "lira_changed", seat: 0, amount: 1, paid: false } },
];

const alone: LogEntry[] = [
  { at: 4, event: { kind: "row_taken", seat: 0, row: 3 } },
  { at: 4, event: { kind: "season_began", season: "summer" } },
  { at: 4, event: { kind: "automa_drew", card: "automa_08" } },
  { at: 4, event: { kind: "automa_placed", space: "give_tour.left" } },
  { at: 4, event: { kind: "passed", seat: 0 } },
  { at: 4, event: { kind: "aged", seat: 0, year_end: true } },
  { at: 5, event: { kind: "aged", seat: 0, year_end: false } },
];

describe("the log alone against the Automa", () => {
  it("gives the Automa lines of its own", () => {
    const lines = logItems(alone).flatMap((item) => (item.kind === "act" ? [item] : []));
    expect(lines.map(({ seat, events }) => [seat, events.length])).toEqual([
      [0, 1],
      [null, 2],
      [0, 1],
      [0, 1],
    ]);
  });

  it("tells what the Automa did since the own act", () => {
    const since = sinceLastTurn(logItems(alone.slice(0, 4)), 0);
    expect(since.map((item) => item.kind === "act" && item.seat)).toEqual([false, null]);
  });

  it("is silent on the ageing at the end of a year only", () => {
    expect(logItems(alone.slice(5)).map(({ at }) => at)).toEqual([5]);
  });
});

describe("the log", () => {
  it("has a line an act, and headings", () => {
    const items = logItems(log);
    expect(items.map(({ kind, at }) => `${kind} ${at}`)).toEqual([
      "heading 0",
      "heading 0",
      "act 1",
      "act 2",
      "act 2",
      "act 3",
      "act 3",
    ]);
    const placed = items[2];
    expect(placed?.kind === "act" && placed.events).toHaveLength(2);
  });

  it("since my last turn begins after my last own act", () => {
    expect(sinceLastTurn(logItems(log), 0).map(({ at }) => at)).toEqual([2, 2, 3, 3]);
    expect(sinceLastTurn(logItems(log), 1).map(({ at }) => at)).toEqual([3]);
    expect(sinceLastTurn(logItems(log), null)).toHaveLength(7);
  });

  it("finds what others did to me", () => {
    expect(doneToMe(log, 2, 0)).toEqual([log[5]?.event, log[6]?.event]);
    expect(doneToMe(log, 7, 0)).toEqual([]);
    expect(doneToMe(log, 2, 1)).toEqual([]);
  });

  it("does not credit anybody with what the calendar brings in the same move", () => {
    const yearEnd: LogEntry[] = [
      { at: 9, event: { kind: "harvested", seat: 1, field: 5 } },
      { at: 9, event: { kind: "grape_placed", seat: 1, grape: "red", value: 3 } },
      { at: 9, event: { kind: "aged", seat: 0, year_end: true } },
      { at: 9, event: { kind: "lira_changed", seat: 0, amount: 1, paid: false } },
      { at: 9, event: { kind: "aged", seat: 1, year_end: true } },
      { at: 9, event: { kind: "year_began", year: 2 } },
    ];
    expect(doneToMe(yearEnd, 0, 0)).toEqual([]);
    const nextSeason: LogEntry[] = [
      { at: 3, event: { kind: "row_taken", seat: 1, row: 4 } },
      { at: 3, event: { kind: "season_began", season: "summer" } },
      { at: 3, event: { kind: "planned_action", seat: 0, space: "trade.left" } },
      { at: 3, event: { kind: "drew", seat: 0, deck: "vine", card: null } },
    ];
    expect(doneToMe(nextSeason, 0, 0)).toEqual([]);
    const beginning: LogEntry[] = [
      { at: 0, event: { kind: "parents_chosen", seat: 1, mama: "ariel", papa: "kozi" } },
      { at: 0, event: { kind: "drew", seat: 0, deck: "vine", card: null } },
    ];
    expect(doneToMe(beginning, 0, 0)).toEqual([]);
  });

  it("still tells what somebody did to me in the move that ended the year", () => {
    const move: LogEntry[] = [
      { at: 9, event: { kind: "played", seat: 1, visitor: "swindler" } },
      { at: 9, event: { kind: "lira_changed", seat: 0, amount: -2, paid: true } },
      { at: 9, event: { kind: "aged", seat: 0, year_end: true } },
      { at: 9, event: { kind: "lira_changed", seat: 0, amount: 1, paid: false } },
    ];
    expect(doneToMe(move, 0, 0)).toEqual([move[0]?.event, move[1]?.event]);
  });

  it("tells the viewer of workers that were pushed out, and of tolls", () => {
    const acts: LogEntry[] = [
      { at: 1, event: { kind: "placed", seat: 1, worker: "chef", space: "trade.left" } },
      { at: 1, event: { kind: "bumped", seat: 0, worker: "regular", space: "trade.left", by: 1 } },
      { at: 2, event: { kind: "placed", seat: 2, worker: "regular", space: "trade.middle" } },
      { at: 2, event: { kind: "toll_paid", seat: 2, amount: 1, to: 0 } },
    ];
    expect(doneToMe(acts, 0, 0).map(({ kind }) => kind)).toEqual(["placed", "bumped", "placed", "toll_paid"]);
    expect(doneToMe(acts, 0, 3)).toEqual([]);
  });

  it("knows who sent a worker home before the one who did it stands there", () => {
    const act: LogEntry[] = [
      { at: 1, event: { kind: "bumped", seat: 0, worker: "regular", space: "trade.left", by: 1 } },
      { at: 1, event: { kind: "placed", seat: 1, worker: "chef", space: "trade.left" } },
    ];
    expect(doneToMe(act, 0, 0).map(({ kind }) => kind)).toEqual(["bumped"]);
    expect(doneToMe(act, 0, 1)).toEqual([]);
    expect(logItems(act)).toHaveLength(1);
  });
});
