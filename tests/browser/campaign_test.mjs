import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { assertAccessible } from "./support/axe.mjs";
import { endScreen, playToTheEnd, waitToBeAsked } from "./support/play.mjs";
import { phone } from "./support/world.mjs";

const panel = (page) => page.locator(".station-panel");
const games = (page) => page.locator(".campaign-games tbody tr");

async function setOut(page) {
  await page.goto("/");
  await page.getByRole("link", { name: "Campaign" }).click();
  await page.getByRole("button", { name: "Set out" }).click();
  await panel(page).getByRole("button", { name: "Begin" }).waitFor();
}

function openFile(page, text) {
  return page.getByLabel("Open a file").setInputFiles({
    name: "saved.campaign",
    mimeType: "text/plain",
    buffer: Buffer.from(text),
  });
}

export async function aCampaignIsBegunLeftAndTakenUpAgain(world) {
  const page = await world.visitor();
  await setOut(page);
  await assertAccessible(page, "a new campaign");
  await panel(page).getByRole("button", { name: "Begin" }).click();
  await page.waitForURL(/\/table\//);
  await waitToBeAsked(page);
  const table = page.url();

  await page.goto("/campaign");
  await page.locator(".station-now").getByText("Being played").waitFor();
  await panel(page).getByRole("button", { name: "Continue the game" }).click();
  await page.waitForURL(table);
  await playToTheEnd(page);
  await assertAccessible(page, "the end of a campaign's game");
  await page.locator(endScreen).getByRole("button", { name: "Back to the campaign" }).click();

  await games(page).first().waitFor();
  assert.equal(await games(page).count(), 1);
  await panel(page).getByRole("button", { name: "Try again" }).waitFor();
  await panel(page).getByText("You begin with 1").waitFor();
  await games(page).first().getByRole("link").click();
  await page.waitForURL(table);
}

export async function aCampaignTravelsAsAFile(world) {
  const anna = await world.visitor({ name: "Anna" });
  await setOut(anna);
  const saving = anna.waitForEvent("download");
  await anna.getByRole("button", { name: "Save as a file" }).click();
  const saved = await readFile(await (await saving).path(), "utf8");
  assert.match(saved, /^vendemmia campaign/);

  const bruno = await world.visitor({ name: "Bruno", ...phone });
  await bruno.goto("/campaign");
  await openFile(bruno, "no campaign at all");
  await bruno
    .getByRole("alert")
    .filter({ hasText: "saved.campaign: This file cannot be read: line 1" })
    .waitFor();
  await openFile(bruno, `${saved}game 1 win 3 20 5\n`);
  await bruno.getByRole("alert").filter({ hasText: "Line 4: no game can end like that" }).waitFor();
  await openFile(bruno, `${saved}game 1 loss 12 20 5\ngame 1 win 22 20 6\n`);
  await games(bruno).nth(1).waitFor();
  await bruno.locator(".station-won").getByText("Won on attempt 2").waitFor();
  await panel(bruno).getByText("Challenge 2").waitFor();
  await assertAccessible(bruno, "a campaign on a phone");
}

export async function openingAFileIsOneClickAwayAndItsCampaignIsToldApart(world) {
  const page = await world.visitor();
  await setOut(page);
  const head = "vendemmia campaign 1\nlevel normal\naggressive no\n";
  await openFile(page, `${head}game 1 loss 12 20 5\n`);
  const tabs = page.getByRole("navigation", { name: "Your campaigns" }).locator(".campaign-tab");
  await tabs.nth(1).waitFor();
  assert.match(await tabs.nth(0).innerText(), /0 games · begun \w+/);
  assert.match(await tabs.nth(1).innerText(), /1 game · from saved\.campaign, .*\d/);
}

export async function campaignsStandSideBySide(world) {
  const page = await world.visitor();
  await setOut(page);
  await page.getByRole("button", { name: "New campaign" }).click();
  await page.getByLabel("Very hard").check();
  const aggressive = page.getByRole("switch", { name: "Aggressive Automa" });
  await aggressive.press("Space");
  assert.equal(await aggressive.isChecked(), false);
  await page.getByText("Only at the levels Easy, Normal and Hard").waitFor();
  await page.getByLabel("Hard", { exact: true }).check();
  await aggressive.check();
  await page.getByRole("button", { name: "Set out" }).click();
  await page.locator(".station-skipped").getByText("Left out").waitFor();

  const tabs = page.getByRole("navigation", { name: "Your campaigns" });
  await tabs.getByRole("button", { name: /Normal/ }).click();
  await page.locator(".station-skipped").waitFor({ state: "detached" });
  await page.reload();
  await tabs.locator("[aria-current]").filter({ hasText: "Normal" }).waitFor();
  await page.getByRole("button", { name: "Remove from this list" }).click();
  await page.getByRole("button", { name: "Forget it" }).click();
  await page.locator(".station-skipped").waitFor();
  assert.equal(await tabs.locator(".campaign-tab").count(), 1);
}

export async function theWholeRoadIsAFeast(world) {
  const page = await world.visitor();
  await page.goto("/campaign");
  const won = Array.from({ length: 8 }, (_, i) => `game ${i + 1} win 23 20 ${i + 1}\n`).join("");
  await openFile(page, `vendemmia campaign 1\nlevel normal\naggressive no\n${won}`);
  await panel(page).getByText("Every challenge is won, after 8 games").waitFor();
  await page.getByRole("button", { name: /The great harvest/ }).click();
  await panel(page).getByText("Won on the first attempt").waitFor();
  await world.screenshot(page, "campaign_won");
}
