import type { CSSProperties, ReactNode } from "react";
import { Icon } from "../../art/icons";
import { Rooster, seatInk } from "../../art/pieces";
import type { Season } from "../../art/scene";
import { SeasonEmblem } from "../../art/season_ribbon";
import { Spot } from "../choice/spot";
import { target } from "../choice/targets";
import { ForeseenRooster } from "../foresight/foreseen_rooster";
import "./seasonal_chart.css";

export interface ChartColumn {
  season: Season;
  name: string;
}

interface Sleeper {
  seat: number;
  name: string;
}

export interface ChartRow {
  row: number;
  /** By column, what reaching it gives, as icons; null: nothing. */
  bonuses: readonly ReactNode[];
  /** Whose rooster stands here, and how far in the year it has come. */
  now?: Sleeper & { column: number };
  /** Whose rooster has taken the row for the next year. */
  next?: Sleeper;
  /** Acts first in this season. */
  first?: boolean;
  /** Alone against the Automa: whether its bonus token still lies here. */
  token?: boolean;
  /** Its token is gone: it cannot be taken any more. */
  spent?: boolean;
  /** All of it in words. */
  label: string;
}

interface SeasonalChartProps {
  columns: readonly ChartColumn[];
  rows: readonly ChartRow[];
  label: string;
  nextLabel: string;
  firstLabel: string;
  /** A strip has its rows side by side and no heads; a sheet is the chart as it is printed. */
  layout: "strip" | "sheet";
}

/** The wake-up chart that is walked: a row of bonuses, taken one by one on passing into the seasons. */
export function SeasonalChart({ columns, rows, label, nextLabel, firstLabel, layout }: SeasonalChartProps) {
  const style = { "--columns": columns.length } as CSSProperties;
  return (
    <div className={`chart chart-${layout}`} style={style}>
      {layout === "sheet" && (
        <div className="chart-heads" aria-hidden="true">
          {columns.map(({ season, name }) => (
            <span key={season} className={`chart-head chart-${season}`}>
              <SeasonEmblem season={season} size={16} />
              {name}
            </span>
          ))}
          <span className="chart-head chart-head-next" title={nextLabel}>
            <Icon name="rooster" size={16} />
          </span>
        </div>
      )}
      <ol className="chart-rows" aria-label={label}>
        {rows.map((row) => (
          <li key={row.row}>
            <Spot
              className={row.spent === true ? "chart-row chart-spent" : "chart-row"}
              target={target.row(row.row)}
              label={row.label}
              place={`row:${row.row}`}
            >
              <span className="chart-number">{row.row}</span>
              {row.first === true && (
                <span className="chart-first" title={firstLabel}>
                  <Icon name="flag" size={12} />
                </span>
              )}
              {row.token === true && (
                <span className="chart-token">
                  <Icon name="token" size={16} />
                </span>
              )}
              {columns.map(({ season, name }, i) => (
                <span
                  key={season}
                  className={`chart-cell chart-${season}`}
                  data-taken={row.now !== undefined && i <= row.now.column}
                  data-empty={row.bonuses[i] === null || row.bonuses[i] === undefined}
                  title={name}
                >
                  {row.bonuses[i]}
                  {layout === "sheet" && row.now?.column === i && <Standing sleeper={row.now} size={28} />}
                </span>
              ))}
              {layout === "strip" && row.now !== undefined && <Standing sleeper={row.now} size={22} />}
              {row.now === undefined && layout === "strip" && (
                <span className="chart-now">
                  <ForeseenRooster row={row.row} size={22} />
                </span>
              )}
              <span className="chart-next">
                {row.next !== undefined && (
                  <Rooster
                    seat={row.next.seat}
                    size={layout === "strip" ? 18 : 26}
                    title={`${row.next.name}, ${nextLabel}`}
                  />
                )}
              </span>
              {layout === "strip" && row.now !== undefined && (
                <span className="chart-way" style={{ "--seat": seatInk(row.now.seat) } as CSSProperties}>
                  {columns.map(({ season }, i) => (
                    <i key={season} data-walked={i <= (row.now?.column ?? -1)} />
                  ))}
                </span>
              )}
            </Spot>
          </li>
        ))}
      </ol>
    </div>
  );
}

function Standing({ sleeper, size }: { sleeper: Sleeper; size: number }) {
  return (
    <span className="chart-now">
      <Rooster seat={sleeper.seat} size={size} title={sleeper.name} />
    </span>
  );
}
