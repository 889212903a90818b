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

/** The cards drawn for the season, the latest first; at the harder levels there may be several. */
export function seasonCards(solo: SoloView, cardOf: (id: string) => AutomaCardEntry): AutomaCardEntry[] {
  return solo.used.slice(0, solo.drawn).map(cardOf);
}
