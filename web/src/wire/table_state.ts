import type { LinkState } from "./connection";
import { shareStructure } from "./shared_structure";
import type {
  ChatLine,
  CoachAnswer,
  ErrorCode,
  HintAnswer,
  LogEntry,
  Moment,
  Notice,
  Notices,
  Reason,
  ServerMessage,
  TableInfo,
  Update,
} from "./types";

/** A seat number, or null for a spectator. */
export type Viewer = number | null;

export interface Trouble {
  code: ErrorCode | "connection_lost";
  reason?: Reason;
}

/** What somebody has asked the computer about the position with this number. */
export interface AskedHint {
  seat: number;
  seq: number;
  /** Null: the computer is still thinking. */
  answers: readonly HintAnswer[] | null;
}

export interface TableState {
  table: string;
  link: LinkState;
  info: TableInfo | null;
  /** The table cannot be entered. */
  closed: Trouble | null;
  updates: ReadonlyMap<Viewer, Update>;
  logs: ReadonlyMap<Viewer, readonly LogEntry[]>;
  chat: readonly ChatLine[];
  /** What has happened to the people here; the number of the first one, and those that are known. */
  notices: { first: number; list: readonly Notice[] };
  /** Null: there is no clock, or nothing was heard of it yet. */
  clock: HeardClock | null;
  /** A seat that was kept, and is ours again: since so many answers, and whether a bot played meanwhile. */
  returned: { seat: number; from: number; bot: boolean } | null;
  /** A seat that was ours and is somebody else's now. */
  lostSeat: number | null;
  /** Whose view is on the screen. */
  shown: Viewer;
  /** The held seat to which the screen has to be passed before its hand is shown. */
  curtain: number | null;
  /** An answer is on its way: the seq it was given to. */
  pending: number | null;
  /** The last thing that was refused. */
  trouble: Trouble | null;
  /** How often taking something back has dealt anew what had not been seen. */
  dealtAnew: number;
  history: { at: number; moment: Moment | null } | null;
  hint: AskedHint | null;
  /** What the coach thinks of the question with this number. */
  counsel: CoachAnswer | null;
}

/** How much time each seat had left when that was told. */
export interface HeardClock {
  running: number | null;
  left: readonly number[];
  /** By this browser's clock, in milliseconds. */
  heardAt: number;
}

export function emptyState(table: string, link: LinkState): TableState {
  return {
    table,
    link,
    info: null,
    closed: null,
    updates: new Map(),
    logs: new Map(),
    chat: [],
    notices: { first: 0, list: [] },
    clock: null,
    returned: null,
    lostSeat: null,
    shown: null,
    curtain: null,
    pending: null,
    trouble: null,
    dealtAnew: 0,
    history: null,
    hint: null,
    counsel: null,
  };
}

export function heldSeats(info: TableInfo | null): number[] {
  return info === null ? [] : info.seats.filter(({ mine }) => mine).map(({ seat }) => seat);
}

/** The state after a message; the very same state when the message does not concern it. */
export function afterMessage(state: TableState, message: ServerMessage): TableState {
  switch (message.is) {
    case "table":
      return message.table === state.table ? withInfo(state, message) : state;
    case "update":
      return message.table === state.table ? withUpdate(state, message) : state;
    case "chat":
      return { ...state, chat: [...state.chat.slice(0, message.from), ...message.lines] };
    case "notices":
      return message.table === state.table ? withNotices(state, message) : state;
    case "clock": {
      const { running, left } = message;
      return message.table === state.table
        ? { ...state, clock: { running, left, heardAt: Date.now() } }
        : state;
    }
    case "coach":
      return message.table === state.table ? { ...state, counsel: message } : state;
    case "removed":
      return message.table === state.table ? { ...state, closed: { code: "removed" } } : state;
    default:
      return state;
  }
}

/** After a reconnection the server tells them again. */
function withNotices(state: TableState, { from, notices }: Notices): TableState {
  const { first, list } = state.notices;
  const before = list.slice(0, Math.max(0, from - first));
  const start = before.length === 0 ? from : first;
  return { ...state, notices: { first: start, list: [...before, ...notices] } };
}

function withInfo(state: TableState, info: TableInfo): TableState {
  const held = heldSeats(info);
  const stillShown = state.shown !== null && held.includes(state.shown);
  const next = { ...state, info: shareStructure(state.info, info), closed: null };
  if (stillShown) return next;
  // With several people at one screen nobody's hand is shown until somebody takes the seat.
  const shown = held.length === 1 ? (held[0] ?? null) : null;
  return withCurtain({ ...next, shown });
}

function withUpdate(state: TableState, update: Update): TableState {
  const { viewer } = update;
  const before = state.updates.get(viewer);
  if (before !== undefined && update.seq < before.seq && update.log_from > 0) return state;
  const log = state.logs.get(viewer) ?? [];
  const shared: Update = {
    ...update,
    log: [],
    view: shareStructure(before?.view, update.view),
    ask: shareStructure(before?.ask, update.ask),
    undo: shareStructure(before?.undo, update.undo),
  };
  const { hint } = state;
  const passed = hint !== null && hint.seat === viewer && hint.seq !== update.seq;
  const answered = state.pending !== null && update.seq > state.pending;
  return withCurtain({
    ...state,
    updates: new Map(state.updates).set(viewer, shared),
    logs: new Map(state.logs).set(viewer, [...log.slice(0, update.log_from), ...update.log]),
    pending: answered ? null : state.pending,
    trouble: answered ? null : state.trouble,
    hint: passed ? null : hint,
  });
}

/** Several seats on one screen: the curtain falls when another of them is asked. */
function withCurtain(state: TableState): TableState {
  const held = heldSeats(state.info);
  if (held.length < 2) return state.curtain === null ? state : { ...state, curtain: null };
  const asked = askedSeat(state);
  const passOn = asked !== null && held.includes(asked) && asked !== state.shown;
  const curtain = passOn ? asked : null;
  return curtain === state.curtain ? state : { ...state, curtain };
}

function askedSeat(state: TableState): number | null {
  const newest = [...state.updates.values()].reduce<Update | null>(
    (best, update) => (best === null || update.seq >= best.seq ? update : best),
    null,
  );
  return newest?.ask.seat ?? null;
}

/** What is on the screen; a screen with several seats and nobody before it shows any of them behind the curtain. */
export function shownUpdate(state: TableState): Update | null {
  return state.updates.get(state.shown) ?? [...state.updates.values()][0] ?? null;
}
