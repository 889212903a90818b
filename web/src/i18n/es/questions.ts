import type { Ask, BoardActionId, QuestionKind, StructureCardId, VisitorId } from "../../wire/types";
import type { SpecialWorkerId } from "../tuscany_ids";
import { bonusAsked } from "../bonuses";
import { offerAsked, offers, tradeStep } from "../lookup";
import type { Context } from "../messages";
import { questionsOf } from "../questions_of";
import type { QuestionWording } from "../questions_of";
import { said } from "../segments";
import type { CardRef, Segment } from "../segments";
import { cards } from "./cards";
import { names } from "./names";

const takeBonus = (ask: Ask, context: Context) => {
  const bonus = bonusAsked(ask, context, cards);
  return bonus ? `¿Tomas la bonificación (${bonus})?` : "¿Tomas la bonificación?";
};

const firstOrder = (ask: Ask, context: Context) => {
  const bonus = bonusAsked(ask, context, cards);
  return bonus
    ? `¿Primero la acción o primero la bonificación (${bonus})?`
    : "¿Primero la acción o primero la bonificación?";
};

const wordings: Record<QuestionKind, QuestionWording> = {
  game_over: { asked: "La partida ha terminado.", others: "" },
  choose_mama: { asked: "¿Con qué mamá te quedas?", others: "elige una mamá" },
  choose_papa: { asked: "¿Con qué papá te quedas?", others: "elige un papá" },
  papa_gift: { asked: "¿Qué tomas de tu papá?", others: "elige entre el regalo de papá y las liras" },
  wake_up_row: {
    asked: "¿Cuándo te despiertas? Elige una fila.",
    others: "elige una fila de la tabla de horas de despertar",
  },
  turn: { asked: "Coloca un trabajador o pasa.", others: "tiene el turno" },
  bonus_order: {
    asked: firstOrder,
    others: "elige el orden de acción y bonificación",
  },
  take_bonus: { asked: takeBonus, others: "decide sobre la bonificación" },
  choose_option: {
    asked(ask) {
      const step = tradeStep(ask);
      if (step === undefined) return "¿Qué eliges?";
      return step === 0 ? "¿Qué das?" : "¿Qué tomas a cambio?";
    },
    others: "elige una opción",
  },
  part_order: { asked: "¿Qué parte va ahora?", others: "elige la parte siguiente" },
  do_both: { asked: "¿Pagas también por la otra parte?", others: "decide si hace ambas cosas" },
  accept_offer: {
    asked(ask, context) {
      if (ask.offer === "bonus") return takeBonus(ask, context);
      // Only the cottage offers something without a card or action behind it.
      if (ask.offer === "own" && ask.because.kind === "season")
        return "¿Robar una carta de visitante con tu casa de campo?";
      const offer = offerAsked(ask, cards, (seat) => names.player(seat, context));
      return offer ?? (ask.offer === "own" ? "¿Quieres hacerlo?" : "¿Aceptas la oferta?");
    },
    others: "decide sobre una oferta",
  },
  choose_opponents: { asked: "¿A qué oponente eliges?", others: "elige oponentes" },
  name_deck: { asked: "¿Qué tipo de carta robas?", others: "elige un mazo" },
  fall_visitor: { asked: "¿Qué carta de visitante robas?", others: "elige un mazo de visitantes" },
  cottage_visitor: {
    asked: "Tu casa de campo te permite robar otra carta de visitante. ¿Cuál?",
    others: "elige un mazo de visitantes para la casa de campo",
  },
  discard: { asked: "¿Qué carta descartas?", others: "elige una carta que descartar" },
  hand_limit: {
    asked: "Tienes demasiadas cartas para el nuevo año. ¿Cuál descartas?",
    others: "descarta hasta el límite de mano",
  },
  give_cards: { asked: "¿Qué carta das?", others: "elige una carta que dar" },
  play_visitor: { asked: "¿Qué visitante juegas?", others: "elige un visitante" },
  keep_cards: {
    asked: "¿Con cuál de las cartas reveladas te quedas?",
    others: "elige entre las cartas reveladas",
  },
  take_piles: {
    asked: "¿De qué pila de descartes tomas la carta superior?",
    others: "elige una pila de descartes",
  },
  offer_cards: {
    asked: "¿Cuántas cartas de visitante ofreces?",
    others: "decide cuántas cartas de visitante ofrece",
  },
  commit_cards: { asked: "¿Qué carta de visitante ofreces?", others: "elige una carta de visitante" },
  plant: { asked: "¿Qué vid plantas, y dónde?", others: "elige una vid que plantar" },
  uproot: { asked: "¿Qué vid desarraigas?", others: "elige una vid que desarraigar" },
  switch_vines: { asked: "¿Qué dos vides cambian de sitio?", others: "elige dos vides que intercambiar" },
  sell_grapes: { asked: "¿Qué uva vendes?", others: "elige una uva que vender" },
  sell_field: { asked: "¿Qué terreno vendes?", others: "elige un terreno que vender" },
  buy_field: { asked: "¿Qué terreno recompras?", others: "elige un terreno que recomprar" },
  harvest: { asked: "¿Qué terreno cosechas?", others: "elige un terreno que cosechar" },
  take_grape: { asked: "¿Qué uva tomas?", others: "elige una uva" },
  discard_grape: { asked: "¿Qué uva descartas?", others: "elige una uva que descartar" },
  make_wine: { asked: "¿Qué vino elaboras?", others: "elige un vino que elaborar" },
  discard_wine: { asked: "¿Qué vino descartas?", others: "elige un vino que descartar" },
  age_wine: { asked: "¿Qué vino envejeces?", others: "elige un vino que envejecer" },
  fill_order: { asked: "¿Qué pedido completas?", others: "elige un pedido que completar" },
  use_wine: {
    asked: ({ wine, quality }) =>
      wine
        ? `El pedido pide ${names.wine(wine, quality)} o más. ¿Qué vino usas?`
        : "¿Qué vino usas para el pedido?",
    others: "elige un vino para el pedido",
  },
  build: { asked: "¿Qué estructura construyes?", others: "elige una estructura" },
  train: {
    asked: (ask) => (offers(ask, "train_special") ? "¿Qué trabajador formas?" : "¿Formas un trabajador?"),
    others: "decide si forma un trabajador",
  },
  retrieve_workers: { asked: "¿Qué trabajador recuperas?", others: "elige un trabajador que recuperar" },
  retrieve_grande: {
    asked: "¿Recuperas tu trabajador grande?",
    others: "decide si recupera el trabajador grande",
  },
  earlier_action: {
    asked: "¿Qué acción de una estación previa realizas?",
    others: "elige una acción de una estación previa",
  },
  plan_worker: {
    asked: "¿Dónde colocas un trabajador para una estación posterior?",
    others: "coloca un trabajador para una estación posterior",
  },
  move_rooster: { asked: "¿A qué fila va tu gallo?", others: "mueve el gallo" },
  star: {
    asked: (ask) =>
      offers(ask, "move_star") ? "¿Qué estrella mueves, y adónde?" : "¿Dónde colocas una estrella?",
    others: "coloca o mueve una estrella",
  },
  sell_wine: { asked: "¿Qué vino vendes?", others: "elige un vino que vender" },
  next_row: {
    asked: "Tu año ha terminado. ¿Qué fila eliges para el próximo?",
    others: "elige una fila para el próximo año",
  },
  destroy: { asked: "¿Qué carta de estructura derribas?", others: "derriba una carta de estructura" },
  fill_drawn_order: {
    asked: "¿Completas el pedido que acabas de robar?",
    others: "decide si completa el pedido recién robado",
  },
  residual_order: { asked: "¿Qué estructura rinde ahora?", others: "elige qué estructura rinde ahora" },
  draft_card: {
    asked: "¿Con qué carta de estructura te quedas? Las demás pasan a tu derecha.",
    others: "elige una carta de estructura",
  },
  buy_visitor: {
    asked: "¿De quién toma el Mesonero una carta de visitante?",
    others: "decide de quién toma una carta el Mesonero",
  },
  call_back: {
    asked: "¿Qué trabajador recupera el Professore?",
    others: "decide a quién recupera el Professore",
  },
  act_again: { asked: cards.workers.mafioso.offer, others: "decide si repite la acción" },
  bonus_again: { asked: cards.workers.politico.offer, others: "decide si repite la bonificación" },
  merchant_card: {
    asked: "¿Qué tipo de carta trae el Comerciante?",
    others: "elige un mazo para el Comerciante",
  },
  one_card_more: {
    asked: (ask) =>
      offers(ask, "deck") ? "¿De qué tipo roba el Oráculo una carta más?" : cards.workers.oracle.offer,
    others: "decide si el Oráculo roba una carta más",
  },
  drawn_discard: {
    asked: "¿Cuál de las cartas recién robadas descartas?",
    others: "descarta una de las cartas recién robadas",
  },
};

