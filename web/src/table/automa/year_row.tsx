import { useText } from "../../i18n";
import type { LevelId } from "../../wire/types";
import { countSign } from "../../text/markup";
import { useDesk } from "../desk_context";

interface YearRowProps {
  year: number;
  years: number;
  level: LevelId;
  aggressive: boolean;
}

/** The years of the game, the present one marked; under each what has to be beaten when it ends. */
export function YearRow({ year, years, level, aggressive }: YearRowProps) {
  const t = useText();
  const { book } = useDesk();
  const words = t.ui.table.automa;
  const targets = book.board.aggressive_vp[level];
  return (
    <ol className="automa-years" aria-label={aggressive ? words.targets : words.years(years)}>
      {Array.from({ length: years }, (_, i) => i + 1).map((one) => {
        const points = aggressive ? targets[one - 1] : undefined;
        const state = one < year ? "past" : one === year ? "now" : "ahead";
        return (
          <li
            key={one}
            className={`automa-year automa-year-${state}`}
            aria-current={state === "now" ? "step" : undefined}
          >
            <span className="hidden-text">{words.year(one, points)}</span>
            <span className="automa-year-dot" aria-hidden="true">
              {one}
            </span>
            {points !== undefined && (
              <span className="automa-year-points" aria-hidden="true">
                {countSign(points)}
              </span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
