import { expect, it } from "vitest";
import type { GameOptions, PositionView, SoloView } from "../../wire/types";
import { outcomeOf } from "./solo_outcome";

function position(vp: number, year: number, solo: Partial<SoloView>, options: Partial<GameOptions> = {}) {
  return {
    options: { players: 1, ...options },
    year,
    players: [{ vp }],
    solo: { automa_vp: 20, years: 7, ...solo },
  } as PositionView;
}

it("has no outcome before the end", () => {
  expect(outcomeOf(position(12, 4, {}))).toBeNull();
  expect(outcomeOf({ ...position(12, 4, {}), solo: undefined })).toBeNull();
});

it("tells by how much", () => {
  expect(outcomeOf(position(23, 7, { result: "win" }))?.cause).toEqual({ kind: "ahead", points: 3 });
  expect(outcomeOf(position(20, 7, { result: "draw" }))?.cause).toEqual({ kind: "equal" });
  expect(outcomeOf(position(15, 7, { result: "loss" }))?.cause).toEqual({ kind: "behind", points: 5 });
});

it("names the target of the year that was missed, a tie included", () => {
  const missed = position(4, 4, { result: "loss", automa_vp: 4 }, { aggressive: true });
  expect(outcomeOf(missed)?.cause).toEqual({ kind: "behind_target", year: 4, target: 4, points: 4 });
});

it("names the duty that was not met in time", () => {
  expect(outcomeOf(position(3, 3, { result: "loss" }, { challenge: 3 }))?.cause).toEqual({
    kind: "missing_workers",
    year: 3,
  });
  const ahead = position(3, 3, { result: "loss", automa_vp: 1 }, { challenge: 3, aggressive: true });
  expect(outcomeOf(ahead)?.cause.kind).toBe("missing_workers");
});
