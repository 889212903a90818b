import type { CardTexts } from "../card_text";
import { chartSigns, regionsNamed } from "../signs";

export const structures: CardTexts["structures"] = {
  trellis: { name: "Trellis", text: "You may plant vines that need a trellis." },
  irrigation: { name: "Irrigation", text: "You may plant vines that need irrigation." },
  yoke: { name: "Yoke", text: "Your own space, once a year: uproot {vine 1} or harvest 1 field." },
  windmill: { name: "Windmill", text: "Gain {vp 1} when you plant {vine 1}, once a year." },
  cottage: { name: "Cottage", text: "Draw another {visitor 1} each fall, summer or winter." },
  tasting_room: {
    name: "Tasting Room",
    text: "Gain {vp 1} when you give a tour with at least {wine 1} in your cellar, once a year.",
  },
  medium_cellar: {
    name: "Medium Cellar",
    text: "Room for wines of quality 4 to 6. You may make {blush}.",
  },
  large_cellar: {
    name: "Large Cellar",
    text: "Room for wines of quality 7 to 9. You may make {sparkling}. Needs the medium cellar.",
  },
};

export const actions: CardTexts["actions"] = {
  draw_vine: { name: "Draw a vine", text: "Draw {vine 1}." },
  give_tour: { name: "Give a tour", text: "Gain {lira 2}." },
  build_structure: { name: "Build a structure", text: "Build 1 structure at full price." },
  play_summer_visitor: { name: "Play a summer visitor", text: "Play {summer 1}." },
  plant_vine: { name: "Plant a vine", text: "Plant {vine 1}." },
  sell_grapes_or_field: {
    name: "Sell grapes, trade a field",
    text: "Sell at least {grape 1}, or sell or buy back 1 field.",
    options: ["Sell at least {grape 1}.", "Sell 1 empty field.", "Buy back 1 field."],
  },
  draw_order: { name: "Draw a wine order", text: "Draw {order 1}." },
  harvest_field: { name: "Harvest a field", text: "Harvest 1 field." },
  train_worker: { name: "Train a worker", text: "Pay {lira 4} to train {worker 1} for next year." },
  play_winter_visitor: { name: "Play a winter visitor", text: "Play {winter 1}." },
  make_wine: { name: "Make wine", text: "Make 1 or {wine 2}." },
  fill_order: { name: "Fill a wine order", text: "Fill {order 1}." },
  influence: {
    name: "Place or move a star",
    text: "Place {star 1} in a region and get what it gives. Once all six are out, move one.",
  },
  trade: {
    name: "Trade",
    text: "Give {lira 3}, {vp 1}, {card 2} or {grape 1} and take one of these.",
    choices: [
      ["Give {lira 3}.", "Give {vp 1}.", "Give {card 2} from your hand.", "Give {grape 1}."],
      ["Take {lira 3}.", "Take {vp 1}.", "Take {card 2} from any decks.", "Take {grape 1} of quality 1."],
    ],
  },
  buy_sell_field: {
    name: "Sell or buy back a field",
    text: "Sell 1 empty field, or buy back 1 field.",
    options: ["Sell 1 empty field.", "Buy back 1 field."],
  },
  build_or_tour: {
    name: "Build or give a tour",
    text: "Build 1 structure at full price, or give a tour for {lira 2}.",
    options: ["Build 1 structure at full price.", "Give a tour for {lira 2}."],
  },
  sell_wine: {
    name: "Sell a wine",
    text: "Sell {wine 1}: {red} or {white} for {vp 1}, {blush} for {vp 2}, {sparkling} for {vp 4}.",
  },
};

export const actionsInShort: CardTexts["actionsInShort"] = {
  draw_vine: "Draw vine",
  give_tour: "Give tour",
  build_structure: "Build",
  influence: "Star",
  play_summer_visitor: "Visitor",
  plant_vine: "Plant",
  trade: "Trade",
  buy_sell_field: "Field",
  draw_order: "Draw order",
  harvest_field: "Harvest",
  make_wine: "Make wine",
  build_or_tour: "Build, tour",
  train_worker: "Train",
  play_winter_visitor: "Visitor",
  fill_order: "Fill order",
  sell_wine: "Sell wine",
};

export const actionsOn: CardTexts["actionsOn"] = {
  long_harvest: { harvest_field: "Harvest 1 to 3 fields." },
};

export const actionsWith: CardTexts["actionsWith"] = {
  structures: {
    build_structure: "Build 1 structure, or {structure 1} from your hand, at full price.",
    build_or_tour: "Build 1 structure or {structure 1} at full price, or give a tour for {lira 2}.",
  },
  workers: {
    train_worker: "Pay {lira 4} to train {worker 1} for next year, a special one for {lira 1} more.",
  },
};

export const places: CardTexts["places"] = {
  cart: {
    name: "Cart",
    text: "Gain {lira 1}. Any number of workers may stand here.",
    options: ["Gain {lira 1}.", "Draw {structure 1}."],
  },
  yoke: {
    name: "Yoke",
    text: "Uproot {vine 1} or harvest 1 field, once a year.",
    options: ["Uproot {vine 1}.", "Harvest 1 field."],
  },
  destroy: {
    name: "Tear down",
    text: "Discard one of your structure cards, once a year. Its place is free again; you keep the {vp}.",
  },
};

export const placesOn: CardTexts["placesOn"] = {
  extended_with_structures: {
    cart: "Gain {lira 1} or draw {structure 1}. Any number of workers may stand here.",
  },
};

export const chartBonuses: CardTexts["chartBonuses"] = {
  ...chartSigns,
  age_grapes: "age all grapes",
  any_card: "{card 1} of any kind",
  wake_first: "wake up first next year",
};

export const regions = regionsNamed({
  pisa: "Pisa",
  firenze: "Firenze",
  livorno: "Livorno",
  siena: "Siena",
  arezzo: "Arezzo",
  grosseto: "Grosseto",
  lucca: "Lucca",
});

export const parentPhrases: CardTexts["parentPhrases"] = {
  start: "You start with:",
  choose: "Choose 1:",
  structure: (name) => `${name}, already built`,
  moreLira: (amount) => `{lira ${amount}} more`,
};
