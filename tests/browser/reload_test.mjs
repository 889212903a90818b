import assert from "node:assert/strict";
import { openTable } from "./support/tables.mjs";
import { endScreen, playToTheEnd, playUntil, questionBar, waitToBeAsked } from "./support/play.mjs";

/** Asked for the second half of something: the first half could still be undone. */
async function playIntoAChoice(page) {
  await playUntil(page, ".ask-mine .undo-count");
  await page.locator(".undo-count").waitFor();
  await waitToBeAsked(page);
}

/** What this page shows of the game, without what only the focus adds. */
async function shownOf(page) {
  await waitToBeAsked(page);
  const parts = [".ask-head", ".answers", "#mat", "#hand", "#others", ".log-items", ".top"];
  return Promise.all(parts.map((part) => page.locator(part).innerText()));
}

export async function aRefreshInMidChoiceLosesNothing(world) {
  const page = await world.visitor();
  await openTable(page, "computer");
  await playIntoAChoice(page);
  const before = await shownOf(page);
  await page.reload();
  assert.deepEqual(await shownOf(page), before);
}

export async function aCrashOfTheServerIsOnlyAPause(world) {
  const server = await world.ownServer();
  const page = await world.visitor({ address: server.address });
  await openTable(page, "computer");
  await playIntoAChoice(page);
  const before = await shownOf(page);
  const alarm = page.getByRole("alert").getByText("Connection lost");
  await server.kill();
  await alarm.waitFor();
  await server.start();
  await alarm.waitFor({ state: "detached" });
  assert.deepEqual(await shownOf(page), before);
  await playToTheEnd(page);
  await page.locator(endScreen).waitFor();
  world.forgiveLostLines();
}

export async function twoTabsShareOneSeat(world) {
  const page = await world.visitor();
  await openTable(page, "computer");
  await playIntoAChoice(page);
  const other = await world.tab(page.context());
  await other.goto(page.url());
  assert.deepEqual(await shownOf(other), await shownOf(page));
  const question = await questionBar(page).locator(".ask-head").innerText();
  await playUntil(other, endScreen, { most: 1 });
  await page.waitForFunction((old) => document.querySelector(".ask-head")?.innerText !== old, question);
  await waitToBeAsked(page);
  await playToTheEnd(page);
  await other.locator(endScreen).waitFor();
}
