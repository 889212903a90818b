import type { Answer, Ask, PositionName, SpaceName } from "../wire/types";
import type { CardTexts } from "./card_text";
import { boardIn, spotOf, standOf } from "./lookup";
import { chartSigns } from "./signs";
import type { SpecialWorkerId } from "./tuscany_ids";
import type { AnswerContext, Context, Names } from "./messages";

// What spaces and rows give on top, which depends on the board.

/** The bonus of this very space, or undefined. */
function bonusOfSpace(space: SpaceName, context: Context, cards: CardTexts): string | undefined {
  const own = cards.bonusesOn[context.board ?? ""];
  if (own) return own[space];
  const actions = boardIn(context)?.actions ?? [];
  const found = actions.find(({ spaces }) => spaces.some(({ id, bonus }) => id === space && bonus));
  return found && baseBonus(found.id, cards);
}

/** The bonus that the question is about, or undefined. */
export function bonusAsked(ask: Ask | undefined, context: Context, cards: CardTexts): string | undefined {
  if (ask?.bonus !== undefined) return bonusPrintedAt(ask.bonus, context, cards);
  if (ask?.because.kind !== "action") return undefined;
  const own = cards.bonusesOn[context.board ?? ""];
  return own ? bonusForeseen(ask, own) : baseBonus(ask.because.id, cards);
}

/** Of the bonuses of an action the one that a yes would bring. */
function bonusForeseen(ask: Ask, own: Partial<Record<SpaceName, string>>): string | undefined {
  const offered = (ask.offers ?? []).find(({ answer }) => answer.kind === "yes");
  if (offered === undefined) return undefined;
  const events = offered.preview?.events ?? [];
  const printed = Object.entries(own)
    .filter(([space]) => space.startsWith(`${ask.because.id}.`))
    .map(([, bonus]) => bonus);
  const foreseen = printed.filter((bonus) => {
    const sign = /\{(\w+)/.exec(bonus)?.[1];
    if (sign === "lira") return events.some(({ kind }) => kind === "lira_changed");
    if (sign === "vp") return events.some(({ kind }) => kind === "vp_changed");
    return events.some((event) => event.kind === "drew" && event.deck === sign);
  });
  const fitting = printed.length === 1 ? printed : foreseen;
  return fitting.length === 1 ? fitting[0] : undefined;
}

/** The bonus where this special worker stands. */
export function bonusOf(
  worker: SpecialWorkerId,
  context: AnswerContext,
  cards: CardTexts,
): string | undefined {
  const space = standOf(worker, context);
  return space && bonusPrintedAt(space, context, cards);
}

/** The bonus at this position of an action, whether or not the space is in use; a token buys it too. */
export function bonusPrintedAt(space: SpaceName, { board }: Context, cards: CardTexts): string | undefined {
  const own = cards.bonusesOn[board ?? ""];
  if (own) return own[space];
  const spot = spotOf(space);
  return spot.place === "action" ? baseBonus(spot.action, cards) : undefined;
}

type PlaceAnswer = Extract<Answer, { kind: "place" }>;

/** The bonus that comes with the space, or the one that the Farmer takes instead. */
export function bonusTaken(given: PlaceAnswer, context: Context, cards: CardTexts): string | undefined {
  const { space, bonus } = given;
  return bonus ? bonusBeside(space, bonus, context, cards) : bonusOfSpace(space, context, cards);
}

/** The bonus that is bought with a token, wherever the worker stands. */
export function bonusBought(given: PlaceAnswer, context: Context, cards: CardTexts): string | undefined {
  return given.token && bonusBeside(given.space, given.token, context, cards);
}

function bonusBeside(space: SpaceName, position: PositionName, context: Context, cards: CardTexts) {
  const spot = spotOf(space);
  if (spot.place !== "action") return undefined;
  return bonusPrintedAt(`${spot.action}.${position}` as SpaceName, context, cards);
}

// On the base board an action has one bonus, wherever it is printed.
function baseBonus(action: string, { bonuses }: CardTexts): string | undefined {
  return (bonuses as Partial<Record<string, string>>)[action];
}

/** What a row of the wake-up chart gives, season by season where the chart is walked. */
export function rowText(row: number, { board }: Context, cards: CardTexts, names: Names): string {
  const chart = cards.chartsOn[board ?? ""];
  if (!chart) return cards.rows[row - 1] ?? "";
  const parts = (["summer", "fall", "winter"] as const).flatMap((season) => {
    const bonus = chart[season][row - 1];
    return bonus ? [`${names.season(season)} ${cards.chartBonuses[bonus]}`] : [];
  });
  return parts.length > 0 ? parts.join(", ") : (cards.rows[0] ?? "");
}

/** The same as icons, in the order of the seasons. */
export function rowSigns(row: number, { board }: Context, cards: CardTexts): string {
  const chart = cards.chartsOn[board ?? ""];
  if (!chart) return cards.rows[row - 1] ?? "";
  const bonuses = (["summer", "fall", "winter"] as const).map((season) => chart[season][row - 1]);
  const signs = bonuses.flatMap((bonus) => (bonus ? [chartSigns[bonus]] : []));
  return signs.length > 0 ? signs.join(" · ") : (cards.rows[0] ?? "");
}
