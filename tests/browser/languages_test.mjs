import assert from "node:assert/strict";
import { waitToBeAsked } from "./support/play.mjs";

// Said on the start, table and cards screens in English, and in no other language.
const english = [
  "Play against the computer",
  "Settings",
  "Open a record",
  "Learn it",
  "Wake-up",
  "Draw a vine",
  "Plant a vine",
  "Make wine",
  "Place a worker",
  "Summer",
  "Winter",
  "Cellar",
  "Crush pad",
  "Undo",
  "Log",
  "Hand",
  "Row 1",
  "lira",
  "Search names and texts",
  "Wine order",
  "Blacksmith",
  "Lose",
  "Discard",
  "Menu",
];

const sameIn = { en: english, es: ["lira"], de: ["Winter", "Hand"] };

// One word for each screen that must be there.
const expected = {
  en: {
    start: "Play against the computer",
    table: "Summer",
    cards: "Blacksmith",
  },
  es: { start: "Contra el ordenador", table: "Verano", cards: "Herrero" },
  de: { start: "Gegen den Computer", table: "Sommer", cards: "Schmied" },
};

/** What is shown, spoken or shown in a bubble. */
function wordsOf(page) {
  return page.evaluate(() => {
    const spoken = [
      ...document.querySelectorAll("[aria-label], [title], [placeholder]"),
    ].flatMap((element) =>
      ["aria-label", "title", "placeholder"].map(
        (name) => element.getAttribute(name) ?? "",
      ),
    );
    const drawn = [...document.querySelectorAll("title")].map(
      (element) => element.textContent ?? "",
    );
    return [document.body.innerText, ...spoken, ...drawn].join("\n");
  });
}

async function check(page, language, screen) {
  await page.locator(`html[lang="${language}"]`).waitFor({ state: "attached" });
  await page.getByText(expected[language][screen]).first().waitFor();
  const words = await wordsOf(page);
  const foreign = english.filter((word) => !sameIn[language].includes(word));
  const left = foreign.filter((word) =>
    new RegExp(`\\b${word}\\b`).test(words),
  );
  assert.deepEqual(left, [], `English on the ${screen} screen in ${language}`);
}

async function allScreens(world, language) {
  const page = await world.visitor({ language });
  await page.goto("/");
  await check(page, language, "start");
  await page.locator(".ticket-row button").first().click();
  await waitToBeAsked(page);
  await check(page, language, "table");
  await page.goto("/cards");
  await check(page, language, "cards");
}

export const inEnglish = (world) => allScreens(world, "en");
export const inSpanish = (world) => allScreens(world, "es");
export const inGerman = (world) => allScreens(world, "de");

export async function switchedAtRunTime(world) {
  const page = await world.visitor();
  await page.goto("/");
  await page.getByLabel("Language").selectOption({ label: "Deutsch" });
  await check(page, "de", "start");
  await page.reload();
  await check(page, "de", "start");
}
