import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { endScreen, playToTheEnd, playUntil, waitToBeAsked } from "./support/play.mjs";
import { Site } from "./support/site.mjs";
import { openTableByForm } from "./support/tables.mjs";

/** What this page shows of the game. */
async function shownOf(page) {
  await waitToBeAsked(page);
  return Promise.all([".ask-head", ".answers", "#hand"].map((part) => page.locator(part).innerText()));
}

/** The site in a browser of its own, with everything that it needs later. */
async function visit(world) {
  const site = await new Site().start();
  const page = await world.visitor();
  await page.goto(site.root);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller === null)
      await new Promise((resolve) =>
        navigator.serviceWorker.addEventListener("controllerchange", resolve, {
          once: true,
        }),
      );
  });
  return { site, page };
}

export async function aWholeGameWithTheNetworkCut(world) {
  const { site, page } = await visit(world);
  await site.close();
  await page.context().setOffline(true);
  assert.equal(await page.getByText("Friends cannot come to a table in your browser").count(), 1);
  await openTableByForm(page, "computer", { root: `${site.root}#` });
  await playUntil(page, ".ask-mine .undo-count");
  const before = await shownOf(page);
  await page.reload();
  assert.deepEqual(await shownOf(page), before);

  // A second tab at the same table: its line leads to the first one's rooms, and to its own when that is gone.
  const second = await world.tab(page.context());
  await second.goto(page.url());
  assert.deepEqual(await shownOf(second), before);
  await page.close();
  await playToTheEnd(second);
  await second.locator(endScreen).waitFor();

  await second.goto(`${site.root}#/`);
  const downloading = second.waitForEvent("download");
  await second.getByRole("button", { name: "Save everything as a file" }).click();
  const file = await (await downloading).path();
  const { records, browser } = JSON.parse(await readFile(file, "utf8"));
  assert.equal(Object.keys(records).filter((key) => key.startsWith("finished/")).length, 1);

  // Another browser takes all of it up from the file.
  const elsewhere = await visit(world);
  await elsewhere.page.locator("input[type=file]").setInputFiles(file);
  await elsewhere.page.getByText("Added.").waitFor();
  await elsewhere.page.reload();
  await elsewhere.page.locator(".kept").waitFor();
  assert.ok("vendemmia.here.person" in browser);
  await elsewhere.site.close();
}

export async function aNewVersionWaitsUntilItIsWanted(world) {
  const { site, page } = await visit(world);
  site.mark = "second";
  await page.reload();
  assert.equal(await page.locator("body").getAttribute("data-mark"), "");
  await page.getByText("A new version is here.").waitFor();
  await page.getByRole("button", { name: "Reload" }).click();
  await page.locator('body[data-mark="second"]').waitFor();
  await site.close();
}

export async function aFullStorageIsToldAndLosesNothing(world) {
  const { site, page } = await visit(world);
  await openTableByForm(page, "computer", { root: `${site.root}#` });
  const devtools = await page.context().newCDPSession(page);
  const origin = new URL(site.root).origin;
  await devtools.send("Storage.overrideQuotaForOrigin", {
    origin,
    quotaSize: 1,
  });
  // The browser counts only now and then, so a few moves may still find room.
  await playUntil(page, ".offline-notice");
  await page.getByText("The browser has no room left").waitFor();
  const kept = await shownOf(page);
  await page.reload();
  assert.deepEqual(await shownOf(page), kept);
  await devtools.send("Storage.overrideQuotaForOrigin", { origin });
  await page.getByText("The browser has no room left").waitFor({ state: "detached" });
  await playUntil(page, endScreen, { most: 3 });
  assert.notDeepEqual(await shownOf(page), kept);
  await site.close();
}
