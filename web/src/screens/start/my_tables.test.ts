import { describe, expect, it } from "vitest";
import type { SeatInfo, TableSummary } from "../../wire/types";
import { inOrder, isMyTurn, type MyTable } from "./my_tables";

const seat = (number: number, mine: boolean): SeatInfo => ({
  seat: number,
  kind: "person",
  name: "",
  present: true,
  mine,
});
const table = (name: string, changes: Partial<TableSummary>): MyTable => ({
  table: name,
  kept: null,
  now: {
    table: name,
    status: "playing",
    options: { players: 2, friendly: false, two_parents: false, last_year: 0 },
    seats: [seat(0, true), seat(1, false)],
    year: 1,
    spectators: true,
    ...changes,
  },
});

describe("one's own tables", () => {
  it("are in order: where one is asked, what is played, what is over", () => {
    const all = [
      table("over", { status: "over" }),
      table("waits", { asked: 1 }),
      table("mine", { asked: 0 }),
      { table: "unknown", kept: null, now: null },
    ];
    expect(all.map(isMyTurn)).toEqual([false, false, true, false]);
    expect(inOrder(all).map((one) => one.table)).toEqual(["mine", "waits", "unknown", "over"]);
  });
});
