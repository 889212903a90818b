// The review of a game: from the end screen, with progress, a chart and lists that lead to the moments, and another try from there.
import assert from "node:assert/strict";
import { assertAccessible } from "./support/axe.mjs";
import { assertWholeInAllSizes } from "./support/boxes.mjs";
import { endScreen, playToTheEnd } from "./support/play.mjs";
import { openTable } from "./support/tables.mjs";
import { phone } from "./support/world.mjs";

const review = (page) => page.locator("dialog.review[open]");
const position = (page) => page.locator(".replay-bar input[type=range]").inputValue();

/** A short game that somebody has played as badly as by chance: there is something to say about it. */
async function openReview(world, visitor = {}) {
  const page = await world.visitor(visitor);
  await openTable(page, "computer", { years: 2 });
  await playToTheEnd(page, 5);
  await page.locator(endScreen).getByRole("button", { name: "Review this game" }).click();
  await review(page).waitFor();
  await review(page).locator(".review-chart").waitFor();
  return page;
}

export async function aGameIsReviewedFromItsEnd(world) {
  const page = await openReview(world);
  await world.screenshot(page, "review");
  await assertAccessible(page, "the review");
  assert.equal(await review(page).locator(".review-seat").count(), 1, "the computer's answers are not judged");
  const worse = review(page).locator(".review-jump[data-mark]");
  assert.ok((await worse.count()) > 0, "a game by chance has mistakes");

  // The circle in the chart leads to the same moment as the line in the list.
  const at = await worse.first().getAttribute("data-at");
  await review(page).locator(`.review-spot[data-at="${at}"]`).click();
  await review(page).waitFor({ state: "detached" });
  assert.equal(await position(page), at);
  await page.locator(".replay-judged[data-mark]").waitFor();

  // However long a plan is, the controls stay in sight.
  await page.evaluate(() => document.querySelector(".replay-judged").append(" and then".repeat(80)));
  await assertWholeInAllSizes(page, ".replay-bar", "a long plan", ".replay-next");

  // It is here already: nothing is judged again.
  await page.getByRole("button", { name: "Review", exact: true }).click();
  await worse.first().waitFor();
  await worse.last().click();
  const last = await position(page);
  assert.ok(Number(last) >= Number(at));

  await page.getByRole("button", { name: "Try again from here" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Play on" }).click();
  await page.waitForURL(/\/table\//);
  await page.locator(".ask-mine").waitFor();
}

export async function aReviewOnAPhoneInGerman(world) {
  const page = await world.visitor({ ...phone, language: "de" });
  await openTable(page, "computer", { years: 1 });
  await playToTheEnd(page, 5);
  await page.locator(endScreen).getByRole("button", { name: "Rückblick auf diese Partie" }).click();
  await review(page).locator(".review-chart").waitFor();
  await world.screenshot(page, "review_phone");
  const [content, window] = await review(page).evaluate((found) => [found.scrollWidth, found.clientWidth]);
  assert.ok(content <= window, `the review is ${content} of ${window} px wide`);
  const leaves = await review(page)
    .locator(".review-chart")
    .evaluate((chart) => {
      const frame = chart.getBoundingClientRect();
      const isOutside = (one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect();
        return left < frame.left || right > frame.right || top < frame.top || bottom > frame.bottom;
      };
      return [...chart.querySelectorAll("text, .review-chart-mark")].filter(isOutside).map((one) => one.textContent);
    });
  assert.deepEqual(leaves, [], "what leaves the frame of the chart");
  const card = review(page).locator(".review-seat").first();
  const [needed, wide] = await card.evaluate((found) => [found.scrollWidth, found.clientWidth]);
  assert.ok(needed <= wide, `a player's card needs ${needed} of ${wide} px`);
}
