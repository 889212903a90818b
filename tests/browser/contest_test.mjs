// The deal of the day and duplicate play: played, checked, listed, shared and compared; my games, and their file.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import {
  assertAccessible,
  assertAccessibleInAnyLight,
} from "./support/axe.mjs";
import { endScreen } from "./support/play.mjs";
import { Talk } from "./support/talk.mjs";
import { addressOf, phone } from "./support/world.mjs";

const codeOf = (page) =>
  page.evaluate(
    () => JSON.parse(localStorage.getItem("vendemmia.person") ?? "[]")[0],
  );

/** Somebody with the same code plays the game to its end beside the page: passing whenever that is possible. */
async function finishBeside(page, table) {
  const secret = await codeOf(page);
  const talk = await Talk.to(addressOf(page));
  await talk.ask({ do: "enter", id: 1, table, secrets: [secret] }, "table");
  await talk.ask({ do: "pace", id: 2, pace: 0 }, "done");
  let update = await talk.ask({ do: "view", id: 3 }, "update");
  while (update.view.question.standings === undefined) {
    const texts = (update.ask.offers ?? []).map(({ answer }) => answer.text);
    const actions = [texts.includes("pass") ? "pass" : texts[0]];
    const act = { do: "act", id: 4, seat: 0, seq: update.seq, actions };
    update = await (texts.length > 0
      ? talk.ask(act, "update")
      : talk.hears("update"));
  }
  talk.end();
}

const tableOf = (page) => new URL(page.url()).pathname.split("/").at(-1);

/** Begins by the button, and the game goes by. */
async function play(page, within = page) {
  await within.getByRole("button", { name: "Play", exact: true }).click();
  await page.waitForURL(/\/table\//);
  await page.locator(".ask-mine").waitFor();
  await finishBeside(page, tableOf(page));
  await page.locator(endScreen).waitFor();
}

async function assertNothingCut(page, where) {
  const wide = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    window.innerWidth,
  ]);
  assert.ok(wide[0] <= wide[1], `${where} is ${wide[0]} of ${wide[1]} px wide`);
}

export async function theDealOfTheDayIsPlayedCheckedListedAndShared(world) {
  const page = await world.visitor();
  await page.goto("/");
  await page
    .getByRole("region", { name: "Deal of the day" })
    .getByRole("link", { name: "Play", exact: true })
    .click();
  const deal = page.getByRole("region", { name: "Alone against the Automa" });
  await deal.getByText("Nobody has finished yet.").waitFor();
  await world.screenshot(page, "daily");
  await assertAccessibleInAnyLight(page, "the deal of the day");
  await play(page, deal);
  // Nothing that the page was told names the seed while it was played; the end leads back to the contest.
  await page
    .locator(endScreen)
    .getByRole("link", { name: "Compare results" })
    .click();
  await page.getByText("(you)").waitFor();
  assert.match(
    page.url(),
    /\/contest\/\d{4}-\d\d-\d\d-automa$|\/contest\/today-automa$/,
  );
  await page.getByRole("button", { name: "Copy as text" }).click();
  await page.getByText("Copied.").waitFor();
  const lines = (
    await page.evaluate(() => navigator.clipboard.readText())
  ).split("\n");
  assert.match(
    lines[0],
    /^Vendemmia · Alone against the Automa · \d{4}-\d\d-\d\d$/,
  );
  assert.match(lines[1], /^-?\d+ VP : \d+ · (won|lost)$/);
  assert.match(lines[2], /^[▁▂▃▄▅▆▇█]{7}$/u);
  assert.equal(lines[3], `${addressOf(page)}/daily`);

  // Others see the result, in their language, on a phone.
  const other = await world.visitor({
    ...phone,
    name: "Bruno",
    language: "de",
  });
  await other.goto("/daily");
  const listed = other.getByRole("region", { name: "Allein gegen den Automa" });
  await listed.getByRole("listitem").filter({ hasText: "Anna" }).waitFor();
  await assertNothingCut(other, "the deal of the day in German");
  await world.screenshot(other, "daily_phone");

  await page.goto("/games");
  await page.getByRole("row", { name: /Automa, Normal/ }).waitFor();
  await world.screenshot(page, "my_games");
  await assertAccessible(page, "my games");
}

