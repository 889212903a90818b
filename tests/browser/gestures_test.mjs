import assert from "node:assert/strict";
import { playToOwnTurn } from "./support/play.mjs";
import { stageTable } from "./support/staged.mjs";
import { allModules, openTable } from "./support/tables.mjs";

const noCards = { vine: [], summer: [], order: [], winter: [] };
const holding = (hand) => (player) => {
  player.hand = { ...noCards, ...hand };
  player.hand_counts = undefined;
};
const plant = (vine, field) => ({
  text: `plant ${vine} field_${field}`,
  kind: "plant",
  vine,
  field,
});
const place = (worker, space) => ({
  text: `place ${worker} ${space}`,
  kind: "place",
  worker,
  space,
});
const make = (wine, red, white) => ({
  text: `make ${wine} ${red} 0 ${white}`,
  kind: "make",
  wine,
  red,
  second_red: 0,
  white,
});
const build = (structure) => ({
  text: `build ${structure}`,
  kind: "build",
  structure,
});
const stage = ".desk-stage";
const card = (name) => `#hand [data-card="${name}"]`;
const target = (one) => `[data-target="${one}"]`;

/** What is dragged where, which taps mean the same, and the answer to both. */
const cardPairs = {
  "a vine to a field": {
    ask: ["plant", [5, 6, 7].flatMap((field) => [plant("pinot", field), plant("merlot", field)])],
    change: holding({ vine: ["pinot#1", "merlot#1"] }),
    drags: [[card("pinot#1"), target("field:6")]],
    taps: [card("pinot#1"), target("field:6")],
    answer: "plant pinot field_6",
  },
  "an order to the stage": {
    ask: [
      "fill_order",
      ["order_02", "order_03"].map((order) => ({
        text: `fill ${order}`,
        kind: "fill",
        order,
      })),
    ],
    change: holding({ order: ["order_02", "order_03"] }),
    drags: [[card("order_02"), stage]],
    taps: [card("order_02")],
    answer: "fill order_02",
  },
  "a visitor to the stage": {
    ask: [
      "play_visitor",
      ["queen", "politician"].map((visitor) => ({
        text: `play ${visitor}`,
        kind: "play",
        visitor,
      })),
    ],
    change: holding({ winter: ["queen", "politician"] }),
    drags: [[card("queen"), stage]],
    taps: [card("queen")],
    answer: "play queen",
  },
  "a visitor to the board": {
    ask: [
      "play_visitor",
      ["queen", "politician"].map((visitor) => ({
        text: `play ${visitor}`,
        kind: "play",
        visitor,
      })),
    ],
    change: holding({ winter: ["queen", "politician"] }),
    drags: [[card("politician"), "#board"]],
    taps: [card("politician")],
    answer: "play politician",
  },
  "a card to its discard pile": {
    ask: [
      "hand_limit",
      ["queen", "politician"].map((name) => ({
        text: `discard winter ${name}`,
        kind: "discard",
        deck: "winter",
        card: name,
      })),
    ],
    change: holding({ winter: ["queen", "politician"] }),
    drags: [[card("queen"), '[data-drop="deck:winter"]']],
    taps: [card("queen")],
    answer: "discard winter queen",
  },
};

