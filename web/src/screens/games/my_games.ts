import type {
  LevelId,
  MamaId,
  ModuleName,
  OrderId,
  PapaId,
  RecordAnswer,
  TableInfo,
  VisitorId,
  VpSource,
} from "../../wire/types";
import { levelOf } from "../parts/bot_levels";

/** A game that this browser has played to its end. */
export interface PlayedGame {
  /** The table, so that looking at an end again counts nothing twice. */
  table: string;
  /** When it was first seen finished, in milliseconds since 1970. */
  when: number;
  players: number;
  modules: ModuleName[];
  /** Of the Automa; missing: with others. */
  level?: LevelId;
  /** The levels of the computer's players. */
  bots: string[];
  /** Against each of them: 1 won, 0.5 shared, 0 lost. */
  scores: number[];
  /** How many other people played. */
  people: number;
  vp: number;
  won: boolean;
  sources: Partial<Record<VpSource, number>>;
  mama?: MamaId;
  papa?: PapaId;
  /** From 1, year by year. */
  rows: number[];
  visitors: VisitorId[];
  orders: OrderId[];
}

const key = "vendemmia.games";
export const mostGames = 500;

export function readGames(): PlayedGame[] {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? "[]") as unknown;
    return Array.isArray(kept) ? kept.filter(isGame) : [];
  } catch {
    return [];
  }
}

function writeGames(games: readonly PlayedGame[]): PlayedGame[] {
  const newest = [...games].sort((a, b) => b.when - a.when).slice(0, mostGames);
  try {
    localStorage.setItem(key, JSON.stringify(newest));
  } catch {
    // Without storage nothing is remembered.
  }
  return newest;
}

export function keepGame(game: PlayedGame): void {
  const games = readGames();
  if (games.some(({ table }) => table === game.table)) return;
  writeGames([game, ...games]);
}

export function forgetGames(): void {
  writeGames([]);
}

/** Adds those that are not known yet; how many that were. */
export function addGames(more: readonly PlayedGame[]): number {
  const known = readGames();
  const tables = new Set(known.map(({ table }) => table));
  const fresh = more.filter(({ table }) => !tables.has(table) && tables.add(table));
  const kept = new Set(writeGames([...known, ...fresh]).map(({ table }) => table));
  return fresh.filter(({ table }) => kept.has(table)).length;
}

const isNumber = (value: unknown): value is number => typeof value === "number" && Number.isFinite(value);
const isListOf = (value: unknown, is: (one: unknown) => boolean) => Array.isArray(value) && value.every(is);
const isText = (value: unknown) => typeof value === "string";

/** Whatever stands in the storage or in a file may be somebody else's. */
export function isGame(value: unknown): value is PlayedGame {
  if (typeof value !== "object" || value === null) return false;
  const game = value as Record<string, unknown>;
  const { bots, scores, sources } = game;
  return (
    isText(game.table) &&
    [game.when, game.players, game.people, game.vp].every(isNumber) &&
    typeof game.won === "boolean" &&
    isListOf(bots, isText) &&
    isListOf(scores, (score) => isNumber(score) && score >= 0 && score <= 1) &&
    (bots as string[]).length === (scores as number[]).length &&
    [game.modules, game.visitors, game.orders].every((list) => isListOf(list, isText)) &&
    isListOf(game.rows, (row) => isNumber(row) && row >= 1 && row <= 7) &&
    typeof sources === "object" &&
    sources !== null &&
    Object.values(sources).every(isNumber) &&
    [game.level, game.mama, game.papa].every((word) => word === undefined || isText(word))
  );
}

interface Standing {
  seat: number;
  place: number;
}

/** What is remembered of a game: nothing of practice, of cards that one has chosen, of those that one only watched, or where several
 * seats were one's own. `wonAlone` is null where there were others; in a contest nobody has chosen the cards. */
export function gameOf(
  info: TableInfo,
  { summary }: RecordAnswer,
  standings: readonly Standing[],
  wonAlone: boolean | null,
  contest: boolean,
): PlayedGame | null {
  const mine = info.seats.filter((seat) => seat.mine);
  const own = mine[0];
  const of = summary.find(({ seat }) => seat === own?.seat);
  if (mine.length !== 1 || own === undefined || of === undefined || info.practice === true) return null;
  if (info.chosen_deal === true && !contest) return null;
  const placeOf = (seat: number) => standings.find((one) => one.seat === seat)?.place ?? Infinity;
  const place = placeOf(own.seat);
  const against = (seat: number) => (place < placeOf(seat) ? 1 : place > placeOf(seat) ? 0 : 0.5);
  const rivals = info.seats.filter(({ seat }) => seat !== own.seat);
  const computers = rivals.filter(({ kind }) => kind === "bot");
  const { mama, papa, rows = [], visitors = [], orders = [] } = of.deeds ?? {};
  return {
    table: info.table,
    when: Date.now(),
    players: info.seats.length,
    modules: [...(info.options.modules ?? [])],
    ...(wonAlone !== null && info.options.level !== undefined ? { level: info.options.level } : {}),
    bots: computers.map(({ bot = "" }) => levelOf(bot)),
    scores: computers.map(({ seat }) => against(seat)),
    people: rivals.length - computers.length,
    vp: of.by_year.at(-1) ?? 0,
    won: wonAlone ?? place === 1,
    sources: Object.fromEntries(Object.entries(of.by_source).filter(([, vp]) => vp !== 0)),
    ...(mama === undefined ? {} : { mama }),
    ...(papa === undefined ? {} : { papa }),
    rows: [...rows],
    visitors: [...visitors],
    orders: [...orders],
  };
}
