import assert from "node:assert/strict";
import {
  asked,
  playToOwnTurn,
  questionBar,
  waitToBeAsked,
} from "./support/play.mjs";

/** Tab until the focus is on it. */
async function tabTo(page, locator, most = 80) {
  for (let presses = 0; presses < most; presses += 1) {
    await page.keyboard.press("Tab");
    if (await locator.evaluate((element) => element === document.activeElement))
      return;
  }
  assert.fail(`the Tab key does not lead to ${locator}`);
}

/** What has the focus without showing it by an outline, its own or that of the label which stands for it. */
function bareFocus(page) {
  return page.evaluate(() => {
    const { activeElement: focused } = document;
    if (focused === document.body) return null;
    const around = [
      focused,
      focused.closest("label"),
      focused.parentElement,
      focused.nextElementSibling,
    ];
    const ringed = around.some((element) => {
      if (element === null) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return outlineStyle !== "none" && parseFloat(outlineWidth) >= 2;
    });
    return ringed ? null : focused.outerHTML.slice(0, 160);
  });
}

async function assertRings(page, presses) {
  const bare = [];
  for (let i = 0; i < presses; i += 1) {
    await page.keyboard.press("Tab");
    const found = await bareFocus(page);
    if (found !== null) bare.push(found);
  }
  assert.deepEqual(bare, [], "focused without a ring");
}

export async function aTableIsOpenedAndATurnPlayedWithoutAPointer(world) {
  const page = await world.visitor();
  await page.goto("/");
  await tabTo(page, page.getByRole("link", { name: "More players, options" }));
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/new\/computer/);
  const begin = page.getByRole("button", { name: "Begin" });
  await begin.waitFor();
  await tabTo(page, page.getByRole("radio", { name: "Normal" }));
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  assert.ok(await page.getByRole("radio", { name: "At once" }).isChecked());
  await tabTo(page, begin);
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/table\//);
  await waitToBeAsked(page);

  while ((await page.locator(".worker-toggle").count()) === 0) {
    const before = await questionBar(page).innerText();
    await page.keyboard.press("1");
    await page.waitForFunction(
      ([bar, old]) =>
        document.querySelector(bar)?.closest(".ask")?.innerText !== old,
      [asked, before],
    );
    await waitToBeAsked(page);
  }
  await page.keyboard.press("b");
  await page.waitForFunction(() =>
    document.activeElement?.matches("#board .is-legal"),
  );
  const place = await page.evaluate(() => document.activeElement.dataset.place);
  await page.keyboard.press("Enter");
  await page.locator(`[data-place="${place}"] [data-worker^="0."]`).waitFor();
}

export async function theKeysAreListed(world) {
  const page = await world.visitor();
  await page.goto("/");
  await page.getByRole("button", { name: "2 players" }).click();
  await waitToBeAsked(page);
  await page.keyboard.press("?");
  const keys = page.getByRole("dialog", { name: "Keyboard" });
  await keys.getByText("Give the numbered answer").waitFor();
  await page.keyboard.press("Escape");
  await keys.waitFor({ state: "hidden" });
}

export async function whatHasTheFocusHasARing(world) {
  const page = await world.visitor();
  await page.goto("/");
  await page.getByRole("button", { name: "2 players" }).waitFor();
  await assertRings(page, 12);
  await page.goto("/new/friends");
  await page.getByRole("button", { name: "Open the table" }).waitFor();
  await assertRings(page, 20);
  await page.goto("/");
  await page.getByRole("button", { name: "2 players" }).click();
  await waitToBeAsked(page);
  await playToOwnTurn(page);
  await assertRings(page, 50);
}