const piecePairs = {
  "grapes to the cellar": {
    ask: ["make_wine", [make("red", 4, 0), make("blush", 4, 3), make("blush", 4, 2)]],
    change: (player) => {
      player.grapes = { red: [4], white: [2, 3] };
    },
    drags: [
      [target("grape:red:4"), "#mat .mat-cellar"],
      [target("grape:white:3"), "#mat .mat-cellar"],
    ],
    taps: [target("grape:red:4"), target("grape:white:3")],
    answer: "make blush 4 0 3",
  },
  "a wine to the order that asks for it": {
    ask: [
      "use_wine",
      [4, 5].map((quality) => ({
        text: `use red ${quality}`,
        kind: "use",
        wine: "red",
        quality,
      })),
    ],
    change: (player, update) => {
      holding({ order: ["order_02"] })(player);
      player.wines = { ...player.wines, red: [4, 5] };
      Object.assign(update.ask, { wine: "red", quality: 2 });
    },
    drags: [[target("bottle:red:5"), card("order_02")]],
    taps: [target("bottle:red:5")],
    answer: "use red 5",
  },
  "a wine to an order to be filled": {
    ask: [
      "fill_order",
      ["order_02", "order_03"].map((order) => ({
        text: `fill ${order}`,
        kind: "fill",
        order,
      })),
    ],
    change: (player) => {
      holding({ order: ["order_02", "order_03"] })(player);
      player.wines = { ...player.wines, red: [3] };
    },
    drags: [['#mat .mat-cellar [data-slot="red:3"]', card("order_03")]],
    taps: [card("order_03")],
    answer: "fill order_03",
  },
  "a worker from the choice of workers to a space": {
    ask: ["turn", ["regular", "grande"].map((worker) => place(worker, "plant_vine.left"))],
    drags: [['.worker-toggle [data-drag="worker:grande"]', '[data-place="plant_vine.left"]']],
    taps: ['.worker-toggle [data-drag="worker:grande"]', '[data-place="plant_vine.left"]'],
    answer: "place grande plant_vine.left",
  },
  "a worker from the mat to a space": {
    ask: ["turn", ["regular", "grande"].map((worker) => place(worker, "give_tour.left"))],
    change: (player) => {
      player.workers = { ...player.workers, grande: "available" };
    },
    drags: [['#mat [data-piece="grande"]', '[data-place="give_tour.left"]']],
    taps: ['.worker-toggle [data-drag="worker:grande"]', '[data-place="give_tour.left"]'],
    answer: "place grande give_tour.left",
  },
  "a structure to its outline": {
    ask: ["build", [build("yoke"), build("windmill")]],
    change: (player) => {
      player.structures = [];
    },
    drags: [['.answers [data-drag="structure:windmill"]', target("structure:windmill")]],
    taps: [target("structure:windmill")],
    answer: "build windmill",
  },
  "an outline to the stage": {
    ask: ["build", [build("yoke"), build("windmill")]],
    change: (player) => {
      player.structures = [];
    },
    drags: [[target("structure:yoke"), stage]],
    taps: [target("structure:yoke")],
    answer: "build yoke",
  },
};

/** These need the extended board or structure cards. */
const tuscanPairs = {
  "a structure card to the mat": {
    ask: [
      "build",
      ["mat_1", "mat_2", "field_7"].map((where) => ({
        text: `build_card cask ${where}`,
        kind: "build_card",
        card: "cask",
        place: where,
      })),
    ],
    change: holding({ structure: ["cask"] }),
    drags: [[card("cask"), target("place:mat_2")]],
    taps: [card("cask"), target("place:mat_2")],
    answer: "build_card cask mat_2",
  },
  "a structure card to a field": {
    ask: [
      "build",
      ["mat_1", "field_6", "field_7"].map((where) => ({
        text: `build_card cask ${where}`,
        kind: "build_card",
        card: "cask",
        place: where,
      })),
    ],
    change: holding({ structure: ["cask"] }),
    drags: [[card("cask"), target("field:7")]],
    taps: [card("cask"), target("field:7")],
    answer: "build_card cask field_7",
  },
  "a star from the supply to a region": {
    ask: [
      "star",
      ["pisa", "lucca"].map((region) => ({
        text: `star ${region}`,
        kind: "star",
        region,
      })),
    ],
    drags: [['.tuscany-supply [data-piece="star-0"]', '[data-place="region:lucca"]']],
    taps: ['[data-place="region:lucca"]'],
    answer: "star lucca",
  },
  "a star from one region to another": {
    ask: [
      "star",
      [
        ["pisa", "lucca"],
        ["pisa", "siena"],
        ["lucca", "siena"],
      ].map(([from, to]) => ({
        text: `move_star ${from} ${to}`,
        kind: "move_star",
        from,
        to,
      })),
    ],
    drags: [['[data-place="region:pisa"]', '[data-place="region:siena"]']],
    taps: ['[data-place="region:pisa"]', '[data-place="region:siena"]'],
    answer: "move_star pisa siena",
  },
};

/** Where the element can be grabbed: a point of the window that belongs to it. */
async function grip(page, selector) {
  const found = page.locator(selector).first();
  await found.waitFor();
  const point = await found.evaluate((one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    for (const [x, y] of [
      [0.5, 0.5],
      [0.5, 0.25],
      [0.5, 0.75],
      [0.25, 0.5],
      [0.75, 0.5],
      [0.5, 0.04],
      [0.03, 0.97],
    ]) {
      const at = { x: left + x * width, y: top + y * height };
      if (one.contains(document.elementFromPoint(at.x, at.y))) return at;
    }
    return null;
  });
  assert.notEqual(point, null, `${selector} lies under something else`);
  return point;
}

const lit = (page, selector) =>
  page
    .locator(selector)
    .first()
    .evaluate((one) => one.hasAttribute("data-lit"));

/** Up to the place, without letting go. */
async function carry(page, from, to) {
  const start = await grip(page, from);
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(start.x + 4, start.y);
  assert.equal(await page.locator("[data-held]").count(), 0, "a small movement picks nothing up");
  await page.mouse.move(start.x + 12, start.y - 6);
  await page.locator("[data-held]").waitFor();
  assert.ok(await lit(page, to), `${to} is lit while ${from} is in the hand`);
  const end = await grip(page, to);
  await page.mouse.move(end.x, end.y, { steps: 3 });
  await page.locator("[data-lit=over]").waitFor();
}

