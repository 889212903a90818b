import type {
  Answer,
  Ask,
  AutomaBarName,
  BoardActionId,
  BoardEntry,
  BuildingPlaceName,
  DeckName,
  ModuleName,
  OrderEntry,
  OrderId,
  PapaEntry,
  PapaId,
  PileView,
  Preview,
  SeasonName,
  SpaceName,
  StructureCardId,
  VisitorId,
  WorkerName,
} from "../wire/types";
import type { SpecialWorkerId } from "./tuscany_ids";
import type { CardText, CardTexts, NamedText } from "./card_text";
import type { AnswerContext, Context, Names } from "./messages";
import type { AnyCard } from "./segments";

// What sentences need to know, whatever their language.

type PositionIn<Space> = Space extends `${BoardActionId}.${infer Position}` ? Position : never;
/** Where on an action's tile a worker stands; a grande may stand on the art, beside the spaces. */
export type Position = PositionIn<SpaceName>;

export type Spot =
  | { place: "cart" | "yoke" | "destroy" }
  | { place: "structure"; at: BuildingPlaceName }
  | { place: "action"; action: BoardActionId; position: Position };

export function spotOf(space: SpaceName): Spot {
  if (space === "cart" || space === "yoke" || space === "destroy") return { place: space };
  const [action, position] = space.split(".");
  if (action === "structure") return { place: "structure", at: position as BuildingPlaceName };
  return { place: "action", action: action as BoardActionId, position: position as Position };
}

/** The number of the field where a structure card stands. */
export function fieldOf(place: Extract<BuildingPlaceName, `field_${number}`>): number {
  return Number(place.slice("field_".length));
}

export function isSpecial(worker: WorkerName, { workers }: CardTexts): worker is SpecialWorkerId {
  return Object.hasOwn(workers, worker);
}

export function boardIn({ catalogue, board }: Context): BoardEntry | undefined {
  return catalogue.boards.find(({ id }) => id === board) ?? catalogue.boards[0];
}

/** What the action does on this board with these modules. */
export function actionText(
  action: BoardActionId,
  { board, modules = [] }: { board: string; modules?: readonly ModuleName[] },
  { actions, actionsOn, actionsWith }: CardTexts,
): string {
  const changed = modules.map((module) => actionsWith[module]?.[action]).find((text) => text !== undefined);
  return changed ?? actionsOn[board]?.[action] ?? actions[action].text;
}

export function placeText(place: keyof CardTexts["places"], board: string, cards: CardTexts): string {
  return cards.placesOn[board]?.[place] ?? cards.places[place].text;
}

export function seasonOfSpace(space: SpaceName, context: Context): SeasonName | undefined {
  const spot = spotOf(space);
  if (spot.place !== "action") return undefined;
  return boardIn(context)?.actions.find(({ id }) => id === spot.action)?.season;
}

/** What a bar of the Automa's card names. */
export function barName(bar: AutomaBarName, { actions }: CardTexts): string {
  return actions[bar].name;
}

/** The season that the question belongs to, or undefined. */
export function seasonAsked(ask: Ask | undefined): SeasonName | undefined {
  if (ask?.because.kind !== "season" || ask.because.id === "setup") return undefined;
  return ask.because.id as SeasonName;
}

/** In a trade: 0 when it is asked what is given, 1 for what is taken; undefined: no trade. */
export function tradeStep({ because: { kind, id, choice = 0 } }: Ask): number | undefined {
  const trades = kind === "action" ? id === "trade" : kind === "structure" && id === "trading_post";
  return trades ? choice : undefined;
}

/** Where the special worker of the seat that is asked stands. */
export function standOf(worker: SpecialWorkerId, { ask, view }: AnswerContext): SpaceName | undefined {
  const place = view?.players.find(({ seat }) => seat === ask?.seat)?.workers.special?.[worker];
  return place === "available" || place === "in_training" ? undefined : place;
}

/** What it does there. */
export function workOf(
  worker: SpecialWorkerId,
  context: AnswerContext,
  cards: CardTexts,
  names: Names,
): string | undefined {
  const space = standOf(worker, context);
  if (space === undefined) return undefined;
  const spot = spotOf(space);
  if (spot.place === "action") return names.action(spot.action);
  return spot.place === "structure" ? names.space(space) : cards.places[spot.place].name;
}

/** Whether an answer of this kind is among those offered. */
export function offers(ask: Ask, kind: Answer["kind"]): boolean {
  return (ask.offers ?? []).some(({ answer }: { answer: { kind: string } }) => answer.kind === kind);
}

/** The yes-or-no question in the words of the card or worker behind it. */
export function offerAsked(ask: Ask, texts: CardTexts, nameOf: (seat: number) => string): string | undefined {
  const { owner } = ask.because;
  const offer = offerOn(ask, texts);
  return owner === undefined ? offer : offer?.replace("$owner", () => nameOf(owner));
}

function offerOn({ because: { kind, id } }: Ask, { visitors, structureCards, workers }: CardTexts) {
  switch (kind) {
    case "visitor":
      return visitors[id as VisitorId].offer;
    case "structure":
      return structureCards[id as StructureCardId].offer;
    case "worker":
      return workers[id as SpecialWorkerId].offer;
    default:
      return undefined;
  }
}

/** Whoever offers options: a card, an action or a place. */
function chooserOf(
  { because: { kind, id } }: Ask,
  { visitors, actions, places }: CardTexts,
): CardText | NamedText | undefined {
  switch (kind) {
    case "visitor":
      return visitors[id as VisitorId];
    case "action":
      return actions[id as BoardActionId];
    case "structure":
      // The one structure card that asks for options does what the action does.
      return (id as StructureCardId) === "trading_post" ? actions.trade : undefined;
    case "yoke":
      return places.yoke;
    case "cart":
      return places.cart;
    default:
      return undefined;
  }
}

/** The words of option 1, 2 ... on the card, action or place that offers it. */
export function optionText(option: number, ask: Ask | undefined, cards: CardTexts): string | undefined {
  const card = ask && chooserOf(ask, cards);
  if (!card) return undefined;
  const parts = "parts" in card ? card.parts : undefined;
  if (ask.kind === "part_order") return parts?.[option - 1];
  const choices = "choices" in card ? card.choices : undefined;
  return (choices ? choices[ask.because.choice ?? 0] : card.options)?.[option - 1];
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
  const decks: Partial<Record<DeckName, PileView>> | undefined = view?.decks;
  return decks?.[deck]?.discard[0] as AnyCard | undefined;
}

export function paidIn(preview: Preview | undefined): number | undefined {
  return liraIn(preview, true);
}

export function gainedIn(preview: Preview | undefined): number | undefined {
  return liraIn(preview, false);
}

/** All that the first who pays or gains does; a price can have two parts, one of them for somebody's Academy. */
function liraIn(preview: Preview | undefined, paid: boolean): number | undefined {
  const told = (preview?.events ?? []).flatMap((event) =>
    event.kind === "lira_changed" && event.paid === paid ? [event] : [],
  );
  const [first] = told;
  if (first === undefined) return undefined;
  const parts = paid ? told.filter(({ seat }) => seat === first.seat) : [first];
  return parts.reduce((sum, { amount }) => sum + amount, 0);
}

export function pointsLostIn(preview: Preview | undefined): number | undefined {
  return pointsIn(preview, true);
}

export function pointsGainedIn(preview: Preview | undefined): number | undefined {
  return pointsIn(preview, false);
}

function pointsIn(preview: Preview | undefined, lost: boolean): number | undefined {
  for (const event of preview?.events ?? []) {
    if (event.kind === "vp_changed" && event.lost === lost) return event.amount;
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
