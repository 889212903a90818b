// Before the game: the form of a new table, the waiting room, names and titles.
import assert from "node:assert/strict";
import { waitToBeAsked } from "./support/play.mjs";
import { chooseModules, openTable, unfoldOptions } from "./support/tables.mjs";
import { phone } from "./support/world.mjs";

/** Runs in the page: the usual choices that one would have to scroll for. */
function outOfSight() {
  const usual = ".seat-row, .module, .more-options > summary, .new-table-begin button";
  return [...document.querySelectorAll(usual)]
    .filter((one) => {
      const { top, bottom, width, height } = one.getBoundingClientRect();
      return width === 0 || height === 0 || top < 0 || bottom > innerHeight;
    })
    .map((one) => `${one.className}: ${one.textContent}`);
}

export async function theUsualChoicesOfANewTableNeedNoScrolling(world) {
  for (const language of ["en", "es", "de"]) {
    const page = await world.visitor({ language });
    for (const mode of ["computer", "screen", "friends"]) {
      await page.goto(`/new/${mode}`);
      await page.locator(".table-form").waitFor();
      for (const players of ["2", "6"]) {
        await page
          .locator(".control-segment")
          .filter({ hasText: new RegExp(`^${players}$`) })
          .first()
          .click();
        assert.deepEqual(await page.evaluate(outOfSight), [], `${mode}, ${players} players, ${language}`);
      }
    }
    await page.context().close();
  }
}

export async function whatIsRarelyChangedIsOneClickAway(world) {
  const page = await world.visitor();
  await page.goto("/new/computer");
  const length = page.getByRole("group", { name: "Length", exact: true });
  assert.equal(await length.isVisible(), false);
  await page.getByText("Hints · Pace: normal · By the rules").waitFor();
  await unfoldOptions(page);
  await length.locator("label").filter({ hasText: "5 years" }).click();
  await page.getByText("Hints · Pace: normal · 5 years").waitFor();
}

export async function theHostKeepsOneSeatAndTheGuestIsToldWhatIsPlayed(world) {
  const anna = await world.visitor({ name: "Anna" });
  await anna.goto("/new/friends");
  await chooseModules(anna, ["Special workers"]);
  await anna.getByRole("button", { name: "Open the table" }).click();
  await anna.locator(".waiting-free").waitFor();
  assert.equal(await anna.getByRole("button", { name: "Sit here" }).count(), 0);
  await anna.getByRole("button", { name: "Let a computer play" }).waitFor();

  const bruno = await world.visitor({ name: "", ...phone });
  await bruno.goto(anna.url());
  const played = bruno.getByRole("region", { name: "What is played" });
  await played.getByText("Special workers", { exact: true }).waitFor();
  await played.getByText("Two of eleven workers with abilities of their own can be trained.").waitFor();

  await bruno.getByRole("button", { name: "Sit here" }).click();
  await bruno.getByRole("alert").filter({ hasText: "Enter your name first" }).waitFor();
  assert.equal(
    await bruno.getByLabel("Your name").evaluate((field) => field === document.activeElement),
    true,
  );
  await bruno.getByLabel("Your name").fill("Bruno");
  await bruno.getByRole("button", { name: "Sit here" }).click();
  await Promise.all([anna, bruno].map((page) => page.locator(".ask").waitFor()));
}

export async function whoGivesNoNameIsAGuestInTheReadersLanguage(world) {
  const page = await world.visitor({ name: "", language: "de" });
  await openGame(page);
  await page.locator("#mat").getByText("Gast", { exact: true }).waitFor();
  await page.goto("/");
  await page.locator(".kept-names").filter({ hasText: "Gast und Bruna" }).waitFor();
  await page.locator(".choices-language select").selectOption("es");
  await page.locator(".kept-names").filter({ hasText: "Invitado y Bruna" }).waitFor();
  await page.locator(".kept-link").first().click();
  await page.locator("#mat").getByText("Invitado", { exact: true }).waitFor();
}

async function openGame(page) {
  await page.goto("/");
  await page.locator(".ticket-wide button").first().click();
  await page.waitForURL(/\/table\//);
  await waitToBeAsked(page);
}

const titles = {
  en: {
    "/": "Vendemmia",
    "/new/friends": "With friends · Vendemmia",
    "/replay": "Open a record · Vendemmia",
    "/cards": "Cards · Vendemmia",
    "/campaign": "Campaign · Vendemmia",
    "/nowhere": "Page not found · Vendemmia",
    "/table/nosuchtable": "This table cannot be entered. · Vendemmia",
  },
  es: {
    "/new/computer": "Contra el ordenador · Vendemmia",
    "/rules": "Reglas en breve · Vendemmia",
    "/nowhere": "Página no encontrada · Vendemmia",
  },
  de: {
    "/new/solo": "Allein gegen den Automa · Vendemmia",
    "/nowhere": "Seite nicht gefunden · Vendemmia",
  },
};

export async function everyScreenHasItsTitle(world) {
  for (const [language, expected] of Object.entries(titles)) {
    const page = await world.visitor({ language });
    for (const [path, title] of Object.entries(expected)) {
      await page.goto(path);
      await page.waitForFunction((wanted) => document.title === wanted, title);
    }
    await page.context().close();
  }
}

export async function aTableHasATitleInEveryState(world) {
  const page = await world.visitor();
  await openTable(page, "friends");
  await page.locator(".waiting-free").waitFor();
  assert.equal(await page.title(), "The table is being set · Vendemmia");
  await page.getByRole("button", { name: "Let a computer play" }).click();
  await waitToBeAsked(page);
  assert.equal(await page.title(), "● Your turn · Vendemmia");
}

export async function twoTabsKeepEachOthersSettings(world) {
  const first = await world.visitor();
  await first.goto("/");
  const second = await world.tab(first.context());
  await second.goto("/");
  await first.locator(".choices-theme").click();
  await second.waitForFunction(() => document.documentElement.dataset.theme === "dark");
  await second.getByRole("button", { name: "Settings" }).click();
  await second.getByRole("switch", { name: "Sounds" }).check();
  const kept = await first.evaluate(() => JSON.parse(localStorage.getItem("vendemmia.settings")));
  assert.equal(kept.theme, "dark");
  assert.equal(kept.sounds, true);
}

export async function soundsAreAskedForOnce(world) {
  const page = await world.visitor({ settings: { soundsAsked: false } });
  await page.goto("/");
  await page.getByRole("button", { name: "2 players" }).click();
  const question = page.getByRole("dialog", { name: "Would you like to hear the table?" });
  await question.waitFor();
  await page.keyboard.press("Enter");
  await question.waitFor({ state: "hidden" });
  const sounds = () => page.evaluate(() => JSON.parse(localStorage.getItem("vendemmia.settings")).sounds);
  assert.equal(await sounds(), true);
  await page.reload();
  await waitToBeAsked(page);
  assert.equal(await question.count(), 0);
}

export async function aFileIsRefusedWithItsReason(world) {
  const page = await world.visitor();
  await page.goto("/replay");
  const open = (text) =>
    page.locator("input[type=file]").setInputFiles({
      name: "game.journal",
      mimeType: "text/plain",
      buffer: Buffer.from(text),
    });
  const told = (text) => page.getByRole("alert").filter({ hasText: text }).waitFor();
  await open("x\n".repeat(150_000));
  await told("This file has 293 KB. The server takes at most 256 KB.");
  await open("a shopping list");
  await told("line 1 is damaged");
  await open("vendemmia journal 1\nrules 2\nplayers 2\nseed 5\n0 pass\n");
  await told("Line 5: this move is not legal. That does not answer what is being asked.");
}
