import assert from "node:assert/strict";
import { crowdTheMap, plantFully, tenCards, visitorsAsked } from "./support/full_table.mjs";
import { faultsOfTheMap } from "./support/map.mjs";
import { playUntil } from "./support/play.mjs";
import { openStaged } from "./support/staged.mjs";
import { allModules, openTable } from "./support/tables.mjs";
import { phone } from "./support/world.mjs";

async function holdTen(world, { structures = false, ...wish } = {}) {
  const modules = structures ? allModules : [];
  const opened = await openStaged(world, { players: structures ? 4 : 2, modules, ...wish });
  await opened.table.ask("play_visitor", visitorsAsked, (player, { view }) => {
    player.hand = tenCards(structures);
    player.hand_counts = undefined;
    if (structures) {
      crowdTheMap(view);
      plantFully(player);
    }
  });
  await opened.page.locator("#hand [data-card]").nth(9).waitFor({ state: "attached" });
  return opened;
}

/** Runs in the page: what is wrong with the spines. */
function faultsOfSpines() {
  const box = (one) => one.getBoundingClientRect();
  const within = (inner, outer) =>
    inner.left >= outer.left - 0.5 &&
    inner.right <= outer.right + 0.5 &&
    inner.top >= outer.top - 0.5 &&
    inner.bottom <= outer.bottom + 0.5;
  const room = box(document.querySelector("#hand"));
  const slots = [...document.querySelectorAll("#hand .hand-slot")];
  const faults = [];
  slots.forEach((slot, i) => {
    if (!within(box(slot), room)) faults.push(`${slot.textContent}: beyond the hand`);
    const next = slots[i + 1];
    if (next !== undefined && box(next).left < box(slot).right - 0.5)
      faults.push(`${slot.textContent}: under the next`);
    const spine = slot.querySelector(".spine");
    const name = slot.querySelector(".spine-name");
    if (spine === null) return;
    if (!within(box(name), box(spine))) faults.push(`${name.textContent}: beyond its spine`);
    const written = document.createRange();
    written.selectNodeContents(name);
    const { top, bottom } = written.getBoundingClientRect();
    const title = box(name.parentElement);
    if (top < title.top || bottom > title.bottom) faults.push(`${name.textContent}: longer than its spine`);
    if (parseFloat(getComputedStyle(name).fontSize) < 13) faults.push(`${name.textContent}: too small`);
  });
  return faults;
}

/** After a change of size the shelf is laid anew with the next frame. */
async function settledFaults(page) {
  await page.evaluate(
    () => new Promise((resume) => requestAnimationFrame(() => requestAnimationFrame(() => resume()))),
  );
  return page.evaluate(faultsOfSpines);
}

/** Runs in the page: names that are cut off. */
function cutNames() {
  const slack = 3; // letters hang a little over a low line
  const isCut = (one) => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + slack;
  return [...document.querySelectorAll(".other-name, .field-vines, .field-vine-name")]
    .filter((one) => one.checkVisibility() && isCut(one))
    .map((one) => `${one.className}: ${one.innerText}`);
}

async function eachNameIsReadable(world, language, structures) {
  const { page } = await holdTen(world, { structures, language });
  for (const [width, height] of [
    [1366, 768],
    [1920, 1080],
  ]) {
    await page.setViewportSize({ width, height });
    await page.waitForFunction(() => document.querySelectorAll("#hand .spine").length >= 5);
    assert.deepEqual(await settledFaults(page), [], `${language}, ${width} wide`);
    if (structures) assert.deepEqual(await page.evaluate(faultsOfTheMap), [], `${language}, ${width} wide`);
    assert.deepEqual(await page.evaluate(cutNames), [], `${language}, ${width} wide`);
    await world.screenshot(page, `hand_${language}_${width}${structures ? "_tuscany" : ""}`);
  }
}

export async function tenCardsCanBeReadByName(world) {
  await eachNameIsReadable(world, "en", false);
}

export async function tenCardsCanBeReadByNameInGerman(world) {
  await eachNameIsReadable(world, "de", false);
}

/** The fullest table there is: ten cards beside the construction mat, and a map on which everybody has stars everywhere. */
export async function besideTheConstructionMatToo(world) {
  await eachNameIsReadable(world, "de", true);
}

