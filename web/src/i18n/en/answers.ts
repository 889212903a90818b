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
import { cards } from "./cards";
import { aWorker, names, objectName, theCard, theStructure, theWorker } from "./names";

/** What is declined when nothing has been done yet, and after something has. */
const doneWords: Partial<Record<QuestionKind, [nothing: string, noMore: string]>> = {
  cottage_visitor: ["Draw no other card", "Draw no other card"],
  play_visitor: ["Play no visitor", "Play no more visitors"],
  plant: ["Plant nothing", "Plant no more"],
  sell_grapes: ["Sell no more", "Sell no more"],
  harvest: ["Harvest nothing", "Harvest no more"],
  make_wine: ["Make no wine", "Make no more wine"],
  build: ["Build nothing", "Build no more"],
  train: ["Train nobody", "Train nobody"],
  retrieve_workers: ["Take nobody back", "Take no more workers back"],
  retrieve_grande: ["Leave the grande worker there", "Leave the grande worker there"],
  choose_opponents: ["Choose no more", "Choose no more"],
  age_wine: ["Age nothing", "Age nothing more"],
  star: ["Leave the stars as they are", "Leave the stars as they are"],
  fill_drawn_order: ["Keep the order for later", "Keep the order for later"],
  call_back: ["Take nobody back", "Take nobody back"],
  merchant_card: ["Draw no card", "Draw no card"],
  one_card_more: ["Draw no extra card", "Draw no extra card"],
  buy_visitor: ["Take no card", "Take no card"],
};

function doneText({ ask }: AnswerContext): string {
  const words = ask && doneWords[ask.kind];
  return words ? words[ask.done ? 1 : 0] : "That is all";
}

/** A special worker offers something again, where it stands. */
function againText(kind: QuestionKind | undefined, context: AnswerContext): string | undefined {
  if (kind === "act_again") {
    const work = workOf("mafioso", context, cards, names);
    return work ? `Yes, once more: ${work}` : "Yes, once more";
  }
  if (kind === "bonus_again") {
    const bonus = bonusOf("politico", context, cards);
    return `Yes, pay {lira 1} for the bonus again${bonus ? ` (${bonus})` : ""}`;
  }
  return kind === "one_card_more" ? "Yes, draw {card 1} more" : undefined;
}

function yesText(context: AnswerContext): string {
  const { ask, preview } = context;
  const again = againText(ask?.kind, context);
  if (again !== undefined) return again;
  if (ask?.kind === "take_bonus" || ask?.offer === "bonus") return "Yes, take the bonus";
  if (ask?.kind === "do_both") {
    const lost = pointsLostIn(preview);
    return lost ? `Yes, lose {vp ${lost}} and do the other part too` : "Yes, do the other part too";
  }
  return ask?.offer === "opponent" ? "Yes, accept" : "Yes";
}

function noText({ ask }: AnswerContext): string {
  if (ask?.kind === "act_again") return "No, once is enough";
  if (ask?.kind === "bonus_again") return "No, keep the lira";
  if (ask?.kind === "one_card_more") return "No, draw as usual";
  if (ask?.kind === "take_bonus" || ask?.offer === "bonus") return "No, go without the bonus";
  if (ask?.kind === "do_both") return "No, that is all";
  return ask?.offer === "opponent" ? "No, decline" : "No";
}

function placeText(given: Extract<Answer, { kind: "place" }>, context: AnswerContext): string {
  const bonus = bonusTaken(given, context, cards);
  const bought = bonusBought(given, context, cards);
  const token = bought ? `, with a bonus token (${bought})` : "";
  const season = context.ask?.kind === "plan_worker" ? seasonOfSpace(given.space, context) : undefined;
  const wait = season ? `, for the ${names.season(season).toLowerCase()}` : "";
  return `Place ${aWorker(given.worker)}: ${spaceText(given.space, context)}${bonus ? ` (${bonus})` : ""}${token}${wait}`;
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
    ? `Tear down ${names.structureCard(card)} (${names.place(place)})`
    : `Tear down the structure card: ${names.place(place)}`;
}

function makeText(given: Extract<Answer, { kind: "make" }>, { preview }: AnswerContext): string {
  const grapes = grapesFor(given).map(({ grape, quality }) => `${grape} quality ${quality}`);
  return `Make ${names.wine(given.wine, qualityMadeIn(preview))} from ${names.list(grapes)}`;
}

function giftText(context: AnswerContext): string {
  const papa = papaAsked(context);
  if (papa?.structure) return `Take ${theStructure(papa.structure)}`;
  if (papa?.gift === "worker") return "Take {worker 1} more";
  return papa ? "Take {vp 1}" : "Take papa’s gift";
}

