import assert from "node:assert/strict";
import { openTable } from "./support/tables.mjs";
import { playToOwnTurn, playToYear } from "./support/play.mjs";
import { updatesTo } from "./support/world.mjs";

const mostBytes = 200 * 1024;
// A page that is unusable, on whatever machine this runs; the numbers themselves are printed.
const slowestStart = 15_000;
const slowestMove = 2_000;

/** What came over the line, as it came: compressed. */
async function transferred(page) {
  const client = await page.context().newCDPSession(page);
  await client.send("Network.enable");
  const loads = new Map();
  client.on("Network.responseReceived", ({ requestId, response }) =>
    loads.set(requestId, { url: response.url, bytes: 0 }),
  );
  client.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const load = loads.get(requestId);
    if (load !== undefined) load.bytes = encodedDataLength;
  });
  return () => [...loads.values()];
}

export async function theFirstLoadIsSmallAndSoonUsable(world) {
  const page = await world.visitor();
  const loads = await transferred(page);
  await page.goto("/");
  await page.getByRole("button", { name: "2 players" }).waitFor();
  await page.waitForLoadState("networkidle");
  const shown = await page.evaluate(
    () => performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0,
  );
  const bytes = loads().reduce((sum, load) => sum + load.bytes, 0);
  console.log(`       first load: ${(bytes / 1024).toFixed(0)} KB, shown after ${shown.toFixed(0)} ms`);
  assert.ok(
    bytes > 0 && bytes < mostBytes,
    loads()
      .map((load) => `${load.bytes} ${load.url}`)
      .join("\n"),
  );
  assert.ok(shown < slowestStart);
}

/** Reads how many seconds the page's main thread has worked, which does not depend on what else the machine does. */
async function workMeter(page) {
  const client = await page.context().newCDPSession(page);
  await client.send("Performance.enable");
  return async () => {
    const { metrics } = await client.send("Performance.getMetrics");
    return metrics.find(({ name }) => name === "ThreadTime").value;
  };
}

export async function aMoveIsRedrawnSoon(world) {
  const page = await world.visitor();
  await openTable(page, "computer", { players: 4 });
  await playToOwnTurn(page);
  const work = await workMeter(page);
  const before = { work: await work(), updates: updatesTo(page).length };
  await playToYear(page, 2);
  const updates = updatesTo(page).length - before.updates;
  const redraw = ((await work()) - before.work) * (1000 / updates);
  console.log(`       a move is redrawn in ${redraw.toFixed(1)} ms, the average of ${updates}`);
  assert.ok(redraw < slowestMove);
}
