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
  return bonus ? `Do you take the bonus (${bonus})?` : "Do you take the bonus?";
};

const firstOrder = (ask: Ask, context: Context) => {
  const bonus = bonusAsked(ask, context, cards);
  return bonus ? `The action first, or the bonus (${bonus})?` : "The action first, or the bonus?";
};

const wordings: Record<QuestionKind, QuestionWording> = {
  game_over: { asked: "The game is over.", others: "" },
  choose_mama: { asked: "Which mama do you keep?", others: "chooses a mama" },
  choose_papa: { asked: "Which papa do you keep?", others: "chooses a papa" },
  papa_gift: { asked: "What do you take from your papa?", others: "chooses between papa’s gift and lira" },
  wake_up_row: { asked: "When do you wake up? Choose a row.", others: "chooses a row of the wake-up chart" },
  turn: { asked: "Place a worker, or pass.", others: "takes a turn" },
  bonus_order: {
    asked: firstOrder,
    others: "chooses between action first and bonus first",
  },
  take_bonus: { asked: takeBonus, others: "decides on the bonus" },
  choose_option: {
    asked(ask) {
      const step = tradeStep(ask);
      if (step === undefined) return "What do you choose?";
      return step === 0 ? "What do you give?" : "What do you take for it?";
    },
    others: "chooses an option",
  },
  part_order: { asked: "Which part comes next?", others: "chooses which part comes next" },
  do_both: { asked: "Do you pay for the other part too?", others: "decides whether to do both" },
  accept_offer: {
    asked(ask, context) {
      if (ask.offer === "bonus") return takeBonus(ask, context);
      // Only the cottage offers something without a card or action behind it.
      if (ask.offer === "own" && ask.because.kind === "season")
        return "Draw a visitor card with your cottage?";
      const offer = offerAsked(ask, cards, (seat) => names.player(seat, context));
      return offer ?? (ask.offer === "own" ? "Do you want to do this?" : "Do you accept the offer?");
    },
    others: "decides on an offer",
  },
  choose_opponents: { asked: "Which opponent do you choose?", others: "chooses opponents" },
  name_deck: { asked: "Which kind of card do you draw?", others: "chooses a deck to draw from" },
  fall_visitor: { asked: "Which visitor card do you draw?", others: "chooses a visitor deck" },
  cottage_visitor: {
    asked: "Your cottage lets you draw another visitor card. Which kind?",
    others: "chooses a visitor deck for the cottage",
  },
  discard: { asked: "Which card do you discard?", others: "chooses a card to discard" },
  hand_limit: {
    asked: "You hold too many cards for the new year. Which one do you discard?",
    others: "discards down to the hand limit",
  },
  give_cards: { asked: "Which card do you give?", others: "chooses a card to give" },
  play_visitor: { asked: "Which visitor do you play?", others: "chooses a visitor to play" },
  keep_cards: { asked: "Which of the shown cards do you keep?", others: "chooses among the shown cards" },
  take_piles: {
    asked: "From which discard pile do you take the top card?",
    others: "chooses a discard pile",
  },
  offer_cards: {
    asked: "How many visitor cards do you offer?",
    others: "decides how many visitor cards to offer",
  },
  commit_cards: { asked: "Which visitor card do you offer?", others: "chooses a visitor card to offer" },
  plant: { asked: "Which vine do you plant, and where?", others: "chooses a vine to plant" },
  uproot: { asked: "Which vine do you uproot?", others: "chooses a vine to uproot" },
  switch_vines: { asked: "Which two vines change places?", others: "chooses two vines to swap" },
  sell_grapes: { asked: "Which grape do you sell?", others: "chooses a grape to sell" },
  sell_field: { asked: "Which field do you sell?", others: "chooses a field to sell" },
  buy_field: { asked: "Which field do you buy back?", others: "chooses a field to buy back" },
  harvest: { asked: "Which field do you harvest?", others: "chooses a field to harvest" },
  take_grape: { asked: "Which grape do you take?", others: "chooses a grape to take" },
  discard_grape: { asked: "Which grape do you discard?", others: "chooses a grape to discard" },
  make_wine: { asked: "Which wine do you make?", others: "chooses a wine to make" },
  discard_wine: { asked: "Which wine do you discard?", others: "chooses a wine to discard" },
  age_wine: { asked: "Which wine do you age?", others: "chooses a wine to age" },
  fill_order: { asked: "Which order do you fill?", others: "chooses an order to fill" },
  use_wine: {
    asked: ({ wine, quality }) =>
      wine
        ? `The order asks for a ${names.wine(wine, quality)} or more. Which wine do you use?`
        : "Which wine do you use for the order?",
    others: "chooses a wine for the order",
  },
  build: { asked: "Which structure do you build?", others: "chooses a structure to build" },
  train: {
    asked: (ask) => (offers(ask, "train_special") ? "Which worker do you train?" : "Do you train a worker?"),
    others: "decides whether to train a worker",
  },
  retrieve_workers: { asked: "Which worker do you take back?", others: "chooses a worker to take back" },
  retrieve_grande: {
    asked: "Do you take back your grande worker?",
    others: "decides whether to take back the grande worker",
  },
  earlier_action: {
    asked: "Which action of an earlier season do you carry out?",
    others: "chooses an action of an earlier season",
  },
  plan_worker: {
    asked: "Where do you place a worker for a later season?",
    others: "places a worker for a later season",
  },
  move_rooster: { asked: "To which row does your rooster move?", others: "moves the rooster" },
  star: {
    asked: (ask) =>
      offers(ask, "move_star") ? "Which star do you move, and where to?" : "Where do you place a star?",
    others: "places or moves a star",
  },
  sell_wine: { asked: "Which wine do you sell?", others: "chooses a wine to sell" },
  next_row: {
    asked: "Your year is over. Which row do you take for the next one?",
    others: "chooses a row for next year",
  },
  destroy: { asked: "Which structure card do you tear down?", others: "tears down a structure card" },
  fill_drawn_order: {
    asked: "Do you fill the order that you have just drawn?",
    others: "decides whether to fill the order just drawn",
  },
  residual_order: {
    asked: "Which structure pays out next?",
    others: "chooses which structure pays out next",
  },
  draft_card: {
    asked: "Which structure card do you keep? The others go to your right.",
    others: "chooses a structure card",
  },
  buy_visitor: {
    asked: "From whom does the Innkeeper take a visitor card?",
    others: "decides whom the Innkeeper takes a card from",
  },
  call_back: {
    asked: "Which worker does the Professore take back?",
    others: "decides whom the Professore takes back",
  },
  act_again: { asked: cards.workers.mafioso.offer, others: "decides whether to repeat the action" },
  bonus_again: { asked: cards.workers.politico.offer, others: "decides whether to repeat the bonus" },
  merchant_card: {
    asked: "Which kind of card does the Merchant bring?",
    others: "chooses a deck for the Merchant",
  },
  one_card_more: {
    asked: (ask) =>
      offers(ask, "deck")
        ? "Which kind of card does the Oracle draw one more of?"
        : cards.workers.oracle.offer,
    others: "decides whether the Oracle draws one more card",
  },
  drawn_discard: {
    asked: "Which of the cards just drawn do you discard?",
    others: "discards one of the cards just drawn",
  },
};

