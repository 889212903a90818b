import type { Answer, BuildingPlaceName, QuestionKind, SpaceName } from "../wire/types";
import { bonusAsked, bonusBought, bonusOf, bonusTaken, rowText } from "./bonuses";
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
} from "./lookup";
import type { AnswerContext, Messages } from "./messages";
import type { Vocabulary } from "./names_of";

type GivenAs<Kind extends Answer["kind"]> = Extract<Answer, { kind: Kind }>;

/** What a button says that gives an answer. */
export function answersOf(vocabulary: Vocabulary): Messages["answer"] {
  const { words, names, cards, aWorker, theWorker, theStructure, theCard } = vocabulary;
  const { answers } = words;
  const { seasons } = words.names;

  /** What is declined when nothing has been done yet, and after something has. */
  function doneText({ ask }: AnswerContext): string {
    const done: Partial<Record<QuestionKind, string[]>> = answers.done;
    return (ask && done[ask.kind]?.[ask.done ? 1 : 0]) ?? answers.done_all;
  }

  function yesText(context: AnswerContext): string {
    const { ask, preview } = context;
    switch (ask?.kind) {
      case "act_again":
        return answers.yes_act_again({ work: workOf("mafioso", context, cards, names) });
      case "bonus_again":
        return answers.yes_bonus_again({ bonus: bonusOf("politico", context, cards) });
      case "one_card_more":
        return answers.yes_one_card_more;
      case "do_both":
        return answers.yes_do_both({ points: pointsLostIn(preview) });
      default:
        if (ask?.kind === "take_bonus" || ask?.offer === "bonus") return answers.yes_bonus;
        return ask?.offer === "opponent" ? answers.yes_offer : answers.yes;
    }
  }

  function noText({ ask }: AnswerContext): string {
    switch (ask?.kind) {
      case "act_again":
        return answers.no_act_again;
      case "bonus_again":
        return answers.no_bonus_again;
      case "one_card_more":
        return answers.no_one_card_more;
      case "do_both":
        return answers.no_do_both;
      default:
        if (ask?.kind === "take_bonus" || ask?.offer === "bonus") return answers.no_bonus;
        return ask?.offer === "opponent" ? answers.no_offer : answers.no;
    }
  }

  function placeText(given: GivenAs<"place">, context: AnswerContext): string {
    const season = context.ask?.kind === "plan_worker" ? seasonOfSpace(given.space, context) : undefined;
    return answers.place({
      worker: aWorker(given.worker),
      space: spaceText(given.space, context),
      bonus: bonusTaken(given, context, cards),
      bought: bonusBought(given, context, cards),
      the_season: season && seasons[season].the,
    });
  }

  /** A structure card by its name, where that is known. */
  function spaceText(space: SpaceName, { buildings }: AnswerContext): string {
    const spot = spotOf(space);
    const card = spot.place === "structure" ? buildings?.[spot.at] : undefined;
    return card ? names.structureCard(card) : names.space(space);
  }

  function destroyText(at: BuildingPlaceName, { buildings }: AnswerContext): string {
    const card = buildings?.[at];
    return answers.destroy({ card: card && names.structureCard(card), place: names.place(at) });
  }

  function makeText(given: GivenAs<"make">, { preview }: AnswerContext): string {
    const grapes = grapesFor(given).map(({ grape, quality }) =>
      answers.make_grape({ red: grape === "red", quality }),
    );
    return answers.make({
      wine: names.wine(given.wine, qualityMadeIn(preview)),
      grapes: names.list(grapes),
    });
  }

  function giftText(context: AnswerContext): string {
    const papa = papaAsked(context);
    if (papa?.structure) {
      const { structure } = papa;
      return answers.papa_gift_structure({
        structure: theStructure(structure),
        structure_name: names.structure(structure),
      });
    }
    if (papa?.gift === "worker") return answers.papa_gift_worker;
    return papa ? answers.papa_gift_vp : answers.papa_gift;
  }

  function giveText({ deck, card }: GivenAs<"give">, context: AnswerContext): string {
    const owner = context.ask?.because.owner;
    return answers.give({
      offer: context.ask?.kind === "commit_cards",
      card: theCard(deck, card),
      to: owner === undefined ? undefined : names.player(owner, context),
      to_you: owner !== undefined && owner === context.viewer,
    });
  }

  return (given, context) => {
    const { ask, preview } = context;
    switch (given.kind) {
      case "place":
        return placeText(given, context);
      case "yes":
        return yesText(context);
      case "no":
        return noText(context);
      case "bonus_first":
        return answers.bonus_first({ bonus: bonusAsked(ask, context, cards) });
      case "action_first":
        return answers.action_first;
      case "option":
        return optionText(given.option, ask, cards) ?? answers.option({ option: given.option });
      case "row":
        return answers.row({ row: given.row, bonus: rowText(given.row, context, cards, names) });
      case "deck":
        return answers.deck({ deck: names.deck(given.deck) });
      case "play":
        return answers.play({ visitor: cards.visitors[given.visitor].name });
      case "plant":
        return answers.plant({ vine: cards.vines[given.vine], field: names.field(given.field) });
      case "uproot":
        return answers.uproot({ vine: cards.vines[given.vine], field: names.field(given.field) });
      case "switch":
        return answers.switch({
          vine: cards.vines[given.vine],
          field: names.field(given.field),
          other: cards.vines[given.with],
          other_field: names.field(given.with_field),
        });
      case "sell_grape":
        return answers.sell_grape({
          grape: names.grape(given.grape, given.quality),
          price: gainedIn(preview),
        });
      case "sell_field":
        return answers.sell_field({ field: names.field(given.field), price: gainedIn(preview) });
      case "buy_field":
        return answers.buy_field({ field: names.field(given.field), price: paidIn(preview) });
      case "harvest":
        return answers.harvest({ field: names.field(given.field) });
      case "take_grape":
        return answers.take_grape({ grape: names.grape(given.grape, 1) });
      case "discard_grape":
        return answers.discard_grape({ grape: names.grape(given.grape, given.quality) });
      case "make":
        return makeText(given, context);
      case "discard_wine":
        return answers.discard_wine({ wine: names.wine(given.wine, given.quality) });
      case "age":
        return answers.age({ wine: names.wine(given.wine, given.quality) });
      case "fill":
        return answers.fill({
          order: theCard("order", given.order),
          text: names.order(given.order, context),
        });
      case "use":
        return answers.use({ wine: names.wine(given.wine, given.quality) });
      case "build":
        return answers.build({ structure: theStructure(given.structure), price: paidIn(preview) });
      case "discard":
        return answers.discard({ card: theCard(given.deck, given.card) });
      case "give":
        return giveText(given, context);
      case "offer":
        return answers.offer({ cards: given.cards });
      case "keep":
        return answers.keep({ deck: names.deck(given.deck) });
      case "take_pile": {
        const top = topOfPile(given.deck, context);
        return answers.take_pile({ card: top && theCard(given.deck, top), deck: names.deck(given.deck) });
      }
      case "opponent":
        return answers.opponent({ opponent: names.player(given.opponent, context) });
      case "train":
        return answers.train({ price: paidIn(preview) });
      case "retrieve_grande":
        return answers.retrieve_grande;
      case "retrieve":
        return answers.retrieve({ worker: theWorker(given.worker), space: names.space(given.space) });
      case "take":
        return names.action(given.action);
      case "mama":
        return answers.mama({ mama: names.mama(given.mama, context) });
      case "papa":
        return answers.papa({ papa: names.papa(given.papa, context) });
      case "papa_gift":
        return giftText(context);
      case "papa_lira":
        return answers.papa_lira({ lira: papaAsked(context)?.or_lira ?? gainedIn(preview) });
      case "star":
        return answers.star({
          region: names.region(given.region),
          benefit: cards.regions[given.region].benefit,
        });
      case "move_star":
        return answers.move_star({ from: names.region(given.from), to: names.region(given.to) });
      case "sell_wine":
        return answers.sell_wine({
          wine: names.wine(given.wine, given.quality),
          points: pointsGainedIn(preview),
        });
      case "build_card":
        return answers.build_card({
          card: names.structureCard(given.card),
          price: paidIn(preview),
          place: names.place(given.place),
        });
      case "destroy":
        return destroyText(given.place, context);
      case "residual":
        return answers.residual({ card: names.structureCard(given.card) });
      case "draft":
        return answers.draft({ card: names.structureCard(given.card) });
      case "train_special":
        return answers.train_special({ worker: theWorker(given.worker), price: paidIn(preview) });
      case "rob":
        return answers.rob({
          deck: names.deck(given.deck),
          opponent: names.player(given.opponent, context),
        });
      case "done":
        return doneText(context);
      case "pass": {
        const season = seasonAsked(ask);
        return answers.pass(season ? { season: seasons[season].name, the_season: seasons[season].the } : {});
      }
    }
  };
}
