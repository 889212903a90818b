import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type {
  Answer,
  Ask,
  GameEvent,
  PositionView,
  QuestionKind,
  SpaceName,
  StructureCardId,
  WorkerName,
} from "../wire/types";
import { piecesOf } from "../text/markup";
import { english, german, languages, laterWordsOf, spanish, translations } from "./every_language";
import type { AnswerContext, Messages } from "./messages";
import { askOf, context, eventSamples } from "./samples";

interface CatalogueCard {
  id: string;
  kind: "action" | "enhancement" | "residual";
}
function catalogue<T>(file: string): T {
  return JSON.parse(readFileSync(join(import.meta.dirname, "../../../tests/data", file), "utf8")) as T;
}
const structureCards = catalogue<{ cards: CatalogueCard[] }>("structure_cards.json").cards;

describe("structure cards", () => {
  it.each(languages)("say what an action structure asks for and gives in $language", (t) => {
    for (const { id, kind } of structureCards) {
      const card = t.cards.structureCards[id.replace("structure_", "") as StructureCardId];
      expect(card.gain !== undefined, id).toBe(kind === "action");
    }
  });

  it.each(languages)("are asked about in their own words in $language", (t) => {
    const because = { kind: "structure" as const, id: "tap_room" };
    const { text, because: source } = t.question(askOf("accept_offer", { because, offer: "own" }), context);
    expect(text).toBe(t.cards.structureCards.tap_room.offer);
    expect(source?.find(({ card }) => card)?.card).toEqual({ kind: "structure_card", id: "tap_room" });
  });

  it("lend their names to the places where they stand", () => {
    const place: Answer = { text: "", kind: "place", worker: "regular", space: "structure.mat_1" };
    const destroy: Answer = { text: "", kind: "destroy", place: "mat_1" };
    const seen: AnswerContext = { ...context, buildings: { mat_1: "cask" } };
    expect(english.answer(place, context)).toBe("Place a worker: Structure card, upper place of the mat");
    expect(english.answer(place, seen)).toBe("Place a worker: Cask");
    expect(english.answer(destroy, seen)).toBe("Tear down Cask (upper place of the mat)");
  });
});

describe("special workers", () => {
  it("are called by their names", () => {
    const chef: Answer = { text: "", kind: "place", worker: "chef", space: "trade.left" };
    expect([english, spanish, german].map((t) => t.answer(chef, context))).toEqual([
      "Place the Chef: Trade, left space",
      "Colocar el Cocinero: Intercambiar, casilla izquierda",
      "Den Koch einsetzen: Tauschen, linkes Aktionsfeld",
    ]);
  });

  it.each(languages)("lead to their cards in $language", (t) => {
    const placed = eventSamples(1).placed.find(({ worker }) => worker === "traveler")!;
    const segment = t.event(placed, context).find(({ card }) => card);
    expect(segment?.card).toEqual({ kind: "worker", id: "traveler" });
    expect(t.names.ref(segment!.card!, context)).toBe(t.cards.workers.traveler.name);
  });

  it.each(languages)("push out others in $language", (t) => {
    const told = t.event({ kind: "bumped", seat: 0, by: 1, worker: "regular", space: "trade.left" }, context);
    expect(told.map(({ seat }) => seat).filter((seat) => seat !== undefined)).toEqual([1, 0]);
  });

  it.each(languages)("change the question about training in $language", (t) => {
    const offered = (answer: Answer) =>
      t.question(askOf("train", { offers: [{ answer }] as Ask["offers"] }), context).text;
    expect(offered({ text: "", kind: "train" })).not.toBe(
      offered({ text: "", kind: "train_special", worker: "chef" }),
    );
  });
});

