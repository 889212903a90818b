// The board: whole tiles are targets, a ghost shows where the worker will stand, and one season lies open.
import assert from "node:assert/strict";
import { allModules, openTable } from "./support/tables.mjs";
import { playUntil, season, waitToBeAsked } from "./support/play.mjs";
import { openMidGame } from "./support/positions.mjs";
import { phone, updatesTo } from "./support/world.mjs";

const year = ["spring", "summer", "fall", "winter"];
const screens = {
  small: { width: 1366, height: 768 },
  large: { width: 1920, height: 1080 },
};

// What lies over the words of a tile is its own button.
const although = { force: true };

const openBand = (page) => page.locator('.board-season[data-open="true"]');
const band = (page, name) => page.locator(`.board-season[data-season="${name}"]`);
const legalTile = (page) => openBand(page).locator(".tile:has(.tile-whole.is-legal)");

function assertInside(inner, outer, what, slack = 1) {
  const inside =
    inner.x >= outer.x - slack &&
    inner.y >= outer.y - slack &&
    inner.x + inner.width <= outer.x + outer.width + slack &&
    inner.y + inner.height <= outer.y + outer.height + slack;
  assert.ok(inside, `${what}: ${JSON.stringify(inner)} in ${JSON.stringify(outer)}`);
}

/** Who was at the places of an action in any of the positions that the server has told so far. */
function hasStoodAt(page, action) {
  return updatesTo(page).some(({ view }) =>
    Object.entries(view.board).some(([space, { seat }]) => seat === 0 && space.startsWith(`${action}.`)),
  );
}

async function until(what, isTrue) {
  const end = Date.now() + 40_000;
  while (!isTrue()) {
    assert.ok(Date.now() < end, what);
    await new Promise((resume) => setTimeout(resume, 20));
  }
}

/** Until something is asked in this season; workers are kept for it. */
async function playToSeason(page, name) {
  for (;;) {
    await waitToBeAsked(page);
    if ((await page.locator(season(name)).count()) > 0) return;
    const told = updatesTo(page).length;
    const pass = page.locator(".answers [data-kind=pass]");
    if ((await pass.count()) > 0) await pass.click();
    else await playUntil(page, ".never", { most: 1, seed: told });
    await until("an answer to be taken", () => updatesTo(page).length > told);
  }
}

const onTurn = (world, wish = {}, look = {}) => openMidGame(world, { ...wish, ...look });

/** Presses the mouse in the upper left corner of a part, where no space lies. */
async function clickCorner(page, part) {
  const { x, y } = await part.boundingBox();
  await page.mouse.click(x + 5, y + 4);
}

export async function aClickAnywhereOnATilePlacesTheWorker(world) {
  for (const part of [".tile-scene", ".tile-name", ".tile-text"]) {
    const page = await onTurn(world, { players: 3 });
    const tile = legalTile(page).first();
    const action = await tile.getAttribute("data-action");
    assert.equal(hasStoodAt(page, action), false);
    await clickCorner(page, tile.locator(part));
    await until(`a click on ${part} of ${action}`, () => hasStoodAt(page, action));
  }
}

export async function theBonusIsTakenUnlessAnotherSpaceIsChosen(world) {
  const page = await onTurn(world, { players: 4 });
  const tile = openBand(page).locator(
    ".tile:has(.tile-whole.is-legal):has(.oval.is-legal .oval-bonus):has(.oval.is-legal:not(:has(.oval-bonus)))",
  );
  const action = await tile.first().getAttribute("data-action");
  const one = page.locator(`.tile[data-action="${action}"]`);
  await one.locator(".tile-name").hover(although);
  await one.locator(".oval:has(.oval-bonus) .ghost").waitFor();
  const plain = one.locator(".oval.is-legal:not(:has(.oval-bonus))").first();
  const place = await plain.getAttribute("data-place");
  await plain.hover();
  await one.locator(`[data-place="${place}"] .ghost`).waitFor();
  assert.equal(await page.locator(".ghost").count(), 1, "one ghost at a time");
  await plain.click();
  await page.locator(`[data-place="${place}"] [data-worker^="0."]`).waitFor();
}

