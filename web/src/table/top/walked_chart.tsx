import { memo, useEffect, useState, type ReactNode } from "react";
import { Icon } from "../../art/icons";
import { useText } from "../../i18n";
import type { PlayerView, PositionView, SeasonName } from "../../wire/types";
import { useDesk } from "../desk_context";
import { Dialog } from "../dialogs/dialog";
import { useChoice } from "../choice/choice_store";
import { chartSigns } from "./chart_signs";
import { SeasonalChart, type ChartRow } from "./seasonal_chart";

const seasons: readonly SeasonName[] = ["spring", "summer", "fall", "winter"];

/** How far a rooster has walked: that of a player who has passed is already in the next season. */
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
  const shown = {
    columns: seasons.map((season) => ({ season, name: t.names.season(season) })),
    rows,
    label: words.title,
    nextLabel: words.nextYearTitle,
    firstLabel: t.ui.table.wakeUp.first,
  };
  return (
    <div className="walked">
      <SeasonalChart layout="strip" {...shown} />
      <ChartSheet>
        <SeasonalChart layout="sheet" {...shown} />
      </ChartSheet>
    </div>
  );
});

/** At a click the whole chart, as it is printed, with what it means. */
function ChartSheet({ children }: { children: ReactNode }) {
  const t = useText();
  const { choice } = useDesk();
  const asked = useChoice(choice, (state) => state.whole);
  const [open, setOpen] = useState(false);
  const name = t.ui.tuscany.chart.title;
  // A row that is chosen in the sheet has answered the question.
  useEffect(() => setOpen(false), [asked]);
  return (
    <>
      <button
        type="button"
        className="walked-help"
        aria-label={name}
        title={name}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Icon name="help" size={18} />
      </button>
      <Dialog open={open} heading label={name} onClose={() => setOpen(false)} className="walked-sheet">
        <p>{t.ui.tuscany.chart.note}</p>
        {children}
      </Dialog>
    </>
  );
}
