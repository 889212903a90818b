import assert from "node:assert/strict";
import { openTableForTwo } from "./support/tables.mjs";
import { playUntil, season, space } from "./support/play.mjs";

const undo = (page) => page.getByRole("button", { name: /^Undo:/ });
const restart = (page) => page.getByRole("button", { name: "Restart turn" });
const redo = (page) => page.getByRole("button", { name: /^Redo:/ });
const takeBack = (page) => page.getByRole("button", { name: "Ask to take back" });
const ownTurn = (page) => page.getByText("Place a worker, or pass.");
const whichField = (page) => page.getByText("Which field do you sell?");
const handSize = (page) => page.locator("#hand [data-card]").count();

/** Two people in the first summer: who is on turn, and the other. */
async function firstSummer(world) {
  const { anna, bruno } = await openTableForTwo(world);
  await Promise.all([anna, bruno].map((page) => playUntil(page, season("summer"))));
  await Promise.any([anna, bruno].map((page) => ownTurn(page).waitFor()));
  return (await ownTurn(anna).count()) > 0 ? [anna, bruno] : [bruno, anna];
}

async function sellAField(page) {
  await space(page, "sell_grapes_or_field.left").click();
  await whichField(page).waitFor();
  await page.getByRole("button", { name: /Sell field 5/ }).click();
}

export async function undoRedoAndRestartTurn(world) {
  const [mover, other] = await firstSummer(world);
  await space(mover, "sell_grapes_or_field.left").click();
  await whichField(mover).waitFor();
  await undo(mover).click();
  await ownTurn(mover).waitFor();
  await redo(mover).click();
  await whichField(mover).waitFor();
  await mover.keyboard.press("u");
  await ownTurn(mover).waitFor();

  await sellAField(mover);
  await ownTurn(other).waitFor();
  await mover.getByRole("button", { name: /^Undo: 2 steps/ }).waitFor();
  await restart(mover).click();
  await ownTurn(mover).waitFor();
  await mover.keyboard.press("y");
  await whichField(mover).waitFor();
  await mover.keyboard.press("y");
  await ownTurn(other).waitFor();
}

export async function nothingIsTakenBackAfterADrawUnlessTheOthersAgree(world) {
  const [mover, other] = await firstSummer(world);
  const cards = await handSize(mover);
  await space(mover, "draw_vine.left").click();
  await ownTurn(other).waitFor();
  assert.match(await undo(mover).getAttribute("aria-label"), /because something was seen/);
  assert.equal(await undo(mover).getAttribute("aria-disabled"), "true");
  assert.equal(await handSize(mover), cards + 1);

  const vote = other.getByRole("dialog", { name: /asks to take a move back/ });
  await takeBack(mover).click();
  await vote.getByRole("button", { name: "Refuse" }).click();
  await vote.waitFor({ state: "hidden" });
  assert.equal(await handSize(mover), cards + 1);

  await takeBack(mover).click();
  await vote.waitFor();
  await other.keyboard.press("Enter");
  await ownTurn(mover).waitFor();
  assert.equal(await handSize(mover), cards);
}
