import { goodsIcons } from "./icons_goods";
import { structureIcons } from "./icons_structures";
import { tradeIcons } from "./icons_tuscany";
import { workIcons } from "./icons_work";

/** Signs of the game: a flat colour under lines in the colour of the text. */
export const gameIcons = { ...goodsIcons, ...workIcons, ...structureIcons, ...tradeIcons };
