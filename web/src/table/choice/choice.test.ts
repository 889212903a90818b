import { describe, expect, it, vi } from "vitest";
import type { Answer, Ask } from "../../wire/types";
import { askWith, candidates, statuses, tokensAt, withWorker } from "./choice";
import { ChoiceStore } from "./choice_store";

function asked(kind: Ask["kind"], offers: Answer[], refused: Answer[] = []): Ask {
  return {
    seat: 0,
    kind,
    because: { kind: "season", id: "summer" },
    offers: offers.map((answer) => ({ answer })),
    refused: refused.map((answer) => ({ answer, reason: { code: "space_taken" } })),
  };
}

const plant = (vine: "pinot" | "merlot", field: number): Answer => ({
  text: `plant ${vine} field_${field}`,
  kind: "plant",
  vine,
  field,
});
const place = (worker: "regular" | "grande", space: "plant_vine.left" | "plant_vine.middle"): Answer => ({
  text: `place ${worker} ${space}`,
  kind: "place",
  worker,
  space,
});
const planting = asked(
  "plant",
  [plant("pinot", 5), plant("pinot", 6), plant("merlot", 6)],
  [plant("merlot", 5)],
);

describe("what can be pointed at", () => {
  it("is every part of an answer, and why not for the rest", () => {
    const known = statuses(planting, []);
    expect(known.get("card:pinot")).toBe("legal");
    expect(known.get("field:5")).toBe("legal");
    expect(known.get("field:7")).toBeUndefined();
  });

  it("narrows down, but another first step stays open", () => {
    const known = statuses(planting, ["card:pinot"]);
    expect(known.get("card:pinot")).toBe("picked");
    expect(known.get("card:merlot")).toBe("legal");
    expect(candidates(planting, ["card:pinot"])).toHaveLength(2);
  });

  it("does not give up one part silently for another", () => {
    const ask = asked("plant", [plant("pinot", 5), plant("merlot", 6)], [plant("pinot", 6)]);
    expect(statuses(ask, ["card:pinot"]).get("field:6")).toBe("illegal");
    expect(statuses(ask, ["card:pinot"]).get("card:merlot")).toBe("legal");
  });
});

describe("answers of several kinds", () => {
  const build = (structure: "trellis" | "yoke"): Answer => ({ text: structure, kind: "build", structure });
  const card = (place: "mat_1" | "mat_2" | "field_5"): Answer => ({
    text: `build_card fountain ${place}`,
    kind: "build_card",
    card: "fountain",
    place,
  });
  const ask = asked("build", [build("trellis"), build("yoke"), card("mat_1"), card("field_5")]);

  it("are given by card and place", () => {
    const { give, store } = posed(ask);
    store.pick("field:5");
    expect(give).toHaveBeenLastCalledWith(card("field_5"));
  });
});

describe("a star that moves", () => {
  const move = (from: "pisa" | "siena", to: "pisa" | "siena" | "lucca"): Answer => ({
    text: `move star ${from} ${to}`,
    kind: "move_star",
    from,
    to,
  });

  it("is taken from one region and set down in another", () => {
    const { give, store } = posed(
      asked("star", [move("pisa", "siena"), move("pisa", "lucca"), move("siena", "pisa")]),
    );
    store.pick("from:pisa");
    expect(give).not.toHaveBeenCalled();
    store.pick("to:lucca");
    expect(give).toHaveBeenLastCalledWith(move("pisa", "lucca"));
  });
});

describe("the Farmer", () => {
  const left = { worker: "farmer", space: "harvest_field.left" } as const;
  const own: Answer = { text: "place farmer", kind: "place", ...left };
  const other: Answer = { text: "place farmer bonus middle", kind: "place", ...left, bonus: "middle" };

  it("chooses among the bonuses before it is sent", () => {
    const { give, store } = posed(
      asked("turn", [own, other, { ...own, text: "place regular", worker: "regular" }]),
    );
    store.prefer("farmer");
    store.pick("space:harvest_field.left");
    expect(give).not.toHaveBeenCalled();
    const { ask, picked, worker } = store.snapshot();
    expect(withWorker(candidates(ask, picked), worker).map(({ answer }) => answer)).toEqual([own, other]);
    store.prefer("regular");
    store.pick("space:harvest_field.left");
    expect(store.snapshot().picked).toEqual([]);
  });
});

function posed(ask: Ask) {
  const give = vi.fn<(answer: Answer) => void>();
  const store = new ChoiceStore(give);
  store.pose("0/1", ask, true);
  return { give, store };
}

