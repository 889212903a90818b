import type { AutomaCardId, DeckName, GameEvent, StructureId, VisitorId, WorkerName } from "../../wire/types";
import { isSpecial } from "../lookup";
import type { Context } from "../messages";
import { cardRef, said } from "../segments";
import type { AnyCard, Segment } from "../segments";
import { automaName } from "../names_of";
import { cards } from "./cards";
import { aWorker, names, objectName, theCard, theStructure, theWorker } from "./names";

// The past tense is the same for "You" and for a name, so most sentences need only their subject.
function subject(seat: number | undefined, context: Context): Segment {
  if (seat === undefined) return { text: "Somebody" };
  return { text: seat === context.viewer ? "You" : names.player(seat, context), seat };
}

export function cardName(deck: DeckName, card: AnyCard): Segment {
  return { text: theCard(deck, card), card: cardRef(deck, card) };
}

/** The card, or what kind of card it is where its face is hidden. */
export function cardOrKind(deck: DeckName, card: AnyCard | null): Segment {
  return card === null ? { text: `a ${names.deck(deck)}` } : cardName(deck, card);
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

/** "your" or "Anna’s". */
export function owner(seat: number | undefined, context: Context): Segment {
  if (seat === undefined) return { text: "somebody’s" };
  return { text: seat === context.viewer ? "your" : `${names.player(seat, context)}’s`, seat };
}

/** As the object of a sentence. */
export function player(seat: number, context: Context): Segment {
  return { text: objectName(seat, context), seat };
}

export function event(told: GameEvent, context: Context): Segment[] {
  const who = subject(told.seat, context);
  switch (told.kind) {
    case "game_began":
      return said`${who} began as first player`;
    case "parents_chosen": {
      const papa: Segment = { text: names.papa(told.papa, context), card: { kind: "papa", id: told.papa } };
      if (told.mama === null) return said`${who} started with papa ${papa} and old vines`;
      const mama: Segment = { text: names.mama(told.mama, context), card: { kind: "mama", id: told.mama } };
      return said`${who} started with mama ${mama} and papa ${papa}`;
    }
    case "papa_taken":
      return told.gift ? said`${who} took papa’s gift` : said`${who} took papa’s lira instead of the gift`;
    case "year_began":
      return said`Year ${told.year} began`;
    case "season_began":
      return said`${names.season(told.season)} began`;
    case "row_taken":
      return said`${who} took row ${told.row} of the wake-up chart`;
    case "passed":
      return said`${who} passed`;
    case "placed":
      return said`${who} placed ${workerName(told.worker, aWorker)}: ${names.space(told.space)}`;
    case "planned_action":
      return said`${who} carried out the planned action: ${names.space(told.space)}`;
    case "plan_lapsed":
      return said`${who} could not carry out the planned action, which lapsed: ${names.space(told.space)}`;
    case "worker_moved":
      return said`${who} left the bonus unused, so the worker moved to another space: ${names.space(told.to)}`;
    case "lira_changed":
      return said`${who} ${told.paid ? "paid" : "gained"} {lira ${told.amount}}`;
    case "vp_changed":
      return said`${who} ${told.lost ? "lost" : "gained"} {vp ${told.amount}}`;
    case "residual_changed":
      return said`${who} now ${told.seat === context.viewer ? "have" : "has"} {residual ${told.residual}}`;
    case "drew":
      return said`${who} drew ${cardOrKind(told.deck, told.card)}`;
    case "deck_empty":
      return said`${who} drew nothing, since no ${names.deck(told.deck, 2)} were left`;
    case "reshuffled":
      return said`The discarded ${names.deck(told.deck, 2)} became the new deck`;
    case "discarded":
      return said`${who} discarded ${cardOrKind(told.deck, told.card)}`;
    case "gave":
      return said`${who} gave ${cardOrKind(told.deck, told.card)} to ${player(told.to, context)}`;
    case "took_from_pile":
      return said`${who} took ${cardOrKind(told.deck, told.card)} from the discard pile`;
    case "revealed":
      return said`${who} showed ${cardOrKind(told.deck, told.card)}`;
    case "kept":
      return said`${who} kept ${cardOrKind(told.deck, told.card)}`;
    case "played":
      return said`${who} played the visitor ${visitorName(told.visitor)}`;
    case "visitor_done":
      return said`${who} finished the visitor ${visitorName(told.visitor)}`;
    case "offered":
      return told.cards === 0 ? said`${who} offered nothing` : said`${who} offered {visitor ${told.cards}}`;
    case "planted":
      return said`${who} planted ${cardName("vine", told.vine)} on ${names.field(told.field)}`;
    case "uprooted":
      return said`${who} uprooted ${cardName("vine", told.vine)} from ${names.field(told.field)}`;
    case "switched":
      return said`${who} moved ${cardName("vine", told.vine)} from ${names.field(told.field)} to ${names.field(told.with_field)} and ${cardName("vine", told.with)} the other way`;
    case "field_sold":
      return said`${who} sold ${names.field(told.field)}`;
    case "field_bought":
      return said`${who} bought back ${names.field(told.field)}`;
    case "harvested":
      return said`${who} harvested ${names.field(told.field)}`;
    case "grape_placed":
      return said`${who} got a ${names.grape(told.grape, told.value)}`;
    case "grape_lost":
      return said`${who} had no room for a ${names.grape(told.grape)}, which was lost`;
    case "grape_used":
      return said`${who} used up the ${names.grape(told.grape, told.value)}`;
    case "wine_made":
      return said`${who} made a ${names.wine(told.wine, told.value)}`;
    case "wine_used":
      return said`${who} used up the ${names.wine(told.wine, told.value)}`;
    case "wine_aged":
      return said`${who} aged a wine, now ${names.wine(told.wine, told.value)}`;
    case "aged":
      return said`${who} aged the wines`;
    case "order_filled":
      return said`${who} filled ${cardName("order", told.order)}`;
    case "built":
      return said`${who} built ${structureName(told.structure)}`;
    case "trained": {
      const worker = workerName(told.worker ?? "regular", aWorker);
      return told.at_once
        ? said`${who} trained ${worker}, available at once`
        : said`${who} trained ${worker} for next year`;
    }
    case "retrieved":
      return said`${who} took back ${workerName(told.worker, theWorker)} from “${names.space(told.space)}”`;
    case "temporary_worker":
      return said`${who} took the temporary worker`;
    case "first_player_moved":
      return said`${who} became first player`;
    case "automa_drew":
      return said`${automa} drew ${automaCardName(told.card)}`;
    case "automa_reshuffled":
      return said`${automa} shuffled its used cards into a new deck`;
    case "automa_placed":
      return said`${automa} placed a worker: ${names.space(told.space)}`;
    case "automa_vp":
      return said`${automa} now stands at {vp ${told.vp}}`;
    case "token_taken":
      return said`${who} took the bonus token of row ${told.row}`;
    case "token_spent":
      return said`${who} spent a bonus token`;
    case "star_placed":
      return said`${who} placed a star in ${names.region(told.region)}`;
    case "star_moved":
      return said`${who} moved a star from ${names.region(told.from)} to ${names.region(told.to)}`;
    case "card_built":
      return said`${who} built ${cardName("structure", told.card)} (${names.place(told.place)})`;
    case "card_destroyed":
      return said`${who} tore down ${cardName("structure", told.card)} (${names.place(told.place)})`;
    case "grapes_aged":
      return said`${who} aged the grapes`;
    case "region_scored":
      return said`${told.seat === undefined ? automa : who} had the most stars in ${names.region(told.region)}: {vp ${told.vp}}`;
    case "specials_revealed":
      return said`In this game ${workerName(told.first, theWorker)} and ${workerName(told.second, theWorker)} can be trained`;
    case "toll_paid":
      return said`${who} paid ${player(told.to, context)} a toll of {lira ${told.amount}}`;
    case "bumped":
      return said`${subject(told.by, context)} sent home one of ${owner(told.seat, context)} workers (${names.worker(told.worker)}): ${names.space(told.space)}`;
    case "game_ended":
      return said`The game ended`;
    case "forced":
      return said`${who} had no other choice`;
  }
}
