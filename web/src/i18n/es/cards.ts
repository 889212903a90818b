import type { CardTexts } from "../card_text";
import { bonusSigns, bonusSignsOn, chartsOn, rowSigns, vineNames } from "../signs";
import {
  actions,
  actionsInShort,
  actionsOn,
  actionsWith,
  chartBonuses,
  parentPhrases,
  places,
  placesOn,
  regions,
  structures,
} from "./board";
import { workers } from "./special_workers";
import { structureCards } from "./structure_cards";
import { summerVisitors } from "./summer";
import { winterVisitors } from "./winter";

export const cards: CardTexts = {
  visitors: { ...summerVisitors, ...winterVisitors },
  structures,
  structureCards,
  workers,
  vines: vineNames,
  actions,
  bonuses: bonusSigns,
  actionsInShort,
  actionsOn,
  actionsWith,
  bonusesOn: bonusSignsOn,
  places,
  placesOn,
  rows: ["Sin bonificación", ...rowSigns],
  chartsOn,
  chartBonuses,
  regions,
  orderName: (number) => `Pedido de vino ${number}`,
  parentPhrases,
};