describe("special workers that do something again", () => {
  const yes: Answer = { text: "yes", kind: "yes" };
  const no: Answer = { text: "no", kind: "no" };
  const standing = (kind: QuestionKind, special: Partial<Record<WorkerName, SpaceName>>): AnswerContext => ({
    ...context,
    board: "extended",
    ask: askOf(kind),
    view: { players: [{ seat: 0, workers: { special } }] } as PositionView,
  });

  it("say what", () => {
    const mafioso = standing("act_again", { mafioso: "make_wine.middle" });
    expect(english.answer(yes, mafioso)).toBe("Yes, once more: Make wine");
    expect(english.answer(yes, standing("act_again", { mafioso: "yoke" }))).toBe("Yes, once more: Yoke");
    const politico = standing("bonus_again", { politico: "influence.middle" });
    expect(english.answer(yes, politico)).toBe("Yes, pay {lira 1} for the bonus again (+{star 1})");
  });

  it.each(languages)("offer more than a bare yes and no in $language", (t) => {
    for (const kind of ["act_again", "bonus_again", "one_card_more"] as const) {
      const asked = standing(kind, {});
      expect(t.answer(yes, asked).length, kind).toBeGreaterThan(5);
      expect(t.answer(no, asked).length, kind).toBeGreaterThan(5);
    }
  });
});

describe("the Academy", () => {
  it("has its part in the price", () => {
    const paid = (amount: number): GameEvent => ({ kind: "lira_changed", seat: 0, amount, paid: true });
    const got: GameEvent = { kind: "lira_changed", seat: 1, amount: 1, paid: false };
    const preview = { events: [paid(4), paid(1), got], then: "others" as const };
    expect(english.answer({ text: "train", kind: "train" }, { ...context, preview })).toBe(
      "Train a worker for {lira 5}",
    );
    const parts = english.preview(preview, context).map((part) => english.plain(part));
    expect(parts.at(-1)).toContain("gained 1 lira");
  });
});

describe("answers on the extended board", () => {
  const extended = { ...context, board: "extended" };

  it("name the bonus of the very space", () => {
    const plant = (space: SpaceName): Answer => ({ text: "", kind: "place", worker: "regular", space });
    expect(english.answer(plant("plant_vine.left"), extended)).toContain("+{plant 1}");
    expect(english.answer(plant("plant_vine.left"), context)).not.toContain("{plant 1}");
    expect(english.answer(plant("plant_vine.middle"), extended)).not.toContain("{plant 1}");
    expect(english.answer(plant("plant_vine.middle"), context)).toContain("+{plant 1}");
  });

  it("name the bonus that a token buys", () => {
    const token: Answer = {
      text: "",
      kind: "place",
      worker: "regular",
      space: "play_winter_visitor.left",
      token: "middle",
    };
    expect(english.answer(token, extended)).toContain("token (+{winter 1})");
  });

  it("name the bonus that the Farmer takes", () => {
    const farmer: Answer = {
      text: "",
      kind: "place",
      worker: "farmer",
      space: "harvest_field.left",
      bonus: "middle",
    };
    expect(english.answer(farmer, extended)).toBe(
      "Place the Farmer: Harvest a field, left space (+{lira 1})",
    );
  });

  it("tell the Farmer's choices apart in few words", () => {
    const farmer = { text: "", kind: "place", worker: "farmer", space: "harvest_field.left" } as const;
    const short = (given: Answer) => english.answerShort(given, extended);
    expect(short(farmer)).toBe("With the bonus (+{harvest 1})");
    expect(short({ ...farmer, bonus: "middle" })).toBe("With the bonus (+{lira 1})");
    expect(short({ ...farmer, space: "draw_vine.middle" })).toBe("Without a bonus");
  });

  it("name an offered bonus by what a yes would bring", () => {
    const offered = (id: string, events: GameEvent[]) =>
      askOf("accept_offer", {
        offer: "bonus",
        because: { kind: "action", id },
        offers: [{ answer: { text: "yes", kind: "yes" }, preview: { events, then: "unseen" } }],
      });
    const text = (ask: Ask) => english.question(ask, { ...context, board: "extended_with_structures" }).text;
    expect(text(offered("draw_vine", []))).toBe("Do you take the bonus (+{vine 1})?");
    const drawn: GameEvent = { kind: "drew", seat: 0, deck: "structure", card: null };
    expect(text(offered("buy_sell_field", [drawn]))).toBe("Do you take the bonus (+{structure 1})?");
    expect(text(offered("buy_sell_field", []))).toBe("Do you take the bonus?");
  });

  it("ask about the bonus that is meant", () => {
    const ask = askOf("take_bonus", { bonus: "harvest_field.middle" });
    expect(english.question(ask, extended).text).toBe("Do you take the bonus (+{lira 1})?");
    expect(english.question(ask, context).text).toBe("Do you take the bonus (+{harvest 1})?");
  });

  it("tell a row season by season", () => {
    const row = (number: number, where: AnswerContext) =>
      english.answer({ text: "", kind: "row", row: number }, where);
    expect(row(3, context)).toBe("Row 3: {order 1}");
    expect(row(3, extended)).toBe("Row 3: Summer {vine 1}, Fall {summer 1}");
    expect(row(1, extended)).toBe("Row 1: No bonus");
    expect(row(4, { ...context, board: "extended_with_structures" })).toContain("Winter {structure 1}");
    expect(english.answerShort({ text: "", kind: "row", row: 5 }, extended)).toBe(
      "Row 5: {visitor 1} · {winter 1} · {star 1}",
    );
  });

  it.each(languages)("give both choices of a trade their words in $language", (t) => {
    const [give, take] = t.cards.actions.trade.choices!;
    const option = { text: "", kind: "option" as const, option: 4 };
    for (const kind of ["action", "structure"] as const) {
      const id = kind === "action" ? "trade" : "trading_post";
      const asked = (choice: number) => askOf("choose_option", { because: { kind, id, choice } });
      expect(t.question(asked(0), context).text).not.toBe(t.question(asked(1), context).text);
      expect(t.answer(option, { ...context, ask: asked(0) })).toBe(give?.[3]);
      expect(t.answer(option, { ...context, ask: asked(1) })).toBe(take?.[3]);
    }
  });

  it("give the cart's choice its words", () => {
    const ask = askOf("choose_option", { because: { kind: "cart", id: "", choice: 0 } });
    expect(english.answer({ text: "", kind: "option", option: 2 }, { ...context, ask })).toBe(
      "Draw {structure 1}.",
    );
  });
});

