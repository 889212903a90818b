import assert from "node:assert/strict";
import { allModules, openTable } from "./support/tables.mjs";
import { asked, endScreen, playUntil } from "./support/play.mjs";
import { assertMarkersApart } from "./support/markers.mjs";
import { plantFully, tenCards, visitorsAsked } from "./support/full_table.mjs";
import { openMidGame } from "./support/positions.mjs";
import { openStaged } from "./support/staged.mjs";

/** The table needs no scrolling, and no part of it hangs over an edge of the window. */
async function assertFits(page) {
  const [content, window] = await page.evaluate(() => {
    const { scrollWidth, scrollHeight } = document.scrollingElement;
    return [
      [scrollWidth, scrollHeight],
      [innerWidth, innerHeight],
    ];
  });
  assert.ok(content[0] <= window[0] && content[1] <= window[1], `${content} px on a screen of ${window} px`);
  for (const part of ["#board", "#mat", "#hand", "#side", "#others", ".ask", ".chat-form, .log"]) {
    const { x, y, width, height } = await page.locator(part).first().boundingBox();
    assert.ok(x + width <= window[0] + 0.5 && y + height <= window[1] + 0.5, `${part} hangs over the edge`);
  }
}

export async function fourPlayersInTheMiddleOfAGameFitTheScreen(world) {
  const page = await openMidGame(world, { players: 4, part: 0.5 });
  await assertFits(page);
  await page.getByRole("tab", { name: "Chat" }).click();
  await assertFits(page);
}

/** Runs in the page: what of the others' panels is cut off by its panel or by the column. */
function cutOff(panels) {
  const inside = (box, frame) =>
    box.left >= frame.left - 1 &&
    box.right <= frame.right + 1 &&
    box.top >= frame.top - 1 &&
    box.bottom <= frame.bottom + 1;
  const column = panels[0].parentElement.getBoundingClientRect();
  return panels.flatMap((panel) => {
    const frame = panel.getBoundingClientRect();
    const things = [
      ...panel.querySelectorAll(
        ".other-head, .other-name, .lira, .hand-count, .workers-home > *, .other-field, .other-good, .other-slot, .other-building, svg",
      ),
    ];
    return [panel, ...things]
      .filter((one) => one.checkVisibility())
      .filter((one) => {
        const box = one.getBoundingClientRect();
        return box.width > 0 && !(inside(box, frame) && inside(box, column));
      })
      .map((one) => `${panel.innerText.split("\n")[0]}: ${one.getAttribute("class")}`);
  });
}

/** Runs in the page: every panel as full as a long game makes it, with the most workers that anybody can own at home. */
function fillPanels(panels) {
  const mostWorkers = 7;
  for (const panel of panels) {
    const home = panel.querySelector(".workers-home");
    const worker = panel.querySelector(".workers-home .piece");
    while (worker !== null && home.querySelectorAll(".piece").length < mostWorkers) {
      home.append(worker.cloneNode(true));
    }
  }
}

/** Whatever is played with, the panels of five others are all there, and whole. */
async function assertNoPanelIsCutOff(world, modules) {
  const page = await openMidGame(world, { players: 6, modules, part: 0.8 });
  await assertFits(page);
  await assertMarkersApart(page, modules.join(", "));
  const panels = page.locator(".other");
  for (const [fill, how] of [
    [() => undefined, "as they are"],
    [fillPanels, "with every worker at home"],
  ]) {
    await panels.evaluateAll(fill);
    assert.deepEqual(await panels.evaluateAll(cutOff), [], how);
    const column = await page
      .locator(".others")
      .evaluate((found) => [found.scrollHeight, found.clientHeight]);
    assert.ok(column[0] <= column[1], `the panels of the others need ${column[0]} px and have ${column[1]}`);
  }
}

const [extendedBoard, specialWorkers, structureCards] = allModules;
export const sixPlayersAreNotCutOff = (world) => assertNoPanelIsCutOff(world, []);
export const sixPlayersWithSpecialWorkersAreNotCutOff = (world) =>
  assertNoPanelIsCutOff(world, [specialWorkers]);
export const sixPlayersWithStructureCardsAreNotCutOff = (world) =>
  assertNoPanelIsCutOff(world, [structureCards]);
export const sixPlayersOnTheExtendedBoardAreNotCutOff = (world) =>
  assertNoPanelIsCutOff(world, [extendedBoard]);
export const sixPlayersWithAllOfTuscanyAreNotCutOff = (world) => assertNoPanelIsCutOff(world, allModules);

