import { ownCodes } from "./person";
import { storageKey } from "./place";
import type { Created, Seated, SeatSecret, TableInfo, TableStatus } from "./types";

/** What this browser keeps of a table: the proof of its seats, and enough to list it under "continue". */
export interface KeptTable {
  table: string;
  hostSecret?: string;
  seats: SeatSecret[];
  /** When it was last looked at, in milliseconds since 1970. */
  seen: number;
  names: string[];
  status: TableStatus;
  year: number;
}

const key = storageKey("tables");
const mostKept = 60;

function readAll(): Record<string, KeptTable> {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "{}") as Record<string, KeptTable>;
  } catch {
    return {};
  }
}

function writeAll(tables: Record<string, KeptTable>): void {
  const newest = Object.values(tables)
    .sort((a, b) => b.seen - a.seen)
    .slice(0, mostKept);
  try {
    localStorage.setItem(key, JSON.stringify(Object.fromEntries(newest.map((one) => [one.table, one]))));
  } catch {
    // A browser without storage can still play; only a reload loses the seat.
  }
}

function change(table: string, change: (kept: KeptTable) => KeptTable): void {
  const all = readAll();
  const fresh: KeptTable = { table, seats: [], seen: 0, names: [], status: "waiting", year: 0 };
  all[table] = { ...change(all[table] ?? fresh), seen: Date.now() };
  writeAll(all);
}

/** The newest first. */
export function keptTables(): KeptTable[] {
  return Object.values(readAll()).sort((a, b) => b.seen - a.seen);
}

export function keepCreated({ table, host_secret, seats }: Created): void {
  change(table, (kept) => ({ ...kept, hostSecret: host_secret, seats }));
}

export function keepSeated({ table, seat, secret }: Seated): void {
  change(table, (kept) => ({
    ...kept,
    seats: [...kept.seats.filter((one) => one.seat !== seat), { seat, secret }],
  }));
}

export function forgetSeat(table: string, seat: number): void {
  change(table, (kept) => ({ ...kept, seats: kept.seats.filter((one) => one.seat !== seat) }));
}

/** Those that this browser has taken at the table, as far as it knows. */
export function keptSeats(table: string): number[] {
  return readAll()[table]?.seats.map(({ seat }) => seat) ?? [];
}

export function forgetTable(table: string): void {
  const all = readAll();
  delete all[table];
  writeAll(all);
}

/** What proves the seats that this browser has taken at the table. */
export function secretsKept(table: string): string[] {
  const kept = readAll()[table];
  const host = kept?.hostSecret === undefined ? [] : [kept.hostSecret];
  const seats = kept?.seats.map(({ secret }) => secret) ?? [];
  return [...new Set([...host, ...seats])];
}

/** What proves this browser's seats at the table, wherever they were taken. */
export function secretsOf(table: string): string[] {
  return [...new Set([...secretsKept(table), ...ownCodes()])];
}

/** Another secret proves there what these have proved. */
export function carryKept(table: string, from: readonly string[], to: string): void {
  if (readAll()[table] === undefined) return;
  const carried = (secret: string) => (from.includes(secret) ? to : secret);
  change(table, (kept) => ({
    ...kept,
    hostSecret: kept.hostSecret === undefined ? undefined : carried(kept.hostSecret),
    seats: kept.seats.map(({ seat, secret }) => ({ seat, secret: carried(secret) })),
  }));
}

/** Keeps the line under "continue" true; tables where nothing is held are not kept. */
export function noteTable({ table, seats, status }: TableInfo, year: number): void {
  if (readAll()[table] === undefined) return;
  change(table, (kept) => ({ ...kept, names: seats.map(({ name }) => name), status, year }));
}
