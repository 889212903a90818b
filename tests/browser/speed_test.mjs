import assert from "node:assert/strict";
import { Line } from "./support/line.mjs";
import { openTable } from "./support/tables.mjs";
import { playToOwnTurn, playToYear } from "./support/play.mjs";
import { updatesTo } from "./support/world.mjs";

const mostBytes = 200 * 1024;
// A page that is unusable, on whatever machine this runs; the numbers themselves are printed.
const slowestStart = 15_000;
const slowestMove = 2_000;
// How often functions of the page run, React's included, for one move of somebody else: 27,000 when this was written, on whatever machine.
// Drawing a board or a vineyard anew without need takes tens of thousands more.
const mostCalls = 40_000;

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

/** From now on: which parts of the table are changed, each with how many changes. */
function watchChanges(page) {
  return page.evaluate(() => {
    window.changes = {};
    const partOf = ({ target }) => {
      const one = target instanceof Element ? target : target.parentElement;
      return one?.closest("#mat, #hand, .desk > *")?.className.split(" ")[0] ?? "around";
    };
    new MutationObserver((all) => {
      for (const one of all) window.changes[partOf(one)] = (window.changes[partOf(one)] ?? 0) + 1;
    }).observe(document.querySelector(".desk"), {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    });
  });
}

/** Counts every call of a function of the page, until it is told. */
async function callMeter(page) {
  const client = await page.context().newCDPSession(page);
  await client.send("Profiler.enable");
  await client.send("Profiler.startPreciseCoverage", { callCount: true, detailed: false });
  return async () => {
    const { result } = await client.send("Profiler.takePreciseCoverage");
    const ours = result.filter(({ url }) => url.includes("/assets/"));
    return ours.flatMap(({ functions }) => functions).reduce((sum, { ranges }) => sum + ranges[0].count, 0);
  };
}

/** Somebody else's gain is drawn in their panel, on the stage and in the log; nothing else is touched. */
export async function aMoveRedrawsOnlyWhatItChanges(world) {
  const page = await world.visitor();
  const line = await Line.of(page);
  await openTable(page, "computer", { players: 4, deal: "54865" });
  await playToOwnTurn(page);
  const other = line.latest.viewer === 0 ? 1 : 0;
  const gain = async (lira) => {
    line.tell([{ kind: "lira_changed", seat: other, amount: lira, paid: false }], (view) => {
      view.players[other].lira = lira;
    });
    const purse = page.locator(`[data-seat-panel="${other}"] .amount-lira`);
    await purse.getByRole("img", { name: `Lira: ${lira}`, exact: true }).waitFor();
  };
  await gain(40);
  await watchChanges(page);
  const calls = await callMeter(page);
  await gain(41);
  const called = await calls();
  const changes = await page.evaluate(() => window.changes);
  console.log(`       a move calls ${called} functions and changes ${JSON.stringify(changes)}`);
  assert.ok(changes["desk-others"] > 0);
  for (const part of ["top", "desk-board", "desk-mat", "desk-hand", "around"])
    assert.equal(changes[part], undefined, `${part} is drawn anew`);
  assert.ok(called < mostCalls, `${called} calls`);
}
