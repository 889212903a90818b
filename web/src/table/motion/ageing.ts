import type { GrapeName, PlayerView, WineName } from "../../wire/types";
import type { Flight } from "./flight";

/** From where to where each token of a row has moved. Rows keep their order, so the first is still the first; a row that has
 * also gained or lost a token tells nothing. */
function moves(before: readonly number[], after: readonly number[]): [from: number, to: number][] {
  if (before.length !== after.length) return [];
  const ordered = (row: readonly number[]) => [...row].sort((a, b) => a - b);
  const there = ordered(after);
  return ordered(before)
    .map((from, i): [number, number] => [from, there[i] ?? from])
    .filter(([from, to]) => from !== to);
}

export function agedGrapes(before: PlayerView, after: PlayerView): Flight[] {
  const { seat } = after;
  return (Object.keys(after.grapes) as GrapeName[]).flatMap((colour) =>
    moves(before.grapes[colour], after.grapes[colour]).map(([from, to]): Flight => ({
      piece: { kind: "grape", colour, quality: to },
      from: `grape:${seat}/${colour}/${from}`,
      to: `grape:${seat}/${colour}/${to}`,
      start: "with",
    })),
  );
}

export function agedWines(before: PlayerView, after: PlayerView): Flight[] {
  const { seat } = after;
  return (Object.keys(after.wines) as WineName[]).flatMap((wine) =>
    moves(before.wines[wine], after.wines[wine]).map(([from, to]): Flight => ({
      piece: { kind: "bottle", wine, quality: to },
      from: `wine:${seat}/${wine}/${from}`,
      to: `wine:${seat}/${wine}/${to}`,
      start: "with",
    })),
  );
}
