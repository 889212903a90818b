import assert from "node:assert/strict";
import { assertAccessibleInAnyLight } from "./support/axe.mjs";
import { playToOwnTurn, playUntil, waitToBeAsked } from "./support/play.mjs";
import { openTable } from "./support/tables.mjs";
import { phone, updatesTo } from "./support/world.mjs";

/** What the coach has told this page, from now on. */
function counselsTo(page) {
  const counsels = [];
  page.on("websocket", (socket) => {
    socket.on("framereceived", ({ payload }) => {
      const message = JSON.parse(payload.toString());
      if (message.is === "coach") counsels.push(message);
    });
  });
  return counsels;
}

const seqOf = (page) => updatesTo(page).at(-1).seq;

async function until(what, meant) {
  for (let tries = 0; tries < 400; ++tries) {
    const found = what();
    if (found) return found;
    await new Promise((resume) => setTimeout(resume, 50));
  }
  return assert.fail(meant);
}

/** The answer among the buttons that the coach warns of. Plays on where there is none. */
async function warnedAnswer(page, counsels) {
  for (let turns = 0; turns < 12; ++turns) {
    const counsel = await until(
      () => counsels.find(({ seq }) => seq === seqOf(page)),
      "the coach judges",
    );
    for (const { action } of counsel.warnings) {
      const button = page.locator(`.answers [data-answer="${action}"]`);
      if ((await button.count()) > 0) return button.first();
    }
    const before = seqOf(page);
    await page.locator(".answers [data-kind=pass]").click();
    await until(() => seqOf(page) > before, "the game goes on");
    await playToOwnTurn(page);
  }
  return assert.fail("nothing was ever warned of");
}

const dial = (page) => page.getByRole("group", { name: "Coach" });
const warning = (page) => page.getByRole("dialog", { name: "Are you sure?" });

/** The dial, by keys alone. */
async function turnTo(page, level) {
  await page.keyboard.press("k");
  await dial(page).locator(":focus").waitFor();
  await dial(page).getByRole("button", { name: level }).press("Enter");
  await dial(page)
    .getByRole("button", { name: level, pressed: true })
    .waitFor();
  await page.keyboard.press("Escape");
}

async function warnsHeedsAndGivesWay(world, page, counsels, name) {
  const answer = await warnedAnswer(page, counsels);
  const before = seqOf(page);
  await answer.press("Enter");
  await warning(page).waitFor();
  assert.match(await warning(page).innerText(), /gives up about \d+%/);
  const box = await warning(page).locator(".dialog-sheet").boundingBox();
  const { width, height } = page.viewportSize();
  assert.ok(
    box.x >= 0 &&
      box.x + box.width <= width &&
      box.y >= 0 &&
      box.y + box.height <= height,
  );
  assert.ok(box.width > 200 && box.height > 100, "a real box");
  await assertAccessibleInAnyLight(page, `the coach's warning (${name})`);
  await world.screenshot(page, `coach_${name}`);
  // Enter heeds it.
  await page.keyboard.press("Enter");
  await warning(page).waitFor({ state: "hidden" });
  assert.equal(seqOf(page), before, "nothing was answered");
  await answer.press("Enter");
  await warning(page).getByRole("button", { name: "Do it anyway" }).click();
  await until(() => seqOf(page) > before, "the answer was given");
}

export async function theCoachWarnsAndShows(world) {
  const page = await world.visitor();
  const counsels = counselsTo(page);
  await openTable(page, "computer", { deal: "54865" });
  await playToOwnTurn(page);
  assert.equal(counsels.length, 0, "nobody has asked for it");
  await turnTo(page, "Warns");
  await warnsHeedsAndGivesWay(world, page, counsels, "desktop");
  await playToOwnTurn(page);
  await turnTo(page, "Shows");
  await page.locator(".hints .hint").first().waitFor();
  assert.ok(
    await page.locator(".side-note").getByText("The coach helps Anna.").isVisible(),
    "everybody reads it",
  );
  await page.getByRole("button", { name: "Put the hint away" }).click();
  await page.locator(".hints").waitFor({ state: "hidden" });
}

export async function theCoachWarnsOnAPhone(world) {
  const page = await world.visitor(phone);
  const counsels = counselsTo(page);
  await openTable(page, "computer", { deal: "54865" });
  await playToOwnTurn(page);
  await turnTo(page, "Warns");
  await warnsHeedsAndGivesWay(world, page, counsels, "phone");
}

export async function anOrderTellsTheWayToIt(world) {
  const page = await world.visitor();
  await openTable(page, "computer", { deal: "54865" });
  const order = page.locator('#hand [data-card^="order"]').first();
  await playUntil(page, '#hand [data-card^="order"]');
  await waitToBeAsked(page);
  await order.focus();
  await page.keyboard.press("f");
  const way = page.getByRole("region", { name: "The shortest way" });
  await way
    .locator(".order-way-turns li, .order-way-missing li")
    .first()
    .waitFor();
  await assertAccessibleInAnyLight(page, "the way to an order");
  await world.screenshot(page, "order_way");
  await page.keyboard.press("Escape");
  // By pointing: the large card has a button for it.
  await order.focus();
  await page.keyboard.press("z");
  await page.getByRole("button", { name: "How can I fill it?" }).click();
  await way.locator("p").first().waitFor();
}
