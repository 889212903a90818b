import { rem } from "./picture";
import { memo, type ReactNode } from "react";
import type { Season } from "./scene/season";
import { rays } from "./scene/shapes";
import "./season_ribbon.css";

const sixTurns = [0, 60, 120, 180, 240, 300];
const fiveTurns = [0, 72, 144, 216, 288];

const emblems: Record<Season, ReactNode> = {
  spring: (
    <>
      {fiveTurns.map((turn) => (
        <path
          key={turn}
          d="M10 10C5.6 7.6 6.4 2.4 10 1.4c3.6 1 4.4 6.2 0 8.6z"
          transform={`rotate(${turn} 10 10)`}
        />
      ))}
      <circle className="season-heart" cx="10" cy="10" r="2.2" />
    </>
  ),
  summer: (
    <>
      <path d={rays(10, 10, 6.2, 9.4, 12, 0.45)} />
      <circle cx="10" cy="10" r="5" />
    </>
  ),
  fall: (
    <>
      <path d="M10 1.4l1.8 3 3.2-.8-.4 3.4 4 1.6-3 2.6 1 3.4-4.4-.4-1.4 1.8h-1.6l-1.4-1.8-4.4.4 1-3.4-3-2.6 4-1.6-.4-3.4 3.2.8z" />
      <path className="season-vein" d="M10 5V19M10 12L5.5 8.5M10 12l4.5-3.5" />
    </>
  ),
  winter: (
    <>
      {sixTurns.map((turn) => (
        <path
          key={turn}
          className="season-branch"
          d="M10 10V1.2M10 4.8L7.6 2.6M10 4.8l2.4-2.2"
          transform={`rotate(${turn} 10 10)`}
        />
      ))}
    </>
  ),
};

export function SeasonEmblem({ season, size = 20 }: { season: Season; size?: number }) {
  return (
    <svg
      className={`season-emblem season-emblem-${season}`}
      viewBox="0 0 20 20"
      width={rem(size)}
      height={rem(size)}
      aria-hidden="true"
    >
      {emblems[season]}
    </svg>
  );
}

interface SeasonRibbonProps {
  year: number;
  season: string | null;
  seasons: readonly Season[];
  labels: Record<Season, string>;
  /** The word over the numeral: "Year". */
  yearLabel: string;
  /** After the numeral, where the number of years is known from the beginning: "of 7". */
  years?: string;
}

/** The year's numeral and the ribbon of its seasons; the present one is lit and named. */
export const SeasonRibbon = memo(function SeasonRibbon(props: SeasonRibbonProps) {
  const { year, season, seasons, labels, yearLabel, years } = props;
  return (
    <div className="season-ribbon">
      <div className="season-year">
        <span className="season-year-label">{yearLabel}</span>{" "}
        <span className="season-year-line">
          <span className="season-year-numeral">{year === 0 ? "–" : year}</span>
          {years !== undefined && <span className="season-years"> {years}</span>}
        </span>
      </div>
      <ol className="season-band">
        {seasons.map((each) => (
          <li
            key={each}
            className={`season-step season-step-${each}`}
            aria-current={each === season ? "step" : undefined}
            title={labels[each]}
          >
            <SeasonEmblem season={each} />
            <span className="season-name">{labels[each]}</span>
          </li>
        ))}
      </ol>
    </div>
  );
});
