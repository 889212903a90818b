import type { CardTexts } from "./card_text";

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