describe("stars", () => {
  it.each(languages)("are placed or moved in $language", (t) => {
    const asked = (answer: Answer) =>
      t.question(askOf("star", { offers: [{ answer }] as Ask["offers"] }), context).text;
    expect(asked({ text: "", kind: "star", region: "pisa" })).not.toBe(
      asked({ text: "", kind: "move_star", from: "pisa", to: "siena" }),
    );
  });

  it.each(languages)("score for the Automa too in $language", (t) => {
    const told = t.event({ kind: "region_scored", region: "siena", vp: 2 }, context);
    expect(told[0]).toEqual({ text: "Automa", seat: null });
  });
});

/** The texts of a tree, by their places. */
function textsIn(tree: unknown, place = ""): [string, string][] {
  if (typeof tree === "string") return [[place, tree]];
  if (typeof tree !== "object" || tree === null) return [];
  return Object.entries(tree).flatMap(([key, branch]) => textsIn(branch, `${place}/${key}`));
}

const iconsOf = (text: string) =>
  piecesOf(text)
    .flatMap((piece) => (typeof piece === "string" ? [] : [`${piece.token} ${piece.count}`]))
    .sort();

describe("modules and rules", () => {
  const texts = (t: Messages) => textsIn([t.ui.tuscany, laterWordsOf(t).rules]);

  it.each(translations)("show the same icons in $language", (t) => {
    const original = new Map(texts(english));
    for (const [place, text] of texts(t)) expect(iconsOf(text), place).toEqual(iconsOf(original.get(place)!));
  });

  it.each(translations)("are translated in $language, and none is missing", (t) => {
    const all = (of: Messages) => {
      const { structureCards: cards, workers, regions, places, placesOn, chartBonuses } = of.cards;
      return textsIn([
        of.ui.tuscany,
        laterWordsOf(of).rules,
        cards,
        workers,
        regions,
        places,
        placesOn,
        chartBonuses,
      ]);
    };
    const own = all(t);
    expect(own.map(([place]) => place)).toEqual(all(english).map(([place]) => place));
    const original = new Map(all(english));
    // Names may be the same everywhere, and so may what consists of icons; a sentence may not.
    const sentences = own.filter(([, text]) =>
      /[a-z]{2,} [a-z]{2,}/.test(t.plain(text.replace(/\{[^}]*\}/g, ""))),
    );
    expect(sentences.length).toBeGreaterThan(150);
    for (const [place, text] of sentences) expect(text, place).not.toBe(original.get(place));
  });

  it.each(languages)("are whole in $language", (t) => {
    for (const [place, text] of texts(t)) {
      expect(t.plain(text), place).not.toMatch(/[{}]|undefined| {2}|^ | $|^$/);
    }
  });
});
