import type { Answer, BuildingPlaceName, QuestionKind, SpaceName } from "../../wire/types";
import { bonusAsked, bonusBought, bonusOf, bonusTaken, rowText } from "../bonuses";
import {
  gainedIn,
  grapesFor,
  optionText,
  paidIn,
  papaAsked,
  pointsGainedIn,
  pointsLostIn,
  qualityMadeIn,
  seasonAsked,
  seasonOfSpace,
  spotOf,
  topOfPile,
  workOf,
} from "../lookup";
import type { AnswerContext } from "../messages";
import { capitalised } from "../segments";
import { cards } from "./cards";
import { aWorker, names, theStructure, theWorker } from "./names";

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
  age_wine: ["Nichts reifen lassen", "Nichts mehr reifen lassen"],
  star: ["Die Sterne lassen, wie sie sind", "Die Sterne lassen, wie sie sind"],
  fill_drawn_order: ["Die Bestellung für später behalten", "Die Bestellung für später behalten"],
  call_back: ["Niemanden zurücknehmen", "Niemanden zurücknehmen"],
  merchant_card: ["Keine Karte ziehen", "Keine Karte ziehen"],
  one_card_more: ["Keine weitere Karte ziehen", "Keine weitere Karte ziehen"],
  buy_visitor: ["Keine Karte nehmen", "Keine Karte nehmen"],
};

function doneText({ ask }: AnswerContext): string {
  const words = ask && doneWords[ask.kind];
  return words ? words[ask.done ? 1 : 0] : "Das ist alles";
}

/** A special worker offers something again, where it stands. */
function againText(kind: QuestionKind | undefined, context: AnswerContext): string | undefined {
  if (kind === "act_again") {
    const work = workOf("mafioso", context, cards, names);
    return work ? `Ja, noch einmal: ${work}` : "Ja, noch einmal";
  }
  if (kind === "bonus_again") {
    const bonus = bonusOf("politico", context, cards);
    return `Ja, {lira 1} zahlen und den Bonus noch einmal nehmen${bonus ? ` (${bonus})` : ""}`;
  }
  return kind === "one_card_more" ? "Ja, noch {card 1} ziehen" : undefined;
}

function yesText(context: AnswerContext): string {
  const { ask, preview } = context;
  const again = againText(ask?.kind, context);
  if (again !== undefined) return again;
  if (ask?.kind === "take_bonus" || ask?.offer === "bonus") return "Ja, den Bonus nehmen";
  if (ask?.kind === "do_both") {
    const lost = pointsLostIn(preview);
    return lost
      ? `Ja, {vp ${lost}} verlieren und auch den anderen Teil ausführen`
      : "Ja, auch den anderen Teil ausführen";
  }
  return ask?.offer === "opponent" ? "Ja, annehmen" : "Ja";
}

function noText({ ask }: AnswerContext): string {
  if (ask?.kind === "act_again") return "Nein, einmal genügt";
  if (ask?.kind === "bonus_again") return "Nein, das Geld behalten";
  if (ask?.kind === "one_card_more") return "Nein, wie üblich ziehen";
  if (ask?.kind === "take_bonus" || ask?.offer === "bonus") return "Nein, auf den Bonus verzichten";
  if (ask?.kind === "do_both") return "Nein, das ist alles";
  return ask?.offer === "opponent" ? "Nein, ablehnen" : "Nein";
}

function placeText(given: Extract<Answer, { kind: "place" }>, context: AnswerContext): string {
  const worker = capitalised(aWorker(given.worker));
  const bonus = bonusTaken(given, context, cards);
  const bought = bonusBought(given, context, cards);
  const token = bought ? `, mit einer Bonusmarke (${bought})` : "";
  const season = context.ask?.kind === "plan_worker" ? seasonOfSpace(given.space, context) : undefined;
  const wait = season ? `, für den ${names.season(season)}` : "";
  return `${worker} einsetzen: ${spaceText(given.space, context)}${bonus ? ` (${bonus})` : ""}${token}${wait}`;
}

/** A structure card by its name, where that is known. */
function spaceText(space: SpaceName, { buildings }: AnswerContext): string {
  const spot = spotOf(space);
  const card = spot.place === "structure" ? buildings?.[spot.at] : undefined;
  return card ? names.structureCard(card) : names.space(space);
}

function destroyText(place: BuildingPlaceName, { buildings }: AnswerContext): string {
  const card = buildings?.[place];
  return card
    ? `${names.structureCard(card)} abreißen (${names.place(place)})`
    : `Die Bauwerkskarte abreißen: ${names.place(place)}`;
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
      const bonus = bonusAsked(ask, context, cards);
      return `Zuerst der Bonus${bonus ? ` (${bonus})` : ""}, dann die Aktion`;
    }
    case "action_first":
      return "Zuerst die Aktion; der Bonus wird danach angeboten";
    case "option":
      return optionText(given.option, ask, cards) ?? `Möglichkeit ${given.option}`;
    case "row":
      return `Zeile ${given.row}: ${rowText(given.row, context, cards, names)}`;
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
    case "retrieve":
      return `${capitalised(theWorker(given.worker))} zurücknehmen von „${names.space(given.space)}“`;
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
    case "star":
      return `Einen Stern setzen: ${names.region(given.region)} (${cards.regions[given.region].benefit})`;
    case "move_star":
      return `Einen Stern von ${names.region(given.from)} nach ${names.region(given.to)} versetzen`;
    case "sell_wine": {
      const gained = pointsGainedIn(preview);
      return `Den ${names.wine(given.wine, given.quality)}${gained ? ` für {vp ${gained}}` : ""} verkaufen`;
    }
    case "build_card":
      return `${names.structureCard(given.card)}${forLira(paidIn(preview))} errichten: ${names.place(given.place)}`;
    case "destroy":
      return destroyText(given.place, context);
    case "residual":
      return `Als Nächstes: ${names.structureCard(given.card)}`;
    case "draft":
      return `${names.structureCard(given.card)} behalten`;
    case "train_special":
      return `${capitalised(theWorker(given.worker))}${forLira(paidIn(preview))} ausbilden`;
    case "rob":
      return `Eine ${names.deck(given.deck)} von ${names.player(given.opponent, context)}${forLira(1)} nehmen`;
    case "done":
      return doneText(context);
    case "pass": {
      const season = seasonAsked(ask);
      return season ? `Im ${names.season(season)} passen` : "Passen";
    }
  }
}
