import type { AutomaCardId, DeckName, GameEvent, StructureId, VisitorId, WorkerName } from "../../wire/types";
import { isSpecial } from "../lookup";
import type { Context } from "../messages";
import { capitalised, cardRef, said } from "../segments";
import type { AnyCard, Segment } from "../segments";
import { automaName } from "../names_of";
import { cards } from "./cards";
import { aWorker, names, theCard, theSeason, theStructure, theWorker } from "./names";

/** The verb with its subject, which stays unsaid for "you": "Plantaste" or "Anna plantó". */
function does(seat: number | undefined, context: Context, second: string, third: string): Segment[] {
  if (seat === undefined) return said`Alguien ${third}`;
  if (seat === context.viewer) return said`${{ text: capitalised(second), seat }}`;
  return said`${{ text: names.player(seat, context), seat }} ${third}`;
}

export function cardName(deck: DeckName, card: AnyCard): Segment {
  return { text: theCard(deck, card), card: cardRef(deck, card) };
}

/** The card, or what kind of card it is where its face is hidden. */
export function cardOrKind(deck: DeckName, card: AnyCard | null): Segment {
  return card === null ? { text: `una ${names.deck(deck)}` } : cardName(deck, card);
}

function visitorName(visitor: VisitorId): Segment {
  return { text: cards.visitors[visitor].name, card: { kind: "visitor", id: visitor } };
}

function structureName(structure: StructureId): Segment {
  return { text: theStructure(structure), card: { kind: "structure", id: structure } };
}

const automa: Segment = { text: automaName, seat: null };

function automaCardName(card: AutomaCardId): Segment {
  return { text: names.automaCard(card), card: { kind: "automa", id: card } };
}

/** The worker in these words; a special one leads to its card. */
function workerName(worker: WorkerName, words: (worker: WorkerName) => string): Segment {
  const text = words(worker);
  return isSpecial(worker, cards) ? { text, card: { kind: "worker", id: worker } } : { text };
}

function player(seat: number, context: Context): Segment {
  return { text: names.player(seat, context), seat };
}

/** "tuyo" or "de Anna". */
export function ofPlayer(seat: number | undefined, context: Context): Segment[] {
  if (seat === undefined) return said`de alguien`;
  return seat === context.viewer ? said`${{ text: "tuyo", seat }}` : said`de ${player(seat, context)}`;
}

