// Runs the browser tests: every function that a *_test.mjs exports, each with browser contexts of its own.
//
//   node tests/browser/run.mjs [NAME]    only the files whose name contains NAME
//
// VENDEMMIA and VENDEMMIA_PAGE name another program and page than build/release/vendemmia and build/page, CHROMIUM another browser
// than the one of support/browser.mjs.
import { readdir, rm } from "node:fs/promises";
import { launch } from "./support/browser.mjs";
import { Server } from "./support/server.mjs";
import { World } from "./support/world.mjs";

const limitSeconds = 120;
// One more than CI has cores, since a test often waits for its browser.
const lanes = 3;
// A machine may be too busy for a browser. What fails twice, the second time alone, has failed.
const mostSecondTries = 3;
const here = new URL(".", import.meta.url);

// They have the longest tests, whole games above all, and begin first, so that no lane ends long after the others.
const first = ["tuscany", "solo", "two_players", "reload", "stage", "people", "accessibility"];

// To be looked at: they check nothing that the others do not.
const onlyByName = ["pictures_test.mjs"];

async function collect(wanted) {
  const all = (await readdir(here)).filter((file) => file.endsWith("_test.mjs") && file.includes(wanted));
  const files = wanted === "" ? all.filter((file) => !onlyByName.includes(file)) : all;
  const isFirst = (file) => first.includes(file.replace("_test.mjs", ""));
  const tests = [];
  for (const file of files.sort((a, b) => isFirst(b) - isFirst(a) || (a < b ? -1 : 1))) {
    const module = await import(new URL(file, here));
    for (const [name, run] of Object.entries(module)) {
      tests.push({ file: file.replace("_test.mjs", ""), name, run });
    }
  }
  return tests;
}

function inWords(name) {
  return name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

/** True when it passed. */
async function runOne({ file, name, run }, browser, address) {
  const world = new World(browser, address);
  const began = performance.now();
  let timer;
  const limit = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(`not done after ${limitSeconds} s`)), limitSeconds * 1000);
  });
  let failure = null;
  try {
    await Promise.race([run(world), limit]);
    if (world.trouble.length > 0) failure = new Error("the page complained");
  } catch (error) {
    failure = error;
    await world.screenshotAll(`${file}_${name}`);
  }
  clearTimeout(timer);
  await world.close();
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(`${failure === null ? "ok    " : "FAILED"} ${file}:${inWords(` ${name}`)} (${seconds} s)`);
  if (failure !== null) {
    const told = [failure.stack ?? failure, ...world.trouble].join("\n");
    console.log(told.replace(/^/gm, "       "));
  }
  return failure === null;
}

const tests = await collect(process.argv[2] ?? "");
if (process.argv[2] === undefined)
  await rm(new URL("../../build/screenshots", here), {
    recursive: true,
    force: true,
  });
const server = new Server();
let browser = null;
let passed = 0;
try {
  await server.start();
  browser = await launch();
  const waiting = [...tests];
  const failed = [];
  const lane = async () => {
    for (let test = waiting.shift(); test !== undefined; test = waiting.shift()) {
      if (await runOne(test, browser, server.address)) passed += 1;
      else failed.push(test);
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  for (const test of failed.length <= mostSecondTries ? failed : []) {
    console.log("once more, alone:");
    if (await runOne(test, browser, server.address)) passed += 1;
  }
} finally {
  await browser?.close();
  await server.close();
}
console.log(`${passed} passed, ${tests.length - passed} failed`);
// What a failed test has left open shall not keep this process.
process.exit(passed === tests.length ? 0 : 1);
