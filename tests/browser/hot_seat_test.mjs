import assert from "node:assert/strict";
import { openTable } from "./support/tables.mjs";
import { endScreen, playToTheEnd, waitToBeAsked } from "./support/play.mjs";

export async function theCurtainHidesEverybodysHand(world) {
  const page = await world.visitor();
  await openTable(page, "screen", { players: 2, names: ["Anna", "Bruno"] });
  const lift = page.getByRole("button", { name: /^I am (Anna|Bruno)$/ });
  await lift.waitFor();
  const seen = new Set();
  for (let passes = 0; passes < 3; passes += 1) {
    assert.equal(
      await page.locator("[data-card]").count(),
      0,
      "no card is on the page behind the curtain",
    );
    assert.equal(await page.locator("#hand").count(), 0);
    seen.add(await lift.textContent());
    await lift.click();
    await waitToBeAsked(page);
    assert.ok((await page.locator("#hand").count()) === 1);
    while ((await lift.count()) === 0) await answerOnce(page, lift);
  }
  assert.equal(seen.size, 2, "the screen went round");
  await playToTheEnd(page);
  assert.equal(await page.locator(`${endScreen} .ranking tbody tr`).count(), 2);
}

/** Gives one answer, then waits for the next question or the curtain. */
async function answerOnce(page, lift) {
  const button = page.locator(".answers [data-answer]").last();
  await button.click();
  await lift
    .or(page.locator(".ask-mine .answers[data-pending=false]"))
    .waitFor();
}
