// What an answer would change is drawn where it would happen while the answer is looked at; and then it happens.
import assert from "node:assert/strict";
import { assertAccessible } from "./support/axe.mjs";
import { openPosition } from "./support/positions.mjs";
import { playToOwnTurn } from "./support/play.mjs";
import { stageTable } from "./support/staged.mjs";
import { openTable } from "./support/tables.mjs";
import { phone, updatesTo } from "./support/world.mjs";

const tuscany = ["board", "workers", "structures"];

const mouse = { look: (thing) => thing.hover(), answer: (thing) => thing.click() };
const keyboard = { look: (thing) => thing.focus(), answer: (thing) => thing.press("Enter") };
const finger = { look: (thing) => thing.tap(), answer: (thing) => thing.tap() };

const bead = (page, grape, value) => page.locator(`#mat .mat-crush [data-slot="${grape}:${value}"]`);
const niche = (page, wine, value) => page.locator(`#mat .mat-cellar [data-slot="${wine}:${value}"]`);
const place = (page, name) => page.locator(`[data-place="${name}"]`);
const held = (page, card) => page.locator(`#hand [data-card^="${card}"]`).first();

/** The mark lies within its thing, to the eye. */
async function assertInside(mark, thing, what) {
  await mark.waitFor();
  const [inner, outer] = await Promise.all([mark.boundingBox(), thing.boundingBox()]);
  const slack = 2;
  assert.ok(inner.width > 0 && inner.height > 0, `${what} is to be seen`);
  assert.ok(inner.x >= outer.x - slack && inner.y >= outer.y - slack, `${what} begins inside`);
  assert.ok(inner.x + inner.width <= outer.x + outer.width + slack, `${what} ends inside, to the right`);
  assert.ok(inner.y + inner.height <= outer.y + outer.height + slack, `${what} ends inside, below`);
}

/** The amount in the purse that is foreseen, say. */
async function foreseenAmount(page, kind, thing = page.locator(`#mat .amount-${kind}`)) {
  const mark = thing.locator(`[data-foreseen=${kind}]`);
  await assertInside(mark, thing, kind);
  return Number(await mark.getAttribute("data-amount"));
}

const offered = (page) => updatesTo(page).findLast(({ ask }) => ask.offers !== undefined);
/** The one before the page. */
const player = (page) => {
  const { view, viewer } = updatesTo(page).at(-1);
  return view.players[viewer];
};
/** Where the answer lies: on the board or in the hand, else a button. */
function thingOf(page, { kind, text, space, order }) {
  if (kind === "place") return place(page, space);
  return kind === "fill" ? held(page, order) : page.locator(`.answers [data-answer="${text}"]`);
}

/** Gives the answer; how the player stands in the first position after it. */
async function answer(page, give) {
  const { seq } = updatesTo(page).at(-1);
  await give();
  const next = () => updatesTo(page).find((update) => update.seq > seq);
  while (next() === undefined) await page.evaluate(() => new Promise(requestAnimationFrame));
  const { view, viewer } = next();
  return view.players[viewer];
}

async function tourFillsThePurse(world, hands, context = {}) {
  const { page, answer: tour } = await openPosition(world, {
    wanted: { answer: /^place regular give_tour/, events: ["lira_changed"], never: ["drew"] },
    ...context,
  });
  const space = place(page, tour.space);
  await hands.look(space);
  return { page, space };
}

export async function aTourShowsTheNewPurse(world) {
  const { page, space } = await tourFillsThePurse(world, mouse);
  const lira = await foreseenAmount(page, "lira");
  assert.ok(lira > player(page).lira);
  await page.mouse.move(5, 5);
  await page.locator("[data-foreseen]").first().waitFor({ state: "detached" });
  await space.hover();
  const after = await answer(page, () => space.click());
  assert.equal(after.lira, lira);
  await page.locator(`#mat .amount-lira [aria-label$=": ${lira}"]`).waitFor();
}

export async function aTourShowsTheNewPurseToTheKeyboard(world) {
  const { page, space } = await tourFillsThePurse(world, keyboard);
  const lira = await foreseenAmount(page, "lira");
  // Heard once, in the line; what is drawn is for the eye.
  const heard = page.locator(".preview-spoken[aria-live=polite]");
  await heard.filter({ hasText: "lira" }).waitFor();
  const marks = page.locator("[data-foreseen]");
  for (const mark of await marks.all())
    assert.ok(await mark.evaluate((one) => one.closest("[aria-hidden=true], svg") !== null));
  await assertAccessible(page, "a table with something foreseen");
  const after = await answer(page, () => keyboard.answer(space));
  assert.equal(after.lira, lira);
}

