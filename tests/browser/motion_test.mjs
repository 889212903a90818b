// The grammar of motion: everything comes from somewhere and goes somewhere. The events are put on the line by the test, so
// that each row of the grammar happens, and nothing waits for time to pass.
import assert from "node:assert/strict";
import {
  boxesOf,
  flightsOver,
  forgetFlights,
  lies,
  waitForFlights,
  watchFlights,
} from "./support/flights.mjs";
import { Line } from "./support/line.mjs";
import { endScreen, playToOwnTurn, space, waitToBeAsked } from "./support/play.mjs";
import { answersIn, forkTable, openPosition, playedGames, sitDownAt } from "./support/positions.mjs";
import { allModules, openTable } from "./support/tables.mjs";

/** A table at the viewer's turn, with a line in the test's hands. */
async function tableInMotion(world, wish = {}, settings = { speed: 1 }, context = {}) {
  const page = await world.visitor({ settings, ...context });
  const line = await Line.of(page);
  await watchFlights(page);
  await openTable(page, "computer", { deal: "54865", ...wish });
  await playToOwnTurn(page);
  const me = line.latest.viewer;
  return { page, line, me, other: me === 0 ? 1 : 0 };
}

const panel = (seat) => `[data-seat-panel="${seat}"]`;
const purse = (seat) => `${panel(seat)} .amount-lira`;
const track = (seat) => `.track-points [data-mark="${seat}"]`;
const residual = (seat) => `.track-residual [data-mark="${seat}"]`;
const home = (seat) => `[data-home="${seat}"]`;
const stage = ".desk-stage";
const tile = (action) => `[data-action="${action}"]`;
const grape = (seat, slot) => `${panel(seat)} .mat-crush [data-slot="${slot}"]`;
const wine = (seat, slot) => `${panel(seat)} .mat-cellar [data-slot="${slot}"]`;

let marks = 40;

/** Changes the position and waits until the page shows it: by a purse that nobody else has. */
async function prepared({ page, line }, change = () => undefined) {
  marks += 1;
  line.tell([], (view) => {
    change(view);
    view.players[view.viewer].lira = marks;
  });
  await page
    .getByRole("img", { name: `Lira: ${marks}`, exact: true })
    .first()
    .waitFor();
}

/** Lets it happen and checks that everything that was to fly did so, from box to box. Each of `ways` is [kind, from, to]. */
async function assertFlights(table, name, { prepare, events, change, ways }) {
  const { page, line } = table;
  await prepared(table, prepare);
  await forgetFlights(page);
  const sources = await boxesOf(
    page,
    ways.map(([, from]) => from),
  );
  line.tell(events, change);
  const flown = await waitForFlights(page, ways.length);
  const targets = await boxesOf(
    page,
    ways.map(([, , to]) => to),
  );
  assert.deepEqual(
    flown.map(({ kind }) => kind),
    ways.map(([kind]) => kind),
    name,
  );
  flown.forEach(({ kind, start, end, duration }, i) => {
    const [, from, to] = ways[i];
    const told = `${name}: ${kind} from ${from} to ${to}`;
    assert.ok(lies(start, sources[from]), `${told} starts at ${JSON.stringify([start, sources[from]])}`);
    assert.ok(lies(end, targets[to]), `${told} ends at ${JSON.stringify([end, targets[to]])}`);
    assert.ok(duration >= 300 && duration <= 600, `${told} takes ${duration} ms`);
  });
  await page.locator("[data-flight]").first().waitFor({ state: "detached" });
}

