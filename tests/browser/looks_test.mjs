// The page enlarged twofold, in the system's own colours, and on paper.
import assert from "node:assert/strict";
import { openTable } from "./support/tables.mjs";
import { openMidGame } from "./support/positions.mjs";
import { playToTheEnd } from "./support/play.mjs";

/** 1366 x 768 at 200 %. */
const enlarged = {
  viewport: { width: 683, height: 384 },
  deviceScaleFactor: 2,
};

export async function atTwiceTheSizeEverythingIsThere(world) {
  const page = await openMidGame(world, { players: 3, part: 0.4, ...enlarged });
  const board = await page.locator("#board").boundingBox();
  assert.ok(board.height > 300, `the board is ${board.height} px high`);
  const [width, scroll] = await page.evaluate(() => [
    document.scrollingElement.scrollWidth,
    document.scrollingElement.scrollHeight,
  ]);
  assert.ok(width <= 683, `${width} px wide`);
  assert.ok(scroll > 384, "the page scrolls");
  const strip = await page.locator(".own-strip").boundingBox();
  const question = await page.locator(".desk-stage").boundingBox();
  assert.ok(strip.y >= 0 && strip.y + strip.height <= 384, "the own amounts are in sight");
  assert.ok(question.y < board.y && question.height <= 160, `the question is ${question.height} px high`);
  const space = page.locator("#board .oval.is-legal").last();
  await space.scrollIntoViewIfNeeded();
  const place = await space.getAttribute("data-place");
  await page.locator(`[data-place="${place}"]`).click();
  await page.locator(`[data-place="${place}"] [data-worker^="0."]`).waitFor();
  for (const [name, part] of Object.entries({
    Vineyard: "#mat",
    Hand: "#hand",
    Others: "#others",
    Log: "#side",
  })) {
    await page.getByRole("navigation", { name: "Table" }).getByRole("button", { name }).click();
    const box = await page.locator(part).boundingBox();
    assert.ok(box !== null && box.height > 100, `${name} is ${box?.height} px high`);
  }
}

const groundOf = (locator) => locator.evaluate((one) => getComputedStyle(one).backgroundColor);

export async function theSystemsColoursTellWhatIsChosen(world) {
  const page = await openMidGame(world, { part: 0.4, pace: 0, forcedColors: "active" });
  const pairs = [
    [".log-filter [aria-pressed=true]", ".log-filter [aria-pressed=false]"],
    [".side-tabs [aria-selected=true]", ".side-tabs [aria-selected=false]"],
  ];
  if ((await page.locator(".worker-choice").count()) > 1)
    pairs.push([".worker-choice[aria-pressed=true]", ".worker-choice[aria-pressed=false]"]);
  const [ground, ink] = await page.evaluate(() => {
    const probe = document.createElement("button");
    probe.style.cssText = "forced-color-adjust: none; background: Highlight; color: HighlightText";
    document.body.append(probe);
    const { backgroundColor, color } = getComputedStyle(probe);
    probe.remove();
    return [backgroundColor, color];
  });
  for (const [chosen] of pairs) {
    const worn = await page
      .locator(chosen)
      .first()
      .evaluate((one) => {
        const { backgroundColor, color } = getComputedStyle(one);
        return [backgroundColor, color];
      });
    assert.deepEqual(worn, [ground, ink], `${chosen} is told by the system's own colours`);
  }
  for (const [chosen, other] of pairs) {
    const grounds = [
      await groundOf(page.locator(chosen).first()),
      await groundOf(page.locator(other).first()),
    ];
    assert.notEqual(grounds[0], grounds[1], chosen);
  }
  await playToTheEnd(page);
  await page.locator(".source-legend li").first().waitFor();
  const inks = await page
    .locator(".source-swatch")
    .evaluateAll((found) => found.map((one) => getComputedStyle(one).backgroundColor));
  assert.ok(inks.length > 1);
  assert.equal(new Set(inks).size, inks.length, `the bars are ${inks.join(", ")}`);
  const bars = await page
    .locator(".source-piece")
    .evaluateAll((found) => found.map((one) => getComputedStyle(one).backgroundColor));
  assert.ok(new Set(bars).size > 1);
}

export async function paperShowsTheResultAndNotTheTable(world) {
  const page = await world.visitor({ colorScheme: "dark" });
  await openTable(page, "computer", { players: 3, years: 4 });
  await playToTheEnd(page);
  await page.locator(".source-legend li").first().waitFor();
  await page.emulateMedia({ media: "print" });
  assert.equal(await page.locator(".desk").isVisible(), false, "the table is not printed");
  assert.equal(await page.locator(".end-actions").isVisible(), false);
  for (const part of [".end-headline h2", ".ranking", ".source-bars", ".year-chart"])
    assert.equal(await page.locator(part).isVisible(), true, part);
  const [sheet, ground, backdrop] = await page.evaluate(() => {
    const one = document.querySelector(".end > .dialog-sheet");
    return [
      [one.scrollHeight, one.clientHeight],
      getComputedStyle(one).backgroundColor,
      getComputedStyle(document.querySelector("dialog.end"), "::backdrop").display,
    ];
  });
  assert.ok(sheet[0] <= sheet[1] + 1, "nothing is left behind a scroll bar");
  assert.ok(
    ground
      .match(/\d+/g)
      .slice(0, 3)
      .every((part) => Number(part) > 200),
    `a light ground, not ${ground}`,
  );
  assert.equal(backdrop, "none", "nothing darkens the paper");
  await world.screenshot(page, "print");
  assert.ok((await page.pdf({ format: "A4" })).length > 5000);
}
