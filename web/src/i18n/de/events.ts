import type { AutomaCardId, DeckName, GameEvent, StructureId, VisitorId, WorkerName } from "../../wire/types";
import { isSpecial } from "../lookup";
import type { Context } from "../messages";
import { cardRef, said } from "../segments";
import type { AnyCard, Segment } from "../segments";
import { automaName } from "../names_of";
import { cards } from "./cards";
import { aWorker, names, theStructure, theWorker } from "./names";

/** Subject and verb: "Du hast" or "Anna hat". */
function does(seat: number | undefined, context: Context, second: string, third: string): Segment[] {
  if (seat === undefined) return said`Jemand ${third}`;
  if (seat === context.viewer) return said`${{ text: "Du", seat }} ${second}`;
  return said`${{ text: names.player(seat, context), seat }} ${third}`;
}

export function cardName(deck: DeckName, card: AnyCard): Segment {
  return { text: names.card(deck, card), card: cardRef(deck, card) };
}

/** The card, or what kind of card it is where its face is hidden. */
export function cardOrKind(deck: DeckName, card: AnyCard | null): Segment {
  return card === null ? { text: `eine ${names.deck(deck)}` } : cardName(deck, card);
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

/** The name, or "du" in the case that the sentence needs. */
export function player(seat: number | undefined, context: Context, you: string): Segment {
  if (seat === undefined) return { text: "jemand anderem" };
  return { text: seat === context.viewer ? you : names.player(seat, context), seat };
}

/** Each board has its own name for the wake-up chart. */
function chartName({ board }: Context): string {
  return board?.startsWith("extended") ? "Zugtabelle" : "Reihenfolge-Leiste";
}

export function event(told: GameEvent, context: Context): Segment[] {
  const has = does(told.seat, context, "hast", "hat");
  switch (told.kind) {
    case "game_began":
      return said`${has} als Startspieler begonnen`;
    case "parents_chosen": {
      const papa: Segment = { text: names.papa(told.papa, context), card: { kind: "papa", id: told.papa } };
      if (told.mama === null) return said`${has} mit Papa ${papa} und alten Reben angefangen`;
      const mama: Segment = { text: names.mama(told.mama, context), card: { kind: "mama", id: told.mama } };
      return said`${has} mit Mama ${mama} und Papa ${papa} angefangen`;
    }
    case "papa_taken":
      return told.gift
        ? said`${has} Papas Geschenk genommen`
        : said`${has} die Lira statt Papas Geschenk genommen`;
    case "year_began":
      return said`Jahr ${told.year} hat begonnen`;
    case "season_began":
      return said`Der ${names.season(told.season)} hat begonnen`;
    case "row_taken":
      return said`${has} Zeile ${told.row} der ${chartName(context)} gewählt`;
    case "passed":
      return said`${has} gepasst`;
    case "placed":
      return said`${has} ${workerName(told.worker, aWorker)} eingesetzt: ${names.space(told.space)}`;
    case "planned_action":
      return said`${has} die geplante Aktion ausgeführt: ${names.space(told.space)}`;
    case "plan_lapsed":
      return said`${does(told.seat, context, "konntest", "konnte")} die geplante Aktion nicht ausführen, sie verfiel: ${names.space(told.space)}`;
    case "worker_moved":
      return said`${has} den Bonus nicht genutzt, darum steht der Arbeiter jetzt hier: ${names.space(told.to)}`;
    case "lira_changed":
      return said`${has} {lira ${told.amount}} ${told.paid ? "gezahlt" : "erhalten"}`;
    case "vp_changed":
      return said`${has} {vp ${told.amount}} ${told.lost ? "verloren" : "erhalten"}`;
    case "residual_changed":
      return said`${has} jetzt {residual ${told.residual}}`;
    case "drew":
      return said`${has} ${cardOrKind(told.deck, told.card)} gezogen`;
    case "deck_empty":
      return said`${has} nichts gezogen, weil keine ${names.deck(told.deck, 2)} mehr da waren`;
    case "reshuffled":
      return said`Die abgeworfenen ${names.deck(told.deck, 2)} bilden den neuen Stapel`;
    case "discarded":
      return said`${has} ${cardOrKind(told.deck, told.card)} abgeworfen`;
    case "gave":
      return said`${has} ${cardOrKind(told.deck, told.card)} an ${player(told.to, context, "dich")} gegeben`;
    case "took_from_pile":
      return said`${has} ${cardOrKind(told.deck, told.card)} vom Ablagestapel genommen`;
    case "revealed":
      return said`${has} ${cardOrKind(told.deck, told.card)} aufgedeckt`;
    case "kept":
      return said`${has} ${cardOrKind(told.deck, told.card)} behalten`;
    case "played":
      return said`${has} die Besucherkarte ${visitorName(told.visitor)} gespielt`;
    case "visitor_done":
      return said`${has} die Besucherkarte ${visitorName(told.visitor)} abgeschlossen`;
    case "offered":
      return told.cards === 0
        ? said`${has} nichts angeboten`
        : said`${has} {visitor ${told.cards}} angeboten`;
    case "planted":
      return said`${has} ${cardName("vine", told.vine)} auf ${names.field(told.field)} gepflanzt`;
    case "uprooted":
      return said`${has} ${cardName("vine", told.vine)} aus ${names.field(told.field)} ausgegraben`;
    case "switched":
      return said`${has} ${cardName("vine", told.vine)} auf ${names.field(told.field)} mit ${cardName("vine", told.with)} auf ${names.field(told.with_field)} getauscht`;
    case "field_sold":
      return said`${has} ${names.field(told.field)} verkauft`;
    case "field_bought":
      return said`${has} ${names.field(told.field)} zurückgekauft`;
    case "harvested":
      return said`${has} ${names.field(told.field)} geerntet`;
    case "grape_placed":
      return said`${has} eine ${names.grape(told.grape, told.value)} erhalten`;
    case "grape_lost":
      return said`${does(told.seat, context, "hattest", "hatte")} keinen Platz für eine ${names.grape(told.grape)}, sie ging verloren`;
    case "grape_used":
      return said`${has} die ${names.grape(told.grape, told.value)} verbraucht`;
    case "wine_made":
      return said`${has} einen ${names.wine(told.wine, told.value)} gekeltert`;
    case "wine_used":
      return said`${has} den ${names.wine(told.wine, told.value)} verbraucht`;
    case "wine_aged":
      return said`${has} einen Wein reifen lassen, jetzt ${names.wine(told.wine, told.value)}`;
    case "aged":
      return said`${has} die Weine reifen lassen`;
    case "order_filled":
      return said`${has} ${cardName("order", told.order)} erfüllt`;
    case "built":
      return said`${has} ${structureName(told.structure)} errichtet`;
    case "trained": {
      const worker = workerName(told.worker ?? "regular", aWorker);
      return told.at_once
        ? said`${has} ${worker} ausgebildet, sofort einsetzbar`
        : said`${has} ${worker} für das nächste Jahr ausgebildet`;
    }
    case "retrieved":
      return said`${has} ${workerName(told.worker, theWorker)} von „${names.space(told.space)}“ zurückgenommen`;
    case "temporary_worker":
      return said`${has} den Wanderarbeiter genommen`;
    case "first_player_moved":
      return said`${does(told.seat, context, "bist", "ist")} jetzt Startspieler`;
    case "automa_drew":
      return said`${automa} hat ${automaCardName(told.card)} gezogen`;
    case "automa_reshuffled":
      return said`${automa} hat die benutzten Karten zu einem neuen Stapel gemischt`;
    case "automa_placed":
      return said`${automa} hat einen Arbeiter eingesetzt: ${names.space(told.space)}`;
    case "automa_vp":
      return said`${automa} steht jetzt bei {vp ${told.vp}|${Math.abs(told.vp) === 1 ? "Siegpunkt" : "Siegpunkten"}}`;
    case "token_taken":
      return said`${has} die Bonusmarke von Zeile ${told.row} genommen`;
    case "token_spent":
      return said`${has} eine Bonusmarke ausgegeben`;
    case "star_placed":
      return said`${has} einen Stern gesetzt: ${names.region(told.region)}`;
    case "star_moved":
      return said`${has} einen Stern von ${names.region(told.from)} nach ${names.region(told.to)} versetzt`;
    case "card_built":
      return said`${has} die Bauwerkskarte ${cardName("structure", told.card)} errichtet (${names.place(told.place)})`;
    case "card_destroyed":
      return said`${has} die Bauwerkskarte ${cardName("structure", told.card)} abgerissen (${names.place(told.place)})`;
    case "grapes_aged":
      return said`${has} die Trauben reifen lassen`;
    case "region_scored": {
      const leader =
        told.seat === undefined ? said`${automa} hatte` : does(told.seat, context, "hattest", "hatte");
      return said`${leader} die meisten Sterne in ${names.region(told.region)}: {vp ${told.vp}}`;
    }
    case "specials_revealed":
      return said`In dieser Partie kann man ${workerName(told.first, theWorker)} und ${workerName(told.second, theWorker)} ausbilden`;
    case "toll_paid":
      return said`${has} {lira ${told.amount}} Zoll an ${player(told.to, context, "dich")} gezahlt`;
    case "bumped": {
      const sender = does(told.by, context, "hast", "hat");
      return said`${sender} einen Arbeiter von ${player(told.seat, context, "dir")} nach Hause geschickt (${names.worker(told.worker)}): ${names.space(told.space)}`;
    }
    case "game_ended":
      return said`Die Partie ist zu Ende`;
    case "forced":
      return said`${does(told.seat, context, "hattest", "hatte")} keine andere Wahl`;
  }
}