export async function pointingLiftsACardOutWholeAndItStays(world) {
  const { page } = await holdTen(world);
  const card = page.locator('#hand [data-card="cabernet_sauvignon#1"]');
  const width = async () => (await card.boundingBox()).width;
  const covered = await width();
  assert.ok(covered < 60, "it shows its spine at first");
  await card.hover();
  await card.locator(".card-small").waitFor();
  const lifted = await width();
  assert.ok(lifted > 100, "whole");
  assert.deepEqual(await page.evaluate(faultsOfSpines), []);
  const question = await page.locator("#question").boundingBox();
  const { y, height } = question;
  assert.ok((await card.boundingBox()).y >= y + height, "the question stays in sight");
  await page.mouse.move(600, 20);
  assert.equal(await width(), lifted, "it stays out");

  // By the keyboard as well.
  await page.keyboard.press("h");
  const focused = page.locator("#hand [data-card]:focus");
  await focused.locator(".card-small").waitFor();
  assert.match(await focused.getAttribute("class"), /is-legal/);
}

export async function onAPhoneCardsLieTwoByTwo(world) {
  const { page } = await holdTen(world, phone);
  await page.locator('.desk-tabs [data-tab="hand"]').tap();
  const boxes = await page.locator("#hand .hand-slot").evaluateAll((slots) =>
    slots.map((slot) => {
      const { left, right, top } = slot.getBoundingClientRect();
      return { left, right, top: Math.round(top) };
    }),
  );
  assert.equal(boxes.length, 10);
  assert.equal(new Set(boxes.map(({ top }) => top)).size, 5, "five rows");
  for (const { left, right } of boxes) assert.ok(left >= 0 && right <= 390, "nothing to swipe sideways");
  const names = page.locator("#hand .card-name");
  assert.equal(await names.count(), 10);
}

const peek = ".card-peek";
const longerThanAnyDelay = 5000;

/** Runs in the page: which of these lie under the enlarged card. */
function underThePeek(selectors) {
  const over = document.querySelector(".card-peek .card").getBoundingClientRect();
  return selectors.filter((selector) =>
    [...document.querySelectorAll(selector)].some((one) => {
      const box = one.getBoundingClientRect();
      return box.left < over.right && over.left < box.right && box.top < over.bottom && over.top < box.bottom;
    }),
  );
}

/** The clock is the test's: nothing comes late, and nothing waits. */
export async function aCardUnderARestingPointerIsNotEnlarged(world) {
  const { page, table } = await holdTen(world, { prepare: (opening) => opening.clock.install() });
  const hand = tenCards();
  const [first] = hand.winter;
  const box = await page.locator(`#hand [data-card="${first}"]`).boundingBox();
  const taken = (player) => Object.assign(player, { hand: { vine: [], summer: [], order: [], winter: [] } });
  await table.ask("play_visitor", [], taken);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await table.ask("play_visitor", visitorsAsked, (player) => Object.assign(player, { hand }));
  await page.locator("#hand [data-card]:hover").waitFor();
  await page.clock.fastForward(longerThanAnyDelay);
  assert.equal(await page.locator(peek).count(), 0, "the pointer has not moved");
  await page.mouse.move(box.x + box.width / 2 + 2, box.y + box.height / 2);
  await page.clock.fastForward(longerThanAnyDelay);
  await page.locator(peek).waitFor();
  const read = [".ask-mine .ask-text", ".ask-mine .answers", ".ask-mine .preview"];
  assert.deepEqual(
    await page.evaluate(underThePeek, read),
    [],
    "what is asked and what would follow can be read",
  );
  await table.ask("play_visitor", [], taken);
  await page.locator(peek).waitFor({ state: "detached" });
}

export async function anEnlargedCardCoversNoNote(world) {
  const page = await world.visitor({ settings: { notes: true } });
  await page.clock.install();
  await openTable(page, "computer", { players: 3 });
  await page.locator(".note-spoken").waitFor({ state: "attached" });
  await playUntil(page, ".note[data-placed=true]");
  for (const card of await page.locator("#hand [data-card]").all()) {
    await card.hover();
    await page.clock.fastForward(longerThanAnyDelay);
    await page.locator(peek).waitFor();
    const covered = await page.locator(".note").evaluate((note) => {
      const { left, right, top, bottom } = note.getBoundingClientRect();
      const points = [0.1, 0.5, 0.9].flatMap((x) => [0.1, 0.5, 0.9].map((y) => [x, y]));
      document.querySelector(".card-peek").style.pointerEvents = "auto";
      return points.some(([x, y]) => {
        const onTop = document.elementFromPoint(left + (right - left) * x, top + (bottom - top) * y);
        return onTop?.closest(".card-peek") !== null;
      });
    });
    assert.equal(covered, false, await card.getAttribute("data-card"));
    assert.equal(await page.locator(".note").evaluate((note) => getComputedStyle(note).opacity), "1");
  }
}
