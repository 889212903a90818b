import { useState } from "react";
import { useText } from "../../i18n";
import type { ContestEntry, ContestInfo } from "../../wire/types";
import { Button, TroubleLine } from "../parts/controls";
import { troubleText } from "../parts/server";
import { lookAtGame } from "./contest_server";

const million = 1_000_000;

/** Everybody's points at the end of each year side by side, and their chances where a review has judged them. */
export function YearTable({ contest }: { contest: ContestInfo }) {
  const t = useText();
  const texts = t.ui.contests;
  const [trouble, setTrouble] = useState<string | null>(null);
  const finished = contest.entries.some(({ mine, state }) => mine && state !== "playing");
  const years = Math.max(0, ...contest.entries.map(({ result }) => result?.years.length ?? 0));
  const look = async (entry: ContestEntry, review: boolean) => {
    setTrouble(null);
    try {
      await lookAtGame(contest, entry, t.ui.screens.newTable.botNames, review);
    } catch (error) {
      setTrouble(troubleText(error, t));
    }
  };
  const state = (entry: ContestEntry) => {
    if (entry.state === "playing") return texts.playing;
    if (entry.state === "not_counted") return texts.notCounted;
    if (entry.result === undefined) return null;
    return entry.result.won ? texts.won : texts.lost;
  };
  return (
    <>
      {/* Wider than a phone: it scrolls, also by keys. */}
      <div className="contest-table" role="region" aria-label={texts.byYear} tabIndex={0}>
        <table>
          <caption>{texts.byYear}</caption>
          <thead>
            <tr>
              <th scope="col">
                <span className="hidden-text">{texts.results}</span>
              </th>
              {Array.from({ length: years }, (_, year) => (
                <th key={year} scope="col">
                  {texts.year(year + 1)}
                </th>
              ))}
              {finished && <td />}
            </tr>
          </thead>
          <tbody>
            {contest.entries.map((entry) => (
              <tr key={entry.number} data-mine={entry.mine}>
                <th scope="row">
                  {t.names.person(entry.name)}
                  {entry.mine && <em> ({texts.you})</em>}
                  <small>{state(entry)}</small>
                </th>
                {Array.from({ length: years }, (_, year) => (
                  <td key={year}>
                    {entry.result?.years[year] ?? ""}
                    {entry.result?.chances?.[year] !== undefined && (
                      <small>{texts.chance(Math.round((100 * entry.result.chances[year]) / million))}</small>
                    )}
                  </td>
                ))}
                {finished && (
                  <td className="contest-looks">
                    {entry.result !== undefined &&
                      [false, true].map((review) => (
                        <Button
                          key={String(review)}
                          look="quiet"
                          icon={review ? "hint" : "history"}
                          aria-label={texts.recordOf(
                            review ? texts.review : texts.record,
                            t.names.person(entry.name),
                          )}
                          title={review ? texts.review : texts.record}
                          onClick={() => void look(entry, review)}
                        />
                      ))}
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <TroubleLine text={trouble} />
      <p className="contest-note">{finished ? texts.chancesText : texts.hidden}</p>
    </>
  );
}