function progress({ kind, because, done, at_most, remaining }: Ask): string {
  if (kind === "plant" && because.id === "setup") return ` (vine ${(done ?? 0) + 1} of ${at_most})`;
  if (done && at_most) return ` (${done} of at most ${at_most} done)`;
  return remaining !== undefined && remaining > 1 ? ` (${remaining} to go)` : "";
}

/** A name that leads to its card. */
function theName(card: CardRef, context: Context): Segment {
  return { text: names.ref(card, context), card };
}

function because({ because: { kind, id, owner } }: Ask, context: Context): Segment[] | undefined {
  if (kind === "action") return said`Action: ${names.action(id as BoardActionId)}`;
  if (kind === "yoke")
    return said`${{ text: cards.places.yoke.name, card: { kind: "structure", id: "yoke" } }}`;
  if (kind === "cart" || kind === "mat") return said`${cards.places[kind === "mat" ? "destroy" : kind].name}`;
  if (kind === "worker") return said`Special worker ${theName({ kind, id: id as SpecialWorkerId }, context)}`;
  if (kind === "structure")
    return said`Structure card ${theName({ kind: "structure_card", id: id as StructureCardId }, context)}`;
  if (kind !== "visitor") return undefined;
  const visitor = id as VisitorId;
  const card: Segment = { text: cards.visitors[visitor].name, card: { kind: "visitor", id: visitor } };
  if (owner === undefined) return said`Visitor ${card}`;
  if (owner === context.viewer) return said`${{ text: "Your", seat: owner }} visitor ${card}`;
  return said`${{ text: `${names.player(owner, context)}’s`, seat: owner }} visitor ${card}`;
}

export const question = questionsOf({ you: "You", wordings, progress, because }, names);
