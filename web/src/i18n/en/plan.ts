import type { SeasonName } from "../../wire/types";
import { plansOf, type PlanWords } from "../plans_of";
import { said, uncapitalised } from "../segments";
import { answer } from "./answers";
import { cards } from "./cards";
import { cardName } from "./events";
import { aWorker, names, theStructure } from "./names";

const seasons: Record<SeasonName, string> = {
  spring: "spring",
  summer: "summer",
  fall: "fall",
  winter: "winter",
};

const words: PlanWords = {
  action: uncapitalised,
  cart: "use the cart",
  tearDown: "tear down a structure card",
  use: (card) => said`use ${card}`,
  play: (visitor) => said`play ${visitor}`,
  plant: (vine, field) => said`plant ${vine} on ${field}`,
  uproot: (vine, field) => said`uproot ${vine} from ${field}`,
  swap: (vine, field, other, otherField) => said`swap ${vine} on ${field} with ${other} on ${otherField}`,
  sellGrape: (grape) => `sell the ${grape}`,
  sellWine: (wine) => `sell the ${wine}`,
  sellField: (field) => `sell ${field}`,
  buyField: (field) => `buy back ${field}`,
  harvest: (field) => `harvest ${field}`,
  make: (wine) => `make ${wine}`,
  fill: (order, vp) => (vp === "" ? said`fill ${order}` : said`fill ${order} for ${vp}`),
  build: (structure) => said`build ${structure}`,
  train: (worker) => said`train ${worker}`,
  star: (region) => `place a star in ${region}`,
  moveStar: (from, to) => `move a star from ${from} to ${to}`,
  when: (season, next) => `${next ? "next" : "in"} ${seasons[season]}`,
};

export const plan = plansOf(words, { names, cards, cardName, theStructure, aWorker, answer });
