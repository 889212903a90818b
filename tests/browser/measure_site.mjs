// Bytes of build/site as a web host sends them that compresses, and the time from the first visit on localhost to the first answer that
// can be given.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { launch } from "./support/browser.mjs";
import { waitToBeAsked } from "./support/play.mjs";
import { Site } from "./support/site.mjs";
import { World } from "./support/world.mjs";

const folder = new URL("../../build/site/", import.meta.url).pathname;
const sent = new Map(
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== "share.jpg")
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length))
    .map((file) => {
      const bytes = readFileSync(join(folder, file));
      return [file, Math.min(brotliCompressSync(bytes).length, bytes.length)];
    }),
);
const sum = (of) => [...sent].reduce((all, [file, bytes]) => all + (of(file) ? bytes : 0), 0);
const kilobytes = (bytes) => `${Math.round(bytes / 1000)} KB`;
const isNetwork = (file) => file.startsWith("networks/");

const site = await new Site().start();
const browser = await launch();
const page = await new World(browser, site.root).visitor();
const asked = new Set();
page.context().on("request", (request) => {
  if (request.serviceWorker() === null)
    asked.add(new URL(request.url()).pathname.replace("/some/folder/", ""));
});
const began = performance.now();
await page.goto(site.root);
await page.locator(".ticket-wide button").first().click();
const pressed = performance.now() - began;
await waitToBeAsked(page);
const interactive = performance.now() - began;
const first = sum((file) => asked.has(file));
await browser.close();
await site.close();

console.log(`program      ${kilobytes(sum((file) => file === "vendemmia.wasm"))}`);
for (const file of [...sent.keys()].filter(isNetwork))
  console.log(`${file.padEnd(28)} ${kilobytes(sent.get(file))}`);
console.log(`all files    ${kilobytes(sum(() => true))}`);
console.log(`a first game ${kilobytes(first)}, ${asked.size} files`);
const seconds = (milliseconds) => (milliseconds / 1000).toFixed(2);
console.log(
  `"2 players" is pressed ${seconds(pressed)} s after the first visit, and asked ${seconds(interactive)} s after it`,
);
