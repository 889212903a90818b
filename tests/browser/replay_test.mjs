import assert from "node:assert/strict";
import { assertWholeInAllSizes } from "./support/boxes.mjs";
import { answersIn, playedGames } from "./support/positions.mjs";
import { openTable } from "./support/tables.mjs";
import {
  endScreen,
  playToOwnTurn,
  playToTheEnd,
  playToYear,
  season,
  waitToBeAsked,
} from "./support/play.mjs";
import { phone } from "./support/world.mjs";

/** All of the bar stands above the tabs, and its words beside the card of the act. */
async function assertFitsOnAPhone(page) {
  const before = page.viewportSize();
  await page.setViewportSize(phone.viewport);
  await page.locator(".desk-tabs").waitFor();
  const parts = [".replay-bar", ".desk-tabs", ".replay-next", ".stage [data-stage-card]"];
  const [bar, tabs, next, card] = await Promise.all(
    parts.map((part) => page.locator(part).first().boundingBox()),
  );
  assert.ok(
    bar.y + bar.height <= tabs.y + 1,
    `the bar ends at ${bar.y + bar.height}, the tabs begin at ${tabs.y}`,
  );
  const indent = await page
    .locator(".replay-next")
    .evaluate((one) => parseFloat(getComputedStyle(one).paddingLeft));
  assert.ok(next.x + indent >= card.x + card.width, "nothing is written under the card");
  await page.setViewportSize(before);
}

export async function aRecordIsSavedOpenedSteppedThroughAndContinued(world) {
  const page = await world.visitor();
  await openTable(page, "computer");
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
  await assertFitsOnAPhone(page);
  await page.keyboard.press("ArrowRight");
  await at(2);
  await page.keyboard.press("ArrowLeft");
  await at(1);
  await page.keyboard.press("ArrowRight");
  await at(2);
  await page.reload();
  await at(2);
  await page.keyboard.press("End");
  await at(total);
  await page.keyboard.press("PageUp");
  await position.filter({ hasNotText: `Move ${total} of` }).waitFor();
  await page.getByLabel("Go to").selectOption({ label: "Year 3, summer" });
  await page.locator(season("summer")).waitFor();
  assert.equal(await page.locator(".season-year-numeral").textContent(), "3");

  await page.getByRole("button", { name: "Continue from here" }).click();
  await page.getByRole("button", { name: "Play on" }).waitFor();
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/table\//);
  await waitToBeAsked(page);
  assert.equal(await page.locator(".season-year-numeral").textContent(), "3");
}

async function openRecord(page, record) {
  await page.goto("/replay");
  const buffer = Buffer.from(record);
  await page.locator("input[type=file]").setInputFiles({ name: "game.txt", mimeType: "text/plain", buffer });
  await page.locator(".replay-bar").waitFor();
}

/** Every control and every line of the bar, at the first move, at a long one in the middle of the game, and at its end. */
async function theBarIsWhole(world, language) {
  const [record] = await playedGames({ games: 1, bots: "greedy,greedy" });
  const page = await world.visitor({ language });
  await openRecord(page, record);
  const answers = answersIn(record);
  const long = answers.findIndex(({ at, text }) => at > answers.length / 2 && text.startsWith("make "));
  assert.ok(long > 0, "somebody makes wine");
  const slider = page.locator(".replay-bar [type=range]");
  for (const move of [0, long, answers.length]) {
    await slider.fill(String(move));
    await page.locator(".replay-position").filter({ hasText: new RegExp(` ${move} `) }).waitFor();
    await assertWholeInAllSizes(page, ".replay-bar", `${language}, move ${move}`);
    const [text, room] = await page.locator(".replay-next").evaluate((one) => [one.scrollHeight, one.clientHeight]);
    assert.ok(text <= room, `${language}, move ${move}: ${text} px of text are scrolled in ${room} px`);
  }
}
export const theBarIsWholeInEnglish = (world) => theBarIsWhole(world, "en");
export const theBarIsWholeInGerman = (world) => theBarIsWhole(world, "de");
export const theBarIsWholeInSpanish = (world) => theBarIsWhole(world, "es");

export async function aLiveGameLooksBackAndReturns(world) {
  const page = await world.visitor();
  await openTable(page, "computer");
  await playToYear(page, 2);
  const bar = page.locator(".history-bar");
  const yearShown = (year) => page.locator(".season-year-numeral").filter({ hasText: year }).waitFor();
  await page.keyboard.press("ArrowLeft");
  await assertWholeInAllSizes(page, ".history-bar", "looking back");
  const when = bar.locator(".history-when");
  const last = await when.innerText();
  await page.keyboard.press("ArrowLeft");
  await when.filter({ hasNotText: last.split("\n").at(-1) }).waitFor();
  await page.keyboard.press("PageUp");
  await page.keyboard.press("PageUp");
  await yearShown(/[–1]/);
  await page.keyboard.press("Shift+ArrowRight");
  await page.keyboard.press("Escape");
  await bar.waitFor({ state: "detached" });
  await yearShown("2");
  await waitToBeAsked(page);

  await page.getByRole("button", { name: "See this moment" }).first().click();
  await yearShown(/[–1]/);
  await page.getByRole("button", { name: "Back to the game" }).click();
  await yearShown("2");
  await playToOwnTurn(page);
}
