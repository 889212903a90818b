import { describe, expect, it } from "vitest";
import type { LogEntry } from "../../wire/types";
import { sharedLog } from "./shared_log";

const placed: LogEntry = {
  at: 1,
  event: { kind: "placed", seat: 0, worker: "regular", space: "draw_vine.left" },
};
const drew = (card: string | null): LogEntry => ({
  at: 1,
  event: { kind: "drew", seat: 0, deck: "vine", card } as LogEntry["event"],
});

describe("the log between two people", () => {
  it("tells what both may know, and no card that only one has seen", () => {
    expect(
      sharedLog([
        [placed, drew("pinot#1")],
        [placed, drew(null)],
      ]),
    ).toEqual([placed]);
    expect(
      sharedLog([
        [placed, drew("pinot#1")],
        [placed, drew("pinot#1")],
      ]),
    ).toHaveLength(2);
  });
});
