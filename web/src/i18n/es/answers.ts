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
import { aWorker, names, theCard, theSeason, theStructure, theWorker } from "./names";

/** What is declined when nothing has been done yet, and after something has. */
const doneWords: Partial<Record<QuestionKind, [nothing: string, noMore: string]>> = {
  cottage_visitor: ["No robar otra carta", "No robar otra carta"],
  play_visitor: ["No jugar ningún visitante", "No jugar más visitantes"],
  plant: ["No plantar nada", "No plantar más"],
  sell_grapes: ["No vender más", "No vender más"],
  harvest: ["No cosechar nada", "No cosechar más"],
  make_wine: ["No elaborar vino", "No elaborar más vino"],
  build: ["No construir nada", "No construir más"],
  train: ["No formar a nadie", "No formar a nadie"],
  retrieve_workers: ["No recuperar a nadie", "No recuperar más trabajadores"],
  retrieve_grande: ["Dejar ahí el trabajador grande", "Dejar ahí el trabajador grande"],
  choose_opponents: ["No elegir a nadie más", "No elegir a nadie más"],
  age_wine: ["No envejecer nada", "No envejecer nada más"],
  star: ["Dejar las estrellas como están", "Dejar las estrellas como están"],
  fill_drawn_order: ["Guardar el pedido para después", "Guardar el pedido para después"],
  call_back: ["No recuperar a nadie", "No recuperar a nadie"],
  merchant_card: ["No robar ninguna carta", "No robar ninguna carta"],
  one_card_more: ["No robar ninguna carta más", "No robar ninguna carta más"],
  buy_visitor: ["No tomar ninguna carta", "No tomar ninguna carta"],
};

function doneText({ ask }: AnswerContext): string {
  const words = ask && doneWords[ask.kind];
  return words ? words[ask.done ? 1 : 0] : "Eso es todo";
}

/** A special worker offers something again, where it stands. */
function againText(kind: QuestionKind | undefined, context: AnswerContext): string | undefined {
  if (kind === "act_again") {
    const work = workOf("mafioso", context, cards, names);
    return work ? `Sí, otra vez: ${work}` : "Sí, otra vez";
  }
  if (kind === "bonus_again") {
    const bonus = bonusOf("politico", context, cards);
    return `Sí, pagar {lira 1} por la bonificación otra vez${bonus ? ` (${bonus})` : ""}`;
  }
  return kind === "one_card_more" ? "Sí, robar {card 1} más" : undefined;
}

function yesText(context: AnswerContext): string {
  const { ask, preview } = context;
  const again = againText(ask?.kind, context);
  if (again !== undefined) return again;
  if (ask?.kind === "take_bonus" || ask?.offer === "bonus") return "Sí, tomar la bonificación";
  if (ask?.kind === "do_both") {
    const lost = pointsLostIn(preview);
    return lost ? `Sí, perder {vp ${lost}} y hacer también la otra parte` : "Sí, hacer también la otra parte";
  }
  return ask?.offer === "opponent" ? "Sí, aceptar" : "Sí";
}

function noText({ ask }: AnswerContext): string {
  if (ask?.kind === "act_again") return "No, basta con una vez";
  if (ask?.kind === "bonus_again") return "No, guardar el dinero";
  if (ask?.kind === "one_card_more") return "No, robar como siempre";
  if (ask?.kind === "take_bonus" || ask?.offer === "bonus") return "No, renunciar a la bonificación";
  if (ask?.kind === "do_both") return "No, eso es todo";
  return ask?.offer === "opponent" ? "No, rechazar" : "No";
}

function placeText(given: Extract<Answer, { kind: "place" }>, context: AnswerContext): string {
  const bonus = bonusTaken(given, context, cards);
  const bought = bonusBought(given, context, cards);
  const token = bought ? `, con una ficha de bonificación (${bought})` : "";
  const season = context.ask?.kind === "plan_worker" ? seasonOfSpace(given.space, context) : undefined;
  const wait = season ? `, para ${theSeason(season)}` : "";
  return `Colocar ${aWorker(given.worker)}: ${spaceText(given.space, context)}${bonus ? ` (${bonus})` : ""}${token}${wait}`;
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
    ? `Derribar ${names.structureCard(card)} (${names.place(place)})`
    : `Derribar la carta de estructura: ${names.place(place)}`;
}

const grapeColours = { red: "roja", white: "blanca" };

function makeText(given: Extract<Answer, { kind: "make" }>, { preview }: AnswerContext): string {
  const grapes = grapesFor(given).map(({ grape, quality }) => `${grapeColours[grape]} de calidad ${quality}`);
  return `Elaborar ${names.wine(given.wine, qualityMadeIn(preview))} con uva ${names.list(grapes)}`;
}

function giftText(context: AnswerContext): string {
  const papa = papaAsked(context);
  if (papa?.structure) return `Tomar ${theStructure(papa.structure)}`;
  if (papa?.gift === "worker") return "Tomar {worker 1} más";
  return papa ? "Tomar {vp 1}" : "Tomar el regalo de papá";
}

