// Takes the pictures of README.md and docs, into a folder (see scripts/take-pictures):
//
//   node tests/browser/film/take_pictures.mjs FOLDER
import { join } from "node:path";
import { answersIn, forkTable, playedGames, sitDownAt } from "../support/positions.mjs";
import { playToTheEnd } from "../support/play.mjs";
import { launch } from "../support/browser.mjs";
import { Server } from "../support/server.mjs";
import { phone, World } from "../support/world.mjs";

const folder = process.argv[2];
const allModules = ["board", "workers", "structures"];

/** A game that bots have played, where one of them plays a card in a late winter, and somebody has just acted. */
async function lateWinter(carrier, { modules, players, wanted }) {
  for (const record of await playedGames({
    modules,
    players,
    games: 8,
    bots: "apprentice",
  })) {
    const answers = answersIn(record).filter(({ text }) => wanted.test(text));
    const given = answers.at(-2);
    if (given === undefined) continue;
    const table = await forkTable(carrier, record, given);
    if (table.offer !== undefined) return table;
  }
  throw new Error(`nobody gives an answer like ${wanted}`);
}

async function take(world) {
  const carrier = await world.visitor();
  await carrier.goto("/");
  const picture = (page, name) => page.screenshot({ path: join(folder, `${name}.png`) });

  const base = await lateWinter(carrier, { players: 4, wanted: /^fill / });
  const table = await world.visitor();
  await sitDownAt(base, table);
  await table.locator("[data-answer^=fill]").first().hover();
  await picture(table, "table");

  const large = await lateWinter(carrier, {
    players: 4,
    modules: allModules,
    wanted: /^place \S+ (fill|make)/,
  });
  const tuscany = await world.visitor({ colorScheme: "dark" });
  await sitDownAt(large, tuscany);
  await picture(tuscany, "tuscany_dark");

  const small = await lateWinter(carrier, {
    players: 3,
    wanted: /^place \S+ play_summer/,
  });
  const pocket = await world.visitor(phone);
  await sitDownAt(small, pocket);
  await picture(pocket, "phone_board");
  await pocket.getByRole("navigation", { name: "Table" }).getByRole("button", { name: "Hand" }).click();
  await picture(pocket, "phone_hand");

  const stranger = await world.visitor({ settings: { introSeen: false } });
  await stranger.goto("/");
  await stranger.getByRole("button", { name: "The game in half a minute" }).first().click();
  await picture(stranger, "introduction");

  await playToTheEnd(table);
  await table.locator(".end-charts").waitFor();
  await picture(table, "end");
}

const server = new Server();
await server.start();
const browser = await launch();
const world = new World(browser, server.address);
try {
  await take(world);
} finally {
  await browser.close();
  await server.close();
}
