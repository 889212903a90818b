import { useMemo } from "react";
import { useText } from "../i18n";
import { cardNamesOf } from "./card_ids";

/** The names of the law book's cards in the chosen language. */
export function useCardNames(): ReadonlyMap<string, string> {
  const { cards } = useText();
  return useMemo(() => cardNamesOf(cards), [cards]);
}
