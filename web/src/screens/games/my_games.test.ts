import { beforeEach, expect, test } from "vitest";
import type { RecordAnswer, TableInfo } from "../../wire/types";
import { gamesIn, gamesText } from "./games_file";
import { addGames, forgetGames, gameOf, keepGame, mostGames, readGames, type PlayedGame } from "./my_games";
import { averageSources, countsOf, talliesOf, winningCards } from "./statistics";

const game = (table: string, more: Partial<PlayedGame> = {}): PlayedGame => ({
  table,
  when: 1000,
  players: 2,
  modules: [],
  bots: ["vintner"],
  scores: [1],
  people: 0,
  vp: 20,
  won: true,
  sources: { orders: 12 },
  mama: "mama_alaena" as PlayedGame["mama"],
  rows: [1, 3],
  visitors: [],
  orders: [],
  ...more,
});

beforeEach(() => localStorage.clear());

test("a game is kept once, and only so many", () => {
  keepGame(game("a"));
  keepGame(game("a", { vp: 1 }));
  expect(readGames().map(({ vp }) => vp)).toEqual([20]);
  const many = Array.from({ length: mostGames + 5 }, (_, i) => game(`t${i}`, { when: 2000 + i }));
  expect(addGames(many)).toBe(mostGames);
  expect(readGames()).toHaveLength(mostGames);
  expect(readGames()[0]?.table).toBe(`t${mostGames + 4}`);
  forgetGames();
  expect(readGames()).toEqual([]);
});

test("storage that is damaged is no game", () => {
  localStorage.setItem("vendemmia.games", "not JSON");
  expect(readGames()).toEqual([]);
  localStorage.setItem("vendemmia.games", JSON.stringify([game("a"), { table: 7 }, null]));
  expect(readGames().map(({ table }) => table)).toEqual(["a"]);
});

test("a file brings the games back, and a damaged one nothing", () => {
  const text = gamesText([game("a"), game("b")]);
  const read = gamesIn(text);
  expect(read).toEqual([game("a"), game("b")]);
  keepGame(game("a"));
  expect(addGames(read as PlayedGame[])).toBe(1);
  expect(gamesIn("a shopping list")).toEqual({ is: "notJson" });
  expect(gamesIn("[1]")).toEqual({ is: "notJson" });
  expect(gamesIn('{"vendemmia_games":2,"games":[]}')).toEqual({ is: "badFormat" });
  expect(gamesIn('{"vendemmia_games":1}')).toEqual({ is: "badFormat" });
  expect(gamesIn(gamesText([game("a"), { ...game("b"), scores: [2] }]))).toEqual({
    is: "badGame",
    number: 2,
  });
  expect(gamesIn(gamesText([game("a", { rows: [9] })]))).toEqual({ is: "badGame", number: 1 });
  expect(gamesIn("x".repeat(2_000_001))).toEqual({ is: "tooLong" });
});

test("results by opponent, rows, sources and cards", () => {
  const games = [
    game("a", { visitors: ["banker"], sources: { orders: 10, visitors: 4 } }),
    game("b", {
      won: false,
      vp: 10,
      visitors: ["banker", "banker"],
      bots: ["vintner", "vintner"],
      scores: [0, 1],
    }),
    game("c", { level: "normal", bots: [], scores: [], visitors: ["banker"] }),
    game("d", { won: false, people: 1, orders: ["order_07"] }),
  ];
  expect(talliesOf(games).map(({ opponent, tally }) => [opponent.is, tally.games, tally.won])).toEqual([
    ["bot", 3, 1],
    ["automa", 1, 1],
    ["people", 1, 0],
  ]);
  expect(countsOf(games.flatMap(({ rows }) => rows))[0]).toEqual({ value: 1, count: 4 });
  expect(averageSources(games)[0]).toEqual({ source: "orders", vp: 11.5 });
  // Two of three, where one of two is usual: (2 + 3 / 2) / 6 - 1 / 2.
  expect(winningCards(games)).toEqual([{ card: "banker", games: 3, won: 2, more: 3.5 / 6 - 0.5 }]);
});

const table = {
  table: "abc",
  options: { players: 2, friendly: false, two_parents: false, last_year: 0 },
  seats: [
    { seat: 0, kind: "person", name: "Anna", mine: true },
    { seat: 1, kind: "bot", name: "Bruno", bot: "expert:seconds=3", mine: false },
  ],
} as unknown as TableInfo;
const record = {
  summary: [
    {
      seat: 0,
      by_source: { orders: 5, windmill: 0 },
      by_year: [2, 5],
      deeds: { rows: [2, 4], visitors: ["banker"], orders: [] },
    },
  ],
} as unknown as RecordAnswer;
const standings = [
  { seat: 1, place: 1 },
  { seat: 0, place: 2 },
];

test("what is remembered of the end of a game", () => {
  expect(gameOf(table, record, standings, null, false)).toMatchObject({
    bots: ["expert"],
    scores: [0],
    won: false,
    vp: 5,
    sources: { orders: 5 },
    rows: [2, 4],
  });
  expect(gameOf({ ...table, practice: true }, record, standings, null, false)).toBeNull();
  const chosen = { ...table, chosen_deal: true };
  expect(gameOf(chosen, record, standings, null, false)).toBeNull();
  expect(gameOf(chosen, record, standings, null, true)?.vp).toBe(5);
  const watched = { ...table, seats: table.seats.map((seat) => ({ ...seat, mine: false })) };
  expect(gameOf(watched, record, standings, null, false)).toBeNull();
  const shared = { ...table, seats: table.seats.map((seat) => ({ ...seat, mine: true })) };
  expect(gameOf(shared, record, standings, null, false)).toBeNull();
});
