import type { CardTexts } from "../card_text";
import { bonusSigns, rowSigns, vineNames } from "../signs";
import { actions, actionsOn, bars, parentPhrases, places, structures } from "./board";
import { summerVisitors } from "./summer";
import { winterVisitors } from "./winter";

export const cards: CardTexts = {
  visitors: { ...summerVisitors, ...winterVisitors },
  structures,
  vines: vineNames,
  actions,
  bonuses: bonusSigns,
  actionsOn,
  bars,
  places,
  rows: ["No bonus", ...rowSigns],
  orderName: (number) => `Wine order ${number}`,
  parentPhrases,
};
