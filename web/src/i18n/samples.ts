import type { Answer, Ask, CardName, GameEvent, QuestionKind } from "../wire/types";
import type { AnswerContext } from "./messages";

// One or more of everything that can be said, for the tests of all languages.

type Samples<Kind extends string, Sample> = { [One in Kind]: Extract<Sample, { kind: One }>[] };
/** A sample without the fields that every one of its kind has. */
type Untold<Kind extends string, Sample, Common extends string> = {
  [One in Kind]: Omit<Extract<Sample, { kind: One }>, "kind" | Common>[];
};

function withKinds<Kind extends string, Sample>(
  samples: Record<Kind, object[]>,
  common: object,
): Samples<Kind, Sample> {
  const entries = Object.entries<object[]>(samples);
  const complete = entries.map(([kind, list]) => [kind, list.map((one) => ({ kind, ...common, ...one }))]);
  return Object.fromEntries(complete) as Samples<Kind, Sample>;
}

const answers: Untold<Answer["kind"], Answer, "text"> = {
  place: [
    { worker: "regular", space: "plant_vine.middle" },
    { worker: "grande", space: "make_wine.art" },
    { worker: "regular", space: "cart" },
    { worker: "regular", space: "plant_vine.left", token: "middle" },
    { worker: "chef", space: "sell_wine.middle" },
    { worker: "regular", space: "structure.mat_1" },
    { worker: "grande", space: "structure.field_6" },
    { worker: "oracle", space: "destroy" },
    { worker: "farmer", space: "harvest_field.right", bonus: "middle" },
  ],
  yes: [{}],
  no: [{}],
  bonus_first: [{}],
  action_first: [{}],
  option: [{ option: 1 }],
  row: [{ row: 1 }, { row: 3 }],
  deck: [{ deck: "winter" }, { deck: "structure" }],
  play: [{ visitor: "banker" }],
  plant: [{ vine: "pinot", field: 6 }],
  uproot: [{ vine: "merlot", field: 5 }],
  switch: [{ vine: "pinot", field: 5, with: "merlot", with_field: 7 }],
  sell_grape: [{ grape: "red", quality: 4 }],
  sell_field: [{ field: 7 }],
  buy_field: [{ field: 5 }],
  harvest: [{ field: 6 }],
  take_grape: [{ grape: "white" }],
  discard_grape: [{ grape: "white", quality: 2 }],
  make: [
    { wine: "blush", red: 4, second_red: 0, white: 3 },
    { wine: "sparkling", red: 4, second_red: 3, white: 2 },
  ],
  discard_wine: [{ wine: "red", quality: 4 }],
  age: [{ wine: "white", quality: 6 }],
  fill: [{ order: "order_01" }],
  use: [{ wine: "red", quality: 7 }],
  build: [{ structure: "trellis" }, { structure: "large_cellar" }],
  discard: [
    { deck: "vine", card: "pinot" },
    { deck: "order", card: "order_01" },
    { deck: "structure", card: "cask" },
  ],
  give: [{ deck: "summer", card: "banker" }],
  offer: [{ cards: 0 }, { cards: 2 }],
  keep: [{ deck: "order" }],
  take_pile: [{ deck: "vine" }],
  opponent: [{ opponent: 1 }],
  train: [{}],
  retrieve_grande: [{}],
  retrieve: [
    { worker: "regular", space: "give_tour.left" },
    { worker: "messenger", space: "trade.left" },
  ],
  take: [{ action: "plant_vine" }, { action: "trade" }],
  mama: [{ mama: "alaena" }],
  papa: [{ papa: "andrew" }],
  papa_gift: [{}],
  papa_lira: [{}],
  star: [{ region: "firenze" }],
  move_star: [{ from: "pisa", to: "lucca" }],
  sell_wine: [{ wine: "blush", quality: 4 }],
  build_card: [
    { card: "cask", place: "mat_2" },
    { card: "shop", place: "field_5" },
  ],
  destroy: [{ place: "mat_1" }, { place: "field_7" }],
  residual: [{ card: "dock" }],
  draft: [{ card: "barn" }],
  train_special: [{ worker: "messenger" }],
  rob: [{ opponent: 1, deck: "summer" }],
  done: [{}],
  pass: [{}],
};

