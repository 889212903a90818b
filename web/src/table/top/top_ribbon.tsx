import { memo, useMemo, type ReactNode } from "react";
import type { Season } from "../../art/scene";
import { SeasonRibbon } from "../../art/season_ribbon";
import { useText } from "../../i18n";
import type { PlayerView, PositionView } from "../../wire/types";
import { SoloGame } from "../automa/solo_game";
import { useDesk } from "../desk_context";
import { useShared } from "../use_shared";
import { OwnStrip } from "./own_strip";
import { PointTrack, ResidualTrack } from "./point_track";
import { WakeUpChart } from "./wake_up_chart";
import { WalkedChart } from "./walked_chart";
import "./top_ribbon.css";

const seasons: readonly Season[] = ["spring", "summer", "fall", "winter"];

interface TopRibbonProps {
  view: PositionView;
  /** Whose own amounts are told here too, where the vineyard may be out of sight. */
  own?: PlayerView;
  menu: ReactNode;
}

/** The year and what is common to all: season, order of turns, points. */
export const TopRibbon = memo(function TopRibbon({ view, own, menu }: TopRibbonProps) {
  const t = useText();
  const { book } = useDesk();
  const labels = useMemo(
    () => Object.fromEntries(seasons.map((season) => [season, t.names.season(season)])),
    [t],
  ) as Record<Season, string>;
  const sleepers = useShared(view.players.map(({ seat, row }) => ({ seat, row })));
  return (
    <header className="top">
      <div className="top-year" data-final={view.final_year}>
        <SeasonRibbon
          year={view.year}
          season={view.season}
          seasons={seasons}
          labels={labels}
          years={view.solo && t.ui.table.automa.ofYears(view.solo.years)}
          yearLabel={view.final_year ? t.ui.game.lastYear : t.ui.game.things.year}
        />
      </div>
      {own !== undefined && <OwnStrip player={own} />}
      {book.board.seasonal ? (
        <WalkedChart view={view} />
      ) : (
        <WakeUpChart sleepers={sleepers} firstPlayer={view.first_player} glass={view.solo?.glass} />
      )}
      <PointTrack players={view.players} automa={view.solo?.automa_vp} />
      {view.solo === undefined ? (
        <ResidualTrack players={view.players} />
      ) : (
        <SoloGame view={view} solo={view.solo} />
      )}
      {menu}
    </header>
  );
});
