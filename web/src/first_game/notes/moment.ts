import { boardOf } from "../../wire/catalogue";
import type {
  Answer,
  Ask,
  BoardEntry,
  Catalogue,
  GameEvent,
  LogEntry,
  PlayerView,
  PositionView,
  UndoInfo,
  Update,
} from "../../wire/types";

/** All that the notes look at: what is asked, and what has happened since one was asked before. */
export interface Moment {
  ask: Ask;
  /** What may be answered. */
  answers: Answer[];
  /** What happened since the last question. */
  events: GameEvent[];
  view: PositionView;
  me: PlayerView;
  board: BoardEntry;
  undo?: UndoInfo;
}

/** Null while somebody else is asked: nobody is taught then. `since` is the position of the question before. */
export function momentOf(
  update: Update,
  log: readonly LogEntry[],
  since: number,
  catalogue: Catalogue,
): Moment | null {
  const { viewer, view, ask, undo } = update;
  const me = viewer === null ? undefined : view.players[viewer];
  if (me === undefined || ask.seat !== viewer) return null;
  return {
    ask,
    answers: (ask.offers ?? []).map(({ answer }) => answer),
    events: log.filter(({ at }) => at >= since && at < update.at).map(({ event }) => event),
    view,
    me,
    board: boardOf(catalogue, view.options),
    undo,
  };
}
