import { memo, useMemo } from "react";
import { Icon } from "../../art/icons";
import { WorkerPiece } from "../../art/pieces";
import { PlaceArt } from "../../art/places";
import { Rich, useText } from "../../i18n";
import { bonusPrintedAt } from "../../i18n/bonuses";
import { actionText } from "../../i18n/lookup";
import { signsIn } from "../../text/markup";
import type {
  Answer,
  Ask,
  BoardActionEntry,
  PlannedView,
  PositionName,
  SpaceEntry,
  SpaceName,
} from "../../wire/types";
import { useDesk } from "../desk_context";
import { automaHome } from "../motion/flight";
import { tokensAt } from "../choice/choice";
import { useChoice } from "../choice/choice_store";
import { Spot } from "../choice/spot";
import { target } from "../choice/targets";
import { PlayerMark } from "../parts/player_mark";
import type { Standing, StandingBySpace } from "./standing";

interface ActionTileProps {
  action: BoardActionEntry;
  players: number;
  standing: StandingBySpace;
  planned: readonly PlannedView[];
}

const Art = memo(PlaceArt);

/** Only what stands on this very tile makes it draw anew. */
function sameTile(a: ActionTileProps, b: ActionTileProps): boolean {
  const spaces = [...a.action.spaces.map(({ id }) => id), a.action.art];
  return (
    a.action === b.action &&
    a.players === b.players &&
    a.planned === b.planned &&
    spaces.every((space) => a.standing[space] === b.standing[space])
  );
}

/** What a tile says about its action. */
export interface TileWords {
  name: string;
  text: string;
  spaceName(space: SpaceName): string;
  /** What the bonus of a space adds, also one that a token buys. */
  bonusOf(space: SpaceName): string;
}

/** An action of the board in use, in the chosen language. */
export const ActionTile = memo(function ActionTile(props: ActionTileProps) {
  const { id } = props.action;
  const t = useText();
  const { book, context } = useDesk();
  const words = useMemo<TileWords>(
    () => ({
      name: t.cards.actions[id].name,
      text: actionText(id, { board: book.board.id, modules: book.modules }, t.cards),
      spaceName: (space) => t.names.space(space),
      bonusOf: (space) => bonusPrintedAt(space, context, t.cards) ?? "",
    }),
    [t, book, context, id],
  );
  return <Tile {...props} words={words} />;
}, sameTile);

/** An action: its place, what it does, its spaces; a grande may stand in the picture itself. */
export function Tile({ action, players, standing, planned, words }: ActionTileProps & { words: TileWords }) {
  const t = useText();
  const { name, text } = words;
  return (
    <div className="tile">
      {/* Over the tile and not around it: one button may not lie within another. */}
      <Spot className="tile-whole" target={target.action(action.id)} label={name} />
      <Spot
        className="tile-art"
        target={target.space(action.art)}
        label={t.ui.table.board.art(name)}
        place={action.art}
      >
        <Art action={action.id} season={action.season} />
        <span className="tile-signs" title={t.plain(text)}>
          <Rich text={signsIn(text)} />
        </span>
        <TokenBonus action={action} words={words} space={action.art} className="tile-bonus" sign />
        <div className="tile-grandes">
          {standing[action.art]?.map(({ seat, worker }, i) => (
            <Worker key={i} seat={seat} worker={worker} size={24} />
          ))}
        </div>
      </Spot>
      <h3 className="tile-name">{name}</h3>
      <p className="tile-text">
        <Rich text={text} />
      </p>
      <div className="tile-spaces">
        {action.spaces.map((space) => (
          <Oval
            key={space.id}
            action={action}
            words={words}
            space={space}
            byRule={space.min_players !== 0 && space.min_players <= players}
            occupant={standing[space.id]?.[0]}
            planned={planned.find((plan) => plan.space === space.id)?.seat}
          />
        ))}
      </div>
    </div>
  );
}

