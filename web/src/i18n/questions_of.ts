import type { Ask, BoardActionId, StructureCardId, VisitorId } from "../wire/types";
import { bonusAsked } from "./bonuses";
import { offerAsked, offers, tradeStep } from "./lookup";
import type { Context, Messages } from "./messages";
import type { Vocabulary } from "./names_of";
import type { CardRef, Segment } from "./segments";
import type { SpecialWorkerId } from "./tuscany_ids";

/** What is asked, of whom, and because of what. */
export function questionsOf(vocabulary: Vocabulary): Messages["question"] {
  const { words, names, cards } = vocabulary;
  const { questions, because: reasons } = words;

  const takeBonus = (ask: Ask, context: Context) =>
    questions.take_bonus.asked({ bonus: bonusAsked(ask, context, cards) });

  function offered(ask: Ask, context: Context): string {
    const { asked, own, cottage } = questions.accept_offer;
    if (ask.offer === "bonus") return takeBonus(ask, context);
    // Only the cottage offers something without a card or action behind it.
    if (ask.offer === "own" && ask.because.kind === "season") return cottage;
    const offer = offerAsked(ask, cards, (seat) => names.player(seat, context));
    return offer ?? (ask.offer === "own" ? own : asked);
  }

  function asked(ask: Ask, context: Context): string {
    switch (ask.kind) {
      case "bonus_order":
        return questions.bonus_order.asked({ bonus: bonusAsked(ask, context, cards) });
      case "take_bonus":
        return takeBonus(ask, context);
      case "choose_option": {
        const step = tradeStep(ask);
        const { asked: choose, give, take } = questions.choose_option;
        return step === undefined ? choose : step === 0 ? give : take;
      }
      case "accept_offer":
        return offered(ask, context);
      case "use_wine":
        return questions.use_wine.asked({ wine: ask.wine && names.wine(ask.wine, ask.quality) });
      case "train":
        return questions.train.asked({ special: offers(ask, "train_special") });
      case "star":
        return questions.star.asked({ move: offers(ask, "move_star") });
      case "act_again":
        return cards.workers.mafioso.offer;
      case "bonus_again":
        return cards.workers.politico.offer;
      case "one_card_more":
        return offers(ask, "deck") ? questions.one_card_more.asked : cards.workers.oracle.offer;
      default:
        return questions[ask.kind].asked;
    }
  }

  /** How many so far, how many to go; begins with a space or is empty. */
  function progress({ kind, because, done = 0, at_most, remaining }: Ask): string {
    if (kind === "plant" && because.id === "setup")
      return questions.progress.planted({ number: done + 1, all: at_most ?? 0 });
    if (done && at_most) return questions.progress.done({ done, all: at_most });
    return remaining !== undefined && remaining > 1 ? questions.progress.left({ left: remaining }) : "";
  }

  /** A name that leads to its card. */
  function theName(card: CardRef, context: Context): Segment {
    return { text: names.ref(card, context), card };
  }

  function because({ because: { kind, id, owner } }: Ask, context: Context): Segment[] | undefined {
    switch (kind) {
      case "action":
        return reasons.action({ name: names.action(id as BoardActionId) });
      case "yoke":
        return [{ text: cards.places.yoke.name, card: { kind: "structure", id: "yoke" } }];
      case "cart":
        return [{ text: cards.places.cart.name }];
      case "mat":
        return [{ text: cards.places.destroy.name }];
      case "worker":
        return reasons.worker({ name: theName({ kind, id: id as SpecialWorkerId }, context) });
      case "structure":
        return reasons.structure({
          name: theName({ kind: "structure_card", id: id as StructureCardId }, context),
        });
      case "visitor":
        return reasons.visitor({
          name: theName({ kind, id: id as VisitorId }, context),
          owner: owner === undefined ? undefined : { text: names.player(owner, context), seat: owner },
          owner_you: owner !== undefined && owner === context.viewer,
        });
      default:
        return undefined;
    }
  }

  return (ask, context) => {
    const mine = ask.seat === context.viewer;
    if (ask.seat === null) return { who: "", text: asked(ask, context) };
    return {
      who: mine ? words.events.you : names.player(ask.seat, context),
      text: (mine ? asked(ask, context) : questions[ask.kind].others) + progress(ask),
      because: because(ask, context),
    };
  };
}