const events: Untold<GameEvent["kind"], GameEvent, "seat"> = {
  game_began: [{}],
  parents_chosen: [
    { mama: "alaena", papa: "andrew" },
    { mama: null, papa: "andrew" },
  ],
  papa_taken: [{ gift: true }, { gift: false }],
  year_began: [{ year: 2 }],
  season_began: [{ season: "summer" }],
  row_taken: [{ row: 3 }],
  passed: [{}],
  placed: [
    { worker: "regular", space: "plant_vine.left" },
    { worker: "grande", space: "yoke" },
    { worker: "traveler", space: "influence.right" },
    { worker: "regular", space: "structure.field_5" },
  ],
  planned_action: [{ space: "harvest_field.left" }],
  plan_lapsed: [{ space: "harvest_field.left" }],
  worker_moved: [{ from: "plant_vine.middle", to: "plant_vine.left" }],
  lira_changed: [
    { amount: 2, paid: false },
    { amount: 1, paid: true },
  ],
  vp_changed: [
    { amount: 1, lost: false },
    { amount: 2, lost: true },
  ],
  residual_changed: [{ residual: 2 }],
  drew: [
    { deck: "vine", card: "pinot#3" },
    { deck: "order", card: "order_01" },
    { deck: "summer", card: null },
    { deck: "structure", card: "statue" as CardName },
    { deck: "structure", card: null },
  ],
  deck_empty: [{ deck: "winter" }],
  reshuffled: [{ deck: "vine" }],
  discarded: [{ deck: "winter", card: "queen" }],
  gave: [
    { deck: "summer", card: "banker", to: 1 },
    { deck: "summer", card: null, to: 0 },
  ],
  took_from_pile: [{ deck: "order", card: "order_01" }],
  revealed: [{ deck: "winter", card: "queen" }],
  kept: [{ deck: "vine", card: "merlot#1" }],
  played: [{ visitor: "banker" }],
  visitor_done: [{ visitor: "banker" }],
  offered: [{ cards: 0 }, { cards: 1 }],
  planted: [{ vine: "pinot#3", field: 6 }],
  uprooted: [{ vine: "pinot#3", field: 6 }],
  switched: [{ vine: "pinot#3", field: 6, with: "merlot#1", with_field: 7 }],
  field_sold: [{ field: 5 }],
  field_bought: [{ field: 5 }],
  harvested: [{ field: 6 }],
  grape_placed: [{ grape: "red", value: 4 }],
  grape_lost: [{ grape: "white" }],
  grape_used: [{ grape: "white", value: 2 }],
  wine_made: [{ wine: "blush", value: 6 }],
  wine_used: [{ wine: "red", value: 4 }],
  wine_aged: [{ wine: "sparkling", value: 8 }],
  aged: [{ year_end: false }, { year_end: true }],
  order_filled: [{ order: "order_01" }],
  built: [{ structure: "medium_cellar" }],
  trained: [
    { at_once: true, worker: "regular" },
    { at_once: false, worker: "regular" },
    { at_once: false, worker: "messenger" },
  ],
  retrieved: [
    { worker: "grande", space: "make_wine.right" },
    { worker: "regular", space: "cart" },
    { worker: "soldato", space: "build_or_tour.art" },
  ],
  temporary_worker: [{}],
  first_player_moved: [{}],
  automa_drew: [{ card: "automa_07" }],
  automa_reshuffled: [{}],
  automa_placed: [{ space: "plant_vine.left" }],
  automa_vp: [{ vp: -1 }, { vp: 4 }],
  token_taken: [{ row: 3 }],
  token_spent: [{}],
  star_placed: [{ region: "firenze" }],
  star_moved: [{ from: "siena", to: "arezzo" }],
  card_built: [{ card: "school", place: "mat_1" }],
  card_destroyed: [{ card: "cask", place: "field_6" }],
  grapes_aged: [{}],
  region_scored: [{ region: "siena", vp: 2 }],
  specials_revealed: [{ first: "chef", second: "oracle" }],
  toll_paid: [
    { amount: 1, to: 0 },
    { amount: 2, to: 1 },
  ],
  bumped: [
    { worker: "regular", space: "trade.left", by: 1 },
    { worker: "grande", space: "trade.left", by: 0 },
  ],
  game_ended: [{}],
  forced: [{}],
};

