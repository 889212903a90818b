// Films a year on the page and writes its frames into a folder (see scripts/film-a-round):
//
//   node tests/browser/film/film_a_round.mjs FOLDER
import { forkTable, sitDownAt } from "../support/positions.mjs";
import { launch } from "../support/browser.mjs";
import { Server } from "../support/server.mjs";
import { World } from "../support/world.mjs";
import { playScenes } from "./actor.mjs";
import { startCamera, writeFrames } from "./camera.mjs";
import { findStories } from "./stories.mjs";

const opponentsPace = 900;

/** Runs in the page. What goes on for ever, or with the scroll bar, does not count. */
function nothingFlies() {
  const ends = ({ timeline, effect }) =>
    timeline === document.timeline && effect?.getComputedTiming().iterations !== Infinity;
  return document.getAnimations().every((one) => !ends(one) || one.playState !== "running");
}

/** The opponent is a bot and may be in the way: then the next story is tried. */
async function film(world) {
  for (const { record, start } of await findStories()) {
    const table = await forkTable(world, record, start, opponentsPace);
    if (table.offer === undefined) continue;
    const page = await world.visitor({ settings: { speed: 1 } });
    await sitDownAt(table, page);
    const stop = await startCamera(page);
    const complete = await playScenes(page);
    await page.waitForFunction(nothingFlies);
    const frames = await stop();
    await page.close();
    if (complete) return frames;
  }
  throw new Error("no story could be played to its end");
}

const server = new Server();
await server.start();
const browser = await launch();
try {
  await writeFrames(await film(new World(browser, server.address)), process.argv[2]);
} finally {
  await browser.close();
  await server.close();
}
