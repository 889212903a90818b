import type {
  Answer,
  Ask,
  AutomaBarName,
  BoardActionId,
  DeckName,
  OrderEntry,
  OrderId,
  PapaEntry,
  PapaId,
  Preview,
  SeasonName,
  SpaceName,
  VisitorId,
} from "../wire/types";
import type { CardText, CardTexts, NamedText } from "./card_text";
import type { AnswerContext, Context } from "./messages";
import type { AnyCard } from "./segments";

// What sentences need to know, whatever their language.

type PositionIn<Space> = Space extends `${BoardActionId}.${infer Position}` ? Position : never;
/** Where on an action's tile a worker stands; a grande may stand on the art, beside the spaces. */
export type Position = PositionIn<SpaceName>;

export type Spot =
  { place: "cart" | "yoke" } | { place: "action"; action: BoardActionId; position: Position };

export function spotOf(space: SpaceName): Spot {
  if (space === "cart" || space === "yoke") return { place: space };
  const [action, position] = space.split(".") as [BoardActionId, Position];
  return { place: "action", action, position };
}

/** The bonus of this very space, or undefined. */
export function bonusOfSpace(space: SpaceName, { catalogue }: Context, cards: CardTexts): string | undefined {
  const actions = catalogue.boards.flatMap((board) => board.actions);
  const found = actions.find(({ spaces }) => spaces.some(({ id, bonus }) => id === space && bonus));
  return found && cards.bonuses[found.id];
}

export function seasonOfSpace(space: SpaceName, { catalogue }: Context): SeasonName | undefined {
  const spot = spotOf(space);
  if (spot.place !== "action") return undefined;
  return catalogue.boards.flatMap((board) => board.actions).find(({ id }) => id === spot.action)?.season;
}

/** The bonus that the question is about, or undefined. */
export function bonusAsked(ask: Ask | undefined, cards: CardTexts): string | undefined {
  if (ask?.bonus !== undefined) return bonusOfAction(ask.bonus, cards);
  return ask?.because.kind === "action" ? cards.bonuses[ask.because.id as BoardActionId] : undefined;
}

/** The bonus of the action to which a space belongs, which a token buys wherever the worker stands. */
export function bonusOfAction(space: SpaceName, cards: CardTexts): string | undefined {
  const spot = spotOf(space);
  return spot.place === "action" ? cards.bonuses[spot.action] : undefined;
}

/** What a bar of the Automa's card names. */
export function barName(bar: AutomaBarName, { actions, bars }: CardTexts): string {
  return Object.hasOwn(actions, bar)
    ? actions[bar as BoardActionId].name
    : bars[bar as Exclude<AutomaBarName, BoardActionId>];
}

/** The season that the question belongs to, or undefined. */
export function seasonAsked(ask: Ask | undefined): SeasonName | undefined {
  if (ask?.because.kind !== "season" || ask.because.id === "setup") return undefined;
  return ask.because.id as SeasonName;
}

export function visitorAsked(ask: Ask | undefined, cards: CardTexts): CardText | undefined {
  return ask?.because.kind === "visitor" ? cards.visitors[ask.because.id as VisitorId] : undefined;
}

/** The words of option 1, 2 ... on the card, action or place that offers it. */
export function optionText(
  option: number,
  ask: Ask | undefined,
  { visitors, actions, places }: CardTexts,
): string | undefined {
  if (!ask) return undefined;
  const { kind, id } = ask.because;
  const card: CardText | NamedText | undefined =
    kind === "visitor"
      ? visitors[id as VisitorId]
      : kind === "action"
        ? actions[id as BoardActionId]
        : kind === "yoke"
          ? places.yoke
          : undefined;
  const parts = card && "parts" in card ? card.parts : undefined;
  return (ask.kind === "part_order" ? parts : card?.options)?.[option - 1];
}

export function orderEntry(order: OrderId, { catalogue }: Context): OrderEntry | undefined {
  return catalogue.orders.find(({ id }) => id === order);
}

export function papaEntry(papa: PapaId, { catalogue }: Context): PapaEntry | undefined {
  return catalogue.papas.find(({ id }) => id === papa);
}

/** The papa of the seat that is asked, where the table shows it. */
export function papaAsked(context: AnswerContext): PapaEntry | undefined {
  const papa = context.view?.players.find(({ seat }) => seat === context.ask?.seat)?.papa;
  return papa && papaEntry(papa, context);
}

export function topOfPile(deck: DeckName, { view }: AnswerContext): AnyCard | undefined {
  return view?.decks[deck].discard[0] as AnyCard | undefined;
}

export function paidIn(preview: Preview | undefined): number | undefined {
  return liraIn(preview, true);
}

export function gainedIn(preview: Preview | undefined): number | undefined {
  return liraIn(preview, false);
}

function liraIn(preview: Preview | undefined, paid: boolean): number | undefined {
  for (const event of preview?.events ?? []) {
    if (event.kind === "lira_changed" && event.paid === paid) return event.amount;
  }
  return undefined;
}

export function pointsLostIn(preview: Preview | undefined): number | undefined {
  for (const event of preview?.events ?? []) {
    if (event.kind === "vp_changed" && event.lost) return event.amount;
  }
  return undefined;
}

/** The quality that the wine would have in the cellar. */
export function qualityMadeIn(preview: Preview | undefined): number | undefined {
  for (const event of preview?.events ?? []) {
    if (event.kind === "wine_made") return event.value;
  }
  return undefined;
}

export type MakeAnswer = Extract<Answer, { kind: "make" }>;

/** The grapes that go into the wine. */
export function grapesFor({ red, second_red, white }: MakeAnswer) {
  return [
    { grape: "red" as const, quality: red },
    { grape: "red" as const, quality: second_red },
    { grape: "white" as const, quality: white },
  ].filter(({ quality }) => quality > 0);
}
