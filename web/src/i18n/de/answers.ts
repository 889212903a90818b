import type { Answer, QuestionKind } from "../../wire/types";
import {
  bonusAsked,
  bonusOfAction,
  bonusOfSpace,
  gainedIn,
  grapesFor,
  optionText,
  paidIn,
  papaAsked,
  pointsLostIn,
  qualityMadeIn,
  seasonAsked,
  seasonOfSpace,
  topOfPile,
} from "../lookup";
import type { AnswerContext } from "../messages";
import { capitalised } from "../segments";
import { cards } from "./cards";
import { names, theStructure } from "./names";

/** What is declined when nothing has been done yet, and after something has. */
const doneWords: Partial<Record<QuestionKind, [nothing: string, noMore: string]>> = {
  cottage_visitor: ["Keine weitere Karte ziehen", "Keine weitere Karte ziehen"],
  play_visitor: ["Keinen Besucher spielen", "Keinen Besucher mehr spielen"],
  plant: ["Nichts pflanzen", "Nichts mehr pflanzen"],
  sell_grapes: ["Nichts mehr verkaufen", "Nichts mehr verkaufen"],
  harvest: ["Nichts ernten", "Nichts mehr ernten"],
  make_wine: ["Keinen Wein keltern", "Keinen Wein mehr keltern"],
  build: ["Nichts errichten", "Nichts mehr errichten"],
  train: ["Niemanden ausbilden", "Niemanden ausbilden"],
  retrieve_workers: ["Niemanden zurücknehmen", "Niemanden mehr zurücknehmen"],
  retrieve_grande: ["Den Großen Arbeiter stehen lassen", "Den Großen Arbeiter stehen lassen"],
  choose_opponents: ["Niemanden mehr wählen", "Niemanden mehr wählen"],
};

function doneText({ ask }: AnswerContext): string {
  const words = ask && doneWords[ask.kind];
  return words ? words[ask.done ? 1 : 0] : "Das ist alles";
}

function yesText({ ask, preview }: AnswerContext): string {
  if (ask?.kind === "take_bonus" || ask?.offer === "bonus") return "Ja, den Bonus nehmen";
  if (ask?.kind === "do_both") {
    const lost = pointsLostIn(preview);
    return lost ? `Ja, {vp ${lost}} abgeben und auch den anderen Teil tun` : "Ja, auch den anderen Teil tun";
  }
  return ask?.offer === "opponent" ? "Ja, annehmen" : "Ja";
}

function noText({ ask }: AnswerContext): string {
  if (ask?.kind === "take_bonus" || ask?.offer === "bonus") return "Nein, den Bonus liegen lassen";
  if (ask?.kind === "do_both") return "Nein, das ist alles";
  return ask?.offer === "opponent" ? "Nein, ablehnen" : "Nein";
}

function placeText(given: Extract<Answer, { kind: "place" }>, context: AnswerContext): string {
  const worker = given.worker === "grande" ? "Den Großen Arbeiter" : "Einen Arbeiter";
  const bonus = bonusOfSpace(given.space, context, cards);
  const bought = given.token && bonusOfAction(given.space, cards);
  const token = bought ? `, mit einem Bonusmarker (${bought})` : "";
  const season = context.ask?.kind === "plan_worker" ? seasonOfSpace(given.space, context) : undefined;
  const wait = season ? `, für den ${names.season(season)}` : "";
  return `${worker} einsetzen: ${names.space(given.space)}${bonus ? ` (${bonus})` : ""}${token}${wait}`;
}

const grapeColours = { red: "Rot", white: "Weiß" };

function makeText(given: Extract<Answer, { kind: "make" }>, { preview }: AnswerContext): string {
  const grapes = grapesFor(given).map(({ grape, quality }) => `${grapeColours[grape]} Qualität ${quality}`);
  return `${names.wine(given.wine, qualityMadeIn(preview))} aus ${names.list(grapes)} keltern`;
}

function giftText(context: AnswerContext): string {
  const papa = papaAsked(context);
  if (papa?.structure) return `Bauwerk nehmen: ${names.structure(papa.structure)}`;
  if (papa?.gift === "worker") return "Noch {worker 1} nehmen";
  return papa ? "{vp 1} nehmen" : "Papas Geschenk nehmen";
}

function giveText(given: Extract<Answer, { kind: "give" }>, context: AnswerContext): string {
  const card = names.card(given.deck, given.card);
  if (context.ask?.kind === "commit_cards") return `${card} anbieten`;
  const owner = context.ask?.because.owner;
  return owner === undefined ? `${card} geben` : `${card} an ${names.player(owner, context)} geben`;
}