export async function aTourShowsTheNewPurseToAFinger(world) {
  const { page, space } = await tourFillsThePurse(world, finger, phone);
  await page.locator(".preview").filter({ hasText: "+" }).waitFor();
  const tabs = page.locator(".desk-tabs");
  await tabs.locator("[data-tab=mat]").tap();
  const lira = await foreseenAmount(page, "lira", page.locator(".own-strip .amount-lira"));
  await tabs.locator("[data-tab=board]").tap();
  const after = await answer(page, () => finger.answer(space));
  assert.equal(after.lira, lira);
}

export async function sellingAGrapeCrossesItOut(world) {
  const {
    page,
    answer: sale,
    events,
  } = await openPosition(world, {
    wanted: { answer: /^option|^sell grape|^place \S+ sell_grapes/, events: ["grape_used", "lira_changed"] },
  });
  await thingOf(page, sale).hover();
  const { grape, value } = events.find(({ kind }) => kind === "grape_used");
  const sold = bead(page, grape, value);
  await assertInside(sold.locator("[data-foreseen=going]"), sold, "the crossed bead");
  const lira = await foreseenAmount(page, "lira");
  const after = await answer(page, () => thingOf(page, sale).click());
  assert.equal(after.lira, lira);
  assert.ok(!after.grapes[grape].includes(value));
}

export async function plantingShowsTheFieldsNewSum(world) {
  const { page, answer: planting } = await openPosition(world, { wanted: { answer: /^plant / } });
  const field = place(page, `field:${planting.field}`);
  const same = offered(page).ask.offers.filter((offer) => offer.answer.vine === planting.vine);
  if (same.length > 1) await held(page, planting.vine).click();
  await field.hover();
  const mark = field.locator("[data-foreseen=value]");
  await assertInside(mark, field, "the new sum");
  const sum = await mark.getAttribute("data-amount");
  const vines = page.locator("#hand .card-deck-vine").first();
  await assertInside(vines.locator("[data-foreseen=cards]"), vines, "one vine fewer");
  const after = await answer(page, () => field.click());
  const planted = after.fields.find((one) => one.field === planting.field).vines;
  assert.ok(planted.some((card) => card.startsWith(planting.vine)));
  await field
    .locator(".field-value")
    .filter({ hasText: `${sum}/${planting.field}` })
    .waitFor();
}

async function harvestFillsThePad(world, hands, context = {}) {
  const {
    page,
    answer: harvest,
    events,
  } = await openPosition(world, {
    wanted: { answer: /^harvest /, events: ["grape_placed"] },
    ...context,
  });
  if (context.hasTouch) await page.locator(".desk-tabs [data-tab=mat]").tap();
  const field = place(page, `field:${harvest.field}`);
  await hands.look(field);
  await assertInside(field.locator("[data-foreseen=state]"), field, "harvested");
  const grapes = events.filter(({ kind }) => kind === "grape_placed");
  for (const { grape, value } of grapes) {
    const dotted = bead(page, grape, value);
    await assertInside(dotted.locator("[data-foreseen=coming]"), dotted, "the dotted bead");
  }
  const after = await answer(page, () => hands.answer(field));
  for (const { grape, value } of grapes) assert.ok(after.grapes[grape].includes(value));
}

export const harvestingShowsTheBeads = (world) => harvestFillsThePad(world, mouse);
export const harvestingShowsTheBeadsToTheKeyboard = (world) => harvestFillsThePad(world, keyboard);
export const harvestingShowsTheBeadsToAFinger = (world) => harvestFillsThePad(world, finger, phone);

export async function makingWineShowsADottedBottle(world) {
  const {
    page,
    answer: making,
    events,
  } = await openPosition(world, {
    wanted: { answer: /^make /, events: ["wine_made"], few: true },
  });
  const button = thingOf(page, making);
  await button.hover();
  const { wine, value } = events.find(({ kind }) => kind === "wine_made");
  const dotted = niche(page, wine, value);
  await assertInside(dotted.locator("[data-foreseen=coming]"), dotted, "the dotted bottle");
  for (const { grape, value: quality } of events.filter(({ kind }) => kind === "grape_used")) {
    const crossed = bead(page, grape, quality);
    await assertInside(crossed.locator("[data-foreseen=going]"), crossed, "the crossed bead");
  }
  const after = await answer(page, () => button.click());
  assert.ok(after.wines[wine].includes(value));
}