export async function everyGainHasASourceAndADestination(world) {
  const table = await tableInMotion(world);
  const { me, other } = table;
  const own = (view) => view.players[me];
  const theirs = (view) => view.players[other];
  const field = (view) => own(view).fields.find((one) => one.field === 6);
  const rows = {
    "card drawn": {
      prepare: (view) => (own(view).hand.vine = []),
      events: [
        { kind: "drew", seat: me, deck: "vine", card: "pinot#1" },
        { kind: "drew", seat: other, deck: "summer", card: null },
      ],
      change: (view) => (own(view).hand.vine = ["pinot#1"]),
      ways: [
        ["card", "[data-deck=vine]", '#hand [data-card="pinot#1"]'],
        ["back", "[data-deck=summer]", `${panel(other)} .hand-counts`],
      ],
    },
    "card played": {
      events: [
        { kind: "played", seat: other, visitor: "banker" },
        { kind: "vp_changed", seat: other, amount: 1, lost: false },
        { kind: "visitor_done", seat: other, visitor: "banker" },
      ],
      ways: [
        ["card", `${panel(other)} .hand-counts`, stage],
        ["seal", stage, track(other)],
        ["card", stage, "[data-discard=summer]"],
      ],
    },
    "card discarded": {
      events: [{ kind: "discarded", seat: me, deck: "vine", card: "pinot#1" }],
      change: (view) => (own(view).hand.vine = []),
      ways: [
        ["card", '#hand [data-card="pinot#1"]', stage],
        ["card", stage, "[data-discard=vine]"],
      ],
    },
    "worker, lira": {
      events: [
        {
          kind: "placed",
          seat: other,
          worker: "grande",
          space: "give_tour.left",
        },
        { kind: "lira_changed", seat: other, amount: 2, paid: false },
      ],
      change: (view) => {
        theirs(view).workers.grande = "give_tour.left";
        view.board["give_tour.left"] = { seat: other, worker: "grande" };
      },
      ways: [
        ["worker", home(other), `[data-place="give_tour.left"] .worker`],
        ["coin", tile("give_tour"), purse(other)],
      ],
    },
    "worker recalled": {
      events: [
        {
          kind: "retrieved",
          seat: other,
          worker: "grande",
          space: "give_tour.left",
        },
      ],
      change: (view) => {
        theirs(view).workers.grande = "available";
        delete view.board["give_tour.left"];
      },
      ways: [["worker", `[data-place="give_tour.left"] .worker`, home(other)]],
    },
    "worker trained": {
      events: [
        { kind: "lira_changed", seat: me, amount: 4, paid: true },
        { kind: "trained", seat: me, at_once: false, worker: "regular" },
      ],
      change: (view) => (own(view).workers.in_training += 1),
      ways: [
        ["coin", purse(me), tile("train_worker")],
        ["worker", tile("train_worker"), `#mat ${home(me)}`],
      ],
    },
    planted: {
      prepare: (view) => (own(view).hand.vine = ["merlot#1"]),
      events: [{ kind: "planted", seat: me, vine: "merlot#1", field: 6 }],
      change: (view) => {
        own(view).hand.vine = [];
        field(view).vines = ["merlot#1"];
      },
      ways: [["card", '#hand [data-card="merlot#1"]', '#mat [data-field="6"] [data-vine="merlot#1"]']],
    },
    uprooted: {
      events: [{ kind: "uprooted", seat: me, vine: "merlot#1", field: 6 }],
      change: (view) => {
        own(view).hand.vine = ["merlot#1"];
        field(view).vines = [];
      },
      ways: [["card", '#mat [data-field="6"] [data-vine="merlot#1"]', '#hand [data-card="merlot#1"]']],
    },
    harvested: {
      prepare: (view) => (field(view).vines = ["merlot#1", "pinot#1"]),
      events: [
        { kind: "harvested", seat: me, field: 6 },
        { kind: "grape_placed", seat: me, grape: "red", value: 4 },
      ],
      change: (view) => {
        field(view).harvested = true;
        own(view).grapes.red = [4];
      },
      ways: [
        ["grape", '#mat [data-vine="merlot#1"]', grape(me, "red:4")],
        ["grape", '#mat [data-vine="pinot#1"]', grape(me, "red:4")],
      ],
    },
    "wine made": {
      prepare: (view) => (own(view).grapes.red = [2]),
      events: [
        { kind: "grape_used", seat: me, grape: "red", value: 2 },
        { kind: "wine_made", seat: me, wine: "red", value: 2 },
      ],
      change: (view) => {
        own(view).grapes.red = [];
        own(view).wines.red = [2];
      },
      ways: [
        ["grape", grape(me, "red:2"), wine(me, "red:2")],
        ["bottle", `#mat .mat-crush`, wine(me, "red:2")],
      ],
    },
    "order filled": {
      prepare: (view) => (own(view).hand.order = ["order_01"]),
      events: [
        { kind: "wine_used", seat: me, wine: "red", value: 2 },
        { kind: "order_filled", seat: me, order: "order_01" },
        { kind: "vp_changed", seat: me, amount: 2, lost: false },
        { kind: "residual_changed", seat: me, residual: 1 },
      ],
      change: (view) => {
        own(view).hand.order = [];
        own(view).wines.red = [];
        own(view).vp += 2;
        own(view).residual += 1;
      },
      ways: [
        ["card", '#hand [data-card="order_01"]', stage],
        ["bottle", wine(me, "red:2"), stage],
        ["seal", stage, track(me)],
        ["residual", stage, residual(me)],
        ["card", stage, "[data-discard=order]"],
      ],
    },
    built: {
      events: [
        { kind: "lira_changed", seat: me, amount: 2, paid: true },
        { kind: "built", seat: me, structure: "trellis" },
      ],
      change: (view) => (own(view).structures = [...own(view).structures, "trellis"]),
      ways: [["coin", purse(me), '#mat [data-piece="trellis"]']],
    },
    "year's end": {
      prepare: (view) => {
        own(view).grapes.red = [1];
        own(view).wines.white = [1];
        view.board["draw_vine.left"] = { seat: me, worker: "regular" };
      },
      events: [
        { kind: "aged", seat: me, year_end: true },
        { kind: "lira_changed", seat: me, amount: 1, paid: false },
        { kind: "year_began", year: 2 },
      ],
      change: (view) => {
        own(view).grapes.red = [2];
        own(view).wines.white = [2];
        delete view.board["draw_vine.left"];
        view.year += 1;
      },
      ways: [
        ["grape", grape(me, "red:1"), grape(me, "red:2")],
        ["bottle", wine(me, "white:1"), wine(me, "white:2")],
        ["worker", '[data-place="draw_vine.left"] .worker', `#mat ${home(me)}`],
        ["coin", residual(me), purse(me)],
      ],
    },
  };
  for (const [name, row] of Object.entries(rows)) await assertFlights(table, name, row);
  assert.ok(await table.page.evaluate(() => window.yearTurned), "the year turns over on the ribbon");
}