function forLira(amount: number | undefined): string {
  return amount === undefined ? "" : ` for {lira ${amount}}`;
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
      return `First the bonus${bonus ? ` (${bonus})` : ""}, then the action`;
    }
    case "action_first":
      return "First the action; the bonus is offered afterwards";
    case "option":
      return optionText(given.option, ask, cards) ?? `Option ${given.option}`;
    case "row":
      return `Row ${given.row}: ${rowText(given.row, context, cards, names)}`;
    case "deck":
      return `Draw a ${names.deck(given.deck)}`;
    case "play":
      return `Play ${cards.visitors[given.visitor].name}`;
    case "plant":
      return `Plant ${cards.vines[given.vine]} on ${names.field(given.field)}`;
    case "uproot":
      return `Uproot ${cards.vines[given.vine]} from ${names.field(given.field)}`;
    case "switch":
      return `Swap ${cards.vines[given.vine]} on ${names.field(given.field)} with ${cards.vines[given.with]} on ${names.field(given.with_field)}`;
    case "sell_grape":
      return `Sell the ${names.grape(given.grape, given.quality)}${forLira(gainedIn(preview))}`;
    case "sell_field":
      return `Sell ${names.field(given.field)}${forLira(gainedIn(preview))}`;
    case "buy_field":
      return `Buy back ${names.field(given.field)}${forLira(paidIn(preview))}`;
    case "harvest":
      return `Harvest ${names.field(given.field)}`;
    case "take_grape":
      return `Take a ${names.grape(given.grape, 1)}`;
    case "discard_grape":
      return `Discard the ${names.grape(given.grape, given.quality)}`;
    case "make":
      return makeText(given, context);
    case "discard_wine":
      return `Discard the ${names.wine(given.wine, given.quality)}`;
    case "age":
      return `Age the ${names.wine(given.wine, given.quality)}`;
    case "fill":
      return `Fill ${theCard("order", given.order)} (${names.order(given.order, context)})`;
    case "use":
      return `Use the ${names.wine(given.wine, given.quality)}`;
    case "build":
      return `Build ${theStructure(given.structure)}${forLira(paidIn(preview))}`;
    case "discard":
      return `Discard ${theCard(given.deck, given.card)}`;
    case "give": {
      const owner = ask?.because.owner;
      const receiver = owner === undefined ? "" : ` to ${objectName(owner, context)}`;
      const verb = ask?.kind === "commit_cards" ? "Offer" : "Give";
      return `${verb} ${theCard(given.deck, given.card)}${receiver}`;
    }
    case "offer":
      return given.cards === 0 ? "Offer nothing" : `Offer {visitor ${given.cards}}`;
    case "keep":
      return `Keep the ${names.deck(given.deck)}`;
    case "take_pile": {
      const top = topOfPile(given.deck, context);
      if (top) return `Take ${theCard(given.deck, top)} from the discard pile`;
      return `Take the top ${names.deck(given.deck)} from the discard pile`;
    }
    case "opponent":
      return `Choose ${names.player(given.opponent, context)}`;
    case "train":
      return `Train a worker${forLira(paidIn(preview))}`;
    case "retrieve_grande":
      return "Take back the grande worker";
    case "retrieve":
      return `Take back ${theWorker(given.worker)} from “${names.space(given.space)}”`;
    case "take":
      return names.action(given.action);
    case "mama":
      return `Keep mama ${names.mama(given.mama, context)}`;
    case "papa":
      return `Keep papa ${names.papa(given.papa, context)}`;
    case "papa_gift":
      return giftText(context);
    case "papa_lira": {
      const lira = papaAsked(context)?.or_lira ?? gainedIn(preview);
      return lira === undefined ? "Take the lira instead" : `Take {lira ${lira}} instead`;
    }
    case "star":
      return `Place a star in ${names.region(given.region)} (${cards.regions[given.region].benefit})`;
    case "move_star":
      return `Move a star from ${names.region(given.from)} to ${names.region(given.to)}`;
    case "sell_wine": {
      const gained = pointsGainedIn(preview);
      return `Sell the ${names.wine(given.wine, given.quality)}${gained ? ` for {vp ${gained}}` : ""}`;
    }
    case "build_card":
      return `Build ${names.structureCard(given.card)}${forLira(paidIn(preview))}: ${names.place(given.place)}`;
    case "destroy":
      return destroyText(given.place, context);
    case "residual":
      return `Next: ${names.structureCard(given.card)}`;
    case "draft":
      return `Keep ${names.structureCard(given.card)}`;
    case "train_special":
      return `Train ${theWorker(given.worker)}${forLira(paidIn(preview))}`;
    case "rob":
      return `Take a ${names.deck(given.deck)} from ${names.player(given.opponent, context)}${forLira(1)}`;
    case "done":
      return doneText(context);
    case "pass": {
      const season = seasonAsked(ask);
      return season ? `Pass the ${names.season(season).toLowerCase()}` : "Pass";
    }
  }
}
