import type { SeasonName } from "../../wire/types";
import { plansOf, type PlanWords } from "../plans_of";
import { said, uncapitalised } from "../segments";
import { answer } from "./answers";
import { cards } from "./cards";
import { cardName } from "./events";
import { aWorker, names, theStructure } from "./names";

const seasons: Record<SeasonName, [now: string, next: string]> = {
  spring: ["en primavera", "la próxima primavera"],
  summer: ["en verano", "el próximo verano"],
  fall: ["en otoño", "el próximo otoño"],
  winter: ["en invierno", "el próximo invierno"],
};

const words: PlanWords = {
  action: uncapitalised,
  cart: "usar la carreta",
  tearDown: "derribar una carta de estructura",
  use: (card) => said`usar ${card}`,
  play: (visitor) => said`jugar ${visitor}`,
  plant: (vine, field) => said`plantar ${vine} en el ${field}`,
  uproot: (vine, field) => said`desarraigar ${vine} del ${field}`,
  swap: (vine, field, other, otherField) =>
    said`intercambiar ${vine} del ${field} con ${other} del ${otherField}`,
  sellGrape: (grape) => `vender la ${grape}`,
  sellWine: (wine) => `vender el ${wine}`,
  sellField: (field) => `vender el ${field}`,
  buyField: (field) => `recomprar el ${field}`,
  harvest: (field) => `cosechar el ${field}`,
  make: (wine) => `elaborar ${wine}`,
  fill: (order, vp) => (vp === "" ? said`completar ${order}` : said`completar ${order} por ${vp}`),
  build: (structure) => said`construir ${structure}`,
  train: (worker) => said`formar ${worker}`,
  star: (region) => `colocar una estrella en ${region}`,
  moveStar: (from, to) => `mover una estrella de ${from} a ${to}`,
  when: (season, next) => seasons[season][next ? 1 : 0],
};

export const plan = plansOf(words, { names, cards, cardName, theStructure, aWorker, answer });
