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
});
