import { Icon } from "../../art/icons";
import { useLaterText } from "../../i18n/later";
import { levels } from "./puzzle_book";

/** As many grapes as it is difficult. */
export function Difficulty({ level }: { level: number }) {
  const words = useLaterText().puzzles;
  return (
    <span className="puzzle-level" role="img" aria-label={words.level(level)} title={words.level(level)}>
      {levels.map((one) => (
        <span key={one} className={one <= level ? "puzzle-grape" : "puzzle-grape puzzle-grape-empty"}>
          <Icon name="grape" size={16} />
        </span>
      ))}
    </span>
  );
}
