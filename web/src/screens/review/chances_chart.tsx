import { SeatMark, lineInk } from "../../art/pieces";
import { letterOf } from "../../table/desk_context";
import { useNarrow } from "../../table/use_layout";
import type { Review } from "../../wire/types";
import { coursesOf, yearMarksOf } from "./course";

// About as wide as it is shown, so that its labels are as large as other text.
const widths = { phone: 300, other: 720 };
const height = 240;
const margin = { left: 44, right: 34, top: 12, bottom: 34 };
const dashes = ["", "10 4", "3 3", "12 3 3 3", "6 6", "2 5"];
const grid = [0, 25, 50, 75, 100];
/** Between the numbers of two years; those that come too soon for it have only their line. */
const roomForYear = 18;

interface ChancesChartProps {
  review: Review;
  names: readonly string[];
  /** The moment that is open. */
  at: number;
  onJump: (at: number) => void;
}

/** The chances over the game; whatever was worse than good is a circle that leads there. The list below says the same in words. */
export function ChancesChart({ review, names, at, onJump }: ChancesChartProps) {
  const width = useNarrow() ? widths.phone : widths.other;
  const courses = coursesOf(review);
  const x = (answer: number) =>
    margin.left + (answer / Math.max(1, review.answers)) * (width - margin.left - margin.right);
  const y = (chance: number) => margin.top + (1 - chance / 1e6) * (height - margin.top - margin.bottom);
  const years = yearMarksOf(review).map(({ year, at }) => ({ year, x: x(at) }));
  let numbered = -roomForYear;
  const hasNumber = new Map(
    years.map(({ year, x }) => {
      const fits = x - numbered >= roomForYear;
      if (fits) numbered = x;
      return [year, fits];
    }),
  );
  return (
    <div className="review-chart" aria-hidden="true">
      <svg viewBox={`0 0 ${width} ${height}`} focusable="false">
        {grid.map((share) => (
          <g key={share}>
            <path className="review-grid" d={`M${margin.left} ${y(share * 1e4)}H${width - margin.right}`} />
            <text className="review-label" x={margin.left - 8} y={y(share * 1e4) + 4} textAnchor="end">
              {share}
            </text>
          </g>
        ))}
        {years.map(({ year, x }) => (
          <g key={year} className="review-year">
            <path className="review-grid" d={`M${x} ${margin.top}V${height - margin.bottom + 5}`} />
            {hasNumber.get(year) && (
              <text className="review-label" x={x} y={height - 6} textAnchor="middle">
                {year}
              </text>
            )}
          </g>
        ))}
        <path className="review-now" d={`M${x(at)} ${margin.top}V${height - margin.bottom}`} />
        {courses.map(({ seat, points }) => (
          <path
            key={seat}
            className="review-line"
            d={points.map(({ at, chance }, i) => `${i === 0 ? "M" : "L"}${x(at)} ${y(chance)}`).join("")}
            stroke={lineInk(seat)}
            strokeDasharray={dashes[seat]}
          />
        ))}
        {courses.flatMap(({ seat, points }) =>
          points.flatMap(({ at, chance, decision }) =>
            decision === undefined || decision.mark === "good"
              ? []
              : [
                  <circle
                    key={`${seat}/${at}`}
                    className={`review-spot review-spot-${decision.mark}`}
                    data-at={decision.at}
                    cx={x(at)}
                    cy={y(chance)}
                    r={decision.mark === "blunder" ? 7 : 5.5}
                    stroke={lineInk(seat)}
                    onClick={() => onJump(decision.at)}
                  />,
                ],
          ),
        )}
      </svg>
      {courses.map(({ seat, points }) => (
        <span
          key={seat}
          className="review-chart-mark"
          style={{ top: `${(100 * y(points.at(-1)?.chance ?? 0)) / height}%` }}
        >
          <SeatMark seat={seat} size={22} letter={letterOf(names[seat], seat)} />
        </span>
      ))}
    </div>
  );
}