async function bothWaysLeadToTheSame(
  page,
  table,
  { ask: [kind, offers], change, drags, taps, answer },
  name,
) {
  await table.ask(kind, offers, change);
  const dragged = await table.answerTo(async () => {
    for (const [from, to] of drags) {
      await carry(page, from, to);
      await page.mouse.up();
      await page.locator("[data-held]").waitFor({ state: "detached" });
    }
  });
  assert.deepEqual(dragged, [answer], `${name}: dragged`);
  await page.mouse.move(1, 1);
  await table.ask(kind, offers, change);
  const tapped = await table.answerTo(async () => {
    for (const one of taps) {
      const { x, y } = await grip(page, one);
      await page.mouse.click(x, y);
    }
  });
  assert.deepEqual(tapped, dragged, `${name}: tapped`);
}

async function stagedTable(world, modules = [], context = {}) {
  const page = await world.visitor(context);
  const table = await stageTable(page);
  await openTable(page, "computer", { modules });
  await playToOwnTurn(page);
  return { page, table };
}

async function allLeadToTheSame(world, pairs, modules) {
  const { page, table } = await stagedTable(world, modules);
  for (const [name, pair] of Object.entries(pairs)) await bothWaysLeadToTheSame(page, table, pair, name);
}

export async function draggingCardsIsAsGoodAsTapping(world) {
  await allLeadToTheSame(world, cardPairs);
}

export async function draggingPiecesIsAsGoodAsTapping(world) {
  await allLeadToTheSame(world, piecePairs);
}

export async function inTuscanyToo(world) {
  await allLeadToTheSame(world, tuscanPairs, allModules);
}

export async function whatIsPutDownElsewhereOrLetGoIsNoAnswer(world) {
  const { page, table } = await stagedTable(world);
  const { ask, change, drags, taps, answer } = cardPairs["a vine to a field"];
  const [[from, to]] = drags;
  await table.ask(...ask, change);
  await carry(page, from, to);
  await page.keyboard.press("Escape");
  await page.locator("[data-held]").waitFor({ state: "detached" });
  assert.equal(await page.locator("[data-lit]").count(), 0);
  await page.mouse.up();

  await carry(page, from, to);
  await page.mouse.move(5, 300);
  await page.mouse.up();
  await page.locator("[data-held]").waitFor({ state: "detached" });
  assert.deepEqual(table.acts, [], "nothing was answered");
  assert.equal(await page.locator(`${from}.is-picked`).count(), 0, "and nothing is half answered");

  // The next gesture is as good as ever.
  const given = await table.answerTo(async () => {
    for (const one of taps) await page.locator(one).click();
  });
  assert.deepEqual(given, [answer]);
}

export async function whatBelongsNowhereStaysWhereItIs(world) {
  const { page, table } = await stagedTable(world);
  await table.ask("plant", [plant("pinot", 5)], holding({ vine: ["pinot#1"], winter: ["queen"] }));
  const { x, y } = await grip(page, card("queen"));
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 40, y - 200, { steps: 3 });
  assert.equal(await page.locator("[data-held]").count(), 0);
  await page.mouse.up();
  assert.deepEqual(table.acts, []);
  // But it can be looked at.
  await page.locator(card("queen")).click();
  await page.getByRole("dialog", { name: "Card" }).waitFor();
}

export async function aFingerPicksUpWhatItRestsOn(world) {
  const { page, table } = await stagedTable(world, [], { hasTouch: true });
  const { ask, change, drags, answer } = cardPairs["a vine to a field"];
  const [[from, to]] = drags;
  await table.ask(...ask, change);
  const touch = await page.context().newCDPSession(page);
  const send = (type, points) => touch.send("Input.dispatchTouchEvent", { type, touchPoints: points });
  const start = await grip(page, from);
  const given = await table.answerTo(async () => {
    await send("touchStart", [start]);
    await page.locator("[data-held]").waitFor();
    const end = await grip(page, to);
    await send("touchMove", [{ x: (start.x + end.x) / 2, y: end.y }]);
    await send("touchMove", [end]);
    await page.locator("[data-lit=over]").waitFor();
    await send("touchEnd", []);
  });
  assert.deepEqual(given, [answer]);

  // Resting without moving shows the card.
  await table.ask(...ask, change);
  await send("touchStart", [await grip(page, from)]);
  await page.locator("[data-held]").waitFor();
  await send("touchEnd", []);
  await page.getByRole("dialog", { name: "Card" }).waitFor();
  assert.equal(table.acts.length, 1);
}
