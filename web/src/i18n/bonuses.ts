import type { Answer, Ask, PositionName, SpaceName } from "../wire/types";
import type { CardTexts } from "./card_text";
import { boardIn, spotOf } from "./lookup";
import type { Context, Names } from "./messages";

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
  const known = ask?.because.kind === "action" && cards.bonusesOn[context.board ?? ""] === undefined;
  return known ? baseBonus(ask.because.id, cards) : undefined;
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
