import type {
  AutomaCardId,
  CardName,
  DeckName,
  MamaId,
  OrderId,
  PapaId,
  StructureCardId,
  StructureId,
  VineId,
  VisitorId,
} from "../wire/types";
import type { Missing } from "./message";
import type { SpecialWorkerId } from "./tuscany_ids";

/** What a card name in a sentence opens. */
export type CardRef =
  | { kind: "vine"; id: VineId }
  | { kind: "order"; id: OrderId }
  | { kind: "visitor"; id: VisitorId }
  | { kind: "structure"; id: StructureId }
  | { kind: "structure_card"; id: StructureCardId }
  | { kind: "worker"; id: SpecialWorkerId }
  | { kind: "mama"; id: MamaId }
  | { kind: "papa"; id: PapaId }
  | { kind: "automa"; id: AutomaCardId };

/**
 * A stretch of a sentence: plain, the name of a player, or the name of a card. The texts of all stretches
 * joined are the sentence; like all texts they may carry icons (`{lira 2}`).
 */
export interface Segment {
  text: string;
  /** Null: the Automa. */
  seat?: number | null;
  card?: CardRef;
}

/** A card as the wire names it: in hands a vine has its number ("pinot#3"), in answers only its kind. */
export type AnyCard = CardName | VineId | StructureCardId;

/** What a card of one of the decks leads to. */
export type DeckCardRef = Extract<CardRef, { kind: "vine" | "order" | "visitor" | "structure_card" }>;

export function cardRef(deck: DeckName, card: AnyCard): DeckCardRef {
  switch (deck) {
    case "vine":
      return { kind: "vine", id: vineOf(card) };
    case "order":
      return { kind: "order", id: card as OrderId };
    case "summer":
    case "winter":
      return { kind: "visitor", id: card as VisitorId };
    case "structure":
      return { kind: "structure_card", id: card as StructureCardId };
  }
}

export function vineOf(card: AnyCard): VineId {
  return card.split("#")[0] as VineId;
}

export function orderNumber(order: OrderId): number {
  return Number(order.slice("order_".length));
}

export function automaNumber(card: AutomaCardId): number {
  return Number(card.slice("automa_".length));
}

/** What a sentence is put together from. */
export type Part = string | number | Segment | Segment[];

/** Puts a sentence together: said`${player} planted ${vine} on ${field}`; what is missing says nothing. */
export function said(strings: TemplateStringsArray, ...parts: (Part | Missing)[]): Segment[] {
  const segments: Segment[] = [];
  const add = (segment: Segment) => {
    const last = segments.at(-1);
    const bothPlain = last && isPlain(last) && isPlain(segment);
    if (bothPlain) segments[segments.length - 1] = { text: last.text + segment.text };
    else if (segment.text !== "") segments.push(segment);
  };
  strings.forEach((text, i) => {
    add({ text });
    const part = parts[i];
    if (part === undefined || part === null || typeof part === "boolean") return;
    if (typeof part === "string" || typeof part === "number") add({ text: String(part) });
    else [part].flat().forEach(add);
  });
  return segments;
}

function isPlain({ seat, card }: Segment): boolean {
  return seat === undefined && card === undefined;
}

export function joined(segments: Segment[]): string {
  return segments.map(({ text }) => text).join("");
}

export function uncapitalised(text: string): string {
  return text.charAt(0).toLocaleLowerCase() + text.slice(1);
}

export function capitalised(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}
