import type { CardTexts } from "../card_text";

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
};

export const actionsOn: CardTexts["actionsOn"] = {
  long_harvest: { harvest_field: "Harvest 1 to 3 fields." },
};

export const bars: CardTexts["bars"] = {
  influence: "Place a star",
  buy_sell_field: "Buy or sell a field",
  build_or_tour: "Build or give a tour",
  sell_wine: "Sell a wine",
};

export const places: CardTexts["places"] = {
  cart: { name: "Cart", text: "Gain {lira 1}. Any number of workers may stand here." },
  yoke: {
    name: "Yoke",
    text: "Uproot {vine 1} or harvest 1 field, once a year.",
    options: ["Uproot {vine 1}.", "Harvest 1 field."],
  },
};

export const parentPhrases: CardTexts["parentPhrases"] = {
  start: "You start with:",
  choose: "Choose 1:",
  structure: (name) => `${name}, already built`,
  moreLira: (amount) => `{lira ${amount}} more`,
};
