import { plansOf, type PlanWords } from "../plans_of";
import { said } from "../segments";
import { answer } from "./answers";
import { cards } from "./cards";
import { cardName } from "./events";
import { aWorker, names, theStructure } from "./names";

const words: PlanWords = {
  action: (name) => name,
  cart: "den Karren nutzen",
  tearDown: "eine Bauwerkskarte abreißen",
  use: (card) => said`${card} nutzen`,
  play: (visitor) => said`${visitor} spielen`,
  plant: (vine, field) => said`${vine} auf ${field} pflanzen`,
  uproot: (vine, field) => said`${vine} aus ${field} ausgraben`,
  swap: (vine, field, other, otherField) =>
    said`${vine} auf ${field} mit ${other} auf ${otherField} tauschen`,
  sellGrape: (grape) => `die ${grape} verkaufen`,
  sellWine: (wine) => `den ${wine} verkaufen`,
  sellField: (field) => `${field} verkaufen`,
  buyField: (field) => `${field} zurückkaufen`,
  harvest: (field) => `${field} ernten`,
  make: (wine) => `${wine} keltern`,
  fill: (order, vp) => (vp === "" ? said`${order} erfüllen` : said`${order} für ${vp} erfüllen`),
  build: (structure) => said`${structure} errichten`,
  train: (worker) => said`${worker} ausbilden`,
  star: (region) => `einen Stern in ${region} setzen`,
  moveStar: (from, to) => `einen Stern von ${from} nach ${to} versetzen`,
  when: (season, next) => `im ${next ? "nächsten " : ""}${names.season(season)}`,
};

export const plan = plansOf(words, { names, cards, cardName, theStructure, aWorker, answer });
