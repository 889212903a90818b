import type { Answer, HintStep, PhaseName, SeasonName, StructureCardId, StructureId } from "../wire/types";
import { isSpecial, orderEntry, spotOf } from "./lookup";
import type { AnswerContext, Messages } from "./messages";
import type { Vocabulary } from "./names_of";
import { joined, said, type Segment } from "./segments";

/** The position that a plan begins at. */
export interface PlanStart {
  year: number;
  season: PhaseName;
}

interface CountedStep {
  told: Segment[];
  year: number;
  season: SeasonName;
  times: number;
}

/** Tells plans. */
export function plansOf(vocabulary: Vocabulary, answer: Messages["answer"]) {
  const { names, cards, cardName, theStructure, aWorker } = vocabulary;
  const { plan: words, names: things } = vocabulary.words;
  const structure = (id: StructureId): Segment => ({
    text: theStructure(id),
    card: { kind: "structure", id },
  });
  const structureCard = (id: StructureCardId): Segment => ({
    text: names.structureCard(id),
    card: { kind: "structure_card", id },
  });

  function place({ space }: Extract<Answer, { kind: "place" }>, { buildings }: AnswerContext): Segment[] {
    const spot = spotOf(space);
    switch (spot.place) {
      case "action":
        return words.action({ name: names.action(spot.action) });
      case "cart":
        return said`${words.cart}`;
      case "destroy":
        return said`${words.tear_down}`;
      case "yoke":
        return words.use({ card: structure("yoke") });
      case "structure": {
        const card = buildings?.[spot.at];
        return words.use({ card: card === undefined ? names.space(space) : structureCard(card) });
      }
    }
  }

  function step(given: Answer, context: AnswerContext): Segment[] {
    switch (given.kind) {
      case "place":
        return place(given, context);
      case "take":
        return words.action({ name: names.action(given.action) });
      case "play":
        return words.play({
          visitor: { text: cards.visitors[given.visitor].name, card: { kind: "visitor", id: given.visitor } },
        });
      case "plant":
        return words.plant({ vine: cardName("vine", given.vine), field: names.field(given.field) });
      case "uproot":
        return words.uproot({ vine: cardName("vine", given.vine), field: names.field(given.field) });
      case "switch":
        return words.swap({
          vine: cardName("vine", given.vine),
          field: names.field(given.field),
          other: cardName("vine", given.with),
          other_field: names.field(given.with_field),
        });
      case "sell_grape":
        return words.sell_grape({ grape: names.grape(given.grape, given.quality) });
      case "sell_wine":
        return words.sell_wine({ wine: names.wine(given.wine, given.quality) });
      case "sell_field":
        return words.sell_field({ field: names.field(given.field) });
      case "buy_field":
        return words.buy_field({ field: names.field(given.field) });
      case "harvest":
        return words.harvest({ field: names.field(given.field) });
      case "make":
        return words.make({ wine: names.wine(given.wine) });
      case "fill": {
        const vp = orderEntry(given.order, context)?.vp;
        return words.fill({
          order: cardName("order", given.order),
          vp: vp === undefined ? undefined : `{vp ${vp}}`,
        });
      }
      case "build":
        return words.build({ structure: structure(given.structure) });
      case "build_card":
        return words.build({ structure: structureCard(given.card) });
      case "train":
        return words.train({ worker: aWorker("regular") });
      case "train_special": {
        const text = aWorker(given.worker);
        return words.train({
          worker: isSpecial(given.worker, cards)
            ? { text, card: { kind: "worker", id: given.worker } }
            : text,
        });
      }
      case "star":
        return words.star({ region: names.region(given.region) });
      case "move_star":
        return words.move_star({ from: names.region(given.from), to: names.region(given.to) });
      default:
        return said`${answer(given, context)}`;
    }
  }

  /** What is done several times in a row is told once. */
  function counted(steps: readonly HintStep[], context: AnswerContext): CountedStep[] {
    const list: CountedStep[] = [];
    let { buildings } = context;
    for (const { answer, year, season } of steps) {
      const told = step(answer, { ...context, buildings });
      const last = list.at(-1);
      const again = last?.year === year && last.season === season && joined(last.told) === joined(told);
      if (again) last.times += 1;
      else list.push({ told, year, season, times: 1 });
      if (answer.kind === "build_card") buildings = { ...buildings, [answer.place]: answer.card };
    }
    return list;
  }

  return (steps: readonly HintStep[], start: PlanStart, context: AnswerContext): Segment[] => {
    let sentence: Segment[] = [];
    let before: PlanStart = start;
    for (const { times, ...one } of counted(steps, context)) {
      const later = one.year !== before.year || one.season !== before.season;
      const next = start.year > 0 && one.year > start.year;
      const comma = sentence.length === 0 ? "" : later ? "; " : ", ";
      const when = later ? `${things.seasons[one.season][next ? "next" : "in"]} ` : "";
      sentence = said`${sentence}${comma}${when}${one.told}${times > 1 ? ` (${times}×)` : ""}`;
      before = one;
    }
    return sentence;
  };
}
