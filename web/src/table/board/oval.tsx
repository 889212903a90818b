import { Rich, useText } from "../../i18n";
import type { Answer, Ask, BoardActionEntry, SpaceEntry, SpaceName } from "../../wire/types";
import { useDesk } from "../desk_context";
import { useChoice } from "../choice/choice_store";
import { Spot } from "../choice/spot";
import { target } from "../choice/targets";
import { PlayerMark } from "../parts/player_mark";
import { GhostWorker } from "./ghost_worker";
import type { Standing } from "./standing";
import { StandingWorker } from "./standing_worker";
import type { TileWords } from "./tile_words";
import { TokenBonus } from "./token_bonus";
import "./oval.css";

/** The height of a worker in its oval. */
const workerSize = 26;

interface OvalProps {
  action: BoardActionEntry;
  words: TileWords;
  space: SpaceEntry;
  /** Open as far as the number of players tells. */
  byRule: boolean;
  occupant: Standing | undefined;
  planned: number | undefined;
}

/** A space for one worker. What is not used with this number of players is not drawn. */
export function Oval({ action, words, space, byRule, occupant, planned }: OvalProps) {
  const t = useText();
  const { choice, context } = useDesk();
  const told = useChoice(choice, ({ whole }) => toldOpen(whole, space.id));
  if (occupant === undefined && !(told ?? byRule)) return null;
  const { board } = t.ui.table;
  const bonus = words.bonusOf(space.id);
  const label = [
    words.spaceName(space.id),
    ...(space.bonus ? [board.bonus(t.plain(bonus))] : []),
    occupant === undefined ? board.free : board.takenBy(t.names.player(occupant.seat, context)),
    ...(planned === undefined ? [] : [board.plannedBy(t.names.player(planned, context))]),
  ].join(", ");
  return (
    <Spot
      className="oval"
      target={target.space(space.id)}
      label={label}
      place={space.id}
      drop={target.space(space.id)}
    >
      {space.bonus && (
        <span className="oval-bonus">
          <Rich text={bonus} />
        </span>
      )}
      <TokenBonus action={action} words={words} space={space.id} />
      {occupant === undefined ? (
        <GhostWorker space={space.id} size={workerSize} />
      ) : (
        <StandingWorker {...occupant} size={workerSize} />
      )}
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

interface GrandesProps {
  action: BoardActionEntry;
  words: TileWords;
  standing: readonly Standing[];
}

/** The room for a grande in the picture, drawn where one stands, may go, or has been pointed at. */
export function RoomForGrandes({ action, words, standing }: GrandesProps) {
  const t = useText();
  const { choice } = useDesk();
  const one = target.space(action.art);
  const offered = useChoice(choice, ({ statuses }) => (statuses.get(one) ?? "illegal") !== "illegal");
  if (!offered && standing.length === 0) return null;
  return (
    <Spot
      className={offered ? "oval oval-art" : "oval-art"}
      target={one}
      label={t.ui.table.board.art(words.name)}
      place={action.art}
      drop={one}
    >
      <TokenBonus action={action} words={words} space={action.art} sign />
      {standing.map((worker, i) => (
        <StandingWorker key={i} {...worker} size={workerSize} />
      ))}
      <GhostWorker space={action.art} size={workerSize} />
    </Spot>
  );
}
