import assert from "node:assert/strict";
import { joinTable, openTable, openTableForTwo } from "./support/tables.mjs";
import { endScreen, playToTheEnd, waitToBeAsked } from "./support/play.mjs";
import { updatesTo } from "./support/world.mjs";

const onTheTable = "[data-card]";

/** What lies in the hand before this page: the cards by their identity, which no two cards share. */
function handOf(page) {
  return page.locator(`#hand ${onTheTable}`).evaluateAll((cards) => cards.map((card) => card.dataset.card));
}

/** Everything that a message says about somebody else and should not. */
function secretsIn({ viewer, view, log }) {
  const others = view.players.filter(({ seat }) => seat !== viewer);
  return [
    ...others.filter(({ hand, dealt, knows }) => hand ?? dealt ?? knows),
    ...Object.values(view.decks).filter(({ draw }) => draw !== undefined),
    ...log.filter(({ event }) => event.kind === "drew" && event.seat !== viewer && event.card !== null),
  ];
}

export async function aWholeGameOfTwoPagesWithChat(world) {
  const anna = await world.visitor({ name: "Anna" });
  const bruno = await world.visitor({ name: "Bruno" });
  await openTable(anna, "friends");
  await anna.locator(".waiting-free").waitFor();
  await joinTable(bruno, anna.url(), "Bruno");
  await Promise.all([anna, bruno].map((page) => page.locator(".ask").waitFor()));

  await anna.keyboard.press("c");
  await anna.getByRole("textbox", { name: "Write something" }).fill("Buona fortuna!");
  await anna.keyboard.press("Enter");
  await bruno.getByRole("tab", { name: /Chat/ }).click();
  await bruno.getByText("Buona fortuna!").waitFor();

  const hands = await Promise.all([anna, bruno].map(handOf));
  assert.ok(hands.every((hand) => hand.length > 0));
  for (const [page, hidden] of [
    [anna, hands[1]],
    [bruno, hands[0]],
  ]) {
    const shown = await page
      .locator(onTheTable)
      .evaluateAll((cards) => cards.map((card) => card.dataset.card));
    assert.deepEqual(
      shown.filter((card) => hidden.includes(card)),
      [],
    );
  }

  await Promise.all([playToTheEnd(anna, 2), playToTheEnd(bruno, 3)]);
  for (const page of [anna, bruno])
    assert.equal(await page.locator(`${endScreen} .ranking tbody tr`).count(), 2);
  for (const page of [anna, bruno]) {
    assert.ok(updatesTo(page).length > 20);
    assert.deepEqual(updatesTo(page).flatMap(secretsIn), []);
  }
}

export async function bothGoOnToARematch(world) {
  const { anna, bruno } = await openTableForTwo(world);
  await Promise.all([playToTheEnd(anna, 4), playToTheEnd(bruno, 5)]);
  const played = anna.url();
  await anna.getByRole("button", { name: "Rematch" }).click();
  await anna.waitForURL((url) => url.href !== played);
  await bruno.getByRole("button", { name: "To the rematch" }).click();
  await bruno.waitForURL(anna.url());
  await Promise.any([anna, bruno].map(waitToBeAsked));
  await Promise.all([anna, bruno].map((page) => page.locator("#hand [data-card]").first().waitFor()));
}

export async function whoWatchesSeesNoHand(world) {
  const { anna } = await openTableForTwo(world);
  const watcher = await world.visitor({ name: "Clara" });
  await watcher.goto(anna.url());
  await watcher.locator(".ask").waitFor();
  assert.equal(await watcher.locator(`#hand ${onTheTable}`).count(), 0);
  assert.ok(updatesTo(watcher).length > 0);
  assert.deepEqual(updatesTo(watcher).flatMap(secretsIn), []);
}
