import { SeatMark } from "../../art/pieces";
import { useText } from "../../i18n";
import { letterOf } from "../../table/desk_context";
import type { SeatSummary } from "../../wire/types";
import { ChartTable } from "./chart_table";

const width = 480;
const height = 220;
const margin = { left: 32, right: 40, top: 16, bottom: 28 };
const dashes = ["", "10 4", "3 3", "12 3 3 3", "6 6", "2 5"];

interface YearChartProps {
  summary: readonly SeatSummary[];
  names: readonly string[];
}

/** The points at the end of each year, a line for each player; they differ by colour, stroke and mark. */
export function YearChart({ summary, names }: YearChartProps) {
  const { game, screens } = useText().ui;
  const texts = screens.end;
  const lines = summary.map(({ seat, by_year }) => ({ seat, points: [0, ...by_year] }));
  const years = Math.max(1, ...lines.map(({ points }) => points.length - 1));
  const all = lines.flatMap(({ points }) => points);
  const low = Math.min(0, ...all);
  const high = Math.max(5, ...all);
  const x = (year: number) => margin.left + (year / years) * (width - margin.left - margin.right);
  const y = (vp: number) => margin.top + ((high - vp) / (high - low)) * (height - margin.top - margin.bottom);
  const grid = Array.from(
    { length: Math.floor((high - low) / 5) + 1 },
    (_, i) => Math.ceil(low / 5) * 5 + i * 5,
  );
  return (
    <section className="end-chart">
      <h3>{texts.yearTitle}</h3>
      <div className="year-chart" aria-hidden="true">
        <svg viewBox={`0 0 ${width} ${height}`} focusable="false">
          {grid
            .filter((vp) => vp <= high)
            .map((vp) => (
              <g key={vp}>
                <path className="year-grid" d={`M${margin.left} ${y(vp)}H${width - margin.right}`} />
                <text className="year-label" x={margin.left - 8} y={y(vp) + 4} textAnchor="end">
                  {vp}
                </text>
              </g>
            ))}
          {Array.from({ length: years }, (_, i) => (
            <text key={i} className="year-label" x={x(i + 1)} y={height - 8} textAnchor="middle">
              {i + 1}
            </text>
          ))}
          {lines.map(({ seat, points }) => (
            <path
              key={seat}
              className="year-line"
              d={points.map((vp, year) => `${year === 0 ? "M" : "L"}${x(year)} ${y(vp)}`).join("")}
              stroke={`var(--seat-${seat})`}
              strokeDasharray={dashes[seat]}
            />
          ))}
        </svg>
        {spread(lines.map(({ seat, points }) => ({ seat, top: y(points.at(-1) ?? 0) }))).map(
          ({ seat, top }) => (
            <span key={seat} className="year-mark" style={{ top: `${(100 * top) / height}%` }}>
              <SeatMark seat={seat} size={22} letter={letterOf(names[seat], seat)} />
            </span>
          ),
        )}
      </div>
      <ChartTable
        caption={texts.yearTitle}
        columns={Array.from({ length: years }, (_, i) => game.yearNumber(i + 1))}
        rows={summary.map(({ seat, by_year }) => ({ name: names[seat] ?? "", cells: by_year }))}
      />
    </section>
  );
}

const markRoom = 22;

/** Marks of players with nearly equal points are moved apart, from the top down. */
function spread<Mark extends { top: number }>(marks: readonly Mark[]): Mark[] {
  const placed: Mark[] = [];
  for (const mark of [...marks].sort((a, b) => a.top - b.top)) {
    const above = placed.at(-1);
    placed.push({ ...mark, top: above === undefined ? mark.top : Math.max(mark.top, above.top + markRoom) });
  }
  return placed;
}
