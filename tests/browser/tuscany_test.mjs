import assert from "node:assert/strict";
import { assertAccessible } from "./support/axe.mjs";
import { asked, endScreen, playToOwnTurn, playToTheEnd, playUntil, waitToBeAsked } from "./support/play.mjs";
import { allModules, chooseModules, openTable, turnSwitch, unfoldOptions } from "./support/tables.mjs";
import { faultsOfTheMap } from "./support/map.mjs";
import { openStaged } from "./support/staged.mjs";
import { phone, updatesTo } from "./support/world.mjs";

const latest = (page) => updatesTo(page).at(-1);

export async function theLobbyExplainsTheModulesAndEverybodySeesThem(world) {
  const page = await world.visitor();
  await page.goto("/new/friends");
  const unscored = page.getByRole("switch", { name: "The map scores nothing" });
  assert.equal(await unscored.count(), 0, "without the board there is no map");
  await page.getByRole("button", { name: "What changes? Extended board" }).click();
  await page.getByText("For those who know the base game.").waitFor();
  await chooseModules(page, ["Extended board", "Structure cards"]);
  await turnSwitch(page, "The map scores nothing");
  await unfoldOptions(page);
  await turnSwitch(page, "Show it in the public list");
  await assertAccessible(page, "the form with modules");
  await page.getByRole("button", { name: "Open the table" }).click();
  const played = page.getByRole("region", { name: "What is played" });
  for (const name of ["Extended board", "Structure cards", "The map scores nothing"]) {
    await played.getByText(name, { exact: true }).waitFor();
  }
  await played.getByText("Four seasons of work").waitFor();
  await assertAccessible(page, "a waiting room with modules");

  const guest = await world.visitor({ name: "Bruno" });
  await guest.goto("/new/friends");
  await guest.getByText("Tuscany: Extended board and Structure cards").first().waitFor();
}

export async function oneClickBeginsTheBaseGame(world) {
  const page = await world.visitor();
  await page.goto("/");
  await page.getByRole("button", { name: "2 players" }).click();
  await waitToBeAsked(page);
  assert.equal(latest(page).view.options.modules, undefined);
  assert.equal(await page.locator(".tuscany, .construction, .revealed").count(), 0);
}

export async function aWholeGameWithEverythingAgainstTheComputer(world) {
  const page = await world.visitor();
  await openTable(page, "computer", { players: 3, modules: allModules });
  await playToOwnTurn(page);
  assert.equal(await page.locator(".board-season").count(), 4);
  assert.equal(await page.locator(".tile").count(), 16);
  assert.equal(await page.locator(".tuscany [data-place^='region:']").count(), 7);
  assert.equal(await page.locator(".revealed-worker").count(), 2);
  assert.equal(await page.locator("#mat .construction-slot").count(), 2);
  assert.equal(await page.locator(".other-buildings").count(), 2);
  await assertAccessible(page, "the extended board on the own turn");
  await page.locator(".revealed-worker").first().click();
  await page.getByRole("dialog", { name: "Card" }).waitFor();
  await assertAccessible(page, "a special worker's card");
  await page.keyboard.press("Escape");

  // A star is placed on the map itself, by the keyboard.
  await playToAStar(page);
  const region = page.locator(".tuscany-target.is-legal").first();
  const name = await region.getAttribute("data-place");
  await assertAccessible(page, "the map while a star is placed");
  const stars = latest(page).view.players[0].stars[name.slice("region:".length)] + 1;
  await region.focus();
  await page.keyboard.press("Enter");
  const told = `.tuscany [data-place="${name}"][aria-label*="Anna: ${stars} star"]`;
  await page.locator(told).waitFor({ state: "attached" });
  await page.locator(".tuscany-moved").waitFor({ state: "attached" });

  await playToTheEnd(page);
  const end = page.locator(endScreen);
  await end.getByRole("heading", { name: "The map of Tuscany" }).waitFor();
  assert.equal(await end.locator(".map-result li").count(), 7);
  await end.getByRole("heading", { name: "Where the points came from" }).waitFor();
  await assertAccessible(page, "the end of a game in Tuscany");
  await end.getByRole("button", { name: "Replay" }).click();
  await page.locator(".replay-position").waitFor();
  assert.equal(await page.locator(".tile").count(), 16, "the record is shown on the board it was played on");
}

const highestQuestion = 160;

/** Runs in the page: the answers that cannot be seen, or not all of them, without scrolling. */
function cutAnswers() {
  const { top, bottom } = document.querySelector(".ask-answers").getBoundingClientRect();
  return [...document.querySelectorAll(".answers [data-answer]")]
    .filter((answer) => {
      const box = answer.getBoundingClientRect();
      return box.top < top - 1 || box.bottom > bottom + 1;
    })
    .map((answer) => answer.dataset.answer);
}

