import assert from "node:assert/strict";
import { openTable } from "./support/tables.mjs";
import { assertMarkersApart } from "./support/markers.mjs";
import { openMidGame, openPosition } from "./support/positions.mjs";
import { asked, playToOwnTurn, waitToBeAsked } from "./support/play.mjs";
import { phone } from "./support/world.mjs";

const smallestTouch = 44;
const highestQuestion = 160;
const tabNames = ["Board", "Vineyard", "Hand", "Others", "Log"];
const addresses = [
  "/",
  "/new/computer",
  "/new/screen",
  "/new/friends",
  "/new/solo",
  "/campaign",
  "/cards",
  "/rules",
  "/replay",
];
const tabs = (page) => page.getByRole("navigation", { name: "Table" });

async function assertNoSideways(page, where) {
  const [content, window] = await page.evaluate(() => [document.scrollingElement.scrollWidth, innerWidth]);
  assert.ok(content <= window, `${where} is ${content} px wide on a screen of ${window} px`);
}

/** What a finger is meant to hit; links within a sentence are as high as their line. */
async function assertTouchable(page, buttons) {
  const small = await page.locator(buttons).evaluateAll(
    (found, least) =>
      found
        .map((button) => ({
          text: button.innerText || button.ariaLabel,
          box: button.getBoundingClientRect(),
        }))
        // What is put away for another's room has no box; that everything needed is there is tested elsewhere.
        .filter(({ box }) => box.width > 0 || box.height > 0)
        .filter(({ box }) => box.width < least - 0.5 || box.height < least - 0.5)
        .map(({ text, box }) => `${text}: ${Math.round(box.width)} x ${Math.round(box.height)}`),
    smallestTouch,
  );
  assert.deepEqual(small, [], `too small for a finger: ${buttons}`);
}

/** Own points, lira and workers that are left, and the year and its season, in one line on every tab. */
async function assertOwnAmounts(page, where) {
  const boxes = await page
    .locator(".season-year-numeral, .season-step[aria-current], .own-strip svg, .menu-button")
    .evaluateAll((found) => found.map((one) => one.getBoundingClientRect().toJSON()));
  assert.ok(boxes.length >= 6, `${where}: ${boxes.length} things in the strip`);
  const { width } = page.viewportSize();
  for (const { left, right, top, bottom } of boxes)
    assert.ok(
      left >= 0 && right <= width && top >= 0 && bottom <= 48,
      `${where}: ${[left, top, right, bottom]}`,
    );
}

export async function everyScreenFitsTheWidth(world) {
  const page = await world.visitor(phone);
  for (const address of addresses) {
    await page.goto(address);
    await page.locator("h1").waitFor();
    await assertNoSideways(page, address);
  }
}

/** Without a pointer that hovers, the first touch of a space shows what would happen, and the second does it. */
async function tapASpace(page) {
  const space = page.locator("#board .oval.is-legal").first();
  const place = await space.getAttribute("data-place");
  await space.tap();
  const confirm = page.locator(".answers .button-main");
  await confirm.waitFor();
  assert.ok(!(await page.locator(".preview").innerText()).includes(await confirm.innerText()), "said once");
  await page.locator(`[data-place="${place}"]`).tap();
  // Its season may be over by then, and folded.
  await page.locator(`[data-place="${place}"] [data-worker^="0."]`).waitFor({ state: "attached" });
}

export async function turnsAreTappedAndTabsLeadEverywhere(world) {
  const page = await world.visitor(phone);
  await openTable(page, "computer", { players: 6 });
  await waitToBeAsked(page);
  await assertMarkersApart(page, "six players on one cell");
  const asOffered = await page.locator(".ask-text").innerText();
  await page.locator(`${asked} [data-answer]`).first().tap();
  await page.locator(".ask-text").filter({ hasNotText: asOffered }).waitFor();
  for (let turns = 0; turns < 3; turns += 1) {
    await playToOwnTurn(page);
    await assertNoSideways(page, "the table");
    await tapASpace(page);
  }
  await playToOwnTurn(page);
  for (const name of tabNames) {
    const tab = tabs(page).getByRole("button", { name });
    await tab.tap();
    assert.equal(await tab.getAttribute("aria-current"), "page");
    const question = await page.locator(".desk-stage").boundingBox();
    assert.ok(question.height <= highestQuestion, `the question is ${question.height} px high`);
    await assertOwnAmounts(page, name);
    await assertNoSideways(page, name);
    await world.screenshot(page, `tab_${name.toLowerCase()}_phone`);
  }
  await assertTouchable(page, ".desk-tabs button");
  await assertTouchable(page, ".ask-answers button, .undo-button");
}

/** Runs in the page: buttons that are cut off in the bar, and the line that says how to go on, if it is seen whole. */
function readBar() {
  const bar = document.querySelector(".desk-stage").getBoundingClientRect();
  const room = document.querySelector(".ask-answers").getBoundingClientRect();
  const words = document.createRange();
  words.selectNodeContents(document.querySelector(".preview-hint"));
  const lines = [...words.getClientRects()];
  const inside = ({ left, right, top, bottom }) =>
    left >= bar.left && right <= bar.right && top >= bar.top && bottom <= bar.bottom + 0.5;
  const buttons = [...document.querySelectorAll(".answers button")];
  return {
    cut: buttons
      .filter((button) => button.getBoundingClientRect().bottom > room.bottom + 0.5)
      .map((button) => button.innerText),
    hint: lines.length > 0 && lines.every(inside) ? words.toString() : "",
  };
}

/** With a worker, the grande and a bonus token to choose from, and in the longest language. */
export async function ownTurnsShowAllAnswersAndHowToGoOn(world) {
  for (const wish of [{ players: 1 }, { players: 4 }]) {
    const page = await openMidGame(world, { ...phone, ...wish, part: 0.5, language: "de" });
    const { cut, hint } = await page.evaluate(readBar);
    assert.deepEqual(cut, [], "cut off");
    assert.match(hint, /leuchtendes Feld/);
    await page.getByRole("button", { name: "Alles, was du tun kannst" }).tap();
    await page.locator(".all-answers[open]").waitFor();
    await page.context().close();
  }
}

/** Runs in the page: how many answers are seen whole, and whether question and answers stay inside the stage. */
function readQuestion() {
  const box = (one) => document.querySelector(one).getBoundingClientRect();
  const [stage, room, head] = [".desk-stage", ".ask-answers", ".ask-text"].map(box);
  const whole = [...document.querySelectorAll(".answers button")].filter(
    (button) => button.getBoundingClientRect().bottom <= room.bottom + 0.5,
  );
  const inside = head.top >= stage.top - 1 && room.bottom <= stage.bottom + 5.5;
  return { whole: whole.length, inside };
}

/** Too many cards at the end of a year: the longest question, in Spanish, and more answers than there is room for. */
export async function aLongQuestionLeavesRoomForItsAnswers(world) {
  const wanted = { answer: /^discard / };
  const { page } = await openPosition(world, { ...phone, wanted, language: "es" });
  for (const [size, fewest] of [
    [phone.viewport, 3],
    [{ width: 768, height: 1024 }, 5],
    [{ width: 1024, height: 768 }, 5],
  ]) {
    await page.setViewportSize(size);
    const { whole, inside } = await page.evaluate(readQuestion);
    assert.ok(inside, `${size.width} px: question and answers are inside the stage`);
    assert.ok(whole >= fewest, `${size.width} px: ${whole} answers are seen whole`);
  }
}
