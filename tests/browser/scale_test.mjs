// Everything on the table is large enough to be read at arm's length, and grows with the window.
import assert from "node:assert/strict";
import { sizesOfTexts } from "./support/seen_text.mjs";
import { openMidGame } from "./support/positions.mjs";
import { allModules } from "./support/tables.mjs";
import { desktop, phone } from "./support/world.mjs";

const large = { width: 1920, height: 1080 };
const windows = [
  { size: desktop.viewport, scale: 1, least: 12, onTokens: 14, onTiles: 14 },
  { size: large, scale: 1.35, least: 12, onTokens: 14, onTiles: 16 },
];
const rounding = 0.1;

const told = (texts) => [...new Set(texts.map(({ text, size, where }) => `${text} (${where}): ${size} px`))];

/** Unfolds one season after another. */
async function inEverySeason(page, look) {
  const seasons = await page
    .locator(".board-season")
    .evaluateAll((all) => all.map((one) => one.dataset.season));
  for (const season of seasons) {
    const band = page.locator(`.board-season[data-season="${season}"]`);
    await band.locator(".board-season-name button").press("Enter");
    await band.and(page.locator("[data-open=true]")).waitFor();
    await look(season);
  }
}

async function nothingIsTooSmall(world, modules) {
  const page = await openMidGame(world, { players: 4, modules, part: 0.7 });
  for (const { size, scale, least, onTokens, onTiles } of windows) {
    await page.setViewportSize(size);
    const root = await page.evaluate(
      () => parseFloat(getComputedStyle(document.documentElement).fontSize) / 16,
    );
    assert.ok(Math.abs(root - scale) < 0.02, `at ${size.width} px the scale is ${root}`);
    await inEverySeason(page, async (season) => {
      const where = `${size.width} x ${size.height}, ${season}`;
      const texts = await sizesOfTexts(page);
      assert.ok(texts.length > 80, `${where}: ${texts.length} texts`);
      const isSmall = (least) => (one) => one.size < least - rounding;
      assert.deepEqual(told(texts.filter(isSmall(least))), [], `${where}: below ${least} px`);
      const numerals = texts.filter(({ numeral }) => numeral);
      assert.deepEqual(
        told(numerals.filter(isSmall(onTokens))),
        [],
        `${where}: numerals below ${onTokens} px`,
      );
      // Of those that are folded there is the name.
      const onTile = texts.filter((text) => text.onTile);
      const tiles = await page.locator(".tile").count();
      assert.ok(onTile.length >= tiles, `${where}: ${onTile.length} texts on ${tiles} tiles`);
      assert.deepEqual(told(onTile.filter(isSmall(onTiles))), [], `${where}: on tiles below ${onTiles} px`);
    });
  }
}

export const nothingOnTheBasicTableIsTooSmall = (world) => nothingIsTooSmall(world, []);
export const nothingOnTheTuscanTableIsTooSmall = (world) => nothingIsTooSmall(world, allModules);

export async function nothingOnAPhoneIsTooSmall(world) {
  const page = await openMidGame(world, { players: 3, modules: allModules, part: 0.5, ...phone });
  for (const name of ["Board", "Vineyard", "Hand", "Others", "Log"]) {
    await page.getByRole("navigation", { name: "Table" }).getByRole("button", { name }).click();
    const texts = await sizesOfTexts(page);
    assert.deepEqual(told(texts.filter((one) => one.size < 12 - rounding)), [], name);
  }
}

const screens = ["/", "/new/computer", "/new/friends", "/new/solo", "/campaign", "/rules", "/rules/law", "/replay", "/me"];

/** Runs in the page: how large the smallest and the usual text of the screen is. */
function sizesOnScreen() {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const lengths = new Map();
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const { parentElement: element, data } = node;
    if (data.trim() === "" || !element.checkVisibility() || element.closest("svg, option, .hidden-text")) continue;
    const size = parseFloat(getComputedStyle(element).fontSize) * element.currentCSSZoom;
    lengths.set(size, (lengths.get(size) ?? 0) + data.trim().length);
  }
  const usual = [...lengths].reduce((most, one) => (one[1] > most[1] ? one : most))[0];
  return { least: Math.min(...lengths.keys()), usual };
}

/** Not only the table: whatever surrounds it, too. */
export async function theOtherScreensGrowWithTheWindow(world) {
  const page = await world.visitor();
  for (const address of screens) {
    const usual = [];
    for (const { size, least } of windows) {
      await page.setViewportSize(size);
      await page.goto(address);
      await page.locator("h1").first().waitFor();
      await page.waitForLoadState("networkidle");
      const found = await page.evaluate(sizesOnScreen);
      assert.ok(found.least >= least - rounding, `${address} at ${size.width} px: ${found.least} px`);
      usual.push(found.usual);
    }
    assert.ok(usual[1] > usual[0] * 1.3, `${address}: ${usual.join(" px, then ")} px`);
  }
}