export async function starsAndStructureCardsFlyToo(world) {
  const table = await tableInMotion(world, { modules: allModules });
  const { me } = table;
  const own = (view) => view.players[me];
  await assertFlights(table, "star placed", {
    events: [{ kind: "star_placed", seat: me, region: "siena" }],
    change: (view) => (own(view).stars = { ...own(view).stars, siena: 1 }),
    ways: [
      ["star", `.tuscany-supply [data-piece="star-${me}"]`, `[data-notes=siena] [data-piece="star-${me}"]`],
    ],
  });
  await assertFlights(table, "region by region", {
    events: [
      { kind: "region_scored", seat: me, region: "siena", vp: 2 },
      { kind: "vp_changed", seat: me, amount: 2, lost: false },
      { kind: "region_scored", seat: me, region: "pisa", vp: 1 },
      { kind: "vp_changed", seat: me, amount: 1, lost: false },
    ],
    change: (view) => (own(view).vp += 3),
    ways: [
      ["seal", '[data-place="region:siena"]', track(me)],
      ["seal", '[data-place="region:pisa"]', track(me)],
    ],
  });
  await assertFlights(table, "card built", {
    prepare: (view) => (own(view).hand.structure = ["cask"]),
    events: [
      { kind: "lira_changed", seat: me, amount: 2, paid: true },
      { kind: "card_built", seat: me, card: "cask", place: "mat_1" },
    ],
    change: (view) => {
      own(view).hand.structure = [];
      own(view).buildings = { mat_1: "cask" };
    },
    ways: [
      ["coin", purse(me), '#mat [data-place="mat_1"]'],
      ["card", '#hand [data-card="cask"]', '#mat [data-place="mat_1"]'],
    ],
  });
}

