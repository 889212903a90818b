import { assertAccessibleInAnyLight as assertAccessible } from "./support/axe.mjs";
import { openTable, unfoldOptions } from "./support/tables.mjs";
import { endScreen, playToOwnTurn, playUntil, space, waitToBeAsked } from "./support/play.mjs";
import { answersIn, forkTable, openPosition, playedGames, sitDownAt } from "./support/positions.mjs";
import { phone } from "./support/world.mjs";

const addresses = [
  "/",
  "/new/computer",
  "/new/screen",
  "/new/friends",
  "/new/solo",
  "/campaign",
  "/rules",
  "/rules/law",
  "/replay",
  "/me",
  "/nothing-here",
];

export async function screens(world) {
  const page = await world.visitor();
  for (const address of addresses) {
    await page.goto(address);
    await page.locator("h1").waitFor();
    await page.waitForLoadState("networkidle");
    await assertAccessible(page, address);
  }
}

export async function cardsAndSettings(world) {
  const page = await world.visitor();
  await page.goto("/cards");
  // A few cards of several kinds: looking at all of them takes axe very long.
  await page.getByRole("searchbox").fill("cellar");
  await assertAccessible(page, "the cards");
  await page.locator(".browser-grid button").first().click();
  await page.getByRole("dialog").waitFor();
  await assertAccessible(page, "a card of the browser");
  await page.goto("/");
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByRole("dialog", { name: "Settings" }).waitFor();
  await assertAccessible(page, "settings");
}

export async function table(world) {
  const page = await world.visitor();
  await openTable(page, "computer", { players: 3, practice: true });
  await playToOwnTurn(page);
  await assertAccessible(page, "a practice table on the own turn");
  await page.locator("#hand [data-card]").first().focus();
  await page.keyboard.press("z");
  await page.getByRole("dialog", { name: "Card" }).waitFor();
  await assertAccessible(page, "a card");
  await page.keyboard.press("Escape");
  await page.keyboard.press("?");
  await assertAccessible(page, "the list of keys");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Everything as a list" }).click();
  await page.locator(".all-answers[open]").waitFor();
  await assertAccessible(page, "every answer as a list");
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape"); // out of the hand, where the arrow keys go from card to card
  await page.keyboard.press("ArrowLeft");
  await page.locator(".history-bar").waitFor();
  await assertAccessible(page, "history");
}

export async function aQuestionWithItsCard(world) {
  const { page } = await openPosition(world, { wanted: { answer: /^option/ } });
  await page.locator(".stage [data-stage-card^=visitor]").waitFor();
  await assertAccessible(page, "a visitor asks");
}

export async function theEndAndTheReplay(world) {
  const page = await world.visitor();
  const [record] = await playedGames({ games: 1, bots: "greedy,greedy" });
  const last = answersIn(record).at(-1);
  await sitDownAt(await forkTable(world, record, last), page);
  const [kind, , where] = last.text.split(" ");
  await (
    kind === "place" ? space(page, where) : page.locator(`.answers [data-answer="${last.text}"]`)
  ).click();
  await page.locator(endScreen).getByRole("heading", { name: "Year by year" }).waitFor();
  await assertAccessible(page, "the end");
  await page.getByRole("button", { name: "Replay" }).click();
  await page.locator(".replay-position").waitFor();
  await page.keyboard.press("ArrowRight");
  await page.locator(".stage [data-act]").waitFor();
  await assertAccessible(page, "a replay with its stage");
}

export async function whatANewcomerMeets(world) {
  const page = await world.visitor({ settings: { introSeen: false, notes: true } });
  await openTable(page, "computer");
  await page.locator("dialog.introduction[open], dialog[open]").first().waitFor();
  await assertAccessible(page, "the introduction");
  await page.keyboard.press("Escape");
  await page.locator(".note-spoken").waitFor({ state: "attached" });
  await playUntil(page, ".note[data-placed=true]");
  await waitToBeAsked(page);
  await assertAccessible(page, "a note");
  await page.goto("/tutorial");
  await page.getByRole("complementary", { name: "Guide" }).waitFor();
  await assertAccessible(page, "the tutorial");
}

export async function waitingRoomAndCurtain(world) {
  const page = await world.visitor();
  await openTable(page, "friends");
  await page.locator(".waiting-free").waitFor();
  await assertAccessible(page, "the waiting room");
  await openTable(page, "screen");
  await page.getByRole("button", { name: /^I am/ }).waitFor();
  await assertAccessible(page, "the curtain");
}

/** What a form rarely shows: a clock, a word; and what comes of them. */
export async function clocksAndWords(world) {
  const anna = await world.visitor();
  await anna.goto("/new/friends");
  await unfoldOptions(anna);
  await anna.locator("label").filter({ hasText: /^Per move$/ }).click();
  await anna.getByLabel("Word (empty: none)").fill("malvasia");
  await assertAccessible(anna, "the form with a clock and a word");
  await anna.getByRole("button", { name: "Open the table" }).click();
  await anna.locator(".waiting-free").waitFor();
  await assertAccessible(anna, "a private waiting room with a clock");
  const bruno = await world.visitor({ name: "Bruno" });
  await bruno.goto(anna.url());
  await bruno.getByLabel("The word").waitFor();
  await assertAccessible(bruno, "a word is asked for");
  await bruno.getByLabel("The word").fill("malvasia");
  await bruno.keyboard.press("Enter");
  await bruno.getByRole("button", { name: "Sit here" }).click();
  await anna.locator("[data-seat-clock][data-runs]").first().waitFor();
  await assertAccessible(anna, "a table with clocks");
  await anna.locator("#menu-button").click();
  await anna.getByRole("button", { name: "People at the table" }).click();
  await anna.getByRole("dialog", { name: "People at the table" }).waitFor();
  await assertAccessible(anna, "people at the table");
  await anna.goto("/");
  await anna.locator(".kept-state").first().waitFor();
  await assertAccessible(anna, "my tables");
}

export async function theRoadAndARuling(world) {
  const page = await world.visitor();
  await page.goto("/campaign");
  await page.getByRole("button", { name: "Set out" }).click();
  await page.locator(".road").first().waitFor();
  await assertAccessible(page, "the road of challenges");
  await page.goto("/rules/law");
  await page.getByRole("searchbox").fill("51");
  await page.locator(".ruling-entry summary").first().click();
  await assertAccessible(page, "a ruling that is open");
}

export async function tableOnThePhone(world) {
  const page = await world.visitor(phone);
  await openTable(page, "computer");
  await playToOwnTurn(page);
  for (const tab of ["Board", "Vineyard", "Hand", "Others", "Log"]) {
    await page.getByRole("navigation", { name: "Table" }).getByRole("button", { name: tab }).tap();
    await assertAccessible(page, `the tab ${tab}`);
  }
}
