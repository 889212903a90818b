import type { CardRef } from "../../i18n";
import { cardRef, type AnyCard } from "../../i18n/segments";
import type { Ask, DeckName, PlayerView } from "../../wire/types";
import { target, type Target } from "../choice/targets";

/** A card that lies with the hand. */
export interface Held {
  key: string;
  card: CardRef;
  target: Target;
}

/** Parents that wait to be chosen lie with the hand; later the hand is sorted by deck and name. */
export function heldCards({ hand, dealt, mama, papa }: PlayerView, decks: readonly DeckName[]): Held[] {
  const parents: Held[] = [
    ...(mama === undefined ? (dealt?.mamas ?? []) : []).map((id) => ({
      key: id,
      card: { kind: "mama" as const, id },
      target: target.parent(id),
    })),
    ...(papa === undefined ? (dealt?.papas ?? []) : []).map((id) => ({
      key: id,
      card: { kind: "papa" as const, id },
      target: target.parent(id),
    })),
  ];
  const cards = decks.flatMap((deck) =>
    [...(hand?.[deck] ?? [])].sort().map((name) => ({
      key: name,
      card: cardRef(deck, name as AnyCard),
      target: target.card(name),
    })),
  );
  return [...parents, ...cards];
}

/** What is chosen before the first year lies with the hand as well: vines from the deck, structure cards that are drafted.
 * One text, so that a question told again changes nothing. */
export function offeredCards({ kind, because, offers = [] }: Ask): string {
  const beforeTheGame = kind === "draft_card" || (kind === "plant" && because.id === "setup");
  if (!beforeTheGame) return "";
  const cards = offers.flatMap(({ answer }) => {
    if (answer.kind === "plant") return [`vine:${answer.vine}`];
    return answer.kind === "draft" ? [`structure:${answer.card}`] : [];
  });
  return [...new Set(cards)].join(" ");
}

export function offeredCard(card: string): Held {
  const [deck = "", name = ""] = card.split(":");
  return { key: card, card: cardRef(deck as DeckName, name as AnyCard), target: target.card(name) };
}
