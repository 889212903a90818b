import { Icon, type IconName } from "../../art/icons";
import { SeatMark } from "../../art/pieces";
import { useText } from "../../i18n";
import { automaName } from "../../i18n/names_of";
import { letterOf } from "../../table/desk_context";
import type { SeatSummary, StandingView, VpSource } from "../../wire/types";
import { ChartTable } from "./chart_table";

const signs: Record<VpSource, { icon: IconName; ink: string }> = {
  orders: { icon: "order", ink: "var(--plum)" },
  visitors: { icon: "visitor", ink: "var(--straw)" },
  windmill: { icon: "windmill", ink: "var(--terracotta)" },
  tasting_room: { icon: "tasting_room", ink: "var(--olive)" },
  wake_up: { icon: "rooster", ink: "var(--sky)" },
  bonuses: { icon: "plus", ink: "var(--blush)" },
  structure_cards: { icon: "structure", ink: "var(--dusk)" },
  influence: { icon: "star", ink: "var(--wine)" },
  trade: { icon: "trade", ink: "var(--spring)" },
  sell_wine: { icon: "wine", ink: "var(--sparkling)" },
  other: { icon: "vp", ink: "var(--paper-deep)" },
};
const sources = Object.keys(signs) as VpSource[];

interface SourceBarsProps {
  summary: readonly SeatSummary[];
  standings: readonly StandingView[];
  names: readonly string[];
  /** The Automa's points, which come from nowhere. */
  rival?: number;
}

/** A bar for each player in the order of the ranking, made of what brought the points; losses go left of zero. */
export function SourceBars({ summary, standings, names, rival }: SourceBarsProps) {
  const { game, screens } = useText().ui;
  const texts = screens.end;
  const bars = standings.flatMap(({ seat }) => summary.filter((each) => each.seat === seat)).map(piecesOf);
  const most = Math.max(1, rival ?? 0, ...bars.map(({ gained }) => gained));
  const least = Math.max(0, ...bars.map(({ lost }) => lost));
  const share = (points: number) => `${(100 * points) / (most + least)}%`;
  const used = sources.filter((source) => summary.some(({ by_source }) => by_source[source] !== 0));
  return (
    <section className="end-chart">
      <h3>{texts.sourceTitle}</h3>
      <div className="source-bars" aria-hidden="true">
        {bars.map(({ seat, pieces, lost, total }) => (
          <div key={seat} className="source-line">
            <SeatMark seat={seat} size={24} letter={letterOf(names[seat], seat)} />
            <div className="source-bar" style={{ paddingLeft: share(least - lost) }}>
              {pieces.map(({ source, points }) => (
                <span
                  key={source}
                  className={points < 0 ? "source-piece source-loss" : "source-piece"}
                  style={{ width: share(Math.abs(points)), background: signs[source].ink }}
                  title={`${game.vpSources[source]}: ${points}`}
                >
                  <span className="source-number">{points}</span>
                </span>
              ))}
            </div>
            <strong className="source-total">{total}</strong>
          </div>
        ))}
        {rival !== undefined && (
          <div className="source-line">
            <SeatMark seat={null} size={24} letter={letterOf(automaName, 0)} />
            <div className="source-bar" style={{ paddingLeft: share(least) }}>
              {rival > 0 && <span className="source-piece source-rival" style={{ width: share(rival) }} />}
            </div>
            <strong className="source-total">{rival}</strong>
          </div>
        )}
        <ul className="source-legend">
          {used.map((source) => (
            <li key={source}>
              <span className="source-swatch" style={{ background: signs[source].ink }} />
              <Icon name={signs[source].icon} size={18} />
              {game.vpSources[source]}
            </li>
          ))}
        </ul>
      </div>
      <ChartTable
        caption={texts.sourceTitle}
        columns={[...used.map((source) => game.vpSources[source]), texts.total]}
        rows={bars.map(({ seat, by_source, total }) => ({
          name: names[seat] ?? "",
          cells: [...used.map((source) => by_source[source]), total],
        }))}
      />
    </section>
  );
}

function piecesOf({ seat, by_source }: SeatSummary) {
  const all = sources.map((source) => ({ source, points: by_source[source] }));
  const losses = all.filter(({ points }) => points < 0);
  const gains = all.filter(({ points }) => points > 0);
  const sum = (pieces: typeof all) => pieces.reduce((total, { points }) => total + points, 0);
  return {
    seat,
    by_source,
    pieces: [...losses, ...gains],
    gained: sum(gains),
    lost: -sum(losses),
    total: sum(all),
  };
}
