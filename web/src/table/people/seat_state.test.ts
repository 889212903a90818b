import { describe, expect, it } from "vitest";
import type { SeatInfo, TableInfo } from "../../wire/types";
import { decisionsAbout, seatState } from "./seat_state";

const seat = (changes: Partial<SeatInfo>): SeatInfo => ({
  seat: 1,
  kind: "person",
  name: "Bruno",
  present: true,
  mine: false,
  ...changes,
});
const mine = seat({ seat: 0, name: "Anna", mine: true });
const table = (other: SeatInfo, changes: Partial<TableInfo> = {}) =>
  ({ status: "playing", host: false, seats: [mine, other], ...changes }) as TableInfo;

describe("a seat", () => {
  it("is here, away or gone, free, or a computer's", () => {
    expect(seatState(seat({}))).toBe("here");
    expect(seatState(seat({ present: false }))).toBe("away");
    expect(seatState(seat({ present: false, gone: true }))).toBe("gone");
    expect(seatState(seat({ kind: "open" }))).toBe("free");
    expect(seatState(seat({ kind: "bot" }))).toBe("computer");
    expect(seatState(seat({ kind: "bot", stand_in: true }))).toBe("standIn");
  });

  it("is decided about by any player once somebody has gone", () => {
    const decide = (other: SeatInfo, changes = {}) => decisionsAbout(table(other, changes), other, false);
    expect(decide(seat({ present: false }))).toEqual({ bot: false, open: false });
    expect(decide(seat({ present: false, gone: true }))).toEqual({ bot: true, open: true });
    expect(decide(seat({ kind: "open" }))).toEqual({ bot: true, open: false });
    expect(decide(seat({ kind: "bot", stand_in: true }))).toEqual({ bot: false, open: true });
    expect(decide(seat({ kind: "open" }), { status: "waiting" })).toEqual({ bot: false, open: false });
    const gone = seat({ present: false, gone: true });
    expect(decide(gone, { chosen_deal: true })).toEqual({ bot: true, open: false });
    expect(decide(gone, { seats: [gone] })).toEqual({ bot: false, open: false });
  });

  it("is decided about when its time is up, but not by who sits there", () => {
    const other = seat({});
    expect(decisionsAbout(table(other), other, true)).toEqual({ bot: true, open: true });
    expect(decisionsAbout(table(other), mine, true)).toEqual({ bot: false, open: false });
  });
});