export async function aGhostStandsWhereTheWorkerWill(world) {
  const page = await onTurn(world, { players: 3 });
  const tile = legalTile(page).first();
  await tile.locator(".tile-name").hover(although);
  const ghost = page.locator("#board .oval .ghost");
  await ghost.waitFor();
  const oval = page.locator("#board .oval:has(.ghost)");
  const place = await oval.getAttribute("data-place");
  assertInside(await ghost.boundingBox(), await oval.boundingBox(), "the ghost");
  const promised = await ghost.boundingBox();
  await tile.locator(".tile-name").click(although);
  const worker = page.locator(`[data-place="${place}"] [data-worker^="0."]`);
  await worker.waitFor();
  await page.mouse.move(0, 0);
  const kept = await worker.boundingBox();
  assert.ok(Math.abs(kept.x - promised.x) < 2 && Math.abs(kept.y - promised.y) < 2, "and there it stands");
  assert.equal(await page.locator(".ghost").count(), 0);
}

export async function theKeyboardTakesTheWholeTile(world) {
  const page = await onTurn(world, { players: 4 });
  await page.keyboard.press("b");
  await page.waitForFunction(() => document.activeElement?.matches(".tile-whole.is-legal"));
  const tile = () => page.evaluate(() => document.activeElement.closest(".tile")?.dataset.action);
  const first = await tile();
  await page.keyboard.press("ArrowRight");
  await page.waitForFunction(() => document.activeElement?.matches(".tile-whole"));
  assert.notEqual(await tile(), first, "from tile to tile");
  // Where only a grande may join those in the picture, there is no space to lead to.
  await legalTile(page)
    .filter({ has: page.locator(".oval.is-legal") })
    .locator(".tile-whole")
    .first()
    .focus();
  const chosen = await tile();
  await page.keyboard.press("ArrowUp");
  await page.waitForFunction(() => document.activeElement?.matches(".oval"));
  assert.equal(await tile(), chosen, "up leads to the spaces of the tile");
  await page.keyboard.press("ArrowDown");
  await page.waitForFunction(() => document.activeElement?.matches(".tile-whole"));
  const place = await page.locator(".oval:has(.ghost)").getAttribute("data-place");
  await page.keyboard.press("Enter");
  await page.locator(`[data-place="${place}"] [data-worker^="0."]`).waitFor();
}

export async function twoTapsOnATilePlaceTheWorker(world) {
  const page = await onTurn(world, { players: 3 }, phone);
  const tile = legalTile(page).first();
  const box = await tile.boundingBox();
  const board = await page.locator("#board").boundingBox();
  assertInside({ ...box, height: 40 }, board, "the active season is on the first screen");
  const action = await tile.getAttribute("data-action");
  await tile.locator(".tile-name").tap(although);
  const one = page.locator(`.tile[data-action="${action}"]`);
  await one.locator(".oval .ghost").waitFor();
  await page.locator(".answers .button-main").waitFor();
  assert.equal(hasStoodAt(page, action), false, "the first tap shows only what would happen");
  await one.locator(".tile-name").tap(although);
  await until("the second tap places it", () => hasStoodAt(page, action));
}

export async function aRefusalStandsAtTheTile(world) {
  const page = await onTurn(world, { players: 3 });
  const illegal = page.locator(".tile:has(.tile-whole.is-illegal)").first();
  const place = illegal.locator(".tile-name");
  await place.hover(although);
  await page.mouse.down();
  await page.mouse.up();
  const refusal = page.locator(".refusal");
  await refusal.waitFor();
  const tile = await illegal.boundingBox();
  const bubble = await refusal.boundingBox();
  const apart = Math.max(bubble.y - (tile.y + tile.height), tile.y - (bubble.y + bubble.height));
  assert.ok(apart >= 0 && apart < 20, `${apart} px from the tile`);
}

/** The open season has its share of the room, and is the one that belongs to the season that is played. */
async function assertOpen(page, expected, where) {
  await openBand(page).and(band(page, expected)).waitFor();
  const { width } = await openBand(page).boundingBox();
  const room = await page.locator(".board-bands").boundingBox();
  assert.ok(width >= 0.55 * room.width, `${where}: ${width} of ${room.width} px`);
}

export async function thePresentSeasonLiesOpen(world) {
  const page = await world.visitor();
  await openTable(page, "computer", { players: 3 });
  const inFront = {
    spring: "summer",
    summer: "summer",
    fall: "winter",
    winter: "winter",
  };
  for (const now of year) {
    await playToSeason(page, now);
    await assertOpen(page, inFront[now], now);
  }
}

export async function everySeasonOfTuscanyLiesOpenInItsTurn(world) {
  const page = await world.visitor();
  await openTable(page, "computer", { players: 4, modules: allModules });
  for (const now of year) {
    await playToSeason(page, now);
    await assertOpen(page, now, now);
  }
}

