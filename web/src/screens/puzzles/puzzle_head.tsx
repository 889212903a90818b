import { useLaterText } from "../../i18n/later";
import { Difficulty } from "./difficulty";
import type { Puzzle } from "./puzzle_book";

/** Which puzzle it is, what it is about, and what is to be done. */
export function PuzzleHead({ puzzle, alone }: { puzzle: Puzzle; alone: boolean }) {
  const words = useLaterText().puzzles;
  return (
    <section className="puzzle-head" aria-label={words.number(puzzle.number)}>
      <h2>{words.number(puzzle.number)}</h2>
      <Difficulty level={puzzle.difficulty} />
      <p className="puzzle-head-themes">{puzzle.themes.map((theme) => words.themes[theme]).join(" · ")}</p>
      <p className="puzzle-head-find">{alone ? words.findAlone : words.find}</p>
    </section>
  );
}
