// What a stranger meets: the introduction, the question about sounds, and explanations of what is new.
import assert from "node:assert/strict";
import { assertAccessible } from "./support/axe.mjs";
import { bubbleFaults } from "./support/bubbles.mjs";
import { allModules, openTable, turnSwitch } from "./support/tables.mjs";
import { endScreen, playUntil, waitToBeAsked } from "./support/play.mjs";
import { desktop, phone } from "./support/world.mjs";

const stranger = { introSeen: false, soundsAsked: false, notes: null };
const newcomer = { notes: true };

const introduction = (page) => page.getByRole("dialog", { name: "How it goes, in half a minute" });
const note = (page) => page.getByRole("complementary", { name: "Explanation" });
const pages = [
  "A vineyard of your own",
  "From the vine to the glass",
  "A year has four seasons",
  "Your turn: one worker",
];

/** The drawing, the words and the buttons of a page are all in the window, one below another. */
async function assertWhole(page, name) {
  const { width, height } = page.viewportSize();
  const parts = [];
  for (const part of [".intro-picture", ".intro-text", ".intro-foot"])
    parts.push(await page.locator(part).boundingBox());
  for (const box of parts) {
    assert.ok(box.x >= 0 && box.x + box.width <= width, `${name}: ${JSON.stringify(box)}`);
    assert.ok(box.y >= 0 && box.y + box.height <= height, `${name}: ${JSON.stringify(box)}`);
  }
  const [picture, text, foot] = parts;
  assert.ok(picture.height > height * 0.3, `${name}: the drawing is ${picture.height} px high`);
  assert.ok(picture.y + picture.height <= text.y + 1 && text.y + text.height <= foot.y + 1, name);
  assert.deepEqual(await page.evaluate(drawingFaults), [], name);
}

/** Runs in the page: landscapes that leave paper bare below them, and arrows that lead off the drawing. */
function drawingFaults() {
  const boxOf = (one) => one.getBoundingClientRect();
  const picture = document.querySelector(".intro-picture");
  const { bottom, left, right } = boxOf(picture);
  const faults = (selector, isFault) =>
    [...picture.querySelectorAll(selector)]
      .filter((one) => one.checkVisibility() && isFault(boxOf(one)))
      .map((one) => `${one.getAttribute("class")} ${JSON.stringify(boxOf(one))}`);
  return [
    ...faults(".scene", (box) => box.bottom < bottom - 3),
    ...faults(".intro-arrow", (box) => box.left < left || box.right > right),
  ];
}

async function readThrough(world, page, name) {
  for (const [i, title] of pages.entries()) {
    await introduction(page).getByRole("heading", { name: title }).waitFor();
    await assertWhole(page, `${name}, ${title}`);
    await world.screenshot(page, `introduction_${name}_${i + 1}`);
    if (i + 1 < pages.length) await introduction(page).getByRole("button", { name: "Next" }).click();
  }
}

export async function aStrangerIsIntroducedOnce(world) {
  const page = await world.visitor({ settings: stranger });
  await openTable(page, "computer");
  await introduction(page).waitFor();
  const sounds = page.getByRole("dialog", { name: "Would you like to hear the table?" });
  assert.equal(await sounds.count(), 0, "one thing at a time");
  await assertAccessible(page, "the introduction");
  await readThrough(world, page, "desktop");
  await page.keyboard.press("ArrowLeft");
  await introduction(page).getByRole("heading", { name: pages[2] }).waitFor();
  await page.keyboard.press("ArrowRight");
  await introduction(page).getByRole("button", { name: "To the table" }).click();
  await introduction(page).waitFor({ state: "hidden" });
  await sounds.getByRole("button", { name: "Without" }).click();
  await page.reload();
  await waitToBeAsked(page);
  assert.equal(await introduction(page).count(), 0, "it stays away");
}

export async function theIntroductionCanBeSkippedAndReadAgain(world) {
  const page = await world.visitor({ ...phone, settings: stranger });
  await openTable(page, "computer");
  await introduction(page).waitFor();
  await page.keyboard.press("Escape");
  await introduction(page).waitFor({ state: "hidden" });
  await page.goto("/");
  const landscape = await page.locator(".start-scene > svg").boundingBox();
  assert.equal(landscape.height, phone.viewport.height, "the landscape fills the screen");
  await page.getByRole("button", { name: "The game in half a minute" }).click();
  await readThrough(world, page, "phone");
  await introduction(page).getByRole("button", { name: "Close" }).click();
  await page.goto("/rules");
  await page.getByRole("button", { name: "The game in half a minute" }).click();
  await introduction(page).getByRole("button", { name: "Skip" }).click();
  await introduction(page).waitFor({ state: "hidden" });
}