export async function aFoldedSeasonOpens(world) {
  const page = await onTurn(world, { players: 4, modules: allModules });
  const present = await openBand(page).getAttribute("data-season");
  const folded = present === "winter" ? "fall" : "winter";
  const name = band(page, folded).locator(".board-season-name button");
  const isOpen = (one) => openBand(page).and(band(page, one)).waitFor();
  assert.equal(await name.getAttribute("aria-expanded"), "false");
  assert.ok(
    await band(page, folded).locator(".tile-name").first().isVisible(),
    "folded, a place has its name",
  );
  assert.ok(await band(page, folded).locator(".oval").first().isVisible(), "and its spaces");

  await band(page, folded).locator(".tile-name").first().hover(although);
  await isOpen(folded);
  assert.equal(await name.getAttribute("aria-expanded"), "true");
  assert.ok(await band(page, folded).locator(".tile-text").first().isVisible());
  await page.locator("#question").hover();
  await isOpen(present);

  await name.press("Enter");
  await isOpen(folded);
  await page.locator("#question").focus();
  await isOpen(folded);
  await name.press("Enter");
  await page.locator("#question").focus();
  await isOpen(present);
}

export async function aTapOpensAFoldedSeason(world) {
  const page = await onTurn(world, { players: 3, modules: allModules }, phone);
  const present = await openBand(page).first().getAttribute("data-season");
  const folded = present === "winter" ? "fall" : "winter";
  const one = band(page, folded);
  assert.ok((await one.boundingBox()).height < 64, "folded to one line");
  assert.equal(await one.locator(".tile").first().isVisible(), false);
  await one.locator(".board-season-name button").tap();
  await one.locator(".tile-text").first().waitFor();
  await one.locator(".board-season-name button").tap();
  await one.locator(".tile").first().waitFor({ state: "hidden" });
}

export async function onlySpacesThatAreUsedAreDrawn(world) {
  for (const [players, spaces] of Object.entries({ 2: 1, 4: 2, 6: 3 })) {
    const page = await onTurn(world, { players: Number(players) });
    const drawn = await page
      .locator(".tile")
      .evaluateAll((tiles) => tiles.map((tile) => tile.querySelectorAll(".oval:not(.oval-art)").length));
    assert.deepEqual([...new Set(drawn)], [spaces], `${players} players`);
  }
}

/** What does not fit where it stands, in the open season or folded. Runs in the page. */
function cutTexts() {
  const slack = 1.5;
  const within = (inner, outer) =>
    inner.left >= outer.left - slack &&
    inner.right <= outer.right + slack &&
    inner.top >= outer.top - slack &&
    inner.bottom <= outer.bottom + slack;
  return [...document.querySelectorAll(".board-season")].flatMap((one) => {
    const room = one.getBoundingClientRect();
    return [...one.querySelectorAll(".tile")].flatMap((tile) => {
      const box = tile.getBoundingClientRect();
      const visible = (selector) =>
        [...tile.querySelectorAll(selector)].filter((part) => part.checkVisibility());
      const cut = [
        ...visible(".tile-name, .tile-text, .tile-scene, .oval").filter(
          (part) => !within(part.getBoundingClientRect(), box),
        ),
        ...visible(".tile-name, .tile-text").filter((part) => part.scrollWidth > part.clientWidth + slack),
      ];
      return [...cut.map((part) => part.className), ...(within(box, room) ? [] : ["tile"])].map(
        (what) => `${one.dataset.season}, ${tile.dataset.action}: ${what}`,
      );
    });
  });
}

/** Whichever season of the fullest game is unfolded, in a language with long words. */
async function assertNothingCut(world, wish, language) {
  const page = await openMidGame(world, { ...wish, part: 0.6, language });
  for (const [name, size] of Object.entries(screens)) {
    await page.setViewportSize(size);
    for (const season of await page.locator(".board-season").all()) {
      await season.locator(".board-season-name button").press("Enter");
      await season.and(openBand(page)).waitFor();
      const open = await season.getAttribute("data-season");
      assert.deepEqual(await page.evaluate(cutTexts), [], `${name}, ${open}, ${language}`);
    }
  }
}

export const germanFitsTuscany = (world) =>
  assertNothingCut(world, { players: 4, modules: allModules }, "de");
export const germanFitsTheBaseBoard = (world) => assertNothingCut(world, { players: 6 }, "de");
export const spanishFitsTuscany = (world) =>
  assertNothingCut(world, { players: 6, modules: allModules }, "es");
