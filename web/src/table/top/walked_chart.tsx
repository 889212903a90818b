import { memo } from "react";
import { Icon } from "../../art/icons";
import { useText } from "../../i18n";
import type { PlayerView, PositionView, SeasonName } from "../../wire/types";
import { useDesk } from "../desk_context";
import { chartSigns } from "./chart_signs";
import { SeasonalChart, type ChartRow } from "./seasonal_chart";

const seasons: readonly SeasonName[] = ["spring", "summer", "fall", "winter"];

/** How far a rooster has walked: who has passed stands in the next season already. */
export function columnOf({ passed }: PlayerView, season: PositionView["season"]): number {
  const present = Math.max(
    0,
    seasons.findIndex((one) => one === season),
  );
  return Math.min(seasons.length - 1, present + (passed ? 1 : 0));
}

/** The wake-up chart of the board in use, season by season. */
export const WalkedChart = memo(function WalkedChart({ view }: { view: PositionView }) {
  const t = useText();
  const { book, context } = useDesk();
  const { chart: words } = t.ui.tuscany;
  const { token } = t.ui.table;
  const chart = t.cards.chartsOn[book.board.id];
  const glass = view.solo?.glass ?? [];
  const first = view.turn_order?.find((seat) => view.players[seat]?.passed === false);
  const rows = Array.from({ length: book.board.rows }, (_, i): ChartRow => {
    const row = i + 1;
    const bonuses = seasons.map((season) => (season === "spring" ? null : (chart?.[season][i] ?? null)));
    const here = view.players.find((player) => player.row === row);
    const coming = view.players.find((player) => player.next_row === row);
    const sleeper = (player: PlayerView) => ({
      seat: player.seat,
      name: t.names.player(player.seat, context),
    });
    return {
      row,
      bonuses: bonuses.map((bonus) => bonus && <Icon name={chartSigns[bonus]} size={16} />),
      now: here && { ...sleeper(here), column: columnOf(here, view.season) },
      next: coming && sleeper(coming),
      first: here !== undefined && here.seat === first,
      token: glass.includes(row),
      spent: glass.length > 0 && !glass.includes(row),
      label: [
        words.row(row),
        ...seasons.flatMap((season, column) => {
          const bonus = bonuses[column];
          return bonus == null ? [] : [`${t.names.season(season)}: ${t.plain(t.cards.chartBonuses[bonus])}`];
        }),
        ...(row === 1 ? [words.onlyAfterSeven] : []),
        ...(glass.length === 0 ? [] : [glass.includes(row) ? token.onRow : token.gone]),
        ...(here === undefined ? [] : [words.here(sleeper(here).name)]),
        ...(coming === undefined ? [] : [words.nextYear(sleeper(coming).name)]),
      ].join(", "),
    };
  });
  return (
    <SeasonalChart
      layout="strip"
      columns={seasons.map((season) => ({ season, name: t.names.season(season) }))}
      rows={rows}
      label={t.ui.game.things.wakeUpChart}
      nextLabel={words.nextYearTitle}
      firstLabel={t.ui.table.wakeUp.first}
    />
  );
});
