// Tables that begin in the middle of a game: bots have played it up to a certain question, and whoever opens the table is asked it.
import { execFile } from "node:child_process";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { program } from "./server.mjs";
import { Talk } from "./talk.mjs";

const fewAnswers = 3;

const gamesPlayed = new Map();

/** The records of games between bots; the same ones each time, so that they are played once. */
export function playedGames(wish = {}) {
  const key = JSON.stringify(wish);
  if (!gamesPlayed.has(key)) gamesPlayed.set(key, play(wish));
  return gamesPlayed.get(key);
}

async function play({ modules = [], games = 30, bots = "greedy,random", players = 2 }) {
  const folder = await mkdtemp(join(tmpdir(), "vendemmia-games-"));
  const choice = modules.length === 0 ? [] : ["--modules", modules.join(",")];
  const wish = ["--players", String(players), "--games", String(games), "--seed", "1", "--bots", bots];
  await promisify(execFile)(program, ["simulate", ...wish, ...choice, "--records", folder]);
  const files = (await readdir(folder)).sort();
  const records = await Promise.all(files.map((file) => readFile(join(folder, file), "utf8")));
  await rm(folder, { recursive: true });
  return records;
}

/** Every answer of a record: who gave it, and how many were given before. */
export function answersIn(record) {
  const lines = record.split("\n").filter((line) => /^\d /.test(line));
  return lines.map((line, at) => ({ at, seat: Number(line[0]), text: line.slice(2) }));
}

// As slow as bots may be: nothing happens behind a test’s back.
const slowestPace = 10_000;

/** A table at which the record goes on with one person in this seat; also the offer of `text` at its first question, if there is
 * one. No page is needed for it. */
export async function forkTable({ address }, record, { at, seat, text }, pace = slowestPace) {
  const talk = await Talk.to(address);
  const wish = { do: "fork", record, at, seat, name: "Anna", bot: "daydreamer", pace };
  const created = await talk.ask(wish, "created");
  const secrets = created.seats.map(({ secret }) => secret);
  const { ask, log } = await talk.ask({ do: "enter", table: created.table, secrets }, "update");
  talk.end();
  const { offers = [] } = ask;
  return { ...created, offer: offers.find(({ answer }) => answer.text === text), offers: offers.length, log };
}

/** Sits down at a table that was opened elsewhere. */
export async function sitDownAt({ table, seats }, page) {
  const kept = { table, seats, seen: Date.now(), names: [], status: "playing", year: 1 };
  const all = JSON.stringify({ [table]: kept });
  await page.addInitScript((text) => localStorage.setItem("vendemmia.tables", text), all);
  await page.goto(`/table/${table}`);
  await page.locator(".ask-mine .answers[data-pending=false]").waitFor();
}

/** Whether the offer leads to these events and to none of those, among few enough answers that each is a button. */
function isWanted({ offer, offers }, { events = [], never = [], few = false }) {
  const kinds = offer?.preview?.events.map(({ kind }) => kind) ?? [];
  if (offer === undefined || (few && offers > fewAnswers)) return false;
  return events.every((kind) => kinds.includes(kind)) && !never.some((kind) => kinds.includes(kind));
}

/** Opens a table with a question to which one of the answers looks like `wanted.answer` and leads to `wanted.events`. `prepare` gets the
 * page before it is opened. */
export async function openPosition(world, { wanted, modules = [], prepare = () => undefined, ...visitor }) {
  for (const record of await playedGames({ modules })) {
    for (const given of answersIn(record).filter(({ text }) => wanted.answer.test(text))) {
      const table = await forkTable(world, record, given);
      if (!isWanted(table, wanted)) continue;
      const page = await world.visitor(visitor);
      await prepare(page);
      await sitDownAt(table, page);
      return { page, answer: table.offer.answer, events: table.offer.preview.events };
    }
  }
  throw new Error(`in no game anybody is asked for ${wanted.answer}`);
}

// What the forms call them.
const moduleNames = {
  "Extended board": "board",
  "Special workers": "workers",
  "Structure cards": "structures",
};

/** Opens a table at which somebody is to place a worker, after this part of a game that bots have played. Its bots are slow unless told
 * otherwise: nothing happens behind a test’s back. `prepare` gets the page before it is opened. */
export async function openMidGame(world, wish = {}) {
  const { players = 2, modules = [], part = 0, pace, prepare = () => undefined, ...visitor } = wish;
  const page = await world.visitor(visitor);
  await prepare(page);
  const chosen = modules.map((name) => moduleNames[name]);
  const [record] = await playedGames({ players, modules: chosen, games: 1, bots: "greedy" });
  const all = answersIn(record);
  const isTurn = ({ at, seat, text }) => at >= part * all.length && seat === 0 && text.startsWith("place ");
  await sitDownAt(await forkTable(world, record, all.find(isTurn), pace), page);
  await page.locator(".worker-toggle").waitFor();
  return page;
}