/** A deal for a short game, which the form does not offer. */
async function shortContest(page) {
  const talk = await Talk.to(addressOf(page));
  const options = {
    players: 2,
    friendly: false,
    two_parents: false,
    last_year: 2,
  };
  const { contest } = await talk.ask(
    { do: "contest_new", id: 1, options, bots: ["journeyman"] },
    "contest",
  );
  talk.end();
  return `/contest/${contest}`;
}

export async function aDuplicateByLinkIsCompared(world) {
  const anna = await world.visitor();
  await anna.goto("/contest");
  await anna.getByRole("radio", { name: "One opponent" }).press("Space");
  await world.screenshot(anna, "new_contest");
  await assertAccessible(anna, "a new contest");
  await anna.getByRole("button", { name: "Make the link" }).press("Enter");
  await anna.waitForURL(/\/contest\/\w{10}$/);
  assert.equal(
    await anna.getByLabel("Link for the others").inputValue(),
    anna.url(),
  );

  const link = await shortContest(anna);
  await anna.goto(link);
  const bruno = await world.visitor({
    ...phone,
    name: "Bruno",
    language: "es",
  });

  await play(anna);
  await anna.goto(link);
  await anna.getByRole("row", { name: /Anna \(you\)/ }).waitFor();

  await bruno.goto(link);
  const row = bruno.getByRole("row", { name: /Anna/ });
  await row.waitFor();
  assert.doesNotMatch(
    await row.innerText(),
    /\d/,
    "what Anna has done is not told before the end",
  );
  await bruno.getByRole("button", { name: "Jugar", exact: true }).click();
  await bruno.waitForURL(/\/table\//);
  await finishBeside(bruno, tableOf(bruno));
  await bruno.goto(link);
  await bruno.getByRole("button", { name: "Ver la partida: Anna" }).waitFor();
  assert.match(await row.innerText(), /\d/);
  await assertNothingCut(bruno, "the comparison in Spanish");
  await world.screenshot(bruno, "contest_phone");
  await assertAccessible(bruno, "the comparison");

  // The other's game, with the same cards.
  await bruno.getByRole("button", { name: "Ver la partida: Anna" }).click();
  await bruno.waitForURL(/\/replay$/);
  await bruno.locator(".replay-bar").waitFor();
  await anna.reload();
  await anna.getByRole("row", { name: /Bruno/ }).waitFor();
  await world.screenshot(anna, "contest");

  await myGamesGoIntoAFileAndBack(world, anna);
}

async function myGamesGoIntoAFileAndBack(world, page) {
  await page.goto("/games");
  await page.getByRole("heading", { name: "1 game" }).waitFor();
  const [saved] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Save as a file" }).click(),
  ]);
  const text = await readFile(await saved.path(), "utf8");
  const fresh = await world.visitor({ name: "Carla" });
  await fresh.goto("/games");
  await fresh.getByText("You have not finished a game yet.").waitFor();
  const file = (content) => ({
    name: "games.json",
    mimeType: "application/json",
    buffer: Buffer.from(content),
  });
  const chooser = fresh.locator("input[type=file]");
  await chooser.setInputFiles(file(text.slice(0, -40)));
  await fresh
    .getByText("This file is not one that this page has saved.")
    .waitFor();
  await chooser.setInputFiles(file(text.replace('"won"', '"gone"')));
  await fresh
    .getByText("Game 1 of the file is damaged; nothing was added.")
    .waitFor();
  await chooser.setInputFiles(file(text));
  await fresh.getByText("One game was added.").waitFor();
  await fresh.getByRole("heading", { name: "1 game" }).waitFor();
  await fresh.locator(".games-rating").waitFor();
}
