// A tablet shows the board, the question and one or two more parts; no part of it is a phone's.
import assert from "node:assert/strict";
import { openMidGame } from "./support/positions.mjs";
import { allModules } from "./support/tables.mjs";

const stageHeight = 11 * 16;
const lying = { width: 1024, height: 768 };
const onEnd = { width: 768, height: 1024 };
const largest = { width: 1240, height: 800 };
const low = { width: 1240, height: 700 };

const boxOf = (page, part) => page.locator(part).first().boundingBox();

async function assertNoPageScroll(page, where) {
  const [content, window] = await page.evaluate(() => {
    const { scrollWidth, scrollHeight } = document.scrollingElement;
    return [
      [scrollWidth, scrollHeight],
      [innerWidth, innerHeight],
    ];
  });
  assert.ok(content[0] <= window[0] && content[1] <= window[1], `${where}: ${content} px on ${window} px`);
}

/** The tiles of a season fill their rows: none stands alone below the others. */
async function assertNoOrphans(page, where) {
  const seasons = await page.locator(".board-tiles").evaluateAll((found) =>
    found.map((season) => {
      const rows = new Map();
      for (const tile of season.children) {
        const { top } = tile.getBoundingClientRect();
        rows.set(Math.round(top), (rows.get(Math.round(top)) ?? 0) + 1);
      }
      return [...rows.values()];
    }),
  );
  for (const rows of seasons)
    assert.equal(new Set(rows).size, 1, `${where}: rows of ${rows.join(", ")} tiles`);
}

async function assertTablet(page, size) {
  await page.setViewportSize(size);
  const where = `${size.width} x ${size.height}`;
  await assertNoPageScroll(page, where);
  await assertNoOrphans(page, where);
  for (const part of ["#board", ".ask", "#mat", ".desk-tabs", ".own-strip"])
    assert.notEqual(await boxOf(page, part), null, `${where}: ${part}`);
  const [board, stage, ask, mat] = await Promise.all(
    ["#board", ".desk-stage", ".ask", "#mat"].map((part) => boxOf(page, part)),
  );
  assert.ok(Math.abs(stage.height - stageHeight) < 2, `${where}: the stage is ${stage.height} px high`);
  assert.ok(
    ask.y >= stage.y - 1 && ask.y + ask.height <= stage.y + stage.height + 1,
    `${where}: the question`,
  );
  assert.ok(ask.width >= stage.width / 2, `${where}: the question is ${ask.width} of ${stage.width} px wide`);
  const [head, answers] = await Promise.all([".ask-head", ".ask-answers"].map((part) => boxOf(page, part)));
  assert.ok(head.y >= stage.y && head.y + head.height <= answers.y + 6, `${where}: the head of the question`);
  const cut = await page
    .locator(".answers button")
    .evaluateAll(
      (found, end) =>
        found.filter((one) => one.getBoundingClientRect().bottom > end).map((one) => one.innerText),
      answers.y + answers.height,
    );
  assert.deepEqual(cut, [], `${where}: answers that have to be scrolled to`);
  assert.ok(
    board.y + board.height <= stage.y + 1 && stage.y + stage.height <= mat.y + 1,
    `${where}: in rows`,
  );
  const content = await page.locator("#mat").evaluate((found) => [found.scrollWidth, found.clientWidth]);
  assert.ok(content[0] <= content[1], `${where}: the vineyard needs ${content[0]} of ${content[1]} px`);
  assert.ok(
    (await boxOf(page, "#board")).height >= 240,
    `${where}: the board is ${(await boxOf(page, "#board")).height} px high`,
  );
  const small = await page
    .locator(".desk-tabs button, .answers button")
    .evaluateAll((found) =>
      found
        .filter((one) => one.checkVisibility() && one.getBoundingClientRect().height < 43.5)
        .map((one) => one.innerText),
    );
  assert.deepEqual(small, [], `${where}: too small for a finger`);
}

export async function theBasicBoardOnATablet(world) {
  const page = await openMidGame(world, { players: 4, part: 0.5, viewport: lying });
  for (const size of [lying, onEnd, largest, low]) await assertTablet(page, size);
}

export async function allOfTuscanyOnATablet(world) {
  const page = await openMidGame(world, { players: 4, modules: allModules, part: 0.5, viewport: lying });
  for (const size of [lying, onEnd]) {
    await assertTablet(page, size);
    const active = await boxOf(page, '.board-season[data-active="true"] .tile');
    const board = await boxOf(page, "#board");
    assert.ok(
      active.y >= board.y && active.y + active.height <= board.y + board.height,
      "the season that is played is in sight",
    );
  }
}

/** Runs in the page: what of the board lies outside of it, and names that do not fit. */
function cutOffBoard(board) {
  const frame = board.getBoundingClientRect();
  const isOutside = (one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    return left < frame.left - 1 || right > frame.right + 1 || top < frame.top - 1 || bottom > frame.bottom + 1;
  };
  const parts = [...board.querySelectorAll(".tile, .tuscany, .side-place, .pile-draw")];
  const names = [...board.querySelectorAll(".tile-name, .board-season-name")];
  return [
    ...parts.filter(isOutside).map((one) => `${one.className} is outside`),
    ...names.filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => `${one.innerText} is cut`),
  ];
}

/** Nothing of the board has to be scrolled to. */
async function assertAllOfTheBoard(world, wish) {
  const page = await openMidGame(world, { players: 4, part: 0.5, viewport: lying, ...wish });
  for (const size of [lying, { width: 1180, height: 820 }, largest]) {
    await page.setViewportSize(size);
    const where = `${wish.language}, ${size.width} x ${size.height}`;
    assert.deepEqual(await page.locator("#board").evaluate(cutOffBoard), [], where);
    const [content, window] = await page.locator("#board").evaluate((board) => [board.scrollHeight, board.clientHeight]);
    assert.ok(content <= window, `${where}: the board scrolls`);
  }
}

/** Four seasons, the map, the cart and the yoke, in the longest language. */
export const aLyingTabletShowsAllOfTuscanysBoard = (world) =>
  assertAllOfTheBoard(world, { modules: allModules, language: "de" });

/** Two rows of actions, whose texts are longest in summer. */
export async function aLyingTabletShowsAllOfTheBasicBoard(world) {
  for (const language of ["de", "es"]) for (const part of [0.4, 0.5]) await assertAllOfTheBoard(world, { language, part });
}
