import { memo } from "react";
import type { Season } from "../../art/scene";
import { useText } from "../../i18n";
import type { DeckName, PositionView } from "../../wire/types";
import { deckOrder } from "../catalogue_index";
import { useDesk } from "../desk_context";
import { useShared } from "../use_shared";
import { ActionTile } from "./action_tile";
import { BoardFrame, type BoardBand } from "./board_frame";
import { DeckPiles } from "./deck_piles";
import { InfluenceMap } from "./influence_map";
import { SidePlace } from "./side_place";
import { SpecialWorkers } from "./special_workers";
import { standingOf, type Standing } from "./standing";

const nobody: Standing[] = [];
const structureDeck: readonly DeckName[] = ["structure"];

/** Each action is a place in the landscape of its season. */
export const Board = memo(function Board({ view, dim }: { view: PositionView; dim: boolean }) {
  const t = useText();
  const { book } = useDesk();
  const standing = useShared(standingOf(view));
  const planned = useShared(view.planned);
  const seasons = [...new Set(book.board.actions.map(({ season }) => season))];
  const sides = (
    <div className="board-sides">
      <SidePlace space="cart" standing={standing.cart ?? nobody} />
      <SidePlace space="yoke" standing={standing.yoke ?? nobody} />
    </div>
  );
  const structurePile = book.decks.includes("structure") && (
    <DeckPiles decks={view.decks} shown={structureDeck} />
  );
  // The decks are in the order of the year: where there are seasons enough, each has its own.
  const everySeason = seasons.length === deckOrder.length;
  const bands = seasons.map((season, i): BoardBand => ({
    season,
    name: t.names.season(season),
    head: (
      <>
        {everySeason && <DeckPiles decks={view.decks} shown={deckOrder.slice(i, i + 1)} />}
        {!everySeason && i === 0 && <DeckPiles decks={view.decks} />}
        {!everySeason && i === seasons.length - 1 && (
          <>
            <SpecialWorkers view={view} />
            {sides}
          </>
        )}
      </>
    ),
    tiles: book.board.actions
      .filter((action) => action.season === season)
      .map((action) => (
        <ActionTile
          key={action.id}
          action={action}
          players={view.options.players}
          standing={standing}
          planned={planned}
        />
      )),
  }));
  const light: Season = view.season === "setup" ? "spring" : view.season;
  return (
    <BoardFrame
      bands={bands}
      active={view.season === "setup" ? null : view.season}
      light={light}
      dim={dim}
      beside={
        everySeason ? (
          <>
            <header className="board-head">
              {structurePile}
              {sides}
            </header>
            <InfluenceMap view={view} corner={view.special_workers && <SpecialWorkers view={view} />} />
          </>
        ) : undefined
      }
    />
  );
});
