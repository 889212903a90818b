import assert from "node:assert/strict";
import { openTable } from "./support/tables.mjs";
import { asked, playToOwnTurn, waitToBeAsked } from "./support/play.mjs";
import { phone } from "./support/world.mjs";

const smallestTouch = 44;
const tabNames = ["Board", "Vineyard", "Hand", "Others", "Log"];
const addresses = ["/", "/new/computer", "/new/screen", "/new/friends", "/new/solo", "/campaign", "/cards", "/rules", "/replay"];
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
        .filter(({ box }) => box.width < least - 0.5 || box.height < least - 0.5)
        .map(({ text, box }) => `${text}: ${Math.round(box.width)} x ${Math.round(box.height)}`),
    smallestTouch,
  );
  assert.deepEqual(small, [], `too small for a finger: ${buttons}`);
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
  await page.locator(".preview b").waitFor();
  await page.locator(`[data-place="${place}"]`).tap();
  // Its season may be over by then, and folded.
  await page.locator(`[data-place="${place}"] [data-worker^="0."]`).waitFor({ state: "attached" });
}

export async function turnsAreTappedAndTabsLeadEverywhere(world) {
  const page = await world.visitor(phone);
  await openTable(page, "computer", { players: 3 });
  await waitToBeAsked(page);
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
    await assertNoSideways(page, name);
    await world.screenshot(page, `tab_${name.toLowerCase()}_phone`);
  }
  await assertTouchable(page, ".desk-tabs button");
  await assertTouchable(page, ".ask-answers button, .undo-button");
}
