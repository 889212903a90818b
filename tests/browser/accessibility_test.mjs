import { assertAccessible } from "./support/axe.mjs";
import { openTable } from "./support/tables.mjs";
import { endScreen, playToOwnTurn, playToTheEnd } from "./support/play.mjs";
import { phone } from "./support/world.mjs";

const looks = { light: {}, dark: { colorScheme: "dark" } };
const addresses = [
  "/",
  "/new/computer",
  "/new/screen",
  "/new/friends",
  "/new/solo",
  "/campaign",
  "/rules",
  "/replay",
];

async function screens(world, look) {
  const page = await world.visitor(looks[look]);
  for (const address of addresses) {
    await page.goto(address);
    await page.locator("h1").waitFor();
    await page.waitForLoadState("networkidle");
    await assertAccessible(page, address);
  }
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

async function table(world, look) {
  const page = await world.visitor(looks[look]);
  await openTable(page, "computer", { players: 3 });
  await playToOwnTurn(page);
  await assertAccessible(page, "the table on the own turn");
  await page.locator("#hand [data-card]").first().focus();
  await page.keyboard.press("z");
  await page.getByRole("dialog", { name: "Card" }).waitFor();
  await assertAccessible(page, "a card");
  await page.keyboard.press("Escape");
  await page.keyboard.press("?");
  await assertAccessible(page, "the list of keys");
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape"); // out of the hand, where the arrow keys go from card to card
  await page.keyboard.press("ArrowLeft");
  await page.locator(".history-bar").waitFor();
  await assertAccessible(page, "history");
  await page.keyboard.press("Escape");
  await playToTheEnd(page);
  await page.locator(endScreen).getByRole("heading", { name: "Year by year" }).waitFor();
  await assertAccessible(page, "the end");
  await page.getByRole("button", { name: "Replay" }).click();
  await page.locator(".replay-position").waitFor();
  await assertAccessible(page, "a replay");
}

export const screensInTheLight = (world) => screens(world, "light");
export const screensInTheDark = (world) => screens(world, "dark");
export const tableInTheLight = (world) => table(world, "light");
export const tableInTheDark = (world) => table(world, "dark");

export async function waitingRoomAndCurtain(world) {
  const page = await world.visitor();
  await openTable(page, "friends");
  await page.locator(".waiting-free").waitFor();
  await assertAccessible(page, "the waiting room");
  await openTable(page, "screen");
  await page.getByRole("button", { name: /^I am/ }).waitFor();
  await assertAccessible(page, "the curtain");
}

export async function tutorial(world) {
  const page = await world.visitor();
  await page.goto("/tutorial");
  await page.getByRole("complementary", { name: "Guide" }).waitFor();
  await assertAccessible(page, "the tutorial");
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
