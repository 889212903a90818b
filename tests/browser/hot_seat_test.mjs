import assert from "node:assert/strict";
import { openTable } from "./support/tables.mjs";
import { asked, endScreen, playToTheEnd, playUntil, waitToBeAsked } from "./support/play.mjs";
import { updatesTo } from "./support/world.mjs";

export async function theCurtainHidesEverybodysHand(world) {
  const page = await world.visitor();
  await openTable(page, "screen", { players: 2, names: ["Anna", "Bruno"] });
  const lift = page.getByRole("button", { name: /^I am (Anna|Bruno)$/ });
  await lift.waitFor();
  const seen = new Set();
  for (let passes = 0; passes < 3; passes += 1) {
    assert.equal(await page.locator("[data-card]").count(), 0, "no card of a hand is on the page");
    await page.locator("#board .oval").first().waitFor();
    assert.equal(await page.locator("#board .oval").count(), 12, "the board is everybody's");
    await page
      .locator("#hand")
      .getByRole("img", { name: "The hand is hidden." })
      .or(page.getByText("No cards in hand"))
      .first()
      .waitFor();
    await page.waitForFunction(() => document.activeElement?.matches(".curtain-lift"));
    seen.add(await lift.textContent());
    await page.keyboard.press("Enter");
    await waitToBeAsked(page);
    await page.waitForFunction(() => document.activeElement?.id === "question");
    assert.ok((await page.locator("#hand").count()) === 1);
    await playUntil(page, ".curtain-lift");
  }
  assert.equal(seen.size, 2, "the screen went round");
  await playToTheEnd(page);
  assert.equal(await page.locator(`${endScreen} .ranking tbody tr`).count(), 2);
}

/** Behind the curtain somebody else has acted: whoever lifts it sees that first, as far as it is everybody's. */
export async function whoSitsDownSeesWhatTheOthersDid(world) {
  const page = await world.visitor({ settings: { speed: 1 } });
  await openTable(page, "screen", { players: 2, names: ["Anna", "Bruno"] });
  await playUntil(page, ".worker-toggle");
  const before = updatesTo(page).at(-1).ask.seat;
  await playUntil(page, ".curtain-lift");
  await page.locator(".curtain-lift").click();
  await page.locator(`.stage [data-act][data-seat="${before}"]`).waitFor();
  await waitToBeAsked(page);
}

/** At every question of a game before one screen the focus is somewhere. */
export async function theFocusIsNeverNowhere(world) {
  const page = await world.visitor();
  await openTable(page, "screen", { players: 2, names: ["Anna", "Bruno"] });
  const lift = page.getByRole("button", { name: /^I am (Anna|Bruno)$/ });
  const ready = lift.or(page.locator(asked));
  for (let questions = 0; questions < 40; questions += 1) {
    await ready.first().waitFor();
    await page.waitForFunction(() => ![null, document.body].includes(document.activeElement));
    if ((await lift.count()) > 0) {
      await page.keyboard.press("Enter");
      await page.locator(asked).waitFor();
    } else {
      const before = updatesTo(page).length;
      await page.keyboard.press((await page.locator(".worker-toggle").count()) > 0 ? "p" : "1");
      while (updatesTo(page).length === before) await page.evaluate(() => new Promise(requestAnimationFrame));
    }
  }
}
