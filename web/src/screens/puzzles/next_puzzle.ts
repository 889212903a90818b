import type { Puzzle } from "./puzzle_book";
import type { Results, Wish } from "./results";

export function fitting(puzzles: readonly Puzzle[], { theme, difficulty }: Wish): Puzzle[] {
  return puzzles.filter(
    (one) =>
      (theme === null || one.themes.includes(theme)) &&
      (difficulty === null || one.difficulty === difficulty),
  );
}

/** The next one that was not tried; when all were, the next that is not solved; when all are, simply the next. */
export function nextPuzzle(
  puzzles: readonly Puzzle[],
  { puzzles: known, wish }: Pick<Results, "puzzles" | "wish">,
  after?: Puzzle,
): Puzzle | undefined {
  const wanted = fitting(puzzles, wish);
  const later = wanted.findIndex(({ number }) => number > (after?.number ?? 0));
  const inOrder = later === -1 ? wanted : [...wanted.slice(later), ...wanted.slice(0, later)];
  const others = inOrder.filter(({ id }) => id !== after?.id);
  return (
    others.find(({ id }) => known[id] === undefined) ??
    others.find(({ id }) => known[id] === "failed") ??
    others[0] ??
    inOrder[0]
  );
}
