import type { AutomaCardEntry, BoardActionId, BoardEntry, PositionView, SoloView } from "../../wire/types";

/** The actions of the season where the Automa has sent a worker. */
export function takenActions(
  { board: standing, season }: PositionView,
  board: BoardEntry,
): Set<BoardActionId> {
  const taken = board.actions.filter(
    (action) => action.season === season && action.spaces.some(({ id }) => standing[id]?.seat === null),
  );
  return new Set(taken.map(({ id }) => id));
}

/** The actions of this board that a card names. */
export function actionsOn(card: AutomaCardEntry, board: BoardEntry): BoardActionId[] {
  return board.automa.filter(({ bar }) => card.bars.includes(bar)).map(({ action }) => action);
}

/** The cards that sent out the workers of the season, the latest first; at the harder levels there may be several. */
export function seasonCards(
  view: PositionView,
  solo: SoloView,
  board: BoardEntry,
  cardOf: (id: string) => AutomaCardEntry,
): AutomaCardEntry[] {
  const unexplained = takenActions(view, board);
  const cards: AutomaCardEntry[] = [];
  for (const id of solo.used) {
    if (cards.length > 0 && unexplained.size === 0) break;
    const card = cardOf(id);
    cards.push(card);
    for (const action of actionsOn(card, board)) unexplained.delete(action);
  }
  return cards;
}
