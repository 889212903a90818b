// Without the log: what each player does stands on the stage with its card and its outcome, as the server told it.
import assert from "node:assert/strict";
import { assertAccessible } from "./support/axe.mjs";
import { allModules, openTable, openTableForTwo } from "./support/tables.mjs";
import { asked, endScreen, playToOwnTurn, playUntil, waitToBeAsked } from "./support/play.mjs";
import { withoutChanges } from "./support/changes.mjs";
import { phone, updatesTo } from "./support/world.mjs";

const logless = { settings: { log: false } };
const leastCard = 180;

/** The whole log as the server told it to this page. */
function logOf(page) {
  return updatesTo(page).reduce((log, update) => [...log.slice(0, update.log_from), ...update.log], []);
}

/** Runs in the page: the act on the stage, read from what is drawn. */
function readStage() {
  const act = document.querySelector(".stage [data-act]");
  if (act === null) return null;
  const [from, to] = act.dataset.act.split("-").map(Number);
  const box = (element) => {
    const { left, top, right, bottom, height } = element.getBoundingClientRect();
    return { left, top, right, bottom, height };
  };
  const card = act.querySelector("[data-stage-card]");
  return {
    from,
    to,
    seat: act.dataset.seat,
    lead: act.dataset.lead,
    card: card.dataset.stageCard,
    cardBox: box(card),
    stageBox: box(document.querySelector(".stage")),
    said: act.querySelector(".act-said").innerText,
    shares: Object.fromEntries(
      [...act.querySelectorAll("[data-share]")].map((share) => [
        share.dataset.share,
        [...share.querySelectorAll("[data-gain]")].map((gain) => gain.dataset.gain),
      ]),
    ),
  };
}

/** The name of the card that an event is about, or null where a picture stands for it. */
const cardsOf = {
  played: ({ visitor }) => `visitor:${visitor}`,
  order_filled: ({ order }) => `order:${order}`,
  built: ({ structure }) => `structure:${structure}`,
  card_built: ({ card }) => `structure_card:${card}`,
  planted: ({ vine }) => `vine:${vine.split("#")[0]}`,
  trained: ({ worker }) => `worker:${worker}`,
  automa_drew: ({ card }) => `automa:${card}`,
  row_taken: ({ row }) => `row:${row}`,
  star_placed: ({ region }) => `region:${region}`,
  drew: ({ deck, card }) => (card === null ? `back:${deck}` : new RegExp(`:${card.split("#")[0]}$`)),
};

const amounts = {
  lira_changed: ({ amount, paid }) => ["lira", paid ? -amount : amount],
  vp_changed: ({ amount, lost }) => ["vp", lost ? -amount : amount],
};

/** What each player gained in these events, by its sign. */
function sums(events) {
  const summed = {};
  for (const event of events) {
    const [sign, amount] = amounts[event.kind]?.(event) ?? [];
    if (sign === undefined) continue;
    const share = (summed[event.seat] ??= {});
    share[sign] = (share[sign] ?? 0) + amount;
  }
  return summed;
}

/** What the act says is what the server told: who, which card, and what came of it. Returns who did what. */
function checkAct(act, log, box = true) {
  const events = log.slice(act.from, act.to).map(({ event }) => event);
  const lead = events.find(({ kind }) => kind === act.lead);
  const where = `${act.said} (${act.lead}, ${act.from} to ${act.to})`;
  assert.ok(lead !== undefined, `the log does not tell of ${where}`);
  if (act.lead === "automa_drew") assert.equal(act.seat, "automa", where);
  else if (lead.seat !== undefined && act.seat !== "") assert.equal(act.seat, String(lead.seat), where);
  const card = cardsOf[act.lead]?.(lead);
  if (card instanceof RegExp) assert.match(act.card, card, where);
  else if (card !== undefined) assert.equal(act.card, card, where);
  for (const [seat, signs] of Object.entries(sums(events))) {
    for (const [sign, amount] of Object.entries(signs)) {
      if (amount !== 0)
        assert.ok(act.shares[seat]?.includes(`${sign} ${amount}`), `${where}: ${sign} ${amount}`);
    }
  }
  for (const { kind, seat, grape, wine, value } of events) {
    if (kind === "grape_placed") assert.ok(act.shares[seat].includes(`grape_${grape} ${value}`), where);
    if (kind === "wine_made") assert.ok(act.shares[seat].includes(`wine_${wine} ${value}`), where);
  }
  if (box) {
    const { cardBox: inner, stageBox: outer } = act;
    assert.ok(inner.height >= leastCard - 0.5, `${where} is ${inner.height} px high`);
    assert.ok(
      inner.left >= outer.left &&
        inner.right <= outer.right &&
        inner.top >= outer.top &&
        inner.bottom <= outer.bottom,
      `${where} lies outside of the stage: ${JSON.stringify([inner, outer])}`,
    );
  }
  const kinds = events.map(({ kind }) => kind);
  return [act.lead, ...kinds.filter((kind) => ["drew", "harvested", "wine_made"].includes(kind))].map(
    (kind) => ({
      kind,
      seat: act.seat,
    }),
  );
}

const silent = ["forced", "visitor_done", "season_began"];