export const answerSamples = withKinds<Answer["kind"], Answer>(answers, { text: "" });

export const eventSamples = (seat: number) => withKinds<GameEvent["kind"], GameEvent>(events, { seat });

const forAllLevels = <Value>(value: Value) => ({
  very_easy: value,
  easy: value,
  normal: value,
  hard: value,
  very_hard: value,
});

export const context: AnswerContext = {
  names: ["Anna", "Ben", ""],
  viewer: 0,
  catalogue: {
    vines: [],
    orders: [{ id: "order_01", wines: [{ wine: "red", quality: 5 }], vp: 2, residual: 1 }],
    visitors: [],
    mamas: [
      {
        id: "alaena",
        name: "Alaena",
        workers: 2,
        cards: { vine: 1, summer: 1, order: 1, winter: 0, structure: 0 },
        lira: 0,
      },
    ],
    papas: [{ id: "andrew", name: "Andrew", lira: 4, gift: "structure", structure: "trellis", or_lira: 2 }],
    structures: [],
    structure_cards: [],
    special_workers: [],
    fields: [5, 6, 7],
    boards: [
      {
        id: "base",
        goal: 20,
        rows: 7,
        actions: [
          {
            id: "plant_vine",
            season: "summer",
            spaces: [
              { id: "plant_vine.left", min_players: 1, bonus: false },
              { id: "plant_vine.middle", min_players: 3, bonus: true },
            ],
            art: "plant_vine.art",
            choices: [],
          },
        ],
        automa: [{ bar: "plant_vine", action: "plant_vine" }],
        seasonal: false,
        chart: [],
        regions: [],
        cart: [{ kind: "lira", amount: 1 }],
        automa_vp: forAllLevels(20),
        automa_least: forAllLevels(0),
        aggressive_vp: forAllLevels([-1, 0, 1, 4, 8, 13, 20]),
      },
      {
        id: "extended",
        goal: 25,
        rows: 7,
        actions: [
          {
            id: "plant_vine",
            season: "summer",
            spaces: [
              { id: "plant_vine.left", min_players: 1, bonus: true },
              { id: "plant_vine.middle", min_players: 3, bonus: false },
            ],
            art: "plant_vine.art",
            choices: [],
          },
        ],
        automa: [{ bar: "plant_vine", action: "plant_vine" }],
        seasonal: true,
        chart: [{ row: 2, season: "summer", gives: { kind: "lira", amount: 1 } }],
        regions: [{ id: "pisa", vp: 1, gives: { kind: "lira", amount: 2 } }],
        cart: [{ kind: "lira", amount: 1 }],
        automa_vp: forAllLevels(25),
        automa_least: forAllLevels(0),
        aggressive_vp: forAllLevels([-1, 0, 1, 4, 8, 13, 20]),
      },
    ],
    automa_workers: 6,
    automa_cards: [{ id: "automa_07", bars: ["plant_vine"] }],
    levels: [],
    aggressive_vp: [],
    challenges: [],
  },
};

export function askOf(kind: QuestionKind, more: Partial<Ask> = {}): Ask {
  return { seat: 0, kind, because: { kind: "season", id: "summer" }, ...more };
}
