// Everything on the table is large enough to be read at arm's length, and grows with the window.
import assert from "node:assert/strict";
import { sizesOfTexts } from "./support/seen_text.mjs";
import { allModules, openTable } from "./support/tables.mjs";
import { playToOwnTurn, playToYear } from "./support/play.mjs";
import { desktop, phone } from "./support/world.mjs";

const large = { width: 1920, height: 1080 };
const windows = [
  { size: desktop.viewport, scale: 1, least: 12, onTokens: 14, onTiles: 14 },
  { size: large, scale: 1.35, least: 12, onTokens: 14, onTiles: 16 },
];
const rounding = 0.1;

const told = (texts) => [...new Set(texts.map(({ text, size, where }) => `${text} (${where}): ${size} px`))];

async function nothingIsTooSmall(world, modules) {
  const page = await world.visitor();
  await openTable(page, "computer", { players: 4, modules });
  await playToYear(page, 3);
  await playToOwnTurn(page);
  for (const { size, scale, least, onTokens } of windows) {
    await page.setViewportSize(size);
    const where = `${size.width} x ${size.height}`;
    const root = await page.evaluate(
      () => parseFloat(getComputedStyle(document.documentElement).fontSize) / 16,
    );
    assert.ok(Math.abs(root - scale) < 0.02, `${where}: the scale is ${root}`);
    const texts = await sizesOfTexts(page);
    assert.ok(texts.length > 80, `${where}: ${texts.length} texts`);
    assert.deepEqual(
      told(texts.filter((one) => one.size < least - rounding)),
      [],
      `${where}: below ${least} px`,
    );
    assert.deepEqual(
      told(texts.filter((one) => one.numeral && one.size < onTokens - rounding)),
      [],
      `${where}: numerals below ${onTokens} px`,
    );
  }
}

export const nothingOnTheBasicTableIsTooSmall = (world) => nothingIsTooSmall(world, []);
export const nothingOnTheTuscanTableIsTooSmall = (world) => nothingIsTooSmall(world, allModules);

async function tilesAreReadable(world, modules) {
  const page = await world.visitor();
  await openTable(page, "computer", { modules });
  await playToOwnTurn(page);
  for (const { size, onTiles } of windows) {
    await page.setViewportSize(size);
    const texts = (await sizesOfTexts(page)).filter(({ onTile }) => onTile);
    assert.ok(texts.length > 6, `${texts.length} texts on tiles`);
    assert.deepEqual(told(texts.filter((one) => one.size < onTiles - rounding)), [], `below ${onTiles} px`);
  }
}

export const tilesOfTheBasicBoardAreReadable = (world) => tilesAreReadable(world, []);
export const tilesOfTheTuscanBoardAreReadable = (world) => tilesAreReadable(world, allModules);

export async function nothingOnAPhoneIsTooSmall(world) {
  const page = await world.visitor(phone);
  await openTable(page, "computer", { players: 3, modules: allModules });
  await playToYear(page, 2);
  await playToOwnTurn(page);
  for (const name of ["Board", "Vineyard", "Hand", "Others", "Log"]) {
    await page.getByRole("navigation", { name: "Table" }).getByRole("button", { name }).click();
    const texts = await sizesOfTexts(page);
    assert.deepEqual(told(texts.filter((one) => one.size < 12 - rounding)), [], name);
  }
}
