import { describe, expect, it, vi } from "vitest";
import type { Answer, Ask, Offer, OrderEntry, PositionView } from "../../wire/types";
import { ChoiceStore } from "../choice/choice_store";
import { carryOut, putDown } from "./put_down";

const view = {
  players: [{ seat: 0, wines: { red: [4], white: [], blush: [], sparkling: [] } }],
} as unknown as PositionView;
const orderOf = (id: string): OrderEntry => ({
  id: id as OrderEntry["id"],
  wines: [{ wine: id === "order_01" ? "red" : "white", quality: 3 }],
  vp: 2,
  residual: 1,
});

function asked(kind: Ask["kind"], answers: (Answer | Offer)[], more: Partial<Ask> = {}): ChoiceStore {
  const offers = answers.map((one): Offer => ("answer" in one ? one : { answer: one }));
  const given = vi.fn();
  const choice = new ChoiceStore(given);
  choice.pose("1", { seat: 0, kind, because: { kind: "action", id: "x" }, offers, ...more }, true, view);
  return choice;
}

const down = (choice: ChoiceStore, thing: string, place: string) =>
  putDown(choice.snapshot(), thing, place, orderOf);
const given = (choice: ChoiceStore, thing: string, place: string) =>
  down(choice, thing, place)?.offer?.answer.text;

const plant = (vine: "pinot" | "merlot", field: number): Answer => ({
  text: `plant ${vine} ${field}`,
  kind: "plant",
  vine,
  field,
});

describe("something put down", () => {
  it("plants a vine on a field, and not where it cannot grow", () => {
    const choice = asked("plant", [plant("pinot", 5), plant("pinot", 6), plant("merlot", 5)]);
    expect(given(choice, "card:pinot", "field:6")).toBe("plant pinot 6");
    expect(down(choice, "card:merlot", "field:6")).toBeNull();
    expect(down(choice, "card:pinot", "stage")).toBeNull();
  });

  it("forgets what was pointed at before, if that was meant for something else", () => {
    const choice = asked("plant", [
      plant("pinot", 5),
      plant("pinot", 6),
      plant("merlot", 5),
      plant("merlot", 6),
    ]);
    choice.pick("card:merlot");
    expect(given(choice, "card:pinot", "field:6")).toBe("plant pinot 6");
  });

  it("plays, fills and discards cards where such cards go", () => {
    const play = asked("play_visitor", [{ text: "play banker", kind: "play", visitor: "banker" }]);
    expect(given(play, "card:banker", "stage")).toBe("play banker");
    expect(given(play, "card:banker", "board")).toBe("play banker");
    expect(down(play, "card:banker", "deck:summer")).toBeNull();
    const discard = asked("discard", [
      { text: "discard queen", kind: "discard", deck: "winter", card: "queen" },
    ]);
    expect(given(discard, "card:queen", "deck:winter")).toBe("discard queen");
    expect(down(discard, "card:queen", "deck:summer")).toBeNull();
    expect(down(discard, "card:queen", "board")).toBeNull();
    const fill = asked("fill_order", [{ text: "fill order_01", kind: "fill", order: "order_01" }]);
    expect(given(fill, "card:order_01", "stage")).toBe("fill order_01");
  });

  it("makes wine from one grape, or waits for the other", () => {
    const make = (text: string, wine: "red" | "blush", white: number): Answer => ({
      text,
      kind: "make",
      wine,
      red: 4,
      second_red: 0,
      white,
    });
    const choice = asked("make_wine", [make("red", "red", 0), make("blush", "blush", 3)]);
    const first = down(choice, "grape:red:4", "cellar");
    expect(first).toMatchObject({ picks: ["grape:red:4"], offer: null });
    if (first !== null) carryOut(choice, first);
    expect(given(choice, "grape:white:3", "cellar")).toBe("blush");
  });

  it("uses wine for the order that asks for it, or fills that order", () => {
    const use = asked("use_wine", [{ text: "use", kind: "use", wine: "red", quality: 4 }], {
      wine: "red",
      quality: 3,
    });
    expect(given(use, "bottle:red:4", "card:order_01")).toBe("use");
    expect(given(use, "bottle:red:4", "stage")).toBe("use");
    expect(down(use, "bottle:red:4", "card:order_02")).toBeNull();
    const fill = asked("fill_order", [{ text: "fill", kind: "fill", order: "order_01" }]);
    expect(given(fill, "bottle:red:4", "card:order_01")).toBe("fill");
    expect(down(fill, "bottle:red:5", "card:order_01")).toBeNull();
  });

  it("sends a worker to a space or to an action", () => {
    const place = (worker: "regular" | "grande", space: "plant_vine.left" | "plant_vine.middle"): Answer => ({
      text: `${worker} ${space}`,
      kind: "place",
      worker,
      space,
    });
    const choice = asked("turn", [place("regular", "plant_vine.left"), place("grande", "plant_vine.middle")]);
    expect(given(choice, "worker:grande", "space:plant_vine.middle")).toBe("grande plant_vine.middle");
    expect(given(choice, "worker:regular", "action:plant_vine")).toBe("regular plant_vine.left");
    expect(down(choice, "worker:regular", "space:plant_vine.middle")).toBeNull();
  });

  it("builds on an outline, a place of the mat or a field", () => {
    const build = asked("build", [{ text: "build yoke", kind: "build", structure: "yoke" }]);
    expect(given(build, "structure:yoke", "structure:yoke")).toBe("build yoke");
    expect(down(build, "structure:yoke", "structure:trellis")).toBeNull();
    const card = asked("build", [
      { text: "cask mat_1", kind: "build_card", card: "cask", place: "mat_1" },
      { text: "cask field_6", kind: "build_card", card: "cask", place: "field_6" },
    ]);
    expect(given(card, "card:cask", "place:mat_1")).toBe("cask mat_1");
    expect(given(card, "card:cask", "field:6")).toBe("cask field_6");
  });

  it("places a star, or moves one", () => {
    const place = asked("star", [{ text: "star pisa", kind: "star", region: "pisa" }]);
    expect(given(place, "star:0", "region:pisa")).toBe("star pisa");
    expect(down(place, "star:1", "region:pisa")).toBeNull();
    const move = asked("star", [{ text: "pisa lucca", kind: "move_star", from: "pisa", to: "lucca" }]);
    expect(given(move, "from:pisa", "from:lucca")).toBe("pisa lucca");
    expect(down(move, "from:lucca", "from:pisa")).toBeNull();
  });
});