export async function theIntroductionFitsInEveryLanguageAndLight(world) {
  const titles = { de: "Das Spiel in einer halben Minute", es: "El juego en medio minuto" };
  for (const [language, title] of Object.entries(titles)) {
    for (const [look, screen] of Object.entries({ desktop, phone })) {
      const page = await world.visitor({ ...screen, language, colorScheme: "dark" });
      await page.goto("/");
      await page.getByRole("button", { name: title }).click();
      for (let i = 0; i < pages.length; i += 1) {
        await page.locator(".intro-dot").nth(i).click();
        await page.locator(`li:nth-child(${i + 1}) > .intro-dot[aria-current]`).waitFor();
        await assertWhole(page, `${language} ${look} ${i + 1}`);
        await world.screenshot(page, `introduction_${look}_${language}_dark_${i + 1}`);
      }
    }
  }
}

/** Plays the first year at random, up to one's first question of the second, and reads every note that comes; each covers neither the question nor anything twice. */
async function readNotes(world, page, name, atLeast) {
  const read = [];
  await page.locator(".note-spoken").waitFor({ state: "attached" });
  while (read.length < 40) {
    await playUntil(page, ".note", { year: 2, seed: 7 + read.length });
    // The others may be asked first in the new year.
    await waitToBeAsked(page);
    if ((await page.locator(".note").count()) === 0) break;
    const title = await note(page).getByRole("heading").innerText();
    assert.ok(!read.includes(title), `"${title}" is told twice; ${read.join(", ")}`);
    read.push(title);
    assert.deepEqual(await page.evaluate(bubbleFaults, ".note"), [], `${name}: ${title}`);
    const focused = await page.evaluate(() => document.activeElement.closest(".note") !== null);
    assert.equal(focused, false, "it does not take the focus");
    await world.screenshot(page, `note_${name}_${String(read.length).padStart(2, "0")}`);
    if (read.length === 1) await assertAccessible(page, "a note");
    await note(page).getByRole("button", { name: "Got it" }).click();
    await note(page).waitFor({ state: "hidden" });
  }
  for (const title of atLeast) assert.ok(read.includes(title), `"${title}" is not among ${read.join(", ")}`);
  return read;
}

export async function whatIsNewIsExplainedOnce(world) {
  const page = await world.visitor({ settings: newcomer });
  await openTable(page, "computer", { players: 3, years: 4 });
  const atLeast = ["When do you get up?", "Send a worker", "Fall brings a visitor", "The year is over"];
  const read = await readNotes(world, page, "desktop", atLeast);
  await openTable(page, "computer", { players: 3, years: 4 });
  await page.locator(".note-spoken").waitFor({ state: "attached" });
  await playUntil(page, ".note, .worker-toggle");
  const titles = await note(page).getByRole("heading").allInnerTexts();
  for (const title of titles) assert.ok(!read.includes(title), `"${title}" is explained again`);
}

export async function whatIsNewIsExplainedOnAPhone(world) {
  const page = await world.visitor({ ...phone, settings: newcomer });
  await openTable(page, "computer", { players: 2, years: 4 });
  await readNotes(world, page, "phone", ["When do you get up?", "Send a worker"]);
}

export async function tuscanyIsExplained(world) {
  const page = await world.visitor({ settings: newcomer });
  await openTable(page, "computer", { players: 2, years: 4, modules: allModules });
  await readNotes(world, page, "tuscany", ["The wake-up chart", "Send a worker", "Four seasons of work"]);
}

export async function explanationsCanBeSwitchedOff(world) {
  const page = await world.visitor({ settings: newcomer });
  await openTable(page, "computer");
  await page.locator(".note-spoken").waitFor({ state: "attached" });
  await playUntil(page, ".note");
  await note(page).getByRole("button", { name: "No more of these" }).click();
  await playUntil(page, `.note, ${endScreen}`, { most: 12 });
  assert.equal(await note(page).count(), 0);

  await page.goto("/");
  await page.getByRole("button", { name: "Settings" }).click();
  const explain = page.getByRole("switch", { name: "Explain what is new" });
  assert.equal(await explain.isChecked(), false);
  await turnSwitch(page, "Explain what is new");
  await assertAccessible(page, "the settings");
  await world.screenshot(page, "settings");
  await page.getByRole("button", { name: "Show the introduction again" }).click();
  await introduction(page).waitFor();
  await page.keyboard.press("Escape");
  await introduction(page).waitFor({ state: "hidden" });
  await page.getByRole("button", { name: "Done" }).click();
  await openTable(page, "computer");
  await playUntil(page, ".note");
  await note(page).waitFor();
}
