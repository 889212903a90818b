import { SeatMark, lineInk } from "../../art/pieces";
import { useText } from "../../i18n";
import { automaName } from "../../i18n/names_of";
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
  /** What the Automa had at the end of each year. */
  rival?: readonly number[];
}

interface Line {
  owner: number | null;
  name: string;
  /** At the end of each year. */
  points: readonly number[];
}

/** The points at the end of each year, a line for each player; they differ by colour, stroke and mark. */
export function YearChart({ summary, names, rival }: YearChartProps) {
  const { game, screens } = useText().ui;
  const texts = screens.end;
  const players = summary.map(({ seat, by_year }): Line => ({
    owner: seat,
    name: names[seat] ?? "",
    points: by_year,
  }));
  const lines =
    rival === undefined ? players : [...players, { owner: null, name: automaName, points: rival }];
  const years = Math.max(1, ...lines.map(({ points }) => points.length));
  // Alone one may begin with points, and the Automa does; so the lines begin with the first year.
  const first = rival === undefined ? 0 : 1;
  const all = lines.flatMap(({ points }) => points);
  const low = Math.min(0, ...all);
  const high = Math.max(5, ...all);
  const x = (year: number) =>
    margin.left + ((year - first) / Math.max(1, years - first)) * (width - margin.left - margin.right);
  const y = (vp: number) => margin.top + ((high - vp) / (high - low)) * (height - margin.top - margin.bottom);
  // In a long game not every year has room for its number.
  const apart = Math.ceil(years / mostNumerals);
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
          {Array.from({ length: Math.floor(years / apart) }, (_, i) => (i + 1) * apart).map((year) => (
            <text key={year} className="year-label" x={x(year)} y={height - 8} textAnchor="middle">
              {year}
            </text>
          ))}
          {lines.map(({ owner, points }) => (
            <path
              key={owner}
              className={owner === null ? "year-line year-rival" : "year-line"}
              d={(first === 0 ? [0, ...points] : points)
                .map((vp, i) => `${i === 0 ? "M" : "L"}${x(i + first)} ${y(vp)}`)
                .join("")}
              stroke={lineInk(owner)}
              strokeDasharray={owner === null ? undefined : dashes[owner]}
            />
          ))}
        </svg>
        {spread(
          lines.map(({ owner, name, points }) => ({
            owner,
            name,
            left: x(points.length),
            top: y(points.at(-1) ?? 0),
          })),
        ).map(({ owner, name, left, top }) => (
          <span
            key={owner}
            className="year-mark"
            style={{ left: `${(100 * left) / width}%`, top: `${(100 * top) / height}%` }}
          >
            <SeatMark seat={owner} size={22} letter={letterOf(name, owner ?? 0)} />
          </span>
        ))}
      </div>
      <ChartTable
        caption={texts.yearTitle}
        columns={Array.from({ length: years }, (_, i) => game.yearNumber(i + 1))}
        rows={lines.map(({ name, points }) => ({ name, cells: [...points] }))}
      />
    </section>
  );
}

const mostNumerals = 16;
const markRoom = 22;

/** Marks that end in the same year with nearly equal points are moved apart, from the top down. */
function spread<Mark extends { top: number; left: number }>(marks: readonly Mark[]): Mark[] {
  const placed: Mark[] = [];
  for (const mark of [...marks].sort((a, b) => a.top - b.top)) {
    const above = placed.filter(({ left }) => left === mark.left).at(-1);
    placed.push({ ...mark, top: above === undefined ? mark.top : Math.max(mark.top, above.top + markRoom) });
  }
  return placed;
}
