// Where not everything is shown at a time, each tab has its part on the screen, with whatever modules are in play.
import assert from "node:assert/strict";
import { openMidGame } from "./support/positions.mjs";
import { allModules } from "./support/tables.mjs";
import { phone } from "./support/world.mjs";

const sizes = [phone.viewport, { width: 1024, height: 768 }, { width: 768, height: 1024 }];
const isTablet = ({ width }) => width >= 768;
const board = ["#board [data-open=true] .oval", "#board .pile"];
const inSeason = (season) =>
  [".oval", ".tile-name-full", ".tile-text"].map((part) => `.board-season[data-season="${season}"] ${part}`);

const parts = {
  Board: board,
  Vineyard: ["#mat .mat-owner", "#mat .field-plot", "#mat .mat-title"],
  Hand: ["#hand .hand-title", "#hand .hand-slot"],
  Others: ["#others .other-head", "#others .other-line"],
  Log: ["#side [role=tab]", "#side .log-items > li"],
};
// What every decision begins with, whichever tab is open.
const always = [".season-year-numeral", ".season-step[aria-current]", ".own-strip > *"];
const structureParts = { Vineyard: ["#mat .construction-destroy"] };

/** Runs in the page: what is missing of these, or cannot be seen even after one has scrolled to it. */
function unseen(selectors) {
  const whole = (box) =>
    box.width > 0 &&
    box.height > 0 &&
    box.left >= -1 &&
    box.top >= -1 &&
    box.right <= innerWidth + 1 &&
    box.bottom <= innerHeight + 1;
  const boxOf = (one) => {
    one.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
    return one.getBoundingClientRect();
  };
  return selectors.flatMap((selector) => {
    const boxes = [...document.querySelectorAll(selector)].map(boxOf);
    if (boxes.length === 0) return [`${selector} is missing`];
    return boxes
      .filter((box) => !whole(box))
      .map(({ x, y, width, height }) => `${selector} lies at ${[x, y, width, height]}`);
  });
}

/** What is measured anew, as the hand's cards are, has its size a frame or two later. */
async function assertSeen(page, selectors, where) {
  let missing = [];
  for (let tries = 0; tries < 60; tries += 1) {
    missing = await page.evaluate(unseen, selectors);
    if (missing.length === 0) return;
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)));
  }
  assert.deepEqual(missing, [], where);
}

/** One after another, the seasons unfold to all that they hold. */
async function assertSeasonsUnfold(page, where) {
  const bands = page.locator(".board-season");
  for (const season of await bands.evaluateAll((all) => all.map((one) => one.dataset.season))) {
    const band = page.locator(`.board-season[data-season="${season}"]`);
    const name = band.locator(".board-season-name button");
    if ((await name.getAttribute("aria-expanded")) === "false") await name.press("Enter");
    await band.and(page.locator("[data-open=true]")).waitFor();
    await assertSeen(page, inSeason(season), `${where}, ${season}`);
  }
}

async function assertTabsShowTheirParts(page, modules) {
  for (const size of sizes) {
    await page.setViewportSize(size);
    for (const [name, selectors] of Object.entries(parts)) {
      const where = `${name} at ${size.width} x ${size.height} with ${modules.join(", ") || "no modules"}`;
      const tab = page.getByRole("navigation", { name: "Table" }).getByRole("button", { name });
      // A tablet always shows the board.
      if (name === "Board" && isTablet(size)) assert.equal(await tab.count(), 0, where);
      else await tab.click();
      const more = modules.includes("Structure cards") ? (structureParts[name] ?? []) : [];
      const besides = isTablet(size) ? board : [];
      const wanted = [...selectors, ...more, ...besides, ...always];
      await assertSeen(page, wanted, where);
      if (name === "Board") await assertSeasonsUnfold(page, where);
    }
  }
}

/** Every mix of the modules but the first, with the first or without it. */
async function assertMixes(world, first) {
  const [, workers, structures] = allModules;
  for (const rest of [[], [workers], [structures], [workers, structures]]) {
    const modules = [...first, ...rest];
    const page = await openMidGame(world, { modules, ...phone });
    await assertTabsShowTheirParts(page, modules);
    await page.context().close();
  }
}

export async function everyTabShowsItsPartOnTheBasicBoard(world) {
  await assertMixes(world, []);
}

export async function everyTabShowsItsPartOnTheExtendedBoard(world) {
  await assertMixes(world, [allModules[0]]);
}