/** Waits until the page has drawn everything that the server told. */
async function caughtUp(page) {
  const end = () => logOf(page).findLastIndex(({ event }) => !silent.includes(event.kind)) + 1;
  const drawn = () => page.locator(".stage").evaluate((stage) => Number(stage.dataset.heard));
  while ((await drawn()) < end())
    await page.waitForFunction((to) => Number(document.querySelector(".stage").dataset.heard) >= to, end());
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
  const log = logOf(page);
  const seen = new Map();
  for (const act of await actsSeen(page)) {
    for (const { kind, seat } of checkAct(act, log)) seen.set(kind, (seen.get(kind) ?? new Set()).add(seat));
  }
  return seen;
}

/** Where in the log somebody does this as the last thing of their answer, so that it stands on the stage of that moment. */
function lastOfItsAnswer(log, kind, isBy) {
  const elsewhere = ["passed", "row_taken", "placed", "season_began", "year_began", "aged", "automa_drew"];
  return log.findLastIndex(
    ({ at, event }, i) =>
      event.kind === kind &&
      isBy(event.seat) &&
      log
        .slice(i + 1)
        .filter((entry) => entry.at === at)
        .every(({ event: next }) => next.kind === kind || !elsewhere.includes(next.kind)) &&
      log.slice(i + 1).some((entry) => entry.at > at),
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
  await watchAGame(page, baseKinds, { year: 4, seed: 1 });
  await waitToBeAsked(page);
  await assertAccessible(page, "the stage");
}

export async function whatIsDoneInTuscanyStandsOnTheStage(world) {
  const page = await world.visitor(logless);
  await openTable(page, "computer", {
    players: 3,
    years: 5,
    modules: allModules,
    deal: "7",
  });
  await waitToBeAsked(page);
  await watchAGame(page, [...baseKinds, "star_placed", "card_built"], {
    year: 4,
    seed: 5,
  });
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

export async function whatAFriendDoesStandsOnTheStage(world) {
  const { anna, bruno } = await openTableForTwo(world, logless);
  const seen = new Set();
  for (let i = 0; i < 20; i += 1) {
    const asking = [anna, bruno].map((page) =>
      page
        .locator(asked)
        .waitFor()
        .then(() => page),
    );
    const page = await Promise.any(asking);
    await playUntil(page, endScreen, { most: 1, seed: i });
    const [other] = [anna, bruno].filter((one) => one !== page);
    await caughtUp(other);
    const act = await other.evaluate(readStage);
    if (act === null) continue;
    for (const { kind, seat } of checkAct(act, logOf(other))) {
      if (seat !== String(updatesTo(other).at(-1).viewer)) seen.add(kind);
    }
  }
  for (const kind of ["row_taken", "placed"]) assert.ok(seen.has(kind), `${kind} of a friend was not seen`);
}

const toMe = ".stage .act-to-me";

/** Nobody can be made to do something to somebody: what another gained is told as the viewer's loss. */
async function turnGainsIntoLosses(page) {
  await page.routeWebSocket(/\/ws/, (line) => {
    const server = line.connectToServer();
    line.onMessage((text) => server.send(withoutChanges(text)));
    server.onMessage((text) => {
      const message = JSON.parse(text);
      if (message.is === "update")
        message.log = message.log.map((entry, i, log) => asLoss(entry, log[i - 1]));
      line.send(JSON.stringify(message));
    });
  });
}

function asLoss({ at, event }, before) {
  const gained =
    event.kind === "lira_changed" && event.seat === 1 && before?.event.kind === "placed" && before.at === at;
  return { at, event: gained ? { ...event, seat: 0, paid: true } : event };
}

export async function whatWasDoneToMeStaysUntilIAnswer(world) {
  const page = await world.visitor(logless);
  await turnGainsIntoLosses(page);
  await openTable(page, "computer");
  await playUntil(page, toMe);
  await waitToBeAsked(page);
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
  await playUntil(page, ".last-act");
  await playToOwnTurn(page);
  await page.locator(".last-acts li").nth(2).waitFor();
  assert.equal(await page.locator(".last-acts li").count(), 3);
  const newest = page.locator(".last-act").first();
  const from = await newest.getAttribute("data-last");
  await newest.focus();
  await page.locator(`.stage [data-act^="${from}-"]`).waitFor();
  await newest.press("Enter");
  await page.locator(".history-bar").waitFor();
  await page.locator(`.stage [data-act^="${from}-"]`).waitFor();
  await page.keyboard.press("ArrowLeft");
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

export async function theStageOnThePhoneIsALowBar(world) {
  const page = await world.visitor(phone);
  await openTable(page, "computer", { players: 3 });
  for (let i = 0; i < 12; i += 1) {
    await playUntil(page, endScreen, { most: 1, seed: i });
    await page.locator(`${asked}, ${endScreen}`).first().waitFor();
    const bar = await page.locator(".stage").evaluate((stage) => stage.getBoundingClientRect());
    assert.ok(bar.height <= highestBar + 0.5, `the bar is ${bar.height} px high`);
    const act = await page.evaluate(readStage);
    if (act !== null)
      assert.ok(act.cardBox.height >= 60 && act.cardBox.bottom <= act.stageBox.bottom, act.said);
  }
  assert.equal(await page.locator(".last-act:visible").count(), 0);
  await world.screenshot(page, "stage_phone");
}