function forLira(amount: number | undefined): string {
  return amount === undefined ? "" : ` für {lira ${amount}}`;
}

export function answer(given: Answer, context: AnswerContext): string {
  const { ask, preview } = context;
  switch (given.kind) {
    case "place":
      return placeText(given, context);
    case "yes":
      return yesText(context);
    case "no":
      return noText(context);
    case "bonus_first": {
      const bonus = bonusAsked(ask, cards);
      return `Zuerst der Bonus${bonus ? ` (${bonus})` : ""}, dann die Aktion`;
    }
    case "action_first":
      return "Zuerst die Aktion; der Bonus wird danach angeboten";
    case "option":
      return optionText(given.option, ask, cards) ?? `Möglichkeit ${given.option}`;
    case "row":
      return `Zeile ${given.row}: ${cards.rows[given.row - 1] ?? ""}`;
    case "deck":
      return `Eine ${names.deck(given.deck)} ziehen`;
    case "play":
      return `${cards.visitors[given.visitor].name} spielen`;
    case "plant":
      return `${cards.vines[given.vine]} auf ${names.field(given.field)} pflanzen`;
    case "uproot":
      return `${cards.vines[given.vine]} aus ${names.field(given.field)} ausgraben`;
    case "switch":
      return `${cards.vines[given.vine]} auf ${names.field(given.field)} mit ${cards.vines[given.with]} auf ${names.field(given.with_field)} tauschen`;
    case "sell_grape":
      return `Die ${names.grape(given.grape, given.quality)}${forLira(gainedIn(preview))} verkaufen`;
    case "sell_field":
      return `${names.field(given.field)}${forLira(gainedIn(preview))} verkaufen`;
    case "buy_field":
      return `${names.field(given.field)}${forLira(paidIn(preview))} zurückkaufen`;
    case "harvest":
      return `${names.field(given.field)} ernten`;
    case "take_grape":
      return `Eine ${names.grape(given.grape, 1)} nehmen`;
    case "discard_grape":
      return `Die ${names.grape(given.grape, given.quality)} abwerfen`;
    case "make":
      return makeText(given, context);
    case "discard_wine":
      return `Den ${names.wine(given.wine, given.quality)} abwerfen`;
    case "age":
      return `Den ${names.wine(given.wine, given.quality)} reifen lassen`;
    case "fill":
      return `${names.card("order", given.order)} erfüllen (${names.order(given.order, context)})`;
    case "use":
      return `Den ${names.wine(given.wine, given.quality)} nehmen`;
    case "build":
      return `${capitalised(theStructure(given.structure))}${forLira(paidIn(preview))} errichten`;
    case "discard":
      return `${names.card(given.deck, given.card)} abwerfen`;
    case "give":
      return giveText(given, context);
    case "offer":
      return given.cards === 0 ? "Nichts anbieten" : `{visitor ${given.cards}} anbieten`;
    case "keep":
      return `Die ${names.deck(given.deck)} behalten`;
    case "take_pile": {
      const top = topOfPile(given.deck, context);
      if (top) return `${names.card(given.deck, top)} vom Ablagestapel nehmen`;
      return `Die oberste ${names.deck(given.deck)} vom Ablagestapel nehmen`;
    }
    case "opponent":
      return `${names.player(given.opponent, context)} wählen`;
    case "train":
      return `Einen Arbeiter${forLira(paidIn(preview))} ausbilden`;
    case "retrieve_grande":
      return "Den Großen Arbeiter zurücknehmen";
    case "retrieve": {
      const worker = given.worker === "grande" ? "Den Großen Arbeiter" : "Den normalen Arbeiter";
      return `${worker} zurücknehmen von „${names.space(given.space)}“`;
    }
    case "take":
      return names.action(given.action);
    case "mama":
      return `Mama ${names.mama(given.mama, context)} behalten`;
    case "papa":
      return `Papa ${names.papa(given.papa, context)} behalten`;
    case "papa_gift":
      return giftText(context);
    case "papa_lira": {
      const lira = papaAsked(context)?.or_lira ?? gainedIn(preview);
      return lira === undefined ? "Stattdessen die Lira nehmen" : `Stattdessen {lira ${lira}} nehmen`;
    }
    case "done":
      return doneText(context);
    case "pass": {
      const season = seasonAsked(ask);
      return season ? `Für den ${names.season(season)} passen` : "Passen";
    }
  }
}
