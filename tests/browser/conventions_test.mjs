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

/** The reason stands over or below what was pressed, and near it; how far both are apart is told by the page while nothing moves. */
async function assertBeside(page, pressed) {
  const refusal = page.locator(".refusal");
  await refusal.waitFor();
  const isBeside = ([thing, bubble]) => {
    const [one, other] = [thing.getBoundingClientRect(), bubble.getBoundingClientRect()];
    const apart = Math.max(other.top - one.bottom, one.top - other.bottom);
    return apart >= 0 && apart < 20 && other.left < one.right && other.right > one.left;
  };
  const both = await page.evaluateHandle((found) => found, [pressed, await refusal.elementHandle()]);
  await page.waitForFunction(isBeside, both, { timeout: 5000 });
}

/** What a press in the middle of it meets: a space may lie there over the whole tile. */
function pressedIn(thing) {
  return thing.evaluateHandle((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return document.elementFromPoint(x + width / 2, y + height / 2).closest("[data-target]");
  });
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
    const pressed = await pressedIn(illegal);
    await illegal.click({ force: true });
    await assertBeside(page, pressed);
    await gesture();
    await refusal.waitFor({ state: "hidden" });
    assert.equal(await page.locator(".preview-asked").count(), 0, "nothing of it is left");
  }
}

/** A folded season unfolds under the pointer that has pressed something in it. */
export async function aRefusalFollowsWhatWasPressed(world) {
  const page = await onTurn(world);
  const folded = page.locator("#board [data-open=false]").last();
  const season = await folded.getAttribute("data-season");
  const illegal = page.locator(`#board [data-season=${season}] .is-illegal`).last();
  const before = await illegal.boundingBox();
  const pressed = await pressedIn(illegal);
  await page.mouse.move(before.x + before.width / 2, before.y + before.height / 2);
  await page.mouse.down();
  await page.mouse.up();
  await page.locator(".refusal").waitFor();
  await page.locator(`#board [data-season=${season}][data-open=true]`).waitFor();
  const after = await illegal.boundingBox();
  assert.notEqual(Math.round(after.x), Math.round(before.x), "it has moved");
  await assertBeside(page, pressed);
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
