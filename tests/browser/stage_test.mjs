// Without the log: what each player does stands on the stage with its card and its outcome, as the server told it.
import assert from "node:assert/strict";
import { checkAct, readStage } from "./support/acts.mjs";
import { assertAccessible } from "./support/axe.mjs";
import { Line } from "./support/line.mjs";
import { answersIn, forkTable, playedGames, sitDownAt } from "./support/positions.mjs";
import { openTable, seatTwo } from "./support/tables.mjs";
import { asked, endScreen, playToOwnTurn, playUntil, season, waitToBeAsked } from "./support/play.mjs";
import { withoutChanges } from "./support/changes.mjs";
import { phone, updatesTo } from "./support/world.mjs";

const logless = { settings: { log: false } };

/** The whole log as the server told it to this page. */
function logOf(page) {
  return updatesTo(page).reduce((log, update) => [...log.slice(0, update.log_from), ...update.log], []);
}

/** Runs in the page: keeps every act that stands on the stage while it is played. */
function keepActs(read) {
  const readAct = new Function(`return (${read})()`);
  const acts = (window.actsSeen = new Map());
  new MutationObserver(() => {
    const act = readAct();
    if (act !== null) acts.set(`${act.from}-${act.to}`, act);
  }).observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ["data-act"],
  });
}

const actsSeen = (page) => page.evaluate(() => [...window.actsSeen.values()]);

/** Plays, and checks every act that stood on the stage meanwhile. Returns whose acts were seen, by kind. */
async function playAndWatch(page, { year, seed }) {
  await page.evaluate(keepActs, readStage.toString());
  await playUntil(page, endScreen, { year, seed });
  const acts = await actsSeen(page);
  const log = logOf(page); // in this order: a bot may act meanwhile
  const seen = new Map();
  for (const act of acts) {
    for (const { kind, seat } of checkAct(act, log)) seen.set(kind, (seen.get(kind) ?? new Set()).add(seat));
  }
  return seen;
}

const elsewhere = ["passed", "row_taken", "placed", "season_began", "year_began", "aged", "automa_drew"];

/** Nothing else is done after it in the same answer, so that it stands on the stage of that moment. */
function endsItsAnswer({ at, event: { kind } }, i, log) {
  const after = log.slice(i + 1).filter((entry) => entry.at === at);
  return after.every(({ event }) => event.kind === kind || !elsewhere.includes(event.kind));
}

/** Where in the log somebody does this as the last thing of their answer. */
function lastOfItsAnswer(log, kind, isBy) {
  const last = log.at(-1)?.at;
  return log.findLastIndex(
    (entry, i) =>
      entry.at < last && entry.event.kind === kind && isBy(entry.event.seat) && endsItsAnswer(entry, i, log),
  );
}

const fewMoments = 5;

/** Looks back at one moment of each kind, the viewer's and somebody else's: the stage shows it. */
async function checkMoments(page, kinds) {
  const log = logOf(page);
  const { viewer } = updatesTo(page).at(-1);
  await page.keyboard.press("ArrowLeft");
  const slider = page.locator(".history-steps input");
  await slider.waitFor();
  let looked = 0;
  for (const kind of kinds) {
    for (const isBy of [(seat) => seat === viewer, (seat) => seat !== viewer]) {
      const index = lastOfItsAnswer(log, kind, isBy);
      if (index === -1) continue;
      await slider.fill(String(log[index].at + 1));
      await page.waitForFunction((i) => {
        const [from, to] = document
          .querySelector(".stage [data-act]")
          ?.dataset.act.split("-")
          .map(Number) ?? [0, 0];
        return from <= i && i < to;
      }, index);
      checkAct(await page.evaluate(readStage), log);
      looked += 1;
    }
  }
  await page.keyboard.press("Escape");
  assert.ok(looked >= fewMoments, `only ${looked} moments were found`);
}

const baseKinds = [
  "row_taken",
  "placed",
  "planted",
  "drew",
  "played",
  "built",
  "trained",
  "harvested",
  "wine_made",
  "order_filled",
];

