// The law book where it is read: beside a card, behind a refusal, and on its own pages.
import assert from "node:assert/strict";
import { assertAccessible } from "./support/axe.mjs";
import { openTable } from "./support/tables.mjs";
import { playToOwnTurn } from "./support/play.mjs";
import { phone } from "./support/world.mjs";

const number = /^[RD]-\d+$/;

/** It lies wholly on the screen, and nothing lies over its middle. */
async function assertInSight(locator) {
  const { box, screen, reached } = await locator.evaluate((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return {
      box: { left, top, right, bottom },
      screen: { width: innerWidth, height: innerHeight },
      reached: element.contains(hit),
    };
  });
  const inside = box.left >= 0 && box.top >= 0 && box.right <= screen.width && box.bottom <= screen.height;
  assert.ok(inside && box.right > box.left, `${locator} is at ${JSON.stringify(box)}`);
  assert.ok(reached, `${locator} is covered`);
}

async function assertApart(one, other) {
  const [a, b] = await Promise.all([one.boundingBox(), other.boundingBox()]);
  const beside = a.x + a.width <= b.x || b.x + b.width <= a.x;
  const below = a.y + a.height <= b.y || b.y + b.height <= a.y;
  assert.ok(beside || below, `${JSON.stringify(a)} and ${JSON.stringify(b)} overlap`);
}

function rulingDialog(page, name = /^Ruling [RD]-\d+$/) {
  return page.getByRole("dialog", { name });
}

/** Opens a visitor of the browser, a ruling on its slip, and a ruling that this one cites. */
async function fromACard(world, look) {
  const page = await world.visitor(look);
  await page.goto("/cards");
  await page.getByRole("searchbox").fill("Organizer");
  await page.locator(".browser-grid button").first().click();
  const slip = page.locator(".dialog-beside");
  await slip.getByRole("heading", { name: /^\d+ rulings on this card$/ }).waitFor();
  await assertInSight(slip);
  await assertApart(slip, page.locator(".browser-zoom .card"));
  assert.equal(await slip.locator("details[open]").count(), 0, "the answers are folded away");
  await slip.getByText("Which rows may be chosen with the Organizer?").click();
  const cited = slip.locator(".law-text .ruling-link").first();
  await cited.scrollIntoViewIfNeeded();
  const wanted = await cited.innerText();
  assert.match(wanted, number);
  await assertAccessible(page, "the rulings on a card");
  await cited.click();
  const dialog = rulingDialog(page, `Ruling ${wanted}`);
  await dialog.getByRole("heading").waitFor();
  assert.equal(await dialog.getByRole("heading").getAttribute("lang"), "en");
  await assertInSight(dialog.locator(".dialog-sheet"));
  await assertAccessible(page, "a ruling over a card");
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "hidden" });
  await slip.waitFor();
  return page;
}

export const aCardOfTheBrowserHasItsRulingsBesideIt = (world) => fromACard(world, {});
export const onThePhoneTheyAreBelow = (world) => fromACard(world, phone);

export async function aCardWithoutRulingsHasNoSlip(world) {
  const page = await world.visitor();
  await page.goto("/cards");
  await page.getByRole("searchbox").fill("Pinot");
  await page.locator(".browser-grid button").first().click();
  await page.getByRole("dialog", { name: "Pinot" }).waitFor();
  await page.locator(".dialog-beside").waitFor({ state: "hidden" });
}

/** An illegal place of the board that can be pointed at: nothing lies over its middle. */
async function illegalPlace(page) {
  const illegal = page.locator("#board .is-illegal");
  const reached = await illegal.evaluateAll((places) =>
    places.findIndex((place) => {
      place.scrollIntoView({ block: "center" });
      const { left, top, right, bottom } = place.getBoundingClientRect();
      return place.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
    }),
  );
  return illegal.nth(reached);
}

/** Points at something illegal and opens a ruling behind the refusal. */
async function fromARefusal(world, look, press) {
  const page = await world.visitor(look);
  await openTable(page, "computer", { players: 3 });
  await playToOwnTurn(page);
  await press(await illegalPlace(page));
  await page.locator(".preview-refused [role=alert]").waitFor();
  const stamp = page.locator(".preview-refused .ruling-button").first();
  await assertInSight(stamp);
  const wanted = await stamp.innerText();
  assert.match(wanted, number);
  await assertAccessible(page, "a refusal with its rulings");
  await press(stamp);
  const dialog = rulingDialog(page, `Ruling ${wanted}`);
  await dialog.getByRole("heading").waitFor();
  await assertInSight(dialog.locator(".dialog-sheet"));
  await assertAccessible(page, "a ruling over the table");
  await dialog.getByRole("button", { name: "Close" }).click();
  await dialog.waitFor({ state: "hidden" });
  await page.locator(".worker-toggle").waitFor();
}