export async function fillingAnOrderMovesTheMarkerAndCrossesTheBottles(world) {
  const {
    page,
    answer: filling,
    events,
  } = await openPosition(world, {
    wanted: { answer: /^fill |^place regular fill_order/, events: ["vp_changed", "wine_used"] },
  });
  await thingOf(page, filling).hover();
  const track = page.locator(".track-points");
  const marker = track.locator("[data-foreseen=marker]");
  await assertInside(marker, track, "the hollow marker");
  const points = Number(await marker.getAttribute("data-amount"));
  assert.equal(await foreseenAmount(page, "vp"), points);
  for (const { wine, value } of events.filter(({ kind }) => kind === "wine_used")) {
    const crossed = niche(page, wine, value);
    await assertInside(crossed.locator("[data-foreseen=going]"), crossed, "the crossed bottle");
  }
  const after = await answer(page, () => thingOf(page, filling).click());
  assert.equal(after.vp, points);
}

export async function buildingShowsTheBuildingAndThePurse(world) {
  const { page, answer: building } = await openPosition(world, {
    wanted: { answer: /^build (?!card)/, events: ["lira_changed"] },
  });
  const site = place(page, `structure:${building.structure}`);
  await site.hover();
  await assertInside(site.locator("[data-foreseen=site]"), site, "the dotted building");
  const lira = await foreseenAmount(page, "lira");
  const after = await answer(page, () => site.click());
  assert.equal(after.lira, lira);
  assert.ok(after.structures.includes(building.structure));
}

export async function trainingShowsOneWorkerMore(world) {
  const { page, answer: training } = await openPosition(world, {
    wanted: { answer: /^place regular train_worker/, events: ["trained"] },
  });
  await place(page, training.space).hover();
  const home = page.locator("#mat .mat-workers");
  await assertInside(home.locator("[data-foreseen=worker]"), home, "the dotted worker");
  const lira = await foreseenAmount(page, "lira");
  // In training, or already trained where the year is over.
  const workers = ({ workers: { regular, in_training: coming } }) => regular + coming;
  const before = workers(player(page));
  const after = await answer(page, () => place(page, training.space).click());
  assert.equal(after.lira, lira);
  assert.equal(workers(after), before + 1);
}

export async function drawingMarksTheDeckAndTheHand(world) {
  const { page, answer: drawing } = await openPosition(world, {
    wanted: { answer: /^place regular draw_vine/, events: ["drew"] },
  });
  const before = player(page).hand.vine?.length ?? 0;
  await place(page, drawing.space).hover();
  const deck = page.locator(".pile-draw.card-deck-vine").first();
  await assertInside(deck.locator("[data-foreseen=draw]"), deck, "the deck’s mark");
  const count = page.locator("#hand .hand-count.card-deck-vine");
  const mark = count.locator("[data-foreseen=cards]");
  await assertInside(mark, count, "the hand’s mark");
  const drawn = Number(await mark.getAttribute("data-amount"));
  const after = await answer(page, () => place(page, drawing.space).click());
  assert.equal(after.hand.vine.length, before + drawn);
}

export async function aStarIsDottedOnItsRegion(world) {
  const { page, answer: influence } = await openPosition(world, {
    wanted: { answer: /^star / },
    modules: tuscany,
  });
  await place(page, `region:${influence.region}`).focus();
  const map = page.locator(".tuscany");
  await assertInside(map.locator("[data-foreseen=star]"), map, "the dotted star");
  await assertInside(
    map.locator("[data-foreseen=star]"),
    place(page, `region:${influence.region}`),
    "the dotted star",
  );
  const after = await answer(page, () => place(page, `region:${influence.region}`).press("Enter"));
  assert.equal(after.stars[influence.region], 1);
}

export async function aStructureCardShowsWhereItWillStand(world) {
  const { page, answer: building } = await openPosition(world, {
    wanted: { answer: /^build card .* mat_1/, events: ["card_built"] },
    modules: tuscany,
  });
  const same = offered(page).ask.offers.filter((offer) => offer.answer.card === building.card);
  const slots = place(page, "mat_1");
  if (same.length > 1) await held(page, building.card).click();
  await slots.hover();
  await assertInside(slots.locator("[data-foreseen=site]"), slots, "the dotted building");
  const points = await foreseenAmount(page, "vp");
  const after = await answer(page, () => slots.click());
  assert.equal(after.buildings.mat_1, building.card);
  assert.equal(after.vp, points);
}

