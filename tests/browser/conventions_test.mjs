import assert from "node:assert/strict";
import { openTable } from "./support/tables.mjs";
import { playToOwnTurn, playToYear } from "./support/play.mjs";

async function onTurn(world, settings = {}) {
  const page = await world.visitor({ settings });
  await openTable(page, "computer", { players: 3 });
  await playToOwnTurn(page);
  return page;
}

export async function whatIsIllegalSaysWhy(world) {
  const page = await onTurn(world);
  const illegal = page.locator("#board .is-illegal").first();
  assert.equal(await illegal.getAttribute("aria-disabled"), "true");
  await illegal.focus();
  await page.keyboard.press("Enter");
  const reason = page.locator(".preview-refused [role=alert]");
  await reason.waitFor();
  assert.ok((await reason.innerText()).trim().length > 5);
  assert.equal(await page.locator(".worker-toggle").count(), 1, "nothing was answered");
}

/** Its reason stands beside what was pressed, and goes with the next gesture, whatever that is. */
export async function aRefusalStandsThereAndGoes(world) {
  const page = await onTurn(world);
  const illegal = page.locator("#board .is-illegal").first();
  const refusal = page.locator(".refusal");
  const nextGestures = [
    () => page.locator(".board-season-name").first().click(),
    () => page.keyboard.press("Escape"),
    () => page.getByRole("button", { name: "Since my turn" }).click(),
  ];
  for (const gesture of nextGestures) {
    // A folded season unfolds under the pointer, and then things stand still.
    await illegal.hover({ force: true });
    await page.locator("#board [data-open=true] .is-illegal").first().waitFor();
    await illegal.click({ force: true });
    await refusal.waitFor();
    const thing = await illegal.boundingBox();
    const bubble = await refusal.boundingBox();
    const apart = Math.max(bubble.y - (thing.y + thing.height), thing.y - (bubble.y + bubble.height));
    assert.ok(apart >= 0 && apart < 20, `${apart} px from what was pressed`);
    assert.ok(bubble.x < thing.x + thing.width && bubble.x + bubble.width > thing.x, "over or below it");
    await gesture();
    await refusal.waitFor({ state: "hidden" });
    assert.equal(await page.locator(".preview-asked").count(), 0, "nothing of it is left");
  }
}

/** What the button says is not said again below it. */
export async function aPreviewDoesNotRepeatTheButton(world) {
  const page = await onTurn(world);
  const pass = page.locator(".answers [data-kind=pass]");
  await pass.hover();
  await page.locator(".preview").waitFor({ state: "attached" });
  const label = (await pass.locator("span").last().innerText()).trim();
  const preview = await page.locator(".preview").innerText();
  assert.ok(!preview.includes(label), `"${preview}" repeats "${label}"`);
  assert.ok(!/possible answer/.test(preview), preview);
}

export async function theConsequenceIsToldBeforeTheAnswer(world) {
  const page = await onTurn(world);
  await page.locator("#board .oval.is-legal").first().hover();
  await page.locator(".preview b").waitFor();
  await page.locator("#board .oval.is-legal").last().focus();
  await page.locator(".preview b").waitFor();
}

export async function passingIsConfirmedWhileWorkersAreLeft(world) {
  const page = await onTurn(world, { confirmPass: true });
  await page.keyboard.press("p");
  const dialog = page.getByRole("dialog", { name: /^Pass the/ });
  await dialog.getByRole("button", { name: "Stay" }).click();
  await dialog.waitFor({ state: "hidden" });
  await page.locator(".worker-toggle").waitFor();
  await page.keyboard.press("p");
  await dialog.getByRole("button", { name: "Pass" }).click();
  await page.locator(".log-line").filter({ hasText: "You passed" }).first().waitFor();
}

export async function cardsOpenFromTheHandAndTheLog(world) {
  const page = await onTurn(world);
  const card = page.getByRole("dialog", { name: "Card" });
  await page.locator("#side .said-card").first().click();
  await card.waitFor();
  await page.keyboard.press("Escape");
  await card.waitFor({ state: "hidden" });
  await page.locator("#hand [data-card]").first().focus();
  await page.keyboard.press("z");
  await card.waitFor();
  await card.getByRole("button", { name: "Close" }).click();
  await card.waitFor({ state: "hidden" });
  await page.locator("#hand [data-card]").first().hover();
  await page.locator(".card-peek").waitFor();
}

export async function theLogTellsWhatHappenedSinceTheOwnTurn(world) {
  const page = await onTurn(world);
  await playToYear(page, 2);
  const all = await page.locator(".log-line").count();
  await page.getByRole("button", { name: "Since my turn" }).click();
  const recent = await page.locator(".log-line").count();
  assert.ok(recent < all, `${recent} of ${all} lines`);
}
