import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFile } from "node:fs/promises";
import { assertAccessible } from "./support/axe.mjs";
import { endScreen, playToOwnTurn, playToTheEnd, playUntil, waitToBeAsked } from "./support/play.mjs";
import { program } from "./support/server.mjs";
import { Site } from "./support/site.mjs";
import { allModules, openTableByForm } from "./support/tables.mjs";
import { updatesTo } from "./support/world.mjs";

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
  await second.locator(endScreen).getByRole("button", { name: "Review this game" }).click();
  await second.locator("dialog.review[open] .review-chart").waitFor();

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

export async function whatNeedsOneDeviceIsThere(world) {
  const { site, page } = await visit(world);
  await site.close();
  await page.context().setOffline(true);
  const to = (path) => page.goto(`${site.root}#${path}`);
  // A hint, of a network that this browser has not used before, with all of Tuscany.
  await openTableByForm(page, "computer", { root: `${site.root}#`, modules: allModules });
  await playToOwnTurn(page);
  await page.getByRole("button", { name: "Ask for a hint" }).click();
  await page.locator(".hint").first().waitFor();
  await openTableByForm(page, "screen", { root: `${site.root}#`, names: ["Anna", "Bruno"] });
  await page.locator(".curtain-lift").waitFor();
  await to("/campaign");
  await page.getByRole("button", { name: "Set out" }).click();
  await page.locator(".station-panel").getByRole("button", { name: "Begin" }).click();
  await page.waitForURL(/table/);
  await waitToBeAsked(page);
  await to("/tutorial");
  await page.locator(".guide h2").waitFor();
  await to("/rules/R-51");
  await page.locator("details[open]").filter({ hasText: "R-51" }).waitFor();
  await to("/");
  await page.locator(".kept").first().waitFor();
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

/** A browser counts its room only now and then; here every write is given up, as it is in a browser that has none left, while a test says so. */
const fullWhenTold = `
  let full = false;
  new BroadcastChannel("test of full storage").onmessage = ({ data }) => { full = data; };
  const put = IDBObjectStore.prototype.put;
  IDBObjectStore.prototype.put = function (...all) {
    if (full) this.transaction.abort();
    return put.apply(this, all);
  };`;

export async function aFullStorageIsToldAndLosesNothing(world) {
  const site = await new Site().start();
  site.beforeWorker = fullWhenTold;
  const page = await world.visitor();
  await page.goto(site.root);
  const setFull = (full) =>
    page.evaluate((now) => new BroadcastChannel("test of full storage").postMessage(now), full);
  const noRoom = page.getByText("The browser has no room left");
  await openTableByForm(page, "computer", { root: `${site.root}#` });
  await playUntil(page, ".ask-mine .undo-count");
  const kept = await shownOf(page);
  await setFull(true);
  await playUntil(page, ".offline-notice", { most: 1 });
  await noRoom.waitFor();
  // What could not be stored has not happened.
  assert.deepEqual(await shownOf(page), kept);
  await setFull(false);
  await noRoom.waitFor({ state: "detached" });
  assert.deepEqual(await shownOf(page), kept);
  // The table plays on at once, not only when it would try again by itself.
  await playUntil(page, endScreen, { most: 1 });
  await page.waitForFunction((head) => document.querySelector(".ask-head")?.innerText !== head, kept[0]);
  const later = await shownOf(page);
  await page.reload();
  assert.deepEqual(await shownOf(page), later);
  await site.close();
}

export async function withoutStorageOnePlaysAndIsTold(world) {
  const site = await new Site().start();
  // As a browser is that keeps nothing in private windows.
  site.beforeWorker = `Object.defineProperty(self, "indexedDB", { get() { throw new Error("refused"); } });`;
  const page = await world.visitor();
  await page.goto(site.root);
  const told = page.getByText("This browser stores nothing here");
  await told.waitFor();
  await assertAccessible(page, "the start screen without a server");
  await page.getByRole("button", { name: "Hide" }).click();
  await told.waitFor({ state: "detached" });
  await openTableByForm(page, "computer", { root: `${site.root}#` });
  await waitToBeAsked(page);
  await playUntil(page, endScreen, { most: 3 });
  await waitToBeAsked(page);

  const old = await world.visitor();
  await old.addInitScript(() => Reflect.deleteProperty(window, "BroadcastChannel"));
  await old.goto(site.root);
  await old.getByText("This browser is too old").waitFor();
  // One that cannot even read the page's scripts.
  const older = await world.visitor({ language: "de" });
  await older.addInitScript(() => Reflect.deleteProperty(Object, "hasOwn"));
  await older.route("**/assets/*.js", (route) => route.fulfill({ contentType: "text/javascript", body: "" }));
  await older.goto(site.root);
  await older.getByText("Dieser Browser ist zu alt").waitFor();
  await site.close();
}

/** As many games as scripts/check-signature plays in Node. */
const botGames = 200;

export async function theSameAnswersAsEverywhereElse(world) {
  const site = await new Site().start();
  const page = await world.visitor();
  await page.goto(site.root);
  const code = await readFile(new URL("../wasm/program.mjs", import.meta.url), "utf8");
  const golden = await readFile(new URL("../golden/perft.txt", import.meta.url), "utf8");
  const found = await page.evaluate(
    async ({ code, golden, botGames }) => {
      const module = URL.createObjectURL(new Blob([code], { type: "text/javascript" }));
      const { instanceOf, networkNames, signatureOf, wrongCounts } = await import(module);
      const bytes = async (name) => new Uint8Array(await (await fetch(name)).arrayBuffer());
      const networks = await Promise.all(networkNames.map((name) => bytes(`networks/${name}.net`)));
      const exports = await instanceOf(await bytes("vendemmia.wasm"), networks);
      return {
        wrong: wrongCounts(exports, golden),
        games: signatureOf(exports, "games", 50),
        bots: signatureOf(exports, "journeyman", botGames),
      };
    },
    { code, golden, botGames },
  );
  const native = (...options) => execFileSync(program, ["signature", ...options], { encoding: "utf8" });
  const digits = (output) => /\b[0-9a-f]{16}\b/.exec(output)?.[0];
  assert.deepEqual(found, {
    wrong: [],
    games: digits(native("--games", "50")),
    bots: digits(native("--bot", "journeyman", "--games", String(botGames))),
  });
  await site.close();
}

export async function theServersPageLeadsThere(world) {
  const page = await world.visitor();
  await page.goto("/");
  await page.getByRole("link", { name: "Play without the server" }).click();
  await page.getByText("Friends cannot come to a table in your browser").waitFor();
  await openTableByForm(page, "computer", { root: "/offline/index.html#" });
  await waitToBeAsked(page);
  // No table of the server's: nothing was said to it.
  assert.equal(updatesTo(page).length, 0);
}