export async function theAutomasWorkersWalkOneAfterAnother(world) {
  const page = await world.visitor({ settings: { speed: 1 } });
  const line = await Line.of(page);
  await watchFlights(page);
  await page.goto("/new/solo");
  await page.getByRole("button", { name: "Begin" }).click();
  await page.waitForURL(/\/table\//);
  await waitToBeAsked(page);
  await playToOwnTurn(page);
  await assertFlights({ page, line }, "the Automa", {
    prepare: (view) => (view.board = {}),
    events: [
      { kind: "automa_drew", card: "automa_07" },
      { kind: "automa_placed", space: "draw_vine.left" },
      { kind: "automa_placed", space: "give_tour.left" },
    ],
    change: (view) => {
      for (const taken of ["draw_vine.left", "give_tour.left"])
        view.board[taken] = { seat: null, worker: "regular" };
    },
    ways: [
      ["worker", home("automa"), '[data-place="draw_vine.left"] .worker'],
      ["worker", home("automa"), '[data-place="give_tour.left"] .worker'],
    ],
  });
}

const drawn = (me) => ({
  events: [{ kind: "drew", seat: me, deck: "vine", card: "pinot#1" }],
  change: (view) => (view.players[me].hand.vine = ["pinot#1"]),
});

async function assertNothingFlies(world, settings, context) {
  const { page, line, me } = await tableInMotion(world, {}, settings, context);
  const { events, change } = drawn(me);
  await prepared({ page, line }, (view) => (view.players[me].hand.vine = []));
  await page.evaluate(() => void (window.fadedIn = []));
  line.tell(events, change);
  const card = page.locator('#hand [data-card="pinot#1"]');
  await card.waitFor();
  assert.deepEqual(await flightsOver(page), []);
  assert.equal(await page.locator("[data-flight]").count(), 0);
  return page.evaluate(() => window.fadedIn);
}

export async function withReducedMotionThingsFadeIn(world) {
  const fades = await assertNothingFlies(world, { speed: 1 }, { reducedMotion: "reduce" });
  assert.deepEqual(fades, ["pinot#1"], "the card fades in");
}

export async function switchedOffNothingMoves(world) {
  assert.deepEqual(await assertNothingFlies(world, { speed: 0 }), []);
}

/** A space of the board on which the viewer may place a worker. */
async function freeSpace(page) {
  return page.locator("#board .oval.is-legal").first().getAttribute("data-place");
}

export async function aWorkerStandsOnItsSpaceBeforeTheServerHasAnswered(world) {
  const { page, line, me } = await tableInMotion(world);
  await forgetFlights(page);
  const place = await freeSpace(page);
  const workers = page.locator(`#mat ${home(me)} .piece`);
  const atHome = await workers.count();
  line.hold();
  await space(page, place).click();

  await page.waitForFunction(() => window.flights.some(({ kind }) => kind === "worker"));
  const walker = (await flightsOver(page)).find(({ kind }) => kind === "worker");
  const { [`[data-place="${place}"]`]: oval } = await boxesOf(page, [`[data-place="${place}"]`]);
  assert.ok(lies(walker.end, oval), "the double stands on the space");
  await page.locator("[data-flight=worker]").waitFor();
  assert.equal(await space(page, place).locator(".worker").count(), 0, "the table has not been drawn anew");
  assert.equal(await workers.count(), atHome);

  // Refused: all is as it was.
  line.refuse("act", "not_your_turn");
  await page.locator("[data-flight]").waitFor({ state: "detached" });
  assert.equal(
    await page
      .locator(`#mat ${home(me)}`)
      .evaluate((element) => element.getAnimations({ subtree: true }).length),
    0,
  );

  // Accepted: the worker is there, and does not walk once more.
  await forgetFlights(page);
  await page.locator(".ask-mine .answers[data-pending=false]").waitFor();
  line.hold();
  await space(page, place).click();
  await page.locator("[data-flight=worker]").waitFor();
  line.release();
  await space(page, place).locator(".worker").waitFor();
  await page.locator("[data-flight=worker]").waitFor({ state: "detached" });
  const own = (await flightsOver(page)).filter(({ to }) => to.endsWith(`/${place}`));
  assert.equal(own.length, 1);
}

/** Holds the line, gives the answer by pointing, and sees the card fly before the server has said anything; then it comes true. */
async function assertCardFliesAtOnce({ page, line, answer, card, pointed, to }) {
  await forgetFlights(page);
  const selector = `#hand [data-card^="${card}"]`;
  const { [selector]: source } = await boxesOf(page, [selector]);
  line.hold();
  for (const thing of pointed) await page.locator(thing).first().click();
  const [flown] = await waitForFlights(page, 1);
  const { [to]: target } = await boxesOf(page, [to]);
  assert.equal(flown.kind, "card", answer);
  assert.ok(lies(flown.start, source), "from the hand");
  assert.ok(lies(flown.end, target), `to ${to}`);
  assert.ok((await page.locator(selector).count()) > 0, "the table has not been drawn anew");
  const came = line.hears("update");
  line.release();
  await came;
  await page.locator("[data-flight]").first().waitFor({ state: "detached" });
  const again = (await flightsOver(page)).filter((one) => one.kind === "card" && one.to === flown.to);
  assert.equal(again.length, 1, "and does not fly once more");
}

/** Somebody at a question to which the answer is this, in motion and with the line in the test's hands. */
async function inMotionAt(world, wanted) {
  let line;
  const prepare = async (page) => {
    line = await Line.of(page);
    await watchFlights(page);
  };
  const position = await openPosition(world, { wanted, prepare, settings: { speed: 1 } });
  return { ...position, line };
}

export async function aVisitorIsOnItsWayBeforeTheServerHasAnswered(world) {
  const { page, line, answer } = await inMotionAt(world, { answer: /^play / });
  const { visitor, text } = answer;
  const pointed = [`#hand [data-card="${visitor}"]`];
  await assertCardFliesAtOnce({ page, line, answer: text, card: visitor, pointed, to: stage });
}

export async function aVineIsOnItsWayBeforeTheServerHasAnswered(world) {
  const { page, line, answer } = await inMotionAt(world, { answer: /^plant / });
  const { vine, field, text } = answer;
  const pointed = [`.answers [data-answer="${text}"]`];
  if ((await page.locator(pointed[0]).count()) === 0)
    pointed.splice(0, 1, `#hand [data-card^="${vine}"]`, `[data-place="field:${field}"]`);
  await assertCardFliesAtOnce({
    page,
    line,
    answer: text,
    card: vine,
    pointed,
    to: `#mat [data-field="${field}"]`,
  });
}

export async function aCardLeavesTheStageOnlyWhenItIsNoLongerShown(world) {
  const { page, line, other } = await tableInMotion(world);
  await forgetFlights(page);
  line.tell([
    { kind: "played", seat: other, visitor: "banker" },
    { kind: "lira_changed", seat: other, amount: 5, paid: false },
    { kind: "visitor_done", seat: other, visitor: "banker" },
  ]);
  const flown = await waitForFlights(page, 3);
  const [away] = flown.filter(({ from }) => from === "stage").filter(({ to }) => to.startsWith("discard:"));
  assert.ok(away !== undefined, JSON.stringify(flown));
  assert.ok(!away.onStage.includes("visitor:banker"), "it is not to be seen twice");
  const arrival = flown.find(({ to }) => to === "stage");
  assert.ok(flown.indexOf(arrival) < flown.indexOf(away), "it has come first");
}

/** While the stage still tells what happened before, a card that waits for its turn there does not go to its pile. */
export async function aCardLeavesTheStageOnlyWhenItHasBeenShown(world) {
  const { page, line, other } = await tableInMotion(world);
  await forgetFlights(page);
  const placed = { kind: "placed", seat: other, worker: "grande", space: "give_tour.left" };
  line.tell([placed, { kind: "lira_changed", seat: other, amount: 2, paid: false }], undefined, 1);
  await page.locator(".desk-stage [data-act][data-lead=placed]").waitFor();
  const banker = [
    { kind: "played", seat: other, visitor: "banker" },
    { kind: "visitor_done", seat: other, visitor: "banker" },
  ];
  line.tell([{ kind: "passed", seat: other }], undefined, 1);
  line.tell(banker, undefined, 1);
  await page.waitForFunction(() => window.flights.some(({ to }) => to === "discard:summer"));
  const away = (await flightsOver(page)).find(({ to }) => to === "discard:summer");
  assert.ok(away.shown.includes("visitor:banker"), "the stage has shown it");
  assert.ok(!away.onStage.includes("visitor:banker"), "and does so no longer");
}

/** Runs in the page, before anything else: whatever flies does so at `window.pace`. */
function paceFlights() {
  window.pace = 0.001;
  const { animate } = Element.prototype;
  Element.prototype.animate = function paced(frames, timing) {
    const animation = animate.call(this, frames, timing);
    if (this.matches("[data-flight]")) animation.playbackRate = window.pace;
    return animation;
  };
}

/** The last points come before the result. */
export async function theEndWaitsForWhatIsInTheAir(world) {
  const page = await world.visitor({ settings: { speed: 1 } });
  await page.addInitScript(paceFlights);
  const [record] = await playedGames({ games: 1, bots: "greedy,greedy" });
  const last = answersIn(record).at(-1);
  await sitDownAt(await forkTable(world, record, last), page);
  const [kind, , where] = last.text.split(" ");
  await (
    kind === "place" ? space(page, where) : page.locator(`.answers [data-answer="${last.text}"]`)
  ).click();
  await page.getByRole("button", { name: "Show the result" }).waitFor();
  await page.locator("[data-flight]").first().waitFor();
  assert.equal(await page.locator(endScreen).count(), 0, "something is still on its way");
  await page.evaluate(() => {
    window.pace = 100;
    for (const animation of document.getAnimations()) animation.playbackRate = window.pace;
  });
  await page.locator(endScreen).waitFor();
}

export async function lookingBackMovesOneStepAtATime(world) {
  const { page, line } = await tableInMotion(world);
  const steps = Math.min(10, line.latest.at);
  for (let step = 0; step < steps; step += 1) {
    const arrived = line.hears("moment");
    await page.keyboard.press("ArrowLeft");
    await arrived;
  }
  await forgetFlights(page);
  for (let step = 0; step < steps; step += 1) await page.keyboard.press("ArrowRight");
  await waitToBeAsked(page);
  // The roosters take their rows once more, however much else flies before them.
  await page.waitForFunction(() => window.flights.some(({ kind }) => kind === "rooster"));
}
