import type { RegionId, SpaceName } from "../wire/types";
import type { CardTexts, Chart, ChartBonus } from "./card_text";

// What reads the same in every language: names of grapes, and texts made of icons only.

export const vineNames: CardTexts["vines"] = {
  sangiovese: "Sangiovese",
  malvasia: "Malvasia",
  pinot: "Pinot",
  syrah: "Syrah",
  trebbiano: "Trebbiano",
  merlot: "Merlot",
  sauvignon_blanc: "Sauvignon Blanc",
  cabernet_sauvignon: "Cabernet Sauvignon",
  chardonnay: "Chardonnay",
};

export const bonusSigns: CardTexts["bonuses"] = {
  draw_vine: "+{vine 1}",
  give_tour: "+{lira 1}",
  build_structure: "+{lira 1}",
  play_summer_visitor: "+{summer 1}",
  plant_vine: "+{plant 1}",
  sell_grapes_or_field: "+{vp 1}",
  draw_order: "+{order 1}",
  harvest_field: "+{harvest 1}",
  train_worker: "+{lira 1}",
  play_winter_visitor: "+{winter 1}",
  make_wine: "+{wine 1}",
  fill_order: "+{vp 1}",
};

/** Rows 2 to 7 of the wake-up chart; row 1 has no bonus. */
export const rowSigns = ["{vine 1}", "{order 1}", "{lira 1}", "{visitor 1}", "{vp 1}", "{temporary 1}"];

const extendedSigns: Partial<Record<SpaceName, string>> = {
  "draw_vine.left": "+{vine 1}",
  "give_tour.middle": "+{lira 1}",
  "build_structure.middle": "+{lira 1}",
  "influence.middle": "+{star 1}",
  "play_summer_visitor.left": "+{lira 1}",
  "play_summer_visitor.middle": "+{summer 1}",
  "trade.middle": "+{trade 1}",
  "plant_vine.left": "+{plant 1}",
  "buy_sell_field.left": "+{vp 1}",
  "draw_order.left": "+{order 1}",
  "harvest_field.left": "+{harvest 1}",
  "harvest_field.middle": "+{lira 1}",
  "make_wine.left": "+{wine 1}",
  "build_or_tour.left": "+{lira 1}",
  "play_winter_visitor.left": "+{lira 1}",
  "play_winter_visitor.middle": "+{winter 1}",
  "train_worker.left": "+{lira 1}",
  "sell_wine.middle": "+{star 1}",
  "fill_order.middle": "+{vp 1}",
};

/** The bonus spaces of the extended boards. */
export const bonusSignsOn: CardTexts["bonusesOn"] = {
  extended: extendedSigns,
  extended_with_structures: {
    ...extendedSigns,
    "buy_sell_field.middle": "+{structure 1}",
    "sell_wine.left": "+{structure 1}",
  },
};

const extendedChart: Chart = {
  summer: [null, "lira", "vine", "order", "visitor", "vp", "temporary"],
  fall: [null, null, "summer", "summer", "winter", "winter", "any_card"],
  winter: [null, null, null, null, "star", "age_grapes", "wake_first"],
};

export const chartsOn: CardTexts["chartsOn"] = {
  extended: extendedChart,
  extended_with_structures: {
    ...extendedChart,
    winter: extendedChart.winter.map((bonus, i) => (i === 3 ? "structure" : bonus)),
  },
};

/** The bonuses of the chart as icons, for its narrow cells; sentences have words for what icons do not say. */
export const chartSigns: Record<ChartBonus, string> = {
  lira: "{lira 1}",
  vine: "{vine 1}",
  order: "{order 1}",
  visitor: "{visitor 1}",
  summer: "{summer 1}",
  winter: "{winter 1}",
  structure: "{structure 1}",
  vp: "{vp 1}",
  star: "{star 1}",
  age_grapes: "{age}",
  temporary: "{temporary 1}",
  any_card: "{card 1}",
  wake_first: "{rooster}",
};

/** What a star brings when it is placed. */
export const regionSigns: Record<RegionId, string> = {
  pisa: "{lira 2}",
  firenze: "{winter 1}",
  livorno: "{summer 1}",
  siena: "{lira 1}",
  arezzo: "{order 1}",
  grosseto: "{vine 1}",
  lucca: "{structure 1}",
};