async function watchAGame(page, kinds, { year, seed }) {
  const seen = await playAndWatch(page, { year, seed });
  const actors = new Set([...seen.values()].flatMap((set) => [...set]));
  for (const seat of ["0", "1"]) assert.ok(actors.has(seat), `nothing was seen of seat ${seat}`);
  for (const kind of ["row_taken", "placed"]) assert.ok(seen.has(kind), `${kind} was not seen`);
  await checkMoments(page, kinds);
}

export async function whatIAndTheComputerDoStandsOnTheStage(world) {
  const page = await world.visitor(logless);
  await openTable(page, "computer", { players: 2, deal: "2026" });
  await waitToBeAsked(page);
  assert.equal(await page.locator(".log").count(), 0, "the log is hidden");
  await watchAGame(page, baseKinds, { year: 3, seed: 1 });
  await waitToBeAsked(page);
  await assertAccessible(page, "the stage");
}

export async function theAutomasCardStandsOnTheStageUntilIGoOn(world) {
  const page = await world.visitor(logless);
  await page.goto("/new/solo");
  await page.getByRole("button", { name: "Begin" }).click();
  await page.waitForURL(/\/table\//);
  await waitToBeAsked(page);
  const card = page.locator('.stage [data-lead="automa_drew"]');
  await playUntil(page, '.stage [data-lead="automa_drew"]');
  await waitToBeAsked(page);
  const act = await page.evaluate(readStage);
  const log = logOf(page);
  checkAct(act, log);
  const blocked = log
    .slice(act.from, act.to)
    .flatMap(({ event }) => (event.kind === "automa_placed" ? [`blocked ${event.space.split(".")[0]}`] : []));
  assert.deepEqual(act.shares.automa ?? [], blocked);
  await playToOwnTurn(page);
  await card.waitFor();
  assert.equal(await page.locator(".toast").count(), 0, "no other news of it");
}

/** Games that bots have played, each as the person in the first seat was told of it. */
async function toldGames(world, wish) {
  const tell = async (record) => {
    const answers = answersIn(record);
    return (await forkTable(world, record, { at: answers.length - 1, seat: 0 })).log;
  };
  return Promise.all((await playedGames(wish)).map(tell));
}

const fewTries = 6;

const silent = ["forced", "visitor_done", "season_began"];

/** Lets a page hear a log up to some answer, as if that had just been given and now this seat, usually another, were asked; the act
 * that stands on the stage then. */
async function actAfter(page, line, log, at, asks = 1) {
  const entries = log.filter((entry) => entry.at <= at);
  line.retell(entries, asks);
  const heard = entries.findLastIndex(({ event }) => !silent.includes(event.kind)) + 1;
  await page.locator(`.stage[data-heard="${heard}"]`).waitFor();
  return page.evaluate(readStage);
}

/** Each of these kinds of act, done by `seat`, stands on the stage with its card and what came of it; the log is hidden. */
async function assertShownLive({ page, line, logs, kinds, seat, is = () => true, ...how }) {
  const { check = checkAct, asks = 1 } = how;
  assert.equal(await page.locator(".log:visible").count(), 0, "the log is hidden");
  for (const kind of kinds) {
    const done = logs.flatMap((log) =>
      log.flatMap(({ at, event }, i) =>
        event.kind === kind && event.seat === seat && is(event) ? [{ log, at, i }] : [],
      ),
    );
    // Of an answer with several, the last; late ones first, when there is more to see, and of these what ends its answer.
    const last = done.filter(({ log, at }, i) => done[i + 1]?.log !== log || done[i + 1].at !== at);
    const isLast = ({ log, i }) => Number(endsItsAnswer(log[i], i, log));
    last.sort((a, b) => isLast(a) - isLast(b));
    let shown = false;
    for (const { log, at, i } of last.slice(-fewTries).reverse()) {
      const act = await actAfter(page, line, log, at, asks);
      shown = act !== null && act.from <= i && i < act.to;
      if (!shown) continue;
      check(act, log);
      break;
    }
    assert.ok(shown, `${kind} by seat ${seat ?? "nobody"}: not shown, ${done.length} in the games`);
  }
}

const works = ["row_taken", "planted", "drew", "played", "built", "trained", "harvested", "wine_made"];
const ofThePlayers = [...works, "placed", "field_sold", "order_filled", "uprooted", "discarded"];
const ofTheYear = ["year_began"];

/** Somebody at a table that continues a game of the bots, with the line in the test's hands. */
async function atTableOf(world, wish, screen = {}) {
  const page = await world.visitor({ ...logless, ...screen });
  const line = await Line.of(page);
  const [record] = await playedGames({ ...wish, games: 1 });
  const first = answersIn(record).find(({ seat }) => seat === 0);
  await sitDownAt(await forkTable(world, record, first), page);
  return { page, line };
}

export async function everythingThatIOrABotDoesIsShown(world) {
  const wish = { games: 12, bots: "greedy,greedy" };
  const table = await atTableOf(world, wish);
  const logs = await toldGames(world, wish);
  for (const seat of [0, 1]) await assertShownLive({ ...table, logs, seat, kinds: ofThePlayers });
  await assertShownLive({ ...table, logs, seat: undefined, kinds: ofTheYear });
  await assertPassesLeaveTheLastActs(table, logs);
}

/** Where somebody passes, does nothing else, and another then places a worker: the log up to there, and both answers. */
function findPass(logs) {
  for (const log of logs) {
    for (const [i, { at, event }] of log.entries()) {
      if (event.kind !== "passed") continue;
      const next = log.findIndex((entry, k) => k > i && !silent.includes(entry.event.kind));
      if (log[next]?.event.kind === "placed" && log[next].at > at) return { log, i, at, next: log[next].at };
    }
  }
  throw new Error("nobody passes before another places a worker");
}

/** The small cards on the stage's edge, by where in the log their acts begin. */
const lastActs = (page) =>
  page.locator(".last-act").evaluateAll((all) => all.map(({ dataset }) => Number(dataset.last)));

async function assertPassesLeaveTheLastActs({ page, line }, logs) {
  const { log, i, at, next } = findPass(logs);
  assert.equal((await actAfter(page, line, log, at)).lead, "passed");
  const before = await lastActs(page);
  assert.equal(before.length, 3);
  assert.notEqual((await actAfter(page, line, log, next)).lead, "passed");
  assert.deepEqual(await lastActs(page), before, "a pass is nothing to look at again");
  assert.ok(!before.includes(i));
}

export async function everythingThatIsDoneInTuscanyIsShown(world) {
  const wish = { modules: ["board", "workers", "structures"], games: 16, bots: "greedy,random" };
  const table = await atTableOf(world, wish);
  const others = await toldGames(world, wish);
  const own = await toldGames(world, { ...wish, bots: "random,greedy" });
  const isSpecial = ({ worker }) => worker !== "regular";
  for (const [seat, logs] of Object.entries([own, others])) {
    const by = { ...table, logs, seat: Number(seat) };
    await assertShownLive({ ...by, kinds: [...works, "star_placed", "star_moved", "card_built"] });
    await assertShownLive({ ...by, kinds: ["trained", "placed"], is: isSpecial });
  }
  await assertShownLive({ ...table, logs: others, seat: undefined, kinds: ofTheYear });
}

export async function everythingThatAFriendDoesIsShown(world) {
  const anna = await world.visitor({ name: "Anna", ...logless });
  const bruno = await world.visitor({ name: "Bruno" });
  const line = await Line.of(anna);
  await seatTwo(anna, bruno);
  // What he really does comes to her at once.
  const by = await Promise.any(
    [anna, bruno].map((page) =>
      page
        .locator(asked)
        .waitFor()
        .then(() => page),
    ),
  );
  await playUntil(by, endScreen, { most: 1 });
  await anna.locator(".stage [data-act]").waitFor();
  const logs = await toldGames(world, { games: 12, bots: "greedy,greedy" });
  await assertShownLive({ page: anna, line, logs, seat: 1, kinds: ofThePlayers });
}

export async function everythingThatTheAutomaDoesIsShown(world) {
  const wish = { players: 1, games: 12, bots: "greedy" };
  const table = await atTableOf(world, wish);
  const logs = await toldGames(world, wish);
  await assertShownLive({ ...table, logs, seat: undefined, kinds: ["automa_drew", ...ofTheYear] });
  await assertShownLive({ ...table, logs, seat: 0, kinds: [...works, "order_filled"] });
}

const toMe = ".stage .act-to-me";

/** Nobody can be made to do something to somebody: what another gained is told as the viewer's loss. */
async function turnGainsIntoLosses(page) {
  await page.routeWebSocket(/\/ws/, (line) => {
    const server = line.connectToServer();
    line.onMessage((text) => server.send(withoutChanges(text)));
    server.onMessage((text) => {
      const message = JSON.parse(text);
      if (message.is === "update") message.log = message.log.map((entry) => asLoss(entry, message.log));
      line.send(JSON.stringify(message));
    });
  });
}

function asLoss({ at, event }, log) {
  const acts = log.some(
    (entry) => entry.at === at && entry.event.kind === "placed" && entry.event.seat === 1,
  );
  const gained = event.kind === "lira_changed" && event.seat === 1 && !event.paid;
  return { at, event: acts && gained ? { ...event, seat: 0, paid: true } : event };
}

export async function whatWasDoneToMeStaysUntilIAnswer(world) {
  const page = await world.visitor(logless);
  await turnGainsIntoLosses(page);
  // In a short game the computer may gain nothing with a worker, or only with the last answer of all.
  const over = page.locator(endScreen);
  do {
    await openTable(page, "computer");
    await playUntil(page, toMe);
    await page.locator(asked).or(over).first().waitFor();
  } while ((await over.count()) > 0);
  const act = await page.evaluate(readStage);
  assert.equal(act.seat, "1", "somebody else did it");
  assert.ok(act.shares["0"][0].startsWith("lira -"), "and it is told whom it struck");
  await page.getByText("This concerns you").waitFor();
  assert.equal(await page.locator(".toast").count(), 0, "no other news of it");
  await world.screenshot(page, "stage_done_to_me");
  await assertAccessible(page, "what was done to me");
  await playUntil(page, endScreen, { most: 1 });
  await page.locator(`${toMe}[data-act^="${act.from}-"]`).waitFor({ state: "detached" });
}

/** Runs in the page: what the stage tells before and after, with no time between for it to end by itself. */
async function skipInPage(how) {
  const told = () => [
    document.querySelector("[data-act]")?.dataset.act ?? null,
    document.querySelector(".stage").dataset.waiting,
  ];
  const before = told();
  if (how === "click") document.querySelector(".stage .act").click();
  else
    document.body.dispatchEvent(
      new KeyboardEvent("keydown", {
        key: " ",
        bubbles: true,
        cancelable: true,
      }),
    );
  await new Promise((resume) => queueMicrotask(resume));
  return { before, after: told() };
}

export async function aClickAndTheSpaceBarSkipWhatIsTold(world) {
  const page = await world.visitor({ settings: { speed: 1 } });
  await openTable(page, "computer", { players: 4 });
  for (const how of ["click", "space"]) {
    await playUntil(page, ".stage [data-act]:not(.act-to-me)");
    await page.waitForFunction(() => document.querySelector("[data-act]") !== null);
    const { before, after } = await page.evaluate(skipInPage, how);
    assert.notEqual(before[0], null, "something is told");
    assert.deepEqual(after, [null, "0"], how);
    await playUntil(page, endScreen, { most: 4 });
  }
}

export async function theLastThreeActsLeadBackToTheirMoments(world) {
  const page = await world.visitor();
  await openTable(page, "computer", { players: 3 });
  await playUntil(page, season("fall"));
  await waitToBeAsked(page);
  assert.equal(await page.locator(".last-acts li").count(), 3);
  // The newest may be the present itself.
  const oldest = page.locator(".last-act").last();
  const from = await oldest.getAttribute("data-last");
  await oldest.focus();
  await page.locator(`.stage [data-act^="${from}-"]`).waitFor();
  await oldest.press("Enter");
  await page.locator(".history-bar").waitFor();
  await page.locator(`.stage [data-act^="${from}-"]`).waitFor();
  // Several answers may belong to one act.
  const moments = logOf(page)[from].at + 1;
  for (const slider = page.locator(".history-steps input"); Number(await slider.inputValue()) >= moments;) {
    const at = await slider.inputValue();
    await page.keyboard.press("ArrowLeft");
    await page.waitForFunction((left) => document.querySelector(".history-steps input").value !== left, at);
  }
  await page.locator(`.stage [data-act^="${from}-"]`).waitFor({ state: "detached" });
  checkAct(await page.evaluate(readStage), logOf(page));
  await page.keyboard.press("Escape");
  await waitToBeAsked(page);
}

export async function theLogCanBePutAwayForTheBoard(world) {
  const page = await world.visitor();
  await openTable(page, "computer");
  await waitToBeAsked(page);
  const width = () => page.locator("#board").evaluate((board) => board.getBoundingClientRect().width);
  const before = await width();
  await page.getByRole("button", { name: "Hide the log" }).click();
  assert.ok((await width()) > before + 150, "the board has its room");
  await page.reload();
  await waitToBeAsked(page);
  assert.equal(await page.locator(".log").count(), 0, "it stays away");
  await page.keyboard.press("l");
  await page.locator(".log").waitFor();
  assert.equal(await width(), before);
}

const highestBar = 160;

/** Runs in the page: the answers that are cut off in the bar though no list of them is offered. */
function unreachable() {
  const bar = document.querySelector(".ask-answers").getBoundingClientRect();
  const list = document.querySelector(".all-answers-button");
  return [...document.querySelectorAll(".answers [data-answer]")]
    .filter((answer) => answer.getBoundingClientRect().bottom > bar.bottom + 1 && list === null)
    .map((answer) => answer.dataset.answer);
}

/** What a second tap would do stands there whole, in the room of what was done. */
async function assertArmedAnswerIsWhole(page) {
  await page.locator("#board .oval.is-legal").first().tap();
  const button = page.locator(".answers[data-armed] .button-main");
  await button.waitFor();
  assert.equal(await page.locator(".stage [data-act]:visible").count(), 0);
  const [inner, outer] = await Promise.all(
    [button, page.locator(".ask-answers")].map((one) => one.boundingBox()),
  );
  assert.ok(inner.y >= outer.y && inner.y + inner.height <= outer.y + outer.height, "it is cut off");
}

export async function theStageOnThePhoneIsALowBar(world) {
  const page = await world.visitor({ ...phone, language: "de" });
  await openTable(page, "computer", { players: 3 });
  for (let i = 0; i < 12; i += 1) {
    await playUntil(page, endScreen, { most: 1, seed: i });
    await page.locator(`${asked}, ${endScreen}`).first().waitFor();
    const bar = await page.locator(".stage").evaluate((stage) => stage.getBoundingClientRect());
    assert.ok(bar.height <= highestBar + 0.5, `the bar is ${bar.height} px high`);
    assert.deepEqual(await page.evaluate(unreachable), [], "answers that are cut off");
    const act = await page.evaluate(readStage);
    if (act === null) continue;
    assert.ok(act.cardBox.height >= 60 && act.cardBox.bottom <= act.stageBox.bottom, act.said);
    const answers = await page.locator(".ask-answers").first().boundingBox();
    if (answers !== null)
      assert.ok(act.cardBox.bottom <= answers.y + 1, `${act.said}: its card covers answers`);
  }
  assert.equal(await page.locator(".last-act:visible").count(), 0);
  await world.screenshot(page, "stage_phone");
  await playToOwnTurn(page);
  await assertArmedAnswerIsWhole(page);
}

/** What a phone shows of an act: its card over the question, what was done, and what came of it. */
function checkLine(act, log) {
  checkAct(act, log, false);
  const { cardBox: card, stageBox: bar } = act;
  assert.ok(bar.height <= highestBar + 0.5, `${act.said}: the bar is ${bar.height} px high`);
  assert.ok(card.height >= 60 && card.top >= bar.top && card.bottom <= bar.bottom, act.said);
  assert.ok(!act.cut, `${act.said} is cut off`);
}

/** With speed "off" nothing is told one after another: the last act simply stands there, also when it is my turn again. */
export async function onThePhoneTheLastActIsALineOverTheQuestion(world) {
  const wish = { games: 6, bots: "greedy,greedy" };
  // In the language with the longest words.
  const table = await atTableOf(world, wish, { ...phone, language: "de" });
  const logs = await toldGames(world, wish);
  const kinds = ["row_taken", "planted", "played", "built", "trained", "wine_made", "order_filled"];
  await assertShownLive({ ...table, logs, seat: 1, kinds, check: checkLine });
  await assertShownLive({ ...table, logs, seat: 1, kinds: ["placed"], check: checkLine, asks: 0 });
}
