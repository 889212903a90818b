import { useText } from "../../i18n";
import type { ContestInfo } from "../../wire/types";
import { pointsText, yearBlocks } from "./share_text";

/** Who has done how well, the best first. */
export function ResultList({ contest }: { contest: ContestInfo }) {
  const t = useText();
  const texts = t.ui.contests;
  const counted = contest.entries.filter(({ state }) => state === "counted");
  if (counted.length === 0) return <p className="contest-note">{texts.noResults}</p>;
  return (
    <ol className="contest-results">
      {counted.map(({ number, name, mine, result }) => (
        <li key={number} data-mine={mine}>
          <span className="contest-name">
            {t.names.person(name)}
            {mine && <em> ({texts.you})</em>}
          </span>
          {result !== undefined && (
            <>
              <span>{pointsText(result, t)}</span>
              <span data-won={result.won}>{result.won ? texts.won : texts.lost}</span>
              <span className="contest-blocks" aria-hidden="true">
                {yearBlocks(result.years)}
              </span>
            </>
          )}
        </li>
      ))}
    </ol>
  );
}