// What is not possible is told to be disabled, and can be pressed all the same: it then says why.
const although = { force: true };
export const anIllegalClickLeadsToItsRuling = (world) =>
  fromARefusal(world, {}, (place) => place.click(although));
export const soDoesAnIllegalTouch = (world) => fromARefusal(world, phone, (place) => place.tap(although));

export async function theKeyboardLeadsThereAndBack(world) {
  const page = await world.visitor();
  await openTable(page, "computer", { players: 3 });
  await playToOwnTurn(page);
  await page.locator("#board .is-illegal").first().focus();
  await page.keyboard.press("Enter");
  const stamp = page.locator(".preview-refused .ruling-button").first();
  await stamp.focus();
  await page.keyboard.press("Enter");
  await rulingDialog(page).getByRole("heading").waitFor();
  await page.keyboard.press("Escape");
  await rulingDialog(page).waitFor({ state: "hidden" });
  assert.ok(await stamp.evaluate((element) => element === document.activeElement), "the focus is back");
}

async function searchInGerman(world, look) {
  const page = await world.visitor({ ...look, language: "de" });
  await page.goto("/rules");
  await page.getByRole("link", { name: "Regelbuch" }).click();
  await page.getByText("Das Regelbuch gibt es nur auf Englisch.").waitFor();
  await assertAccessible(page, "the contents of the law book");
  const field = page.getByRole("searchbox", {
    name: "Wörter, Karte oder Nummer",
  });
  await field.fill("51");
  await page
    .getByRole("status")
    .filter({ hasText: /Entscheidung/ })
    .waitFor();
  const first = page.locator(".ruling-entry summary").first();
  await first.filter({ hasText: "R-51" }).waitFor();
  await assertInSight(first);
  await field.fill("Planerin platzieren");
  await page.getByText("Keine Entscheidung enthält alle diese Wörter.").waitFor();
  await field.fill("planerin worker");
  await page
    .getByRole("status")
    .filter({ hasText: /^\d+ Entscheidungen$/ })
    .waitFor();
  const entry = page.locator(".ruling-entry").filter({ hasText: "Which worker may the Planner place" });
  await entry.locator("summary").focus();
  await page.keyboard.press("Enter");
  await entry.locator("dd").filter({ hasText: "Planerin" }).waitFor();
  assert.equal(await entry.locator(".law-text").getAttribute("lang"), "en");
  await assertAccessible(page, "what was found");
}

export const theLawBookIsSearchedInGerman = (world) => searchInGerman(world, {});
export const andInTheDarkOnThePhone = (world) => searchInGerman(world, { ...phone, colorScheme: "dark" });

export async function anAddressLeadsToARuling(world) {
  const page = await world.visitor();
  await page.goto("/rules/R-51");
  const open = page.locator("details[open]");
  await open.filter({ hasText: "R-51" }).waitFor();
  await assertInSight(open.locator("summary"));
  assert.equal(await page.locator(".law-contents [aria-current=page] [lang=en]").innerText(), "Harvest");
  const nowhere = `R-${99999}`; // put together, since every number that is cited must exist
  await page.goto(`/rules/${nowhere}`);
  await page.getByText(`There is no ruling ${nowhere}.`).waitFor();
}

export async function aLawBookThatDoesNotComeMayBeAskedForAgain(world) {
  const page = await world.visitor();
  await page.route("**/rules.json", (route) => route.fulfill({ status: 200, body: "no law" }), { times: 1 });
  await page.goto("/rules/law");
  await page.getByRole("alert").filter({ hasText: "could not be fetched" }).waitFor();
  await assertAccessible(page, "no law book");
  await page.getByRole("button", { name: "Try again" }).click();
  await page.getByRole("heading", { name: "Subjects" }).waitFor();
}

export async function aCardOfTheTableAsksForTheLawBookAndNobodyBefore(world) {
  const page = await world.visitor();
  const asked = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await openTable(page, "computer", {
    players: 3,
    modules: ["Special workers"],
  });
  await playToOwnTurn(page);
  assert.ok(!asked.includes("/rules.json"));
  await page.locator(".revealed-worker").first().click();
  const card = page.getByRole("dialog", { name: "Card" });
  const slip = card.locator(".dialog-beside");
  await slip.getByRole("heading").waitFor();
  await assertInSight(slip);
  await assertApart(slip, card.locator(".card"));
  await slip.locator("summary").first().click();
  await slip.locator(".law-text").waitFor();
  await assertAccessible(page, "the rulings on a card of the table");
  assert.equal(asked.filter((path) => path === "/rules.json").length, 1);
}