export async function theAnswersToAQuestionAreAllInSight(world) {
  for (const look of [{}, phone, { language: "de" }]) {
    const page = await world.visitor(look);
    await page.goto("/new/computer");
    // The same form in every language: three modules, and the button at the end.
    for (const module of await page.locator(".module [role=switch]").all()) await module.press("Space");
    await page.locator(".new-table-begin button").click();
    await page.waitForURL(/\/table\//);
    await playUntil(page, `${asked} [data-answer^="row "]`);
    await waitToBeAsked(page);
    assert.deepEqual(await page.evaluate(cutAnswers), [], "answers beyond the edge of the question bar");
    if (look === phone) {
      const bar = await page.locator(".desk-stage").boundingBox();
      assert.ok(bar.height <= highestQuestion, `the question is ${bar.height} px high`);
    }
    const first = page.locator('[data-answer^="row "]').first();
    assert.match(await first.innerText(), /:/, "a row says what it gives");
  }
}

/** Sends a worker to the map, in whichever spring it is free. */
async function playToAStar(page) {
  const influence = '[data-place^="influence."].is-legal';
  await playUntil(page, influence);
  await page.locator(influence).first().press("Enter");
  await playUntil(page, '[data-answer^="star "]');
  await page.locator(".tuscany-target.is-legal").first().waitFor();
}

export async function aGameAloneWithEverything(world) {
  const page = await world.visitor();
  await page.goto("/new/solo");
  const aggressive = page.getByRole("switch", { name: /^Aggressive/ });
  await chooseModules(page, ["Extended board"]);
  assert.equal(await aggressive.getAttribute("aria-disabled"), "true", "it needs all three modules");
  await chooseModules(page, allModules);
  await page.getByText("Get past").first().waitFor();
  assert.match(await page.locator(".level-text").nth(2).innerText(), /25/);
  await turnSwitch(page, "Aggressive Automa");
  await page.locator(".yearly-targets").getByText("28").waitFor();
  await turnSwitch(page, "Aggressive Automa", false);
  await assertAccessible(page, "the form for one with modules");
  await page.getByRole("button", { name: "Begin" }).click();
  await page.waitForURL(/\/table\//);
  await playToOwnTurn(page);
  assert.equal(await page.locator(".chart-token").count(), 6, "the first row's token has been taken");
  await page.locator(".automa-present").waitFor();
  await assertAccessible(page, "a turn alone in Tuscany");
  await playToTheEnd(page);
  await page.locator(endScreen).getByRole("heading", { name: "The map of Tuscany" }).waitFor();
  assert.ok(["win", "draw", "loss"].includes(latest(page).view.solo.result));
}

export async function structureCardsAreDraftedWithoutTheBoard(world) {
  const page = await world.visitor();
  await openTable(page, "computer", {
    players: 2,
    modules: ["Structure cards"],
  });
  await playUntil(page, `${asked} [data-answer^="draft "]`);
  const offered = page.locator('#hand [data-card^="structure:"]');
  assert.equal(await offered.count(), 4);
  // Who does not know the card sees it large beside its button.
  const button = page.locator('[data-answer^="draft "]').first();
  await button.hover();
  const name = (await button.innerText()).split("Keep ")[1];
  await page.locator(".card-peek").filter({ hasText: name }).waitFor();
  await offered.first().press("Enter");
  await page.locator('#hand [data-card^="structure:"]').nth(2).waitFor();
  await page.waitForFunction(() => document.querySelectorAll('#hand [data-card^="structure:"]').length === 3);
  assert.equal(latest(page).view.players[0].hand.structure.length, 1);
  await playToTheEnd(page);
  await page.locator(endScreen).waitFor();
}

export async function specialWorkersJoinTheBaseBoard(world) {
  const page = await world.visitor();
  await openTable(page, "computer", {
    players: 2,
    modules: ["Special workers"],
  });
  await playToOwnTurn(page);
  assert.equal(await page.locator(".revealed-worker").count(), 2);
  assert.equal(await page.locator(".tile").count(), 12);
  await playToTheEnd(page);
  await page.locator(endScreen).waitFor();
}

export async function allOfItOnAPhone(world) {
  const page = await world.visitor(phone);
  await openTable(page, "computer", { players: 3, modules: allModules });
  await playToOwnTurn(page);
  const [content, width] = await page.evaluate(() => [document.scrollingElement.scrollWidth, innerWidth]);
  assert.ok(content <= width, `${content} px wide on a screen of ${width} px`);
  await assertAccessible(page, "the extended board on a phone");
  await playToAStar(page);
  const region = page.locator(".tuscany-target.is-legal").first();
  const named = await region.getAttribute("aria-label");
  await region.tap();
  await page
    .locator(".answers .button-main")
    .filter({ hasText: named.split(",")[0] })
    .waitFor();
  await region.tap();
  await page.waitForFunction(() => document.querySelector(".tuscany-target") === null);
  for (const tab of ["Vineyard", "Hand", "Others"]) {
    await page.getByRole("navigation", { name: "Table" }).getByRole("button", { name: tab }).tap();
    await assertAccessible(page, `${tab} on a phone`);
  }
}

export async function allOfItInTheDark(world) {
  const page = await world.visitor({ colorScheme: "dark" });
  await openTable(page, "computer", { players: 4, modules: allModules });
  await playUntil(page, endScreen, { most: 25 });
  await waitToBeAsked(page);
  await assertAccessible(page, "the extended board in the dark");
}

/** Six players, all of whose stars are on the map and nearly all of them in the same regions. */
export async function aCrowdedMapCanBeRead(world) {
  const { page, table } = await openStaged(world, { players: 6, modules: allModules, part: 0.6 });
  const regions = ["pisa", "livorno", "siena", "arezzo", "firenze", "lucca", "grosseto"];
  for (const first of [0, 3]) {
    await table.ask("turn", [], (_, { view }) => {
      view.players.forEach(({ stars }, seat) => {
        // Five regions with one star of each and a second one of half of them; the other half has its last elsewhere.
        const [twice, ...rest] = [...regions.slice(first), ...regions.slice(0, first)];
        for (const region of regions) stars[region] = 0;
        for (const region of [twice, ...rest.slice(0, 4)]) stars[region] = 1;
        stars[seat % 2 === 0 ? twice : rest[4]] += 1;
      });
    });
    assert.ok((await page.locator(".board-beside .tuscany-count").count()) > 30, "it is crowded");
    assert.deepEqual(await page.evaluate(faultsOfTheMap), []);
  }
}
