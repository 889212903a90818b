// Choosing the cards: not where somebody else sits down, and where it is done the table tells everybody.
import assert from "node:assert/strict";
import { endScreen, playToTheEnd, waitToBeAsked } from "./support/play.mjs";
import { dealField, openTableByForm, unfoldOptions } from "./support/tables.mjs";

const note = "The cards were chosen: whoever opened this table may know them.";

export async function withFriendsChanceDealsAndTheFormSaysWhy(world) {
  const page = await world.visitor();
  await page.goto("/new/friends");
  await unfoldOptions(page);
  await page.getByText("The deal is random").waitFor();
  assert.equal(await dealField(page).count(), 0);
  await page.goto("/new/screen");
  await unfoldOptions(page);
  await dealField(page).waitFor();
}

export async function aChosenDealIsMarkedAtTheTableAndInTheEnd(world) {
  const page = await world.visitor();
  await openTableByForm(page, "computer", { deal: "54865" });
  await waitToBeAsked(page);
  await page.locator("#side").getByText(note).waitFor();
  await playToTheEnd(page);
  await page.locator(endScreen).getByText(note).waitFor();
}

export async function aDealByChanceIsNotMarked(world) {
  const page = await world.visitor();
  await openTableByForm(page, "computer");
  await waitToBeAsked(page);
  assert.equal(await page.getByText(note).count(), 0);
}
