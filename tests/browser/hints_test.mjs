import assert from "node:assert/strict";
import { allModules, openTable, turnSwitch, unfoldOptions } from "./support/tables.mjs";
import { playToOwnTurn, waitToBeAsked } from "./support/play.mjs";
import { phone, updatesTo } from "./support/world.mjs";

const ask = (page) => page.getByRole("button", { name: "Ask for a hint" });

/** Where these are on the screen, and whether anything lies over their middles. */
function boxes(locator) {
  return locator.evaluateAll((all) =>
    all.map((one) => {
      const { left, right, top, bottom, width, height } = one.getBoundingClientRect();
      const onTop = document.elementFromPoint(left + width / 2, top + height / 2);
      return {
        left,
        right,
        top,
        bottom,
        width,
        height,
        seen: onTop !== null && one.contains(onTop),
      };
    }),
  );
}

export async function hintsAreDifferentActionsWithTheirPlans(world) {
  for (const modules of [[], allModules]) {
    const page = await world.visitor();
    await openTable(page, "computer", { deal: "54865", modules });
    await playToOwnTurn(page);
    await ask(page).click();
    await page.locator(".hint").first().waitFor();
    // Without the space and the bonus.
    const actions = (await page.locator(".hint-text").allInnerTexts()).map((text) =>
      text.split(/[,(]/)[0].trim(),
    );
    assert.equal(new Set(actions).size, 3, actions.join(" | "));
    const plans = page.locator(".hint-plan");
    const seen = await boxes(plans.first());
    assert.ok(seen[0].width > 100 && seen[0].height > 10 && seen[0].seen, "the plan is on the screen");
    assert.match(await plans.first().innerText(), /^Plan: \S/);
    const described = await page
      .locator(".hint-card:has(.hint-plan) .hint")
      .first()
      .getAttribute("aria-describedby");
    const spoken = await plans.first().getAttribute("id");
    assert.ok(described.split(" ").includes(spoken), "the plan is read out with its answer");
    await world.screenshot(page, modules.length > 0 ? "hints_tuscany" : "hints_plans");
  }
}

export async function aHintShowsWhereItLeadsAndPlaysNothing(world) {
  const page = await world.visitor();
  await openTable(page, "computer");
  await playToOwnTurn(page);
  const before = updatesTo(page).length;
  const boardEnd = () => page.locator("#board").evaluate((one) => one.getBoundingClientRect().bottom);
  const end = await boardEnd();
  await ask(page).click();
  const hints = page.locator(".hint");
  await hints.first().waitFor();
  assert.ok((await hints.count()) <= 3);
  assert.match(await hints.first().innerText(), /\d+%/);
  await page.locator(".hints").getByText("Chance to win", { exact: true }).waitFor();
  assert.equal(await page.locator("[data-hinted]").count(), 0);
  await hints.first().click();
  await page.locator("[data-hinted]").first().waitFor();
  await world.screenshot(page, "hints");
  const [panel] = await boxes(page.locator(".hints"));
  const [bar] = await boxes(page.locator(".ask"));
  const [log] = await boxes(page.locator(".log-scroll"));
  assert.ok(
    panel.left >= bar.right - 1 && panel.bottom <= bar.bottom + 1,
    "the hints stay beside the question",
  );
  assert.ok(log.bottom <= panel.top + 1 && log.height > 40, "the log makes room for them");
  assert.equal(await boardEnd(), end, "the board does not jump");
  assert.equal(updatesTo(page).length, before, "nothing was played");

  await page.keyboard.press("i");
  await hints.first().waitFor({ state: "detached" });
  assert.equal(await page.locator("[data-hinted]").count(), 0);
  await page.keyboard.press("i");
  await page.waitForFunction(() => document.activeElement?.matches(".hint"));
  await page.keyboard.press("Enter");
  await page.locator("[data-hinted]").first().waitFor();
  await page.keyboard.press("?");
  await page.getByRole("dialog", { name: "Keyboard" }).getByText("Ask for a hint, or put it away").waitFor();
}

export async function aHintFitsOnAPhone(world) {
  const page = await world.visitor(phone);
  await openTable(page, "computer");
  await playToOwnTurn(page);
  await ask(page).click();
  await page.locator(".hint").first().tap();
  await page.locator("[data-hinted]").first().waitFor();
  await world.screenshot(page, "hints_phone");
  const excess = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  assert.ok(excess <= 0, "nothing sticks out");
}

export async function aTableMayHaveNoHints(world) {
  const page = await world.visitor();
  await page.goto("/new/computer");
  await unfoldOptions(page);
  await turnSwitch(page, "Allow hints", false);
  await page.getByRole("button", { name: "Begin" }).click();
  await page.waitForURL(/\/table\//);
  await waitToBeAsked(page);
  assert.equal(await ask(page).count(), 0);
}

export async function aLevelIsChosenAndIsSeenToThink(world) {
  const page = await world.visitor();
  await page.goto("/new/computer");
  const level = page.getByRole("combobox", { name: "Who plays seat 2?" });
  assert.equal(await level.inputValue(), "journeyman");
  assert.equal(await level.locator("option").count(), 7);
  await level.selectOption({ label: "Grand master" });
  const time = page.getByRole("combobox", {
    name: "Thinking time, seat 2",
  });
  assert.equal(await time.inputValue(), "3");
  await time.selectOption({ label: "30 seconds" });
  await world.screenshot(page, "levels");
  await page.getByRole("button", { name: "Begin" }).click();
  await page.waitForURL(/\/table\//);
  // Answers until the computer has a choice to make.
  const thinking = page.locator(".other .thinking");
  const answer = page.locator(".ask-mine .answers[data-pending=false] [data-answer]");
  while ((await thinking.count()) === 0) {
    await thinking.or(answer).first().waitFor();
    if ((await answer.count()) > 0) await answer.first().click();
  }
  await page.locator(".other-state [aria-label='computer: Grand master, 30 seconds']").waitFor();
  await world.screenshot(page, "thinking");
}