describe("a choice", () => {
  it("is given as soon as only one answer is left", () => {
    const { give, store } = posed(planting);
    store.pick("card:pinot");
    expect(give).not.toHaveBeenCalled();
    store.pick("field:6");
    expect(give).toHaveBeenCalledExactlyOnceWith(plant("pinot", 6));
  });

  it("takes the preferred worker where both may go", () => {
    const spaces = ["plant_vine.left", "plant_vine.middle"] as const;
    const { give, store } = posed(
      asked(
        "turn",
        spaces.flatMap((s) => [place("regular", s), place("grande", s)]),
      ),
    );
    store.pick("space:plant_vine.left");
    expect(give).toHaveBeenLastCalledWith(place("regular", "plant_vine.left"));
    store.prefer("grande");
    store.pick("space:plant_vine.middle");
    expect(give).toHaveBeenLastCalledWith(place("grande", "plant_vine.middle"));
  });

  it("sends the grande where only it may go", () => {
    const { give, store } = posed(
      asked(
        "turn",
        [place("regular", "plant_vine.left"), place("grande", "plant_vine.middle")],
        [place("regular", "plant_vine.middle")],
      ),
    );
    store.pick("space:plant_vine.middle");
    expect(give).toHaveBeenLastCalledWith(place("grande", "plant_vine.middle"));
  });

  it("says why the illegal is illegal", () => {
    const { give, store } = posed(
      asked("turn", [place("regular", "plant_vine.left")], [place("regular", "plant_vine.middle")]),
    );
    expect(store.statusOf("space:plant_vine.middle")).toBe("illegal");
    store.pick("space:plant_vine.middle");
    expect(give).not.toHaveBeenCalled();
    expect(store.snapshot().complaint?.refused.reason.code).toBe("space_taken");
  });

  it("survives the same question told again, but not a new one", () => {
    const { store } = posed(planting);
    store.pick("card:pinot");
    store.pose("0/1", structuredClone(planting), true);
    expect(store.snapshot().picked).toEqual(["card:pinot"]);
    store.pose("0/2", structuredClone(planting), true);
    expect(store.snapshot().picked).toEqual([]);
  });

  it("needs a second touch where nothing can hover", () => {
    const { give, store } = posed(
      asked("harvest", [
        { text: "harvest field_5", kind: "harvest", field: 5 },
        { text: "done", kind: "done" },
      ]),
    );
    store.look("field:5");
    store.pick("field:5", true);
    expect(give).not.toHaveBeenCalled();
    store.pick("field:5", true);
    expect(give).toHaveBeenCalledOnce();
  });

  it("lets nothing be pointed at while it rests", () => {
    const { give, store } = posed(planting);
    store.pose("0/1", planting, false);
    store.pick("field:6");
    store.answer(plant("pinot", 5));
    expect(store.statusOf("field:6")).toBeUndefined();
    expect(give).not.toHaveBeenCalled();
  });
});

describe("bonus tokens", () => {
  const withToken = (space: "plant_vine.left" | "plant_vine.middle"): Answer => ({
    text: `place regular ${space} token middle`,
    kind: "place",
    worker: "regular",
    space,
    token: "middle",
  });
  const cart: Answer = { text: "place regular cart", kind: "place", worker: "regular", space: "cart" };
  const pass: Answer = { text: "pass", kind: "pass" };
  const left = place("regular", "plant_vine.left");
  const ask = asked("turn", [left, withToken("plant_vine.left"), cart, pass]);
  const offered = (of: Ask) => (of.offers ?? []).map(({ answer }) => answer);

  it("are kept unless one means to spend them", () => {
    expect(offered(askWith(ask, false))).toEqual([left, cart, pass]);
    expect(offered(askWith(ask, true))).toEqual([withToken("plant_vine.left"), pass]);
  });

  it("open a space that cannot be had without, and it shows", () => {
    const needy = asked("turn", [withToken("plant_vine.left"), cart], [left]);
    const kept = askWith(needy, false);
    expect(offered(kept)).toEqual([withToken("plant_vine.left"), cart]);
    expect(tokensAt(kept, "plant_vine.left", "regular")).toEqual(["middle"]);
    expect(tokensAt(kept, "cart", "regular")).toEqual([]);
  });

  it("say why not with the reason for the way that is meant", () => {
    const middle = place("regular", "plant_vine.middle");
    const refusing = asked(
      "turn",
      [left, withToken("plant_vine.left")],
      [middle, withToken("plant_vine.middle")],
    );
    const refused = (token: boolean) => askWith(refusing, token).refused?.map(({ answer }) => answer);
    expect(refused(false)).toEqual([middle]);
    expect(refused(true)).toEqual([withToken("plant_vine.middle")]);
  });

  it("leave a question without them as it is", () => {
    expect(askWith(planting, true)).toBe(planting);
  });

  it("are spent with the next placement only", () => {
    const { give, store } = posed(ask);
    store.spend(true);
    store.pick("space:plant_vine.left");
    expect(give).toHaveBeenLastCalledWith(withToken("plant_vine.left"));
    store.pose("0/2", structuredClone(ask), true);
    expect(store.snapshot().token).toBe(false);
    store.pick("space:plant_vine.left");
    expect(give).toHaveBeenLastCalledWith(left);
  });
});
