import assert from "node:assert/strict";
import { assertAccessible } from "./support/axe.mjs";
import {
  asked,
  endScreen,
  playToOwnTurn,
  playToTheEnd,
  playUntil,
  season,
  waitToBeAsked,
} from "./support/play.mjs";
import { phone, updatesTo } from "./support/world.mjs";

/** From the start screen to a table against the Automa. */
async function sitDownAlone(page, { level = "Normal", aggressive = false } = {}) {
  await page.goto("/");
  await page.getByRole("link", { name: "Choose a level" }).click();
  await page.waitForURL(/\/new\/solo/);
  await page.getByRole("radio", { name: level, exact: true }).check({ force: true });
  if (aggressive) await page.getByRole("switch", { name: /^Aggressive/ }).check({ force: true });
  await page.getByRole("button", { name: "Begin" }).click();
  await page.waitForURL(/\/table\//);
  await waitToBeAsked(page);
}

function soloView(page) {
  return updatesTo(page).at(-1).view.solo;
}

/** A turn with a token to spend on at least one space. */
async function playToAToken(page) {
  await playUntil(page, `${asked} .token-toggle:not([aria-disabled])`);
  await page.locator(".token-toggle:not([aria-disabled])").waitFor();
}

export async function aWholeGameAloneWithATokenSpentByKeyboard(world) {
  const page = await world.visitor();
  await sitDownAlone(page);
  const automa = page.getByRole("region", { name: "Automa" });
  await automa.getByText("Its first card is turned over").waitFor();
  await playUntil(page, ".wake-row.is-legal");
  assert.equal(await page.locator(".wake-token").count(), 7);

  await playToAToken(page);
  await automa.locator(".automa-present").waitFor();
  assert.equal(await page.locator("[data-worker^=automa]").count(), soloView(page).automa_workers);
  const toggle = page.getByRole("button", { name: /^Spend a bonus token/ });
  assert.equal(await toggle.getAttribute("aria-pressed"), "false");
  await assertAccessible(page, "a turn alone");
  await page.keyboard.press("t");
  assert.equal(await toggle.getAttribute("aria-pressed"), "true");
  assert.ok((await page.locator("#board [data-token]").count()) > 0, "each space shows what the token buys");
  await assertAccessible(page, "a turn with a token");
  await page.keyboard.press("b");
  await page.waitForFunction(() => document.activeElement?.matches("#board .is-legal"));
  await page.locator(".preview b").filter({ hasText: "with a bonus token" }).waitFor();
  await page.keyboard.press("Enter");
  await page.locator(".log-line").filter({ hasText: "You spent a bonus token" }).first().waitFor();
  assert.equal(soloView(page).tokens, 0);

  await playUntil(page, season("winter"));
  await playUntil(page, `${season("spring")}, .wake-row.is-legal`);
  await page.locator(".wake-row.is-illegal").first().focus();
  await page.keyboard.press("Enter");
  await page
    .locator(".preview-refused [role=alert]")
    .filter({ hasText: "token of that row is gone" })
    .waitFor();

  await playToTheEnd(page);
  await page.locator(endScreen).waitFor();
  const { years, result } = soloView(page);
  assert.equal(updatesTo(page).at(-1).view.year, years);
  assert.ok(["win", "draw", "loss"].includes(result));
}

export async function theAutomasCardsOpenFromThePanelAndTheLog(world) {
  const page = await world.visitor();
  await sitDownAlone(page);
  await playToOwnTurn(page);
  const card = page.getByRole("dialog", { name: "Card" });
  await page.locator(".automa-present").click();
  await card.locator(".automa-bar").first().waitFor();
  await page.keyboard.press("Escape");
  await page
    .locator("#side .said-card")
    .filter({ hasText: /^card \d+$/ })
    .first()
    .click();
  await card.locator(".automa-bar").first().waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: /^Used cards/ }).click();
  const used = page.getByRole("dialog", { name: /^Used cards/ });
  assert.equal(await used.locator(".automa-card").count(), soloView(page).used.length);
  await assertAccessible(page, "the used cards");
  await page.keyboard.press("Escape");
  await page.locator(".top .solo-game").click();
  await page.getByRole("dialog", { name: "This game" }).getByText("Level: Normal").waitFor();
  await assertAccessible(page, "this game");
}

export async function theAggressiveAutomaSaysWhatToBeat(world) {
  const page = await world.visitor({ colorScheme: "dark" });
  await sitDownAlone(page, { level: "Hard", aggressive: true });
  await playUntil(page, ".wake-row.is-legal");
  const now = page.locator("#others .automa-year[aria-current]");
  assert.match(await now.innerText(), /−1/);
  await playToOwnTurn(page);
  await assertAccessible(page, "the aggressive Automa");
  await playToTheEnd(page);
  await page.locator(endScreen).waitFor();
}

export async function aloneOnThePhone(world) {
  const page = await world.visitor(phone);
  await sitDownAlone(page);
  await playToAToken(page);
  await page.locator(".token-toggle").tap();
  const token = page.locator("#board .oval.is-legal:has([data-token])").first();
  await token.tap();
  await page.locator(".answers .button-main").filter({ hasText: "with a bonus token" }).waitFor();
  await page.getByRole("navigation", { name: "Table" }).getByRole("button", { name: "Automa" }).tap();
  await page.locator(".automa-present").waitFor();
  await assertAccessible(page, "the Automa on the phone");
}
