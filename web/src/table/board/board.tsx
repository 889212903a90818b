import { memo } from "react";
import { BoardScene, type Season } from "../../art/scene";
import { SeasonEmblem } from "../../art/season_ribbon";
import { useText } from "../../i18n";
import type { PositionView, SeasonName } from "../../wire/types";
import { useDesk } from "../desk_context";
import { useNarrow } from "../use_narrow";
import { ActionTile } from "./action_tile";
import { DeckPiles } from "./deck_piles";
import { SidePlace } from "./side_place";
import { standingOf, type Standing } from "./standing";
import { useShared } from "../use_shared";
import "./board.css";

const nobody: Standing[] = [];

/** One landscape through the seasons; each action is a place in it. */
export const Board = memo(function Board({ view, dim }: { view: PositionView; dim: boolean }) {
  const t = useText();
  const { book } = useDesk();
  const standing = useShared(standingOf(view));
  const planned = useShared(view.planned);
  const seasons = [...new Set(book.board.actions.map(({ season }) => season))];
  const narrow = useNarrow();
  const active = seasons.includes(view.season as SeasonName) ? view.season : null;
  const light: Season = view.season === "setup" ? "spring" : view.season;
  return (
    <div className="board" style={{ "--seasons": seasons.length } as React.CSSProperties}>
      {/* Seasons below one another share one light: that of the present. */}
      <BoardScene seasons={narrow ? [light] : seasons} active={narrow ? light : active} dim={dim} />
      {seasons.map((season, i) => (
        <section
          key={season}
          className="board-season"
          data-active={season === active}
          aria-label={t.names.season(season)}
        >
          <header className="board-head">
            <h2 className="board-season-name">
              <SeasonEmblem season={season} size={18} />
              {t.names.season(season)}
            </h2>
            {i === 0 && <DeckPiles decks={view.decks} />}
            {i === seasons.length - 1 && (
              <div className="board-sides">
                <SidePlace space="cart" standing={standing.cart ?? nobody} />
                <SidePlace space="yoke" standing={standing.yoke ?? nobody} />
              </div>
            )}
          </header>
          <div className="board-tiles">
            {book.board.actions
              .filter((action) => action.season === season)
              .map((action) => (
                <ActionTile
                  key={action.id}
                  action={action}
                  players={view.options.players}
                  standing={standing}
                  planned={planned}
                />
              ))}
          </div>
        </section>
      ))}
    </div>
  );
});