function forLira(amount: number | undefined): string {
  return amount === undefined ? "" : ` por {lira ${amount}}`;
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
      return `Primero la bonificación${bonus ? ` (${bonus})` : ""}, después la acción`;
    }
    case "action_first":
      return "Primero la acción; la bonificación se ofrece después";
    case "option":
      return optionText(given.option, ask, cards) ?? `Opción ${given.option}`;
    case "row":
      return `Fila ${given.row}: ${rowText(given.row, context, cards, names)}`;
    case "deck":
      return `Robar una ${names.deck(given.deck)}`;
    case "play":
      return `Jugar ${cards.visitors[given.visitor].name}`;
    case "plant":
      return `Plantar ${cards.vines[given.vine]} en el ${names.field(given.field)}`;
    case "uproot":
      return `Desarraigar ${cards.vines[given.vine]} del ${names.field(given.field)}`;
    case "switch":
      return `Intercambiar ${cards.vines[given.vine]} del ${names.field(given.field)} con ${cards.vines[given.with]} del ${names.field(given.with_field)}`;
    case "sell_grape":
      return `Vender la ${names.grape(given.grape, given.quality)}${forLira(gainedIn(preview))}`;
    case "sell_field":
      return `Vender el ${names.field(given.field)}${forLira(gainedIn(preview))}`;
    case "buy_field":
      return `Recomprar el ${names.field(given.field)}${forLira(paidIn(preview))}`;
    case "harvest":
      return `Cosechar el ${names.field(given.field)}`;
    case "take_grape":
      return `Tomar una ${names.grape(given.grape, 1)}`;
    case "discard_grape":
      return `Descartar la ${names.grape(given.grape, given.quality)}`;
    case "make":
      return makeText(given, context);
    case "discard_wine":
      return `Descartar el ${names.wine(given.wine, given.quality)}`;
    case "age":
      return `Envejecer el ${names.wine(given.wine, given.quality)}`;
    case "fill":
      return `Completar ${theCard("order", given.order)} (${names.order(given.order, context)})`;
    case "use":
      return `Usar el ${names.wine(given.wine, given.quality)}`;
    case "build":
      return `Construir ${theStructure(given.structure)}${forLira(paidIn(preview))}`;
    case "discard":
      return `Descartar ${theCard(given.deck, given.card)}`;
    case "give": {
      const owner = ask?.because.owner;
      const receiver =
        owner === undefined ? "" : ` a ${owner === context.viewer ? "ti" : names.player(owner, context)}`;
      const verb = ask?.kind === "commit_cards" ? "Ofrecer" : "Dar";
      return `${verb} ${theCard(given.deck, given.card)}${receiver}`;
    }
    case "offer":
      return given.cards === 0 ? "No ofrecer nada" : `Ofrecer {visitor ${given.cards}}`;
    case "keep":
      return `Quedarse con la ${names.deck(given.deck)}`;
    case "take_pile": {
      const top = topOfPile(given.deck, context);
      if (top) return `Tomar ${theCard(given.deck, top)} de la pila de descartes`;
      return `Tomar la ${names.deck(given.deck)} superior de la pila de descartes`;
    }
    case "opponent":
      return `Elegir a ${names.player(given.opponent, context)}`;
    case "train":
      return `Formar un trabajador${forLira(paidIn(preview))}`;
    case "retrieve_grande":
      return "Recuperar el trabajador grande";
    case "retrieve":
      return `Recuperar ${theWorker(given.worker)} de «${names.space(given.space)}»`;
    case "take":
      return names.action(given.action);
    case "mama":
      return `Quedarse con mamá ${names.mama(given.mama, context)}`;
    case "papa":
      return `Quedarse con papá ${names.papa(given.papa, context)}`;
    case "papa_gift":
      return giftText(context);
    case "papa_lira": {
      const lira = papaAsked(context)?.or_lira ?? gainedIn(preview);
      return lira === undefined ? "Tomar las liras en su lugar" : `Tomar {lira ${lira}} en su lugar`;
    }
    case "star":
      return `Colocar una estrella en ${names.region(given.region)} (${cards.regions[given.region].benefit})`;
    case "move_star":
      return `Mover una estrella de ${names.region(given.from)} a ${names.region(given.to)}`;
    case "sell_wine": {
      const gained = pointsGainedIn(preview);
      return `Vender el ${names.wine(given.wine, given.quality)}${gained ? ` por {vp ${gained}}` : ""}`;
    }
    case "build_card":
      return `Construir ${names.structureCard(given.card)}${forLira(paidIn(preview))}: ${names.place(given.place)}`;
    case "destroy":
      return destroyText(given.place, context);
    case "residual":
      return `Ahora: ${names.structureCard(given.card)}`;
    case "draft":
      return `Quedarse con ${names.structureCard(given.card)}`;
    case "train_special":
      return `Formar ${theWorker(given.worker)}${forLira(paidIn(preview))}`;
    case "rob":
      return `Tomar una ${names.deck(given.deck)} de ${names.player(given.opponent, context)}${forLira(1)}`;
    case "done":
      return doneText(context);
    case "pass": {
      const season = seasonAsked(ask);
      return season ? `Pasar en ${names.season(season).toLowerCase()}` : "Pasar";
    }
  }
}
