import { memo } from "react";
import { WorkerPiece } from "../../art/pieces";
import type { Season } from "../../art/scene";
import { useText } from "../../i18n";
import type { BoardActionEntry, DeckName, PositionView } from "../../wire/types";
import { deckOrder } from "../catalogue_index";
import { spacesOf } from "../choice/best_space";
import { useChoice } from "../choice/choice_store";
import { targetsOf, type Target } from "../choice/targets";
import { useDesk } from "../desk_context";
import { useShared } from "../use_shared";
import { ActionTile } from "./action_tile";
import { BoardFrame, type BoardBand } from "./board_frame";
import { DeckPiles } from "./deck_piles";
import { legalIn, seasonInFront, seasonOfTarget, seasonsWith, wantedSeason } from "./folding";
import { InfluenceMap } from "./influence_map";
import { SidePlace } from "./side_place";
import { SpecialWorkers } from "./special_workers";
import { standingOf, type Standing, type StandingBySpace } from "./standing";

const nobody: Standing[] = [];
const structureDeck: readonly DeckName[] = ["structure"];

/** Each action is a place in the landscape of its season. */
export const Board = memo(function Board({ view, dim }: { view: PositionView; dim: boolean }) {
  const t = useText();
  const { book } = useDesk();
  const standing = useShared(standingOf(view));
  const planned = useShared(view.planned);
  const { actions } = book.board;
  const seasons = [...new Set(actions.map(({ season }) => season))];
  const attention = useAttention(actions, seasons, view);
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
  const bands = seasons.map((season, i): BoardBand => {
    const here = actions.filter((action) => action.season === season);
    return {
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
      present: <Present actions={here} standing={standing} />,
      tiles: here.map((action) => (
        <ActionTile
          key={action.id}
          action={action}
          players={view.options.players}
          standing={standing}
          planned={planned}
        />
      )),
    };
  });
  const light: Season = view.season === "setup" ? "spring" : view.season;
  return (
    <BoardFrame
      bands={bands}
      active={view.season === "setup" ? null : view.season}
      {...attention}
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

/** Which season the present, the question and a hint call for. */
function useAttention(actions: readonly BoardActionEntry[], seasons: readonly Season[], view: PositionView) {
  const { choice } = useDesk();
  const seasonOf = (one: Target) => seasonOfTarget(one, actions);
  // As a text, so that only another answer draws the board anew.
  const asked = useChoice(choice, ({ statuses }) => [...seasonsWith(legalIn(statuses), seasonOf)].join(" "));
  const hinted = useChoice(choice, ({ enabled, hinted: offer }) => {
    const targets = enabled && offer !== null ? targetsOf(offer.answer) : [];
    return [...seasonsWith(targets, seasonOf)][0];
  });
  const legal = new Set(asked.split(" ") as Season[]);
  const inFront = seasonInFront(seasons, view.season);
  return { asked: legal, wanted: wantedSeason({ seasons, inFront, legal, hinted }) };
}

/** Who stands in a season, in a line. */
function Present({ actions, standing }: { actions: readonly BoardActionEntry[]; standing: StandingBySpace }) {
  const workers = actions.flatMap(spacesOf).flatMap((space) => standing[space] ?? nobody);
  return workers.map(({ seat, worker }, i) => <WorkerPiece key={i} seat={seat} kind={worker} size={18} />);
}