export function event(told: GameEvent, context: Context): Segment[] {
  const did = (second: string, third: string) => does(told.seat, context, second, third);
  switch (told.kind) {
    case "game_began":
      return said`${did("empezaste", "empezó")} con el primer turno`;
    case "parents_chosen": {
      const papa: Segment = { text: names.papa(told.papa, context), card: { kind: "papa", id: told.papa } };
      if (told.mama === null) return said`${did("empezaste", "empezó")} con papá ${papa} y vides viejas`;
      const mama: Segment = { text: names.mama(told.mama, context), card: { kind: "mama", id: told.mama } };
      return said`${did("empezaste", "empezó")} con mamá ${mama} y papá ${papa}`;
    }
    case "papa_taken":
      return told.gift
        ? said`${did("tomaste", "tomó")} el regalo de papá`
        : said`${did("tomaste", "tomó")} las liras de papá en lugar del regalo`;
    case "year_began":
      return said`Empezó el año ${told.year}`;
    case "season_began":
      return said`Empezó ${theSeason(told.season)}`;
    case "row_taken":
      return said`${did("elegiste", "eligió")} la fila ${told.row} de la tabla de horas de despertar`;
    case "passed":
      return said`${did("pasaste", "pasó")}`;
    case "placed":
      return said`${did("colocaste", "colocó")} ${workerName(told.worker, aWorker)}: ${names.space(told.space)}`;
    case "planned_action":
      return said`${did("realizaste", "realizó")} la acción planeada: ${names.space(told.space)}`;
    case "plan_lapsed":
      return said`${did("no pudiste", "no pudo")} realizar la acción planeada, que se perdió: ${names.space(told.space)}`;
    case "worker_moved":
      return said`${did("no usaste", "no usó")} la bonificación y el trabajador pasó a otra casilla: ${names.space(told.to)}`;
    case "lira_changed":
      return told.paid
        ? said`${did("pagaste", "pagó")} {lira ${told.amount}}`
        : said`${did("ganaste", "ganó")} {lira ${told.amount}}`;
    case "vp_changed":
      return told.lost
        ? said`${did("perdiste", "perdió")} {vp ${told.amount}}`
        : said`${did("ganaste", "ganó")} {vp ${told.amount}}`;
    case "residual_changed":
      return said`${did("pasaste", "pasó")} a tener {residual ${told.residual}}`;
    case "drew":
      return said`${did("robaste", "robó")} ${cardOrKind(told.deck, told.card)}`;
    case "deck_empty":
      return said`${did("no robaste", "no robó")} nada porque no quedaban ${names.deck(told.deck, 2)}`;
    case "reshuffled":
      return said`Las ${names.deck(told.deck, 2)} descartadas forman el nuevo mazo`;
    case "discarded":
      return said`${did("descartaste", "descartó")} ${cardOrKind(told.deck, told.card)}`;
    case "gave": {
      const card = cardOrKind(told.deck, told.card);
      if (told.to === context.viewer) return said`${did("te diste", "te dio")} ${card}`;
      return said`${did("diste", "dio")} ${card} a ${player(told.to, context)}`;
    }
    case "took_from_pile":
      return said`${did("tomaste", "tomó")} ${cardOrKind(told.deck, told.card)} de la pila de descartes`;
    case "revealed":
      return said`${did("revelaste", "reveló")} ${cardOrKind(told.deck, told.card)}`;
    case "kept":
      return said`${did("te quedaste con", "se quedó con")} ${cardOrKind(told.deck, told.card)}`;
    case "played":
      return said`${did("jugaste", "jugó")} la carta de visitante ${visitorName(told.visitor)}`;
    case "visitor_done":
      return said`${did("terminaste", "terminó")} la carta de visitante ${visitorName(told.visitor)}`;
    case "offered":
      return told.cards === 0
        ? said`${did("no ofreciste", "no ofreció")} nada`
        : said`${did("ofreciste", "ofreció")} {visitor ${told.cards}}`;
    case "planted":
      return said`${did("plantaste", "plantó")} ${cardName("vine", told.vine)} en el ${names.field(told.field)}`;
    case "uprooted":
      return said`${did("desarraigaste", "desarraigó")} ${cardName("vine", told.vine)} del ${names.field(told.field)}`;
    case "switched":
      return said`${did("intercambiaste", "intercambió")} ${cardName("vine", told.vine)} del ${names.field(told.field)} con ${cardName("vine", told.with)} del ${names.field(told.with_field)}`;
    case "field_sold":
      return said`${did("vendiste", "vendió")} el ${names.field(told.field)}`;
    case "field_bought":
      return said`${did("recompraste", "recompró")} el ${names.field(told.field)}`;
    case "harvested":
      return said`${did("cosechaste", "cosechó")} el ${names.field(told.field)}`;
    case "grape_placed":
      return said`${did("obtuviste", "obtuvo")} una ${names.grape(told.grape, told.value)}`;
    case "grape_lost":
      return said`${did("no tenías", "no tenía")} sitio para una ${names.grape(told.grape)}, que se perdió`;
    case "grape_used":
      return said`${did("gastaste", "gastó")} la ${names.grape(told.grape, told.value)}`;
    case "wine_made":
      return said`${did("elaboraste", "elaboró")} un ${names.wine(told.wine, told.value)}`;
    case "wine_used":
      return said`${did("gastaste", "gastó")} el ${names.wine(told.wine, told.value)}`;
    case "wine_aged":
      return said`${did("envejeciste", "envejeció")} un vino, ahora ${names.wine(told.wine, told.value)}`;
    case "aged":
      return said`${did("envejeciste", "envejeció")} los vinos`;
    case "order_filled":
      return said`${did("completaste", "completó")} ${cardName("order", told.order)}`;
    case "built":
      return said`${did("construiste", "construyó")} ${structureName(told.structure)}`;
    case "trained": {
      const worker = workerName(told.worker ?? "regular", aWorker);
      return told.at_once
        ? said`${did("formaste", "formó")} ${worker}, disponible al momento`
        : said`${did("formaste", "formó")} ${worker} para el próximo año`;
    }
    case "retrieved":
      return said`${did("recuperaste", "recuperó")} ${workerName(told.worker, theWorker)} de «${names.space(told.space)}»`;
    case "temporary_worker":
      return said`${did("tomaste", "tomó")} el trabajador temporal`;
    case "first_player_moved":
      return said`${did("tienes", "tiene")} ahora el primer turno`;
    case "automa_drew":
      return said`${automa} robó la ${automaCardName(told.card)}`;
    case "automa_reshuffled":
      return said`${automa} barajó sus cartas usadas en un nuevo mazo`;
    case "automa_placed":
      return said`${automa} colocó un trabajador: ${names.space(told.space)}`;
    case "automa_vp":
      return said`${automa} tiene ahora {vp ${told.vp}}`;
    case "token_taken":
      return said`${did("tomaste", "tomó")} la ficha de bonificación de la fila ${told.row}`;
    case "token_spent":
      return said`${did("gastaste", "gastó")} una ficha de bonificación`;
    case "star_placed":
      return said`${did("colocaste", "colocó")} una estrella en ${names.region(told.region)}`;
    case "star_moved":
      return said`${did("moviste", "movió")} una estrella de ${names.region(told.from)} a ${names.region(told.to)}`;
    case "card_built":
      return said`${did("construiste", "construyó")} la carta de estructura ${cardName("structure", told.card)} (${names.place(told.place)})`;
    case "card_destroyed":
      return said`${did("derribaste", "derribó")} la carta de estructura ${cardName("structure", told.card)} (${names.place(told.place)})`;
    case "grapes_aged":
      return said`${did("envejeciste", "envejeció")} las uvas`;
    case "region_scored": {
      const leader = told.seat === undefined ? said`${automa} tuvo` : did("tuviste", "tuvo");
      return said`${leader} más estrellas que nadie en ${names.region(told.region)}: {vp ${told.vp}}`;
    }
    case "specials_revealed":
      return said`En esta partida se pueden formar ${workerName(told.first, theWorker)} y ${workerName(told.second, theWorker)}`;
    case "toll_paid":
      if (told.to === context.viewer)
        return said`${did("te pagaste", "te pagó")} {lira ${told.amount}} de peaje`;
      return said`${did("pagaste", "pagó")} {lira ${told.amount}} de peaje a ${player(told.to, context)}`;
    case "bumped": {
      const sent = does(told.by, context, "enviaste", "envió");
      return said`${sent} a casa un trabajador ${ofPlayer(told.seat, context)} (${names.worker(told.worker)}): ${names.space(told.space)}`;
    }
    case "game_ended":
      return said`La partida terminó`;
    case "forced":
      return said`${did("tenías", "tenía")} una sola opción`;
  }
}
