import assert from "node:assert/strict";
import { openTable } from "./support/tables.mjs";
import { endScreen, playToTheEnd, waitToBeAsked } from "./support/play.mjs";

export async function oneClickOnTheStartScreenBeginsAGame(world) {
  const page = await world.visitor();
  await page.goto("/");
  await page.getByRole("button", { name: "2 players" }).click();
  await page.waitForURL(/\/table\//);
  await waitToBeAsked(page);
  await page.goto("/");
  await page.getByRole("link", { name: /Anna and Bruna/ }).click();
  await waitToBeAsked(page);
}

export async function aGameEndsWithRankingAndChartsAndARematch(world) {
  const page = await world.visitor();
  await page.goto("/");
  await page.getByRole("link", { name: "More players, options" }).click();
  await page.waitForURL(/\/new\/computer/);
  await openTable(page, "computer", { players: 3 });
  await playToTheEnd(page);

  const end = page.locator(endScreen);
  assert.equal(await end.locator(".ranking tbody tr").count(), 3);
  await end
    .getByRole("heading", { name: "Where the points came from" })
    .waitFor();
  await end.getByRole("heading", { name: "Year by year" }).waitFor();
  await end.getByRole("button", { name: "Final board" }).click();
  await end.waitFor({ state: "hidden" });
  await page.getByRole("button", { name: "Show the result" }).click();

  const first = page.url();
  await end.getByRole("button", { name: "Rematch" }).click();
  await page.waitForURL((url) => url.href !== first);
  await waitToBeAsked(page);
}
