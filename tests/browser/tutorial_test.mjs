import assert from "node:assert/strict";
import { assertAccessible } from "./support/axe.mjs";
import { bubbleFaults } from "./support/bubbles.mjs";
import { desktop, phone } from "./support/world.mjs";

/** Runs in the page: does what the guide points at, and what comes first where it leaves the choice. Stops at every new step. */
async function followInPage(before) {
  const pause = () => new Promise((resume) => setTimeout(resume, 10));
  const title = () => document.querySelector(".guide h2")?.textContent;
  while (title() === undefined || title() === before) {
    const next = document.querySelector(".guide-next");
    const skip = document.querySelector(".ask:not(.ask-mine) .ask-answers button");
    const asked = document.querySelector(".ask-mine .answers[data-pending=false]");
    const rules = document.querySelector(".guide-rings")?.textContent.split("{")[0] ?? "";
    const pointed = rules === "" ? [] : [...document.querySelectorAll(rules)];
    const lit = pointed.filter((element) => element.matches(".is-legal, [data-answer]"));
    const free = [...document.querySelectorAll(".answers [data-answer]")];
    if (next !== null) next.click();
    else if (asked !== null) (lit[0] ?? free[0])?.click();
    else skip?.click();
    await pause();
  }
  return title();
}

/** Brings into sight what the guide points at, as somebody does on a phone. */
async function openPointedTab(page) {
  const tab = page.locator(".desk-tabs button:not([aria-current]):has(.badge)").first();
  const legal = page.locator(".guide-rings");
  if ((await legal.count()) === 0) return;
  const seen = await page.evaluate(() => {
    const rules = document.querySelector(".guide-rings").textContent.split("{")[0];
    return [...document.querySelectorAll(rules)].some(
      (one) => !one.matches(".desk-tabs *") && one.checkVisibility(),
    );
  });
  if (!seen && (await tab.isVisible())) await tab.click();
}

const pictured = [
  "What it is about",
  "Summer: plant",
  "Which vine, and where?",
  "Keep hands for winter",
  "Your first order!",
];

/** Through the whole tutorial; at every step the bubble covers neither what it points at nor the question. */
async function followThrough(world, page, name) {
  await page.goto("/tutorial");
  const guide = page.getByRole("complementary", { name: "Guide" });
  await guide.waitFor();
  const heard = [];
  let title;
  while (title !== "Your first order!") {
    title = await page.evaluate(followInPage, title);
    heard.push(title);
    if (heard.filter((one) => one === title).length > 1) continue;
    await openPointedTab(page);
    assert.deepEqual(await page.evaluate(bubbleFaults, ".guide"), [], `${name}: ${title}`);
    if (pictured.includes(title)) await world.screenshot(page, `tutorial_${name}_${heard.length}`);
  }
  return heard;
}

const steps = [
  "What it is about",
  "Your inheritance",
  "Your first order",
  "Spring: getting up",
  "Summer: plant",
  "Changed your mind?",
  "Winter: harvest",
  "Winter: make wine",
  "Winter: fill the order",
];

export async function aNewcomerIsLedFromTheVineToTheOrder(world) {
  const page = await world.visitor(desktop);
  const heard = await followThrough(world, page, "desktop");
  for (const step of steps) assert.ok(heard.includes(step), `${step}; the guide said: ${heard.join(", ")}`);
  const table = await page.evaluate(() => sessionStorage.getItem("vendemmia.tutorial"));
  await page.getByRole("button", { name: "Play on against Bruna" }).click();
  await page.waitForURL(new RegExp(`/table/${table}`));
  await page.locator(".ask").waitFor();
}

export async function aNewcomerIsLedOnAPhone(world) {
  const page = await world.visitor(phone);
  const heard = await followThrough(world, page, "phone");
  for (const step of steps) assert.ok(heard.includes(step), `${step}; the guide said: ${heard.join(", ")}`);
  await page.getByRole("button", { name: "A new gentle game" }).click();
  await page.waitForURL(/\/table\//);
  await page.locator(".ask-mine").waitFor();
}

export async function theBubbleFollowsItsTarget(world) {
  const page = await world.visitor(desktop);
  await page.goto("/tutorial");
  const guide = page.locator(".guide");
  await guide.waitFor();
  for (const width of [1920, 1366, 1024, 800, 390]) {
    await page.setViewportSize({ width, height: width > 1366 ? 1080 : 800 });
    await page.waitForFunction((wide) => window.innerWidth === wide, width);
    assert.deepEqual(await page.evaluate(bubbleFaults, ".guide"), [], `at ${width} px`);
  }
  await assertAccessible(page, "the tutorial");
}

export async function startingOverAsksFirstAndNeverRunsIntoALimit(world) {
  const page = await world.visitor();
  await page.goto("/tutorial");
  const guide = page.getByRole("complementary", { name: "Guide" });
  const again = guide.getByRole("button", { name: "Start over" });
  await page.locator(".ask-mine .answers [data-answer]").first().waitFor();
  assert.equal(await again.getAttribute("aria-disabled"), "true", "nothing has been played yet");
  await page.locator(".answers [data-kind=papa_gift]").click();
  await guide.getByRole("heading", { name: "Your first order" }).waitFor();
  const table = () => page.evaluate(() => sessionStorage.getItem("vendemmia.tutorial"));
  const before = await table();

  const question = page.getByRole("dialog", { name: "Start over?" });
  await again.click();
  await question.getByRole("button", { name: "Back" }).click();
  await question.waitFor({ state: "hidden" });
  assert.equal(await table(), before);
  await again.click();
  await question.getByRole("button", { name: "Start over" }).click();
  await guide.getByRole("heading", { name: "What it is about" }).waitFor();
  assert.notEqual(await table(), before);
  const kept = await page.evaluate(() => Object.keys(JSON.parse(localStorage.getItem("vendemmia.tables"))));
  assert.deepEqual(kept, [await table()], "what was given up is not listed");
}
