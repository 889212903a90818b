import type { GameEvent, LogEntry } from "../../wire/types";

/** Everything that one answer led to. */
export interface LogLine {
  kind: "act";
  at: number;
  /** Who answered, as far as the events tell; null: the Automa. */
  seat: number | null | undefined;
  events: GameEvent[];
}

export interface LogHeading {
  kind: "heading";
  at: number;
  event: Extract<GameEvent, { kind: "year_began" | "season_began" | "game_began" | "game_ended" }>;
}

export type LogItem = LogLine | LogHeading;

/** Told by what follows, or follows from what was told. */
export function isSilent(event: GameEvent): boolean {
  return (
    event.kind === "forced" || event.kind === "visitor_done" || (event.kind === "aged" && event.year_end)
  );
}

/** The log as it is read: one line per act, with headings for years and seasons. */
export function logItems(log: readonly LogEntry[]): LogItem[] {
  const items: LogItem[] = [];
  for (const { at, event } of log) {
    if (isSilent(event)) continue;
    if (isHeading(event)) {
      items.push({ kind: "heading", at, event });
      continue;
    }
    const last = items.at(-1);
    if (last?.kind === "act" && last.at === at && sameHand(last, event)) last.events.push(event);
    else items.push({ kind: "act", at, seat: handOf(event), events: [event] });
  }
  return items;
}

function isHeading(event: GameEvent): event is LogHeading["event"] {
  return (
    event.kind === "year_began" ||
    event.kind === "season_began" ||
    event.kind === "game_began" ||
    event.kind === "game_ended"
  );
}

/** What happens to somebody else in the same act gets a line of its own, so that every line has one colour. */
function sameHand(line: LogLine, event: GameEvent): boolean {
  const hand = handOf(event);
  // What nobody did belongs to what led to it, but nobody takes what the Automa did.
  return hand === line.seat || hand === undefined || (line.seat === undefined && hand !== null);
}

/** Whose doing an event is; null: the Automa's, undefined: nobody's. */
export function handOf(event: GameEvent): LogLine["seat"] {
  if (event.kind === "bumped") return event.by;
  return event.kind.startsWith("automa_") ? null : event.seat;
}

/** What the others did after the viewer's last act. */
export function sinceLastTurn(items: readonly LogItem[], viewer: number | null): LogItem[] {
  if (viewer === null) return [...items];
  const last = items.findLastIndex(
    (item) => item.kind === "act" && item.seat === viewer && isOwnAct(items, item),
  );
  return items.slice(last + 1);
}

/** An act is the viewer's own when its first line is. */
function isOwnAct(items: readonly LogItem[], line: LogLine): boolean {
  const first = items.find((item) => item.kind === "act" && item.at === line.at);
  return first === line;
}

/** What befell the viewer through the acts of others, from an entry of the log on: each act with what it led to. What the
 * calendar brings in the same move, such as the year's income, is nobody's doing. */
export function doneToMe(log: readonly LogEntry[], from: number, viewer: number): GameEvent[] {
  const news = log.slice(from);
  return [...new Set(news.map(({ at }) => at))].flatMap((at) => {
    const move = news.filter((entry) => entry.at === at).map(({ event }) => event);
    const turned = move.findIndex(isCalendar);
    const act = turned === -1 ? move : move.slice(0, turned);
    const cause = act.find((event) => typeof handOf(event) === "number");
    if (cause === undefined || handOf(cause) === viewer) return [];
    const befell = act.filter(
      (event) => isPaidTo(event, viewer) || (event.seat === viewer && touches(event)),
    );
    return befell.length === 0 ? [] : [...new Set([cause, ...befell])];
  });
}

/** From here on a move is the year's own course: what it brings was not done by whoever moved last. */
function isCalendar(event: GameEvent): boolean {
  switch (event.kind) {
    case "aged":
      return event.year_end;
    case "passed":
    case "parents_chosen":
    case "season_began":
    case "year_began":
    case "planned_action":
    case "first_player_moved":
    case "region_scored":
    case "game_ended":
      return true;
    default:
      return false;
  }
}

function isPaidTo(event: GameEvent, viewer: number): boolean {
  return event.kind === "toll_paid" && event.to === viewer;
}

function touches(event: GameEvent): boolean {
  return [
    "lira_changed",
    "vp_changed",
    "residual_changed",
    "gave",
    "discarded",
    "drew",
    "worker_moved",
    "retrieved",
    "uprooted",
    "bumped",
  ].includes(event.kind);
}
