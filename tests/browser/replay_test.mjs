import assert from "node:assert/strict";
import { openTable } from "./support/tables.mjs";
import { endScreen, playToOwnTurn, playToTheEnd, playUntil, season, waitToBeAsked } from "./support/play.mjs";

export async function aRecordIsSavedOpenedSteppedThroughAndContinued(world) {
  const page = await world.visitor();
  await openTable(page, "computer", { deal: "12" });
  await playToTheEnd(page);
  const saving = page.waitForEvent("download");
  await page.locator(endScreen).getByRole("button", { name: "Save the record" }).click();
  const file = await (await saving).path();

  await page.goto("/replay");
  await page.locator("input[type=file]").setInputFiles(file);
  const position = page.locator(".replay-position");
  const text = async () => (await position.textContent()) ?? "";
  await position.waitFor();
  const [, total] = /of (\d+)/.exec(await text()) ?? [];
  const at = (move) => position.filter({ hasText: `Move ${move} of ${total}` }).waitFor();
  await at(0);
  await page.keyboard.press("ArrowRight");
  await at(1);
  await page.keyboard.press("ArrowRight");
  await at(2);
  await page.keyboard.press("ArrowLeft");
  await at(1);
  await page.keyboard.press("End");
  await at(total);
  await page.keyboard.press("PageUp");
  await position.filter({ hasNotText: `Move ${total} of` }).waitFor();
  await page.getByLabel("Go to").selectOption({ label: "Year 3, summer" });
  await page.locator(season("summer")).waitFor();
  assert.equal(await page.locator(".season-year-numeral").textContent(), "3");

  await page.getByRole("button", { name: "Go on from here" }).click();
  await page.getByRole("button", { name: "Play on" }).click();
  await page.waitForURL(/\/table\//);
  await waitToBeAsked(page);
  assert.equal(await page.locator(".season-year-numeral").textContent(), "3");
}

export async function aLiveGameLooksBackAndReturns(world) {
  const page = await world.visitor();
  await openTable(page, "computer");
  await playUntil(page, season("winter"));
  await waitToBeAsked(page);
  const bar = page.locator(".history-bar");
  await page.keyboard.press("ArrowLeft");
  await bar.waitFor();
  const when = () => bar.locator(".history-when").innerText();
  const first = await when();
  await page.keyboard.press("ArrowLeft");
  await page.waitForFunction((old) => document.querySelector(".history-when")?.innerText !== old, first);
  await page.keyboard.press("PageUp");
  await page.locator(season("winter")).waitFor({ state: "detached" });
  await page.keyboard.press("Shift+ArrowRight");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Escape");
  await bar.waitFor({ state: "detached" });
  await page.locator(season("winter")).waitFor();
  await waitToBeAsked(page);

  await page.locator(".log-said").first().click();
  await bar.waitFor();
  await page.getByRole("button", { name: "Back to the game" }).click();
  await playToOwnTurn(page);
}
