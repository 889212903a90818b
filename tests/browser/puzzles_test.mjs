// Puzzles, failed and solved, and what cards are worth.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import {
  assertAccessible,
  assertAccessibleInAnyLight,
} from "./support/axe.mjs";
import { waitToBeAsked } from "./support/play.mjs";
import { phone } from "./support/world.mjs";

const read = async (path) =>
  JSON.parse(await readFile(new URL(`../../${path}`, import.meta.url), "utf8"));
const { puzzles } = await read("lab/puzzle/puzzles.json");
const { cards } = await read("lab/study/card_worth.json");

const kept = (page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem("vendemmia.puzzles")));
const verdict = (page) => page.locator(".puzzle-told");

/** Answers out of the list that has every answer in words. */
async function answer(page, text) {
  await waitToBeAsked(page);
  const few = page.locator(`.answers [data-answer="${text}"]`);
  if ((await few.count()) > 0) return few.click();
  await page
    .locator(".all-answers-button")
    .or(page.getByRole("button", { name: "Everything as a list" }))
    .click();
  await page.locator(`.all-answers [data-answer="${text}"]`).click();
  return undefined;
}

export async function aPuzzleIsFailedAndThenSolved(world) {
  const puzzle = puzzles[0];
  const page = await world.visitor();
  await page.goto("/puzzles");
  const tiles = page.locator(".puzzle-tile");
  await tiles.first().waitFor();
  assert.equal(await tiles.count(), puzzles.length);
  await world.screenshot(page, "puzzles");

  // A theme leaves those that are about it; the rarest, for axe looks at every tile.
  const named = new Set(puzzles.flatMap(({ themes }) => themes));
  const about = [...named].map(
    (theme) => puzzles.filter(({ themes }) => themes.includes(theme)).length,
  );
  const fewest = Math.min(...about);
  await page
    .locator(".puzzle-theme", { hasText: new RegExp(`/${fewest}$`) })
    .first()
    .click();
  await page
    .locator(".puzzles-count", { hasText: new RegExp(`^${fewest} `) })
    .waitFor();
  assert.equal(await tiles.count(), fewest);
  await assertAccessibleInAnyLight(page, "the list of puzzles");
  await page.locator(".puzzle-theme").first().click();
  await tiles.first().click();
  await page.waitForURL(`**/puzzles/${puzzle.id}`);

  await answer(page, puzzle.tried[1].answer);
  await verdict(page)
    .filter({ hasText: /Not the best answer.*gives up about \d+\.\d/s })
    .waitFor();
  assert.deepEqual((await kept(page)).puzzles, { [puzzle.id]: "failed" });
  assert.equal(
    await page.locator(".puzzle-solution").count(),
    0,
    "the solution is for later",
  );

  // The keyboard is where the answer was given: one press, and it is asked again.
  await page.keyboard.press("Enter");
  await answer(page, puzzle.solutions[0]);
  await verdict(page).filter({ hasText: "Now it is right!" }).waitFor();
  await page.locator(".puzzle-solution").waitFor();
  assert.equal(
    await page.locator(".puzzle-tried li").count(),
    puzzle.tried.length,
  );
  assert.match(
    await page.locator(".puzzle-tried li").nth(1).innerText(),
    /−\d+\.\d/,
  );
  await assertAccessible(page, "a solved puzzle");
  await world.screenshot(page, "puzzle_solved");
  assert.equal((await kept(page)).puzzles[puzzle.id], "later");
  assert.equal((await kept(page)).streak, 0);

  // A card of the log tells its worth at a table like this one.
  await page.locator(".side .said-card").last().click();
  await page.locator("dialog.card-zoom[open] .card-worth select").waitFor();
  await page.keyboard.press("Escape");

  await verdict(page).getByRole("button", { name: "Next puzzle" }).press("Enter");
  await page.waitForURL(`**/puzzles/${puzzles[1].id}`);
  await page.getByRole("link", { name: "All puzzles" }).click();
  await page.locator('.puzzle-tile[data-result="later"]').waitFor();
}

export async function aPuzzleIsSolvedAtOnceOnAPhoneInGerman(world) {
  const puzzle = puzzles.at(-1);
  const page = await world.visitor({
    ...phone,
    language: "de",
    colorScheme: "dark",
  });
  await page.goto(`/puzzles/${puzzle.id}`);
  await waitToBeAsked(page);
  await world.screenshot(page, "puzzle_phone");
  await answer(page, puzzle.solutions[0]);
  await verdict(page).filter({ hasText: "Richtig!" }).waitFor();
  await world.screenshot(page, "puzzle_phone_solved");
  const [told, tabs] = await Promise.all(
    [".puzzle-told", ".desk-tabs"].map((part) =>
      page.locator(part).boundingBox(),
    ),
  );
  assert.ok(
    told.y + told.height <= tabs.y + 1,
    "the verdict stands above the tabs",
  );
  assert.equal((await kept(page)).streak, 1);
  await page.goto("/puzzles");
  await page.locator('.puzzle-tile[data-result="first"]').waitFor();
  await world.screenshot(page, "puzzles_phone");
  const [needed, wide] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ]);
  assert.ok(needed <= wide, `the list needs ${needed} of ${wide} px`);
}

export async function aCardKnowsItsWorth(world) {
  const page = await world.visitor();
  await page.goto("/cards");
  await page.getByRole("searchbox").fill("Banker");
  await page.locator(".browser-grid button").first().click();
  const slip = page.locator(".card-worth");
  const [change, low, high] = cards["visitor/banker"][0].drawn;
  const told = (thousandths) =>
    `${thousandths < 0 ? "−" : thousandths > 0 ? "+" : ""}${(Math.abs(thousandths) / 10).toFixed(1)}`;
  await slip.filter({ hasText: told(change) }).waitFor();
  const text = await slip.innerText();
  for (const end of [low, high])
    assert.ok(text.includes(told(end)), `${told(end)} in ${text}`);
  await assertAccessible(page, "a card with its worth");
  await world.screenshot(page, "card_worth");
  await slip.getByRole("combobox").selectOption({ index: 1 });
  await slip
    .filter({ hasText: told(cards["visitor/banker"][1].drawn[0]) })
    .waitFor();
}
