import type { GameEvent, LogEntry, VisitorId } from "../../wire/types";
import { doneToMe, handOf, isSilent } from "../log/log_lines";
import { begins, isWork, strengthOf } from "./act_strength";

/** Something that somebody did, with everything that came of it: a turn with the card or the place that it was about. */
export interface Act {
  /** Where in the log it begins: its name for as long as the log only grows. */
  from: number;
  /** Where in the log it ends so far. */
  to: number;
  /** The answer with which it ended. */
  at: number;
  /** Null: the Automa; undefined: the calendar. */
  seat: number | null | undefined;
  entries: LogEntry[];
  /** What it is about. */
  lead: GameEvent;
  /** The visitor whose effect it is a part of, though the card was played before. */
  visitor: VisitorId | undefined;
  /** What the players' residual payments were before it. */
  residuals: ReadonlyMap<number, number>;
}

/** The log as it is retold: one act after another. */
export function actsOf(log: readonly LogEntry[]): Act[] {
  const acts: Act[] = [];
  const inPlay: VisitorId[] = [];
  let residuals: ReadonlyMap<number, number> = new Map();
  let current: Act | undefined;
  log.forEach((entry, i) => {
    const { at, event } = entry;
    if (event.kind === "visitor_done") inPlay.splice(inPlay.lastIndexOf(event.visitor), 1);
    // A new season parts what came before it from what comes with it.
    if (event.kind === "season_began") current = undefined;
    if (event.kind === "season_began" || (isSilent(event) && event.kind !== "aged")) return;
    if (current !== undefined && belongsTo(current, entry, handFrom(log, i))) {
      current.entries.push(entry);
      current.at = at;
      current.to = i + 1;
      if (strengthOf(event) > strengthOf(current.lead)) current.lead = event;
    } else {
      const visitor = inPlay.at(-1);
      const seat = handFrom(log, i);
      current = { from: i, to: i + 1, at, seat, entries: [entry], lead: event, visitor, residuals };
      acts.push(current);
    }
    if (event.kind === "played") inPlay.push(event.visitor);
    if (event.kind === "residual_changed" && event.seat !== undefined)
      residuals = new Map(residuals).set(event.seat, event.residual);
  });
  return acts;
}

/** Whose doing this is. What nobody did, such as a new deck, belongs to what it was needed for in the same answer. */
function handFrom(log: readonly LogEntry[], from: number): Act["seat"] {
  const at = log[from]?.at;
  for (let i = from; log[i]?.at === at; i += 1) {
    const event = log[i]?.event;
    if (event === undefined || isCalendar(event)) return undefined;
    const hand = handOf(event);
    if (hand !== undefined) return hand;
  }
  return undefined;
}

function isCalendar(event: GameEvent): boolean {
  return (
    event.kind === "year_began" ||
    event.kind === "game_ended" ||
    event.kind === "region_scored" ||
    event.kind === "specials_revealed" ||
    (event.kind === "aged" && event.year_end)
  );
}

function belongsTo(act: Act, { at, event }: LogEntry, hand: Act["seat"]): boolean {
  if (isCalendar(event)) return act.seat === undefined && act.at === at && sameCalendar(act.lead, event);
  if (begins(event))
    // What is paid on the way comes before the worker arrives.
    return act.at === at && act.seat === hand && !act.entries.some((entry) => begins(entry.event));
  if (act.seat === undefined) return act.at === at;
  if (act.seat === null) return act.at === at && hand === null && !again(act, event);
  if (hand === act.seat) return !again(act, event);
  return act.at === at && hand !== null;
}

/** The end of a year and the beginning of the next are one; the map and the end of the game are each something else. */
function sameCalendar(lead: GameEvent, event: GameEvent): boolean {
  const isYear = ({ kind }: GameEvent) => kind === "aged" || kind === "year_began";
  return lead.kind === event.kind || (isYear(lead) && isYear(event));
}

/** A second card, building or star is an act of its own. */
function again(act: Act, event: GameEvent): boolean {
  const strong = 3;
  return strengthOf(event) >= strong && strengthOf(act.lead) >= strong;
}

/** It was done to this player by somebody else. */
export function isDoneTo(act: Act, viewer: number | null): boolean {
  return viewer !== null && doneToMe(act.entries, 0, viewer).length > 0;
}

/** The log is told anew with every move; what it tells of an act is the same until something is added to it or taken back. */
export function isSameAct(a: Act, b: Act): boolean {
  return a.from === b.from && a.to === b.to && a.entries.at(-1) === b.entries.at(-1);
}

/** What its sentence tells: the one piece of work that a worker was sent to do, since the place alone says less, or what it is about. */
export function toldEvent({ lead, entries, seat }: Act): GameEvent {
  const work = entries.map(({ event }) => event).filter((event) => event.seat === seat && isWork(event));
  return (lead.kind === "placed" && work.length === 1 ? work[0] : undefined) ?? lead;
}

/** Nothing to look at again. */
export function isPass({ lead, entries }: Act): boolean {
  return lead.kind === "passed" && entries.length === 1;
}
