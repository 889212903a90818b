// Pictures of the main screens in every look, to be looked at; what they must fulfil is checked by the other tests.
import { allModules, openTable } from "./support/tables.mjs";
import {
  endScreen,
  playToOwnTurn,
  playToTheEnd,
  playToYear,
  waitToBeAsked,
} from "./support/play.mjs";
import { desktop, phone } from "./support/world.mjs";

const looks = {
  light: desktop,
  dark: { ...desktop, colorScheme: "dark" },
  german: { ...desktop, language: "de" },
  phone,
  phone_dark: { ...phone, colorScheme: "dark" },
  phone_german: { ...phone, language: "de" },
};
const screens = {
  start: "/",
  against_computer: "/new/computer",
  with_friends: "/new/friends",
  cards: "/cards",
  rules: "/rules",
  law: "/rules/law",
  ruling: "/rules/R-51",
  record: "/replay",
};

async function wear(
  page,
  { viewport, colorScheme = "light", language = "en" },
) {
  await page.setViewportSize(viewport);
  await page.emulateMedia({ colorScheme });
  await page.evaluate(
    (wanted) => localStorage.setItem("vendemmia.language", wanted),
    language,
  );
}

/** `ready` is on the page when it can be taken. */
async function takeInAllLooks(world, page, name, address, ready) {
  for (const [look, worn] of Object.entries(looks)) {
    await wear(page, worn);
    await page.goto(address);
    await page.locator(ready).first().waitFor();
    await page.waitForLoadState("networkidle");
    await world.screenshot(page, `${name}_${look}`);
  }
}

export async function ofTheScreens(world) {
  const page = await world.visitor();
  await page.goto("/");
  for (const [name, address] of Object.entries(screens))
    await takeInAllLooks(world, page, name, address, "h1");
}

export async function ofTuscany(world) {
  const page = await world.visitor();
  await openTable(page, "computer", {
    players: 5,
    years: 4,
    modules: allModules,
  });
  await playToYear(page, 3);
  await playToOwnTurn(page);
  await takeInAllLooks(world, page, "tuscany", page.url(), ".ask-mine");
}

export async function ofTheTableTheEndAndAReplay(world) {
  const page = await world.visitor();
  await openTable(page, "computer", { players: 4, years: 4 });
  await playToYear(page, 3);
  await playToOwnTurn(page);
  await takeInAllLooks(world, page, "table", page.url(), ".ask-mine");
  await wear(page, looks.light);
  await page.reload();
  await waitToBeAsked(page);
  await playToTheEnd(page);
  await takeInAllLooks(world, page, "end", page.url(), ".end-charts");
  await page.locator(`${endScreen} .end-actions button`).nth(1).click();
  await takeInAllLooks(world, page, "replay", "/replay", ".replay-bar");
}
