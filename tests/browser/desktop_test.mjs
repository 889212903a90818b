import assert from "node:assert/strict";
import { openTable } from "./support/tables.mjs";
import {
  asked,
  endScreen,
  playToOwnTurn,
  playToYear,
  playUntil,
} from "./support/play.mjs";

/** The table needs no scrolling, and no part of it hangs over an edge of the window. */
async function assertFits(page) {
  const [content, window] = await page.evaluate(() => {
    const { scrollWidth, scrollHeight } = document.scrollingElement;
    return [
      [scrollWidth, scrollHeight],
      [innerWidth, innerHeight],
    ];
  });
  assert.ok(
    content[0] <= window[0] && content[1] <= window[1],
    `${content} px on a screen of ${window} px`,
  );
  for (const part of [
    "#board",
    "#mat",
    "#hand",
    "#side",
    "#others",
    ".ask",
    ".chat-form, .log",
  ]) {
    const { x, y, width, height } = await page
      .locator(part)
      .first()
      .boundingBox();
    assert.ok(
      x + width <= window[0] + 0.5 && y + height <= window[1] + 0.5,
      `${part} hangs over the edge`,
    );
  }
}

export async function fourPlayersInTheThirdYearFitTheScreen(world) {
  const page = await world.visitor();
  await openTable(page, "computer", { players: 4, years: 5 });
  await playToYear(page, 3);
  await assertFits(page);
  await playToOwnTurn(page);
  await assertFits(page);
  await page.getByRole("tab", { name: "Chat" }).click();
  await assertFits(page);
}

export async function sixPlayersInTheThirdYearAreAllInSight(world) {
  const page = await world.visitor();
  await openTable(page, "computer", { players: 6, years: 4 });
  await playToYear(page, 3);
  await assertFits(page);
  const column = await page
    .locator(".others")
    .evaluate((found) => [found.scrollHeight, found.clientHeight]);
  assert.ok(
    column[0] <= column[1],
    `the panels of the others need ${column[0]} px and have ${column[1]}`,
  );
}

/** However many answers there are, the board stays where it is. */
export async function theBoardDoesNotJump(world) {
  const page = await world.visitor();
  await openTable(page, "computer", { years: 4 });
  const heights = new Set();
  const over = page.locator(endScreen);
  for (let given = 0; given < 60 && !(await over.isVisible()); given += 1) {
    await playUntil(page, endScreen, { most: 1, seed: given });
    await page.locator(asked).or(over).first().waitFor();
    heights.add((await page.locator("#board").boundingBox()).height);
  }
  assert.equal(heights.size, 1, `heights of ${[...heights].join(", ")} px`);
}