interface OvalProps {
  action: BoardActionEntry;
  words: TileWords;
  space: SpaceEntry;
  /** Open as far as the number of players tells. */
  byRule: boolean;
  occupant: Standing | undefined;
  planned: number | undefined;
}

function Oval({ action, words, space, byRule, occupant, planned }: OvalProps) {
  const t = useText();
  const { choice, context } = useDesk();
  const told = useChoice(choice, ({ whole }) => toldOpen(whole, space.id));
  const open = occupant !== undefined || (told ?? byRule);
  const { board } = t.ui.table;
  const bonus = words.bonusOf(space.id);
  const unused = byRule || space.min_players === 0;
  const closed = unused ? board.unused : board.closed(space.min_players);
  const state = !open
    ? closed
    : occupant === undefined
      ? board.free
      : board.takenBy(t.names.player(occupant.seat, context));
  const label = [
    words.spaceName(space.id),
    ...(space.bonus ? [board.bonus(t.plain(bonus))] : []),
    state,
    ...(planned === undefined ? [] : [board.plannedBy(t.names.player(planned, context))]),
  ].join(", ");
  return (
    <Spot
      className={open ? "oval" : "oval oval-closed"}
      target={target.space(space.id)}
      label={label}
      place={space.id}
    >
      {open && space.bonus && (
        <span className="oval-bonus">
          <Rich text={bonus} />
        </span>
      )}
      {!open && (
        <span className="oval-players" title={closed}>
          {unused ? (
            <Icon name="close" size={12} />
          ) : (
            <>
              <Icon name="people" size={14} />
              {space.min_players}+
            </>
          )}
        </span>
      )}
      <TokenBonus action={action} words={words} space={space.id} className="oval-token" />
      {occupant !== undefined && <Worker seat={occupant.seat} worker={occupant.worker} size={27} />}
      {planned !== undefined && (
        <span className="oval-planned">
          <PlayerMark seat={planned} size={14} />
        </span>
      )}
    </Spot>
  );
}

/** What the question says about a space that is in use with other numbers of players, or in other challenges. */
function toldOpen({ offers = [], refused = [] }: Ask, space: SpaceName): boolean | undefined {
  const isHere = ({ answer }: { answer: Answer }) => answer.kind === "place" && answer.space === space;
  const refusals = refused.filter(isHere);
  if (refusals.some(({ reason }) => reason.code === "space_closed")) return false;
  return (
    offers.some(isHere) || refusals.some(({ reason }) => reason.code === "action_impossible") || undefined
  );
}

interface TokenBonusProps {
  action: BoardActionEntry;
  words: TileWords;
  space: SpaceName;
  className: string;
  /** With the token's own sign, where there is room for it. */
  sign?: boolean;
}

/** The bonuses of which a token buys one here, while it would be spent. */
function TokenBonus({ action, words, space, className, sign = false }: TokenBonusProps) {
  const { choice } = useDesk();
  const bought = useChoice(choice, ({ enabled, ask, worker }) =>
    enabled ? tokensAt(ask, space, worker).join(" ") : "",
  );
  if (bought === "") return null;
  // Where an action has the same bonus on every space, it is told once.
  const positions = bought.split(" ") as PositionName[];
  const bonuses = new Set(
    positions.map((position) => words.bonusOf(`${action.id}.${position}` as SpaceName)),
  );
  return (
    <span className={className} data-token={space}>
      {sign && <Icon name="token" size={14} />}
      <Rich text={[...bonuses].join(" ")} />
    </span>
  );
}

export function Worker({ seat, worker, size }: Standing & { size: number }) {
  const t = useText();
  const { context } = useDesk();
  const title = `${t.names.player(seat, context)}: ${t.names.worker(worker)}`;
  return (
    <span className="worker" data-worker={`${seat ?? automaHome}.${worker}`}>
      <WorkerPiece seat={seat} kind={worker} size={size} title={title} />
    </span>
  );
}
