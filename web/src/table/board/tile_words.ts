import { useMemo } from "react";
import { useText } from "../../i18n";
import { bonusPrintedAt } from "../../i18n/bonuses";
import { actionText } from "../../i18n/lookup";
import type { BoardActionId, SpaceName } from "../../wire/types";
import { useDesk } from "../desk_context";

/** What a tile says about its action. */
export interface TileWords {
  name: string;
  /** For a season that is folded to a narrow column. */
  short: string;
  text: string;
  spaceName(space: SpaceName): string;
  /** What the bonus of a space adds, also one that a token buys. */
  bonusOf(space: SpaceName): string;
}

/** The words for an action of the board in use, in the chosen language. */
export function useTileWords(id: BoardActionId): TileWords {
  const t = useText();
  const { book, context } = useDesk();
  return useMemo<TileWords>(
    () => ({
      name: t.cards.actions[id].name,
      short: t.cards.actionsInShort[id] ?? t.cards.actions[id].name,
      text: actionText(id, { board: book.board.id, modules: book.modules }, t.cards),
      spaceName: (space) => t.names.space(space),
      bonusOf: (space) => bonusPrintedAt(space, context, t.cards) ?? "",
    }),
    [t, book, context, id],
  );
}
