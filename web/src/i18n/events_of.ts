import type { GameEvent, WorkerName } from "../wire/types";
import { isSpecial } from "./lookup";
import type { Context, Messages } from "./messages";
import { automaName, somebody } from "./names_of";
import type { Vocabulary } from "./names_of";
import type { Segment } from "./segments";

const automa: Segment = { text: automaName, seat: null };

/** Whom something is done to: the player, and whether it is who reads. */
export function receiver(seat: number | undefined, { names, words }: Vocabulary, context: Context) {
  const other: Segment =
    seat === undefined ? { text: words.events.somebody_else } : { text: names.player(seat, context), seat };
  return { other, you: seat !== undefined && seat === context.viewer };
}

/** The sentences of the log, in the past tense. */
export function eventsOf(vocabulary: Vocabulary): Messages["event"] {
  const { words, names, cards, aWorker, theWorker, theStructure, cardName, cardOrKind } = vocabulary;
  const { events } = words;

  /** The worker in these words; a special one leads to its card. */
  function workerName(worker: WorkerName, form: (worker: WorkerName) => string): Segment {
    const text = form(worker);
    return isSpecial(worker, cards) ? { text, card: { kind: "worker", id: worker } } : { text };
  }

  function doer(seat: number | undefined, context: Context) {
    return {
      who: somebody(seat, vocabulary, context),
      you: seat !== undefined && seat === context.viewer,
    };
  }

  function visitor({ visitor: id }: Extract<GameEvent, { kind: "played" | "visitor_done" }>): Segment {
    return { text: cards.visitors[id].name, card: { kind: "visitor", id } };
  }

  return (told, context) => {
    const by = doer(told.seat, context);
    switch (told.kind) {
      case "game_began":
      case "passed":
      case "aged":
      case "grapes_aged":
      case "temporary_worker":
      case "first_player_moved":
      case "token_spent":
      case "forced":
        return events[told.kind](by);
      case "parents_chosen":
        return events.parents_chosen({
          ...by,
          mama: told.mama && { text: names.mama(told.mama, context), card: { kind: "mama", id: told.mama } },
          papa: { text: names.papa(told.papa, context), card: { kind: "papa", id: told.papa } },
        });
      case "papa_taken":
        return events.papa_taken({ ...by, gift: told.gift });
      case "year_began":
        return events.year_began({ year: told.year });
      case "season_began": {
        const { name, the } = words.names.seasons[told.season];
        return events.season_began({ season: name, the_season: the });
      }
      case "row_taken":
        return events.row_taken({ ...by, row: told.row, extended: context.board?.startsWith("extended") });
      case "placed":
        return events.placed({
          ...by,
          worker: workerName(told.worker, aWorker),
          space: names.space(told.space),
        });
      case "planned_action":
      case "plan_lapsed":
        return events[told.kind]({ ...by, space: names.space(told.space) });
      case "worker_moved":
        return events.worker_moved({ ...by, space: names.space(told.to) });
      case "lira_changed":
        return events.lira_changed({ ...by, paid: told.paid, amount: told.amount });
      case "vp_changed":
        return events.vp_changed({ ...by, lost: told.lost, amount: told.amount });
      case "residual_changed":
        return events.residual_changed({ ...by, residual: told.residual });
      case "deck_empty":
        return events.deck_empty({ ...by, cards: names.deck(told.deck, 2) });
      case "reshuffled":
        return events.reshuffled({ cards: names.deck(told.deck, 2) });
      case "drew":
      case "discarded":
      case "took_from_pile":
      case "revealed":
      case "kept":
        return events[told.kind]({ ...by, card: cardOrKind(told.deck, told.card) });
      case "gave": {
        const to = receiver(told.to, vocabulary, context);
        return events.gave({ ...by, card: cardOrKind(told.deck, told.card), to: to.other, to_you: to.you });
      }
      case "played":
      case "visitor_done":
        return events[told.kind]({ ...by, visitor: visitor(told) });
      case "offered":
        return events.offered({ ...by, cards: told.cards });
      case "planted":
      case "uprooted":
        return events[told.kind]({
          ...by,
          vine: cardName("vine", told.vine),
          field: names.field(told.field),
        });
      case "switched":
        return events.switched({
          ...by,
          vine: cardName("vine", told.vine),
          field: names.field(told.field),
          other: cardName("vine", told.with),
          other_field: names.field(told.with_field),
        });
      case "field_sold":
      case "field_bought":
      case "harvested":
        return events[told.kind]({ ...by, field: names.field(told.field) });
      case "grape_placed":
      case "grape_used":
        return events[told.kind]({ ...by, grape: names.grape(told.grape, told.value) });
      case "grape_lost":
        return events.grape_lost({ ...by, grape: names.grape(told.grape) });
      case "wine_made":
      case "wine_used":
      case "wine_aged":
        return events[told.kind]({ ...by, wine: names.wine(told.wine, told.value) });
      case "order_filled":
        return events.order_filled({ ...by, order: cardName("order", told.order) });
      case "built":
        return events.built({
          ...by,
          structure: {
            text: theStructure(told.structure),
            card: { kind: "structure", id: told.structure },
          },
        });
      case "trained":
        return events.trained({
          ...by,
          worker: workerName(told.worker ?? "regular", aWorker),
          at_once: told.at_once,
        });
      case "retrieved":
        return events.retrieved({
          ...by,
          worker: workerName(told.worker, theWorker),
          space: names.space(told.space),
        });
      case "automa_drew":
        return events.automa_drew({
          automa,
          card: { text: names.automaCard(told.card), card: { kind: "automa", id: told.card } },
        });
      case "automa_reshuffled":
        return events.automa_reshuffled({ automa });
      case "automa_placed":
        return events.automa_placed({ automa, space: names.space(told.space) });
      case "automa_vp":
        return events.automa_vp({ automa, vp: told.vp });
      case "token_taken":
        return events.token_taken({ ...by, row: told.row });
      case "star_placed":
        return events.star_placed({ ...by, region: names.region(told.region) });
      case "star_moved":
        return events.star_moved({ ...by, from: names.region(told.from), to: names.region(told.to) });
      case "card_built":
      case "card_destroyed":
        return events[told.kind]({
          ...by,
          card: cardName("structure", told.card),
          place: names.place(told.place),
        });
      case "region_scored":
        return events.region_scored({
          ...(told.seat === undefined ? { who: automa } : by),
          region: names.region(told.region),
          vp: told.vp,
        });
      case "specials_revealed":
        return events.specials_revealed({
          first: workerName(told.first, theWorker),
          second: workerName(told.second, theWorker),
        });
      case "toll_paid": {
        const to = receiver(told.to, vocabulary, context);
        return events.toll_paid({ ...by, amount: told.amount, to: to.other, to_you: to.you });
      }
      case "bumped": {
        const owner = receiver(told.seat, vocabulary, context);
        return events.bumped({
          ...doer(told.by, context),
          owner: owner.other,
          owner_you: owner.you,
          worker_name: names.worker(told.worker),
          space: names.space(told.space),
        });
      }
      case "game_ended":
        return [{ text: events.game_ended }];
    }
  };
}
