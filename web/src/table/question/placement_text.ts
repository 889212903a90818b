import type { Messages } from "../../i18n";
import { bonusBought, bonusTaken } from "../../i18n/bonuses";
import { seasonOfSpace, spotOf } from "../../i18n/lookup";
import type { AnswerContext } from "../../i18n/messages";
import type { Answer, SpaceName } from "../../wire/types";

type Placement = Extract<Answer, { kind: "place" }>;

/** Where a worker goes and what that brings on top, for where pieces beside it say which worker. The space of an action is
 * named only where another one could be meant. */
export function placementText(given: Placement, context: AnswerContext, t: Messages): string {
  const { ask, buildings } = context;
  const spot = spotOf(given.space);
  const card = spot.place === "structure" ? buildings?.[spot.at] : undefined;
  const name =
    card !== undefined
      ? t.names.structureCard(card)
      : spot.place === "action" && onlySpace(given.space, context)
        ? t.names.action(spot.action)
        : t.names.space(given.space);
  const gains = [bonusTaken(given, context, t.cards), bonusBought(given, context, t.cards)];
  const bonus = gains.filter((gain) => gain !== undefined).join(", ");
  const season = ask?.kind === "plan_worker" ? seasonOfSpace(given.space, context) : undefined;
  return `${season === undefined ? "" : `${t.names.season(season)}: `}${name}${bonus === "" ? "" : ` (${bonus})`}`;
}

function onlySpace(space: SpaceName, { ask }: AnswerContext): boolean {
  const [action] = space.split(".");
  return (ask?.offers ?? []).every(
    ({ answer }) =>
      answer.kind !== "place" || answer.space === space || answer.space.split(".")[0] !== action,
  );
}
