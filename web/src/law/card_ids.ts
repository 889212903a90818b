import type { CardTexts } from "../i18n/card_text";
import type { CardRef } from "../i18n/segments";

// The law book has one list of ids for all cards. Some special workers and structure cards share their name with a
// visitor, so theirs begin with what they are; on the wire, where the kind is known, they do not.
const worker = "worker_";
const structureCard = "structure_";

/** The id under which the law book has the card; null: no ruling is about cards of this kind. */
export function lawIdOf(card: CardRef): string | null {
  switch (card.kind) {
    case "visitor":
    case "structure":
      return card.id;
    case "structure_card":
      return structureCard + card.id;
    case "worker":
      return worker + card.id;
    default:
      return null;
  }
}

/** The names of all cards of the law book in one language, by their ids there. */
export function cardNamesOf({
  visitors,
  structures,
  structureCards,
  workers,
}: CardTexts): Map<string, string> {
  const named = (texts: Record<string, { name: string }>, prefix = "") =>
    Object.entries(texts).map(([id, { name }]): [string, string] => [prefix + id, name]);
  return new Map([
    ...named(visitors),
    ...named(structures),
    ...named(structureCards, structureCard),
    ...named(workers, worker),
  ]);
}