function progress({ kind, because, done, at_most, remaining }: Ask): string {
  if (kind === "plant" && because.id === "setup") return ` (vid ${(done ?? 0) + 1} de ${at_most})`;
  if (done && at_most) return ` (${done} de ${at_most} como máximo)`;
  return remaining !== undefined && remaining > 1 ? ` (faltan ${remaining})` : "";
}

/** A name that leads to its card. */
function theName(card: CardRef, context: Context): Segment {
  return { text: names.ref(card, context), card };
}

function because({ because: { kind, id, owner } }: Ask, context: Context): Segment[] | undefined {
  if (kind === "action") return said`Acción: ${names.action(id as BoardActionId)}`;
  if (kind === "yoke")
    return said`${{ text: cards.places.yoke.name, card: { kind: "structure", id: "yoke" } }}`;
  if (kind === "cart" || kind === "mat") return said`${cards.places[kind === "mat" ? "destroy" : kind].name}`;
  if (kind === "worker")
    return said`Trabajador especial ${theName({ kind, id: id as SpecialWorkerId }, context)}`;
  if (kind === "structure")
    return said`Carta de estructura ${theName({ kind: "structure_card", id: id as StructureCardId }, context)}`;
  if (kind !== "visitor") return undefined;
  const visitor = id as VisitorId;
  const card: Segment = { text: cards.visitors[visitor].name, card: { kind: "visitor", id: visitor } };
  if (owner === undefined) return said`Visitante ${card}`;
  if (owner === context.viewer) return said`${{ text: "Tu", seat: owner }} visitante ${card}`;
  return said`Visitante ${card} de ${{ text: names.player(owner, context), seat: owner }}`;
}

export const question = questionsOf({ you: "Tú", wordings, progress, because }, names);
