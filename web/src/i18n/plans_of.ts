import type { Answer, HintStep, PhaseName, SeasonName } from "../wire/types";
import type { CardTexts } from "./card_text";
import { isSpecial, orderEntry, spotOf } from "./lookup";
import type { AnswerContext, Names } from "./messages";
import { joined, said, type Segment } from "./segments";

/** The position that a plan begins at. */
export interface PlanStart {
  year: number;
  season: PhaseName;
}

/** Steps of a plan, each to follow a comma: "plant Pinot on field 6". */
export interface PlanWords {
  /** An action of the board, from its name. */
  action(name: string): string;
  cart: string;
  tearDown: string;
  /** A private space: the yoke, a structure card. */
  use(card: Segment): Segment[];
  play(visitor: Segment): Segment[];
  plant(vine: Segment, field: string): Segment[];
  uproot(vine: Segment, field: string): Segment[];
  swap(vine: Segment, field: string, other: Segment, otherField: string): Segment[];
  sellGrape(grape: string): string;
  sellWine(wine: string): string;
  sellField(field: string): string;
  buyField(field: string): string;
  harvest(field: string): string;
  make(wine: string): string;
  fill(order: Segment, vp: string): Segment[];
  build(structure: Segment): Segment[];
  train(worker: Segment): Segment[];
  star(region: string): string;
  moveStar(from: string, to: string): string;
  /** "in winter", or in the year after: "next winter". */
  when(season: SeasonName, next: boolean): string;
}

/** What a language needs besides: names as objects of a sentence. */
interface PlanNames {
  names: Names;
  cards: CardTexts;
  cardName(deck: "vine" | "order", card: string): Segment;
  theStructure(structure: keyof CardTexts["structures"]): string;
  aWorker(worker: Extract<Answer, { kind: "place" }>["worker"]): string;
  answer(given: Answer, context: AnswerContext): string;
}

interface CountedStep {
  told: Segment[];
  year: number;
  season: SeasonName;
  times: number;
}

/** Tells plans in a language that has these words. */
export function plansOf(words: PlanWords, { names, cards, ...known }: PlanNames) {
  const structure = (id: keyof CardTexts["structures"]): Segment => ({
    text: known.theStructure(id),
    card: { kind: "structure", id },
  });
  const structureCard = (id: keyof CardTexts["structureCards"]): Segment => ({
    text: names.structureCard(id),
    card: { kind: "structure_card", id },
  });

  function place({ space }: Extract<Answer, { kind: "place" }>, { buildings }: AnswerContext): Segment[] {
    const spot = spotOf(space);
    switch (spot.place) {
      case "action":
        return said`${words.action(names.action(spot.action))}`;
      case "cart":
        return said`${words.cart}`;
      case "destroy":
        return said`${words.tearDown}`;
      case "yoke":
        return words.use(structure("yoke"));
      case "structure": {
        const card = buildings?.[spot.at];
        return words.use(card === undefined ? { text: names.space(space) } : structureCard(card));
      }
    }
  }

  function step(given: Answer, context: AnswerContext): Segment[] {
    switch (given.kind) {
      case "place":
        return place(given, context);
      case "take":
        return said`${words.action(names.action(given.action))}`;
      case "play":
        return words.play({
          text: cards.visitors[given.visitor].name,
          card: { kind: "visitor", id: given.visitor },
        });
      case "plant":
        return words.plant(known.cardName("vine", given.vine), names.field(given.field));
      case "uproot":
        return words.uproot(known.cardName("vine", given.vine), names.field(given.field));
      case "switch":
        return words.swap(
          known.cardName("vine", given.vine),
          names.field(given.field),
          known.cardName("vine", given.with),
          names.field(given.with_field),
        );
      case "sell_grape":
        return said`${words.sellGrape(names.grape(given.grape, given.quality))}`;
      case "sell_wine":
        return said`${words.sellWine(names.wine(given.wine, given.quality))}`;
      case "sell_field":
        return said`${words.sellField(names.field(given.field))}`;
      case "buy_field":
        return said`${words.buyField(names.field(given.field))}`;
      case "harvest":
        return said`${words.harvest(names.field(given.field))}`;
      case "make":
        return said`${words.make(names.wine(given.wine))}`;
      case "fill": {
        const vp = orderEntry(given.order, context)?.vp;
        return words.fill(known.cardName("order", given.order), vp === undefined ? "" : `{vp ${vp}}`);
      }
      case "build":
        return words.build(structure(given.structure));
      case "build_card":
        return words.build(structureCard(given.card));
      case "train":
        return words.train({ text: known.aWorker("regular") });
      case "train_special": {
        const text = known.aWorker(given.worker);
        return words.train(
          isSpecial(given.worker, cards) ? { text, card: { kind: "worker", id: given.worker } } : { text },
        );
      }
      case "star":
        return said`${words.star(names.region(given.region))}`;
      case "move_star":
        return said`${words.moveStar(names.region(given.from), names.region(given.to))}`;
      default:
        return said`${known.answer(given, context)}`;
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
      const when = later ? `${words.when(one.season, next)} ` : "";
      sentence = said`${sentence}${comma}${when}${one.told}${times > 1 ? ` (${times}×)` : ""}`;
      before = one;
    }
    return sentence;
  };
}
