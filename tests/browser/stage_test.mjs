// Without the log: what each player does stands on the stage with its card and its outcome, as the server told it.
import assert from "node:assert/strict";
import { assertAccessible } from "./support/axe.mjs";
import { allModules, joinTable, openTable } from "./support/tables.mjs";
import {
  asked,
  endScreen,
  playToOwnTurn,
  playUntil,
  waitToBeAsked,
} from "./support/play.mjs";
import { phone, updatesTo } from "./support/world.mjs";

const logless = { settings: { log: false } };
const leastCard = 180;

/** The whole log as the server told it to this page. */
function logOf(page) {
  return updatesTo(page).reduce(
    (log, update) => [...log.slice(0, update.log_from), ...update.log],
    [],
  );
}

/** Runs in the page: the act on the stage, read from what is drawn. */
function readStage() {
  const act = document.querySelector(".stage [data-act]");
  if (act === null) return null;
  const [from, to] = act.dataset.act.split("-").map(Number);
  const box = (element) => {
    const { left, top, right, bottom, height } =
      element.getBoundingClientRect();
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
        [...share.querySelectorAll("[data-gain]")].map(
          (gain) => gain.dataset.gain,
        ),
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
  drew: ({ deck, card }) =>
    card === null ? `back:${deck}` : new RegExp(`:${card.split("#")[0]}$`),
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
  else if (lead.seat !== undefined && act.seat !== "")
    assert.equal(act.seat, String(lead.seat), where);
  const card = cardsOf[act.lead]?.(lead);
  if (card instanceof RegExp) assert.match(act.card, card, where);
  else if (card !== undefined) assert.equal(act.card, card, where);
  for (const [seat, signs] of Object.entries(sums(events))) {
    for (const [sign, amount] of Object.entries(signs)) {
      if (amount !== 0)
        assert.ok(
          act.shares[seat]?.includes(`${sign} ${amount}`),
          `${where}: ${sign} ${amount}`,
        );
    }
  }
  for (const { kind, seat, grape, wine, value } of events) {
    if (kind === "grape_placed")
      assert.ok(act.shares[seat].includes(`grape_${grape} ${value}`), where);
    if (kind === "wine_made")
      assert.ok(act.shares[seat].includes(`wine_${wine} ${value}`), where);
  }
  if (box) {
    const { cardBox: inner, stageBox: outer } = act;
    assert.ok(
      inner.height >= leastCard - 0.5,
      `${where} is ${inner.height} px high`,
    );
    assert.ok(
      inner.left >= outer.left &&
        inner.right <= outer.right &&
        inner.top >= outer.top &&
        inner.bottom <= outer.bottom,
      `${where} lies outside of the stage: ${JSON.stringify([inner, outer])}`,
    );
  }
  const kinds = events.map(({ kind }) => kind);
  return [
    act.lead,
    ...kinds.filter((kind) =>
      ["drew", "harvested", "wine_made"].includes(kind),
    ),
  ].map((kind) => ({
    kind,
    seat: act.seat,
  }));
}

/** Waits until the page has drawn everything that the server told. */
async function caughtUp(page) {
  const silent = ["forced", "visitor_done", "season_began"];
  const heard =
    logOf(page).findLastIndex(({ event }) => !silent.includes(event.kind)) + 1;
  await page.locator(`.stage[data-heard="${heard}"]`).waitFor();
}

/** The act that stands there, and each of those at the edge, which comes back while it is pointed at. */
async function checkStage(page) {
  await caughtUp(page);
  const log = logOf(page);
  const told = [];
  const standing = await page.evaluate(readStage);
  if (standing !== null) told.push(...checkAct(standing, log));
  const edge = page.locator(".last-act");
  for (let i = 0; i < (await edge.count()); i += 1) {
    const last = edge.nth(i);
    const from = await last.getAttribute("data-last");
    await last.hover();
    await page.locator(`.stage [data-act^="${from}-"]`).waitFor();
    told.push(...checkAct(await page.evaluate(readStage), log));
  }
  await page.locator(".stage .ask").hover({ position: { x: 4, y: 4 } });
  return told;
}

/** Plays and looks at the stage after each answer until all of it was seen or the game is over. */
async function playAndWatch(page, wanted, { seed = 1, most = 400 } = {}) {
  const seen = new Map();
  const isMissing = (kind) => !seen.has(kind);
  for (let i = 0; i < most && wanted.some(isMissing); i += 1) {
    await playUntil(page, endScreen, { most: 3, seed: seed + i });
    await page.locator(`${asked}, ${endScreen}`).first().waitFor();
    if (await page.locator(endScreen).isVisible()) break;
    for (const { kind, seat } of await checkStage(page)) {
      seen.set(kind, (seen.get(kind) ?? new Set()).add(seat));
    }
  }
  return seen;
}

/** Everything that happened often enough to be met was also seen on the stage, and somebody else's as well as the own. */
function assertSeen(seen, wanted, page, seats) {
  const happened = new Set(logOf(page).map(({ event }) => event.kind));
  for (const kind of wanted.filter((one) => happened.has(one)))
    assert.ok(
      seen.has(kind),
      `${kind} was never seen on the stage, only ${[...seen.keys()].join(", ")}`,
    );
  const actors = new Set([...seen.values()].flatMap((set) => [...set]));
  for (const seat of seats)
    assert.ok(actors.has(seat), `nothing was seen of ${seat}`);
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

export async function whatIAndTheComputerDoStandsOnTheStage(world) {
  const page = await world.visitor(logless);
  await openTable(page, "computer", { players: 2, years: 5, deal: "2026" });
  await waitToBeAsked(page);
  assert.equal(await page.locator(".log").count(), 0, "the log is hidden");
  const seen = await playAndWatch(page, baseKinds);
  assertSeen(seen, baseKinds, page, ["0", "1"]);
  await assertAccessible(page, "the stage");
}

const tuscanyKinds = [...baseKinds, "star_placed", "card_built"];

export async function whatIsDoneInTuscanyStandsOnTheStage(world) {
  const page = await world.visitor(logless);
  await openTable(page, "computer", {
    players: 3,
    years: 4,
    modules: allModules,
    deal: "7",
  });
  await waitToBeAsked(page);
  const seen = await playAndWatch(page, tuscanyKinds, { seed: 5 });
  assertSeen(seen, tuscanyKinds, page, ["0", "1", "2"]);
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
    .flatMap(({ event }) =>
      event.kind === "automa_placed"
        ? [`blocked ${event.space.split(".")[0]}`]
        : [],
    );
  assert.deepEqual(act.shares.automa ?? [], blocked);
  await playToOwnTurn(page);
  await card.waitFor();
  assert.equal(await page.locator(".toast").count(), 0, "no other news of it");
}

/** Two people at tables of their own, one of whom plays at a time. */
async function openTableForTwo(world, deal, settings) {
  const anna = await world.visitor({ name: "Anna", settings });
  const bruno = await world.visitor({ name: "Bruno", settings });
  await openTable(anna, "friends", { deal, modules: ["Special workers"] });
  await anna.locator(".waiting-free").waitFor();
  await joinTable(bruno, anna.url(), "Bruno");
  await Promise.all(
    [anna, bruno].map((page) => page.locator(".ask").waitFor()),
  );
  return [anna, bruno];
}

/** One of them answers, whoever is asked. */
async function answerOnce(pages, seed) {
  const turn = await Promise.any(
    pages.map(async (page, i) => {
      await page.locator(`${asked}, ${endScreen}`).first().waitFor();
      return i;
    }),
  );
  if (await pages[turn].locator(endScreen).isVisible()) return false;
  await playUntil(pages[turn], endScreen, { most: 1, seed });
  return true;
}

const toMe = ".stage .act-to-me";

/** Plays until one of the two has something done to them; says to whom. */
async function playUntilDoneTo(pages, most) {
  for (let i = 0; i < most; i += 1) {
    if (!(await answerOnce(pages, i + 1))) return null;
    for (const page of pages) {
      if ((await page.locator(toMe).count()) > 0) return page;
    }
  }
  return null;
}

export async function whatAFriendDoesToMeStaysUntilIAnswer(world) {
  let struck = null;
  for (const deal of ["11", "12", "13"]) {
    const pages = await openTableForTwo(world, deal, { log: false });
    struck = await playUntilDoneTo(pages, 120);
    if (struck === null) continue;
    const act = await struck.evaluate(readStage);
    checkAct(act, logOf(struck));
    const viewer = String(updatesTo(struck).at(-1).viewer);
    assert.notEqual(act.seat, viewer, "somebody else did it");
    await struck.getByText("This concerns you").waitFor();
    assert.equal(await struck.locator(".toast").count(), 0);
    // Whatever the other one does meanwhile.
    const [other] = pages.filter((page) => page !== struck);
    while (
      (await struck.locator(asked).count()) === 0 &&
      (await struck.locator(endScreen).count()) === 0
    ) {
      await playUntil(other, endScreen, { most: 1 });
      assert.equal(await struck.locator(toMe).count(), 1, "it stays");
    }
    await playUntil(struck, endScreen, { most: 1 });
    await struck
      .locator(`${toMe}[data-act^="${act.from}-"]`)
      .waitFor({ state: "detached" });
    break;
  }
  assert.ok(struck !== null, "in three games nobody did anything to anybody");
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
    await page.waitForFunction(
      () => document.querySelector("[data-act]") !== null,
    );
    const { before, after } = await page.evaluate(skipInPage, how);
    assert.notEqual(before[0], null, "something is told");
    assert.deepEqual(after, [null, "0"], how);
    await playUntil(page, endScreen, { most: 4 });
  }
}

export async function theLastThreeActsLeadBackToTheirMoments(world) {
  const page = await world.visitor();
  await openTable(page, "computer", { players: 3 });
  await playUntil(page, ".last-act:nth-child(1)");
  await playToOwnTurn(page);
  await page.locator(".last-acts > li").nth(2).waitFor();
  assert.equal(await page.locator(".last-acts > li").count(), 3);
  const newest = page.locator(".last-act").first();
  const from = await newest.getAttribute("data-last");
  await newest.focus();
  await page.locator(`.stage [data-act^="${from}-"]`).waitFor();
  await newest.press("Enter");
  await page.locator(".history-bar").waitFor();
  await page.locator(`.stage [data-act^="${from}-"]`).waitFor();
  await page.keyboard.press("ArrowLeft");
  await page
    .locator(`.stage [data-act^="${from}-"]`)
    .waitFor({ state: "detached" });
  checkAct(await page.evaluate(readStage), logOf(page));
  await page.keyboard.press("Escape");
  await waitToBeAsked(page);
}

export async function theLogCanBePutAwayForTheBoard(world) {
  const page = await world.visitor();
  await openTable(page, "computer");
  await waitToBeAsked(page);
  const width = () =>
    page
      .locator("#board")
      .evaluate((board) => board.getBoundingClientRect().width);
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
  for (let i = 0; i < 25; i += 1) {
    await playUntil(page, endScreen, { most: 1, seed: i });
    await page.locator(`${asked}, ${endScreen}`).first().waitFor();
    const bar = await page
      .locator(".stage")
      .evaluate((stage) => stage.getBoundingClientRect());
    assert.ok(
      bar.height <= highestBar + 0.5,
      `the bar is ${bar.height} px high`,
    );
    const act = await page.evaluate(readStage);
    if (act !== null)
      assert.ok(
        act.cardBox.height >= 60 && act.cardBox.bottom <= act.stageBox.bottom,
        act.said,
      );
  }
  assert.equal(await page.locator(".last-act:visible").count(), 0);
  await world.screenshot(page, "stage_phone");
}