/** At arm’s length: 14 px at least where the window has the smallest size that shows everything at once. */
export async function qualitiesAreLargeEnoughToRead(world) {
  const { page } = await openPosition(world, { wanted: { answer: /^make /, events: ["wine_made"] } });
  const sizes = await page
    .locator("#mat .store text")
    .evaluateAll((numerals) =>
      numerals.map((numeral) => parseFloat(getComputedStyle(numeral).fontSize) * numeral.getScreenCTM().a),
    );
  assert.ok(sizes.length >= 36);
  assert.ok(Math.min(...sizes) >= 14, `${Math.min(...sizes)} px`);
}

/** Runs in the page: what of the others' panels cannot be read or lies outside of its panel. */
function faultsOfPanels() {
  return [...document.querySelectorAll("#others .other")].flatMap((panel) => {
    const outer = panel.getBoundingClientRect();
    const cut = [...panel.querySelectorAll(":not(.hidden-text)")].filter(
      (one) => one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).overflowX === "hidden",
    );
    const outside = [...panel.querySelectorAll("[data-foreseen]")].filter((one) => {
      const { left, right, top, bottom } = one.getBoundingClientRect();
      return (
        left < outer.left - 1 || right > outer.right + 1 || top < outer.top - 1 || bottom > outer.bottom + 1
      );
    });
    return [...cut, ...outside].map((one) => one.outerHTML.slice(0, 120));
  });
}

/** What an answer does to others is drawn in their panels: purse, field, goods and buildings. */
async function othersAreMarked(world, language, players) {
  const page = await world.visitor({ language });
  const table = await stageTable(page);
  await page.goto("/");
  await page.evaluate((chosen) => localStorage.setItem("vendemmia.language", chosen), "en");
  await openTable(page, "computer", { players });
  await playToOwnTurn(page);
  if (language !== "en") {
    await page.evaluate((chosen) => localStorage.setItem("vendemmia.language", chosen), language);
    await page.reload();
    await page.locator(`html[lang=${language}] .worker-toggle`).waitFor();
  }
  const played = { text: "play banker", kind: "play", visitor: "banker" };
  const events = [
    { kind: "lira_changed", seat: 1, amount: 3, paid: false },
    { kind: "vp_changed", seat: 1, amount: 1, lost: true },
    { kind: "planted", seat: 1, vine: "pinot#1", field: 6 },
    { kind: "grape_used", seat: 1, grape: "red", value: 2 },
    { kind: "wine_made", seat: 1, wine: "white", value: 3 },
    { kind: "built", seat: 1, structure: "windmill" },
  ];
  const change = (player, update) => {
    const [, other] = update.view.players;
    Object.assign(other, { lira: 4, structures: ["trellis"] });
    other.grapes.red = [2];
    player.hand = { vine: [], summer: ["banker"], order: [], winter: [] };
    player.hand_counts = undefined;
  };
  await table.ask("play_visitor", [{ answer: played, preview: { events, then: "others" } }], change);
  await page.locator('.answers [data-answer="play banker"]').focus();
  const panel = page.locator('#others [data-seat-panel="1"]');
  await panel.locator("[data-foreseen=lira][data-amount='7']").waitFor();
  await panel.locator('[data-field="6"] [data-foreseen=site]').waitFor();
  await panel
    .locator('[data-slot="red:2"] [data-foreseen=going], [data-grape="red:2"] [data-change=going]')
    .waitFor();
  await panel
    .locator('[data-slot="white:3"] [data-foreseen=coming], [data-wine="white:3"] [data-foreseen=site]')
    .waitFor();
  await panel.locator(".other-structures [data-foreseen=site]").waitFor();
  assert.deepEqual(await page.evaluate(faultsOfPanels), [], `${language}, ${players} players`);
  await world.screenshot(page, `foresight_others_${language}_${players}`);
}

export async function whatIsDoneToOthersIsDrawnInTheirPanels(world) {
  await othersAreMarked(world, "en", 2);
}

export async function whatIsDoneToOthersFitsInGermanAndSpanish(world) {
  await othersAreMarked(world, "de", 4);
  await othersAreMarked(world, "es", 6);
}