/** The taller the window is for its width, the more is told of each. */
export async function withRoomMoreIsShownOfTheOthers(world) {
  const page = await world.visitor();
  await openTable(page, "computer", { players: 4 });
  await page.locator(".others-close").waitFor();
  await page.setViewportSize({ width: 1366, height: 1024 });
  await page.locator(".others-easy").waitFor();
  assert.equal(await page.locator("#others .mat-crush").count(), 3);
  const column = await page.locator(".others").evaluate((found) => [found.scrollHeight, found.clientHeight]);
  assert.ok(column[0] <= column[1], `the panels of the others need ${column[0]} px and have ${column[1]}`);
}

/** The vineyard is compact, everything on it is in sight, and the hand has the rest. */
async function assertHandHasRoom(world, modules, least) {
  const page = await openMidGame(world, { modules, part: 0.6 });
  const hand = await page.locator("#hand .hand").boundingBox();
  assert.ok(hand.width >= least, `the hand is ${hand.width} px wide`);
  const frame = await page.locator("#mat").boundingBox();
  assert.ok(frame.x + frame.width <= hand.x + 0.5, "the hand begins where the vineyard ends");
  const things =
    "#mat .mat > *, #mat .structure, #mat .structure-name, #mat .mat-store, #mat .mat-title, #mat .field-vine";
  const outside = await page.locator(things).evaluateAll((found, { x, y, width, height }) => {
    const inside = (box) =>
      box.left >= x - 1 && box.right <= x + width + 1 && box.top >= y - 1 && box.bottom <= y + height + 1;
    return found.filter((one) => !inside(one.getBoundingClientRect())).map((one) => one.className);
  }, frame);
  assert.deepEqual(outside, [], "is on the mat");
  const names = await page.locator("#mat .structure").evaluateAll((found) =>
    found.map((one) => ({
      title: one.title || one.innerText,
      cut: [...one.querySelectorAll(".structure-name")].some(
        (name) => name.getBoundingClientRect().height > one.getBoundingClientRect().height + 1,
      ),
    })),
  );
  assert.equal(names.length, 8);
  for (const { title, cut } of names) assert.ok(title !== "" && !cut, `${title} is named`);
}

export const theHandHasTheRestOfTheWidth = (world) => assertHandHasRoom(world, [], 560);
export const theHandHasRoomBesideTheConstructionMat = (world) =>
  assertHandHasRoom(world, [structureCards], 480);

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

/** Runs in the page: cards and outcomes that hang out of their part of the stage, and names that are cut off. */
function cutOffOnASmallDesk() {
  const inside = (one, frame) => {
    const [inner, outer] = [one.getBoundingClientRect(), frame.getBoundingClientRect()];
    return (
      inner.left >= outer.left - 1 &&
      inner.right <= outer.right + 1 &&
      inner.top >= outer.top - 1 &&
      inner.bottom <= outer.bottom + 1
    );
  };
  const stage = document.querySelector(".stage-act");
  const last = document.querySelector(".last-acts");
  const out = [
    ...[...stage.querySelectorAll("[data-stage-card], .act-said, [data-gain]")].filter((one) => !inside(one, stage)),
    ...[...last.querySelectorAll("svg, .card")].filter((one) => !inside(one, last)),
  ];
  const names = [...document.querySelectorAll(".tile-name, .field-vines *, .spine-name, .other-name")];
  return [
    ...out.map((one) => `${one.getAttribute("class")} hangs out`),
    ...names
      .filter((one) => one.checkVisibility() && one.scrollWidth > one.clientWidth + 1)
      .map((one) => `${one.className}: ${one.innerText}`),
  ];
}

/** From the smallest window that shows everything at once on, in the longest language and with as much as a table can hold. */
export async function aSmallDeskCutsNothingOff(world) {
  const sizes = [
    { width: 1241, height: 768 },
    { width: 1280, height: 720 },
  ];
  const wish = { players: 4, modules: allModules, part: 0.6, viewport: sizes[0], language: "de" };
  const { page, table } = await openStaged(world, wish);
  await table.ask("play_visitor", visitorsAsked, (player) => {
    player.hand = tenCards(true);
    player.hand_counts = undefined;
    plantFully(player);
  });
  for (const size of sizes) {
    await page.setViewportSize(size);
    await assertFits(page);
    assert.deepEqual(await page.evaluate(cutOffOnASmallDesk), [], `${size.width} x ${size.height}`);
  }
}
