import assert from "node:assert/strict";
import { asked, playToOwnTurn, questionBar, waitToBeAsked } from "./support/play.mjs";
import { openTable } from "./support/tables.mjs";

/** Tab until the focus is on it. */
async function tabTo(page, locator, most = 80) {
  for (let presses = 0; presses < most; presses += 1) {
    await page.keyboard.press("Tab");
    if (await locator.evaluate((element) => element === document.activeElement)) return;
  }
  assert.fail(`the Tab key does not lead to ${locator}`);
}

/** What has the focus without showing it by an outline, its own or that of the label which stands for it. */
function bareFocus(page) {
  return page.evaluate(() => {
    const { activeElement: focused } = document;
    if (focused === document.body) return null;
    const around = [focused, focused.closest("label"), focused.parentElement, focused.nextElementSibling];
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
  await tabTo(page, page.locator("details.more-options summary"));
  await page.keyboard.press("Enter");
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
      ([bar, old]) => document.querySelector(bar)?.closest(".ask")?.innerText !== old,
      [asked, before],
    );
    await waitToBeAsked(page);
  }
  await page.keyboard.press("b");
  await page.waitForFunction(() => document.activeElement?.matches("#board .is-legal"));
  const place = await promisedPlace(page);
  await page.keyboard.press("Enter");
  await page.locator(`[data-place="${place}"] [data-worker^="0."]`).waitFor();
}

/** Where the worker will stand by what has the focus, as soon as the ghost has followed it there. */
async function promisedPlace(page) {
  const found = await page.waitForFunction(() => {
    const place = document.querySelector("#board [data-place]:has(.ghost)");
    const focused = document.activeElement;
    const here = focused.closest(".tile") ?? focused;
    return place !== null && (here.contains(place) || place.contains(focused)) && place.dataset.place;
  });
  return found.jsonValue();
}

export async function theKeysAreListed(world) {
  const page = await world.visitor();
  await page.goto("/");
  await page.getByRole("button", { name: "2 players" }).click();
  await waitToBeAsked(page);
  await page.keyboard.press("?");
  const keys = page.getByRole("dialog", { name: "Keyboard" });
  await keys.getByText("Give the numbered answer").waitFor();
  await keys.getByText("Next possible target").waitFor();
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

/** Presses keys one after another, and counts them. */
function fingers(page) {
  let count = 0;
  return {
    get count() {
      return count;
    },
    async press(...keys) {
      for (const key of keys) {
        await page.keyboard.press(key);
        count += 1;
      }
    },
  };
}

const mostPresses = 4;

async function onTurn(world, wish = {}, settings = {}) {
  const page = await world.visitor({ settings });
  await openTable(page, "computer", wish);
  await playToOwnTurn(page);
  return page;
}

/** Every action that can be taken is at most four presses away, the one that takes it included. */
export async function aPlacementTakesFewPresses(world) {
  const page = await onTurn(world);
  const actions = await page.evaluate(() => {
    const tiles = [...document.querySelectorAll("#board .is-legal")].map(
      (one) => one.closest(".tile") ?? one,
    );
    return new Set(tiles).size;
  });
  assert.ok(actions > 1, "there is a choice");
  const reached = new Set();
  for (const key of ["n", "Shift+N"]) {
    await page.locator("#question").focus();
    for (let presses = 1; presses < mostPresses; presses += 1) {
      await page.evaluate(() => void (window.left = document.activeElement));
      await page.keyboard.press(key);
      await page.waitForFunction(
        () => document.activeElement !== window.left && document.activeElement?.matches("#board .is-legal"),
      );
      reached.add(await promisedPlace(page));
    }
  }
  assert.ok(
    reached.size >= Math.min(actions, 2 * (mostPresses - 1)),
    `${reached.size} of ${actions} actions`,
  );

  await page.locator("#question").focus();
  const hand = fingers(page);
  for (let press = 0; press < 2; press += 1) {
    await page.evaluate(() => void (window.left = document.activeElement));
    await hand.press("n");
    await page.waitForFunction(
      () => document.activeElement !== window.left && document.activeElement?.matches("#board .is-legal"),
    );
  }
  const place = await promisedPlace(page);
  await hand.press("Enter");
  await page.locator(`[data-place="${place}"] [data-worker^="0."]`).waitFor();
  assert.ok(hand.count <= mostPresses, `${hand.count} presses`);
}

export async function passingTakesTwoPresses(world) {
  const page = await onTurn(world, {}, { confirmPass: true });
  await page.keyboard.press("p");
  const dialog = page.getByRole("dialog", { name: /^Pass the/ });
  await dialog.waitFor();
  await page.keyboard.press("Enter");
  await dialog.waitFor({ state: "hidden" });
  await page.locator(".log-line").filter({ hasText: "You passed" }).first().waitFor();
}

/** What cannot be chosen is not in the way of the Tab key, and the arrow keys lead there. */
export async function theTabKeyEntersTheBoardOnce(world) {
  const page = await onTurn(world, { players: 3 });
  await page.locator("#menu-button").focus();
  const stops = [];
  for (;;) {
    await page.keyboard.press("Tab");
    const stop = await page.evaluate(() => {
      const { activeElement: focused } = document;
      if (focused === document.body || focused.id === "menu-button") return null;
      return {
        onBoard: focused.closest("#board") !== null,
        illegal: focused.matches(".is-illegal"),
      };
    });
    if (stop === null) break;
    stops.push(stop);
    assert.ok(stops.length < 30, "the Tab key goes round the whole table in fewer than 30 presses");
  }
  assert.equal(stops.filter(({ onBoard }) => onBoard).length, 1, "one stop on the board");
  assert.equal(stops.filter(({ illegal }) => illegal).length, 0, "none at what is not possible");

  await page.keyboard.press("b");
  await page.waitForFunction(() => document.activeElement?.matches("#board .is-legal"));
  const seen = new Set();
  for (const key of [
    "ArrowRight",
    "ArrowRight",
    "ArrowDown",
    "ArrowLeft",
    "ArrowRight",
    "ArrowRight",
    "ArrowRight",
    "ArrowRight",
    "ArrowUp",
  ]) {
    await page.keyboard.press(key);
    seen.add(
      await page.evaluate(() => [...document.activeElement.classList].find((name) => name.startsWith("is-"))),
    );
    assert.ok(
      await page.evaluate(() => document.activeElement.closest("#board") !== null),
      "they stay on the board",
    );
  }
  assert.ok(seen.has("is-illegal"), "the arrow keys lead to what is not possible too");
}

export async function theQuestionShowsThatItHasTheFocus(world) {
  const page = await onTurn(world);
  await page.keyboard.press("q");
  await page.waitForFunction(() => document.activeElement?.id === "question");
  assert.equal(await bareFocus(page), null);
}
