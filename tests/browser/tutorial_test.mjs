import assert from "node:assert/strict";

/** Runs in the page: does what the guide points at, and what comes first where it leaves the choice. */
async function followInPage() {
  const pause = () => new Promise((resume) => setTimeout(resume, 10));
  const title = () => document.querySelector(".guide h2")?.textContent;
  const heard = [];
  while (title() !== "Your first order!") {
    if (heard.at(-1) !== title()) heard.push(title());
    const skip = document.querySelector(".ask:not(.ask-mine) .ask-answers button");
    const asked = document.querySelector(".ask-mine .answers[data-pending=false]");
    const rules = document.querySelector(".guide style")?.textContent.split("{")[0].split(",") ?? [];
    const pointed = rules.flatMap((selector) => [...document.querySelectorAll(selector)]);
    const lit = pointed.filter((element) => element.matches(".is-legal, [data-answer]"));
    const free = [...document.querySelectorAll(".answers [data-answer]")];
    if (asked !== null) (lit[0] ?? free[0])?.click();
    else skip?.click();
    await pause();
  }
  return heard;
}

export async function aNewcomerIsLedFromTheVineToTheOrder(world) {
  const page = await world.visitor();
  await page.goto("/");
  await page.getByRole("link", { name: /Learn it/ }).click();
  const guide = page.getByRole("complementary", { name: "Guide" });
  await guide.waitFor();
  await world.screenshot(page, "tutorial");
  const heard = await page.evaluate(followInPage);
  await guide.getByRole("heading", { name: "Your first order!" }).waitFor();
  for (const step of ["Summer: plant", "Winter: harvest", "Winter: make wine", "Winter: fill the order"]) {
    assert.ok(heard.includes(step), `the guide said: ${heard.join(", ")}`);
  }
  await world.screenshot(page, "tutorial_end");
  await guide.getByRole("link", { name: "A game of your own" }).click();
  await page.waitForURL(/\/new\/computer/);
}

export async function startingOverAsksFirstAndNeverRunsIntoALimit(world) {
  const page = await world.visitor();
  await page.goto("/tutorial");
  const guide = page.getByRole("complementary", { name: "Guide" });
  const again = guide.getByRole("button", { name: "Start over" });
  await page.locator(".ask-mine .answers [data-answer]").first().waitFor();
  assert.equal(await again.getAttribute("aria-disabled"), "true", "nothing has been played yet");
  await page.locator(".answers [data-kind=papa_gift]").click();
  await guide.getByRole("heading", { name: "Spring: getting up" }).waitFor();
  const table = () => page.evaluate(() => sessionStorage.getItem("vendemmia.tutorial"));
  const before = await table();

  const question = page.getByRole("dialog", { name: "Start over?" });
  await again.click();
  await question.getByRole("button", { name: "Back" }).click();
  await question.waitFor({ state: "hidden" });
  assert.equal(await table(), before);
  await again.click();
  await question.getByRole("button", { name: "Start over" }).click();
  await guide.getByRole("heading", { name: "Your inheritance" }).waitFor();
  assert.notEqual(await table(), before);
  const kept = await page.evaluate(() => Object.keys(JSON.parse(localStorage.getItem("vendemmia.tables"))));
  assert.deepEqual(kept, [await table()], "what was given up is not listed");
}
