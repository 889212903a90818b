// Against the computer alone nothing is taken back that has shown a card, unless the table was opened for practice.
import assert from "node:assert/strict";
import { openTableByForm } from "./support/tables.mjs";
import { playUntil, space } from "./support/play.mjs";

const takeBack = (page) => page.locator(".undo-ask");
const handSize = (page) => page.locator("#hand [data-card]").count();
const ownTurn = (page) => page.getByText("Place a worker, or pass.");

/** In a first summer in which a vine can be drawn. */
async function drawAVine(page, practice) {
  await openTableByForm(page, "computer", { practice });
  await playUntil(page, '[data-place="draw_vine.left"].is-legal');
  await space(page, "draw_vine.left").and(page.locator(".is-legal")).waitFor();
  const cards = await handSize(page);
  await space(page, "draw_vine.left").click();
  await page.locator(".log-line").filter({ hasText: "You drew" }).first().waitFor();
  return cards;
}

export async function aCardThatWasShownStaysShown(world) {
  const page = await world.visitor();
  const cards = await drawAVine(page, false);
  await page.getByRole("button", { name: /^Undo: No further back/ }).waitFor();
  assert.equal(await takeBack(page).count(), 0, "nothing offers to take it back");
  assert.equal(await handSize(page), cards + 1);
  assert.equal(await page.getByText("Practice table").count(), 0);
}

export async function atAPracticeTableItIsDealtAnew(world) {
  const page = await world.visitor();
  const cards = await drawAVine(page, true);
  await page.locator(".side-note").filter({ hasText: "Practice table" }).waitFor();
  const offered = takeBack(page);
  assert.match(await offered.getAttribute("aria-label"), /the cards you have not seen are dealt anew/);
  await offered.click();
  await page.locator(".toast").filter({ hasText: "have been dealt anew" }).waitFor();
  await ownTurn(page).waitFor();
  assert.equal(await handSize(page), cards);
  await space(page, "draw_vine.left").and(page.locator(".is-legal")).waitFor();
}
