import type { Messages } from "../../i18n";
import { bonusBought, bonusTaken } from "../../i18n/bonuses";
import { seasonOfSpace, spotOf } from "../../i18n/lookup";
import type { AnswerContext } from "../../i18n/messages";
import type { Answer, SpaceName } from "../../wire/types";

type Placement = Extract<Answer, { kind: "place" }>;

/** Where a worker goes and what that brings on top, for where pieces beside it say which worker. The space of an action is
 * named only where another one could be meant. */
export function placementText(given: Placement, context: AnswerContext, t: Messages): string {
  const isAction = spotOf(given.space).place === "action";
  if (!isAction || onlySpace(given.space, context)) return adviceText(given, context, t);
  return withGains(t.names.space(given.space), given, context, t);
}

/** The same for one who needs no more than the bonus to tell the spaces of an action apart. */
export function adviceText(given: Placement, context: AnswerContext, t: Messages): string {
  return withGains(deedText(given, context, t), given, context, t);
}

/** The action or the card that is used. */
export function deedText({ space }: Placement, { buildings }: AnswerContext, t: Messages): string {
  const spot = spotOf(space);
  if (spot.place === "action") return t.names.action(spot.action);
  const card = spot.place === "structure" ? buildings?.[spot.at] : undefined;
  return card === undefined ? t.names.space(space) : t.names.structureCard(card);
}

function withGains(name: string, given: Placement, context: AnswerContext, t: Messages): string {
  const gains = [bonusTaken(given, context, t.cards), bonusBought(given, context, t.cards)];
  const bonus = gains.filter((gain) => gain !== undefined).join(", ");
  const season = context.ask?.kind === "plan_worker" ? seasonOfSpace(given.space, context) : undefined;
  return `${season === undefined ? "" : `${t.names.season(season)}: `}${name}${bonus === "" ? "" : ` (${bonus})`}`;
}

function onlySpace(space: SpaceName, { ask }: AnswerContext): boolean {
  const [action] = space.split(".");
  return (ask?.offers ?? []).every(
    ({ answer }) =>
      answer.kind !== "place" || answer.space === space || answer.space.split(".")[0] !== action,
  );
}
