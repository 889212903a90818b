import { describe, expect, it, vi } from "vitest";
import type { Answer, Ask, BoardActionEntry, PositionView, ReasonCode, WorkerName } from "../../wire/types";
import { bestSpace, tileTarget } from "./best_space";
import { ChoiceStore } from "./choice_store";
import { ghostAt } from "./ghost";

type Position = "left" | "middle" | "right" | "art";
const spaceOf = (position: Position) => `plant_vine.${position}` as const;

const planting: BoardActionEntry = {
  id: "plant_vine",
  season: "summer",
  spaces: [
    { id: spaceOf("left"), min_players: 1, bonus: false },
    { id: spaceOf("middle"), min_players: 3, bonus: true },
    { id: spaceOf("right"), min_players: 5, bonus: false },
  ],
  art: spaceOf("art"),
  choices: [],
};

const place = (worker: WorkerName, position: Position, more: object = {}): Answer => ({
  text: `place ${worker} ${position} ${JSON.stringify(more)}`,
  kind: "place",
  worker,
  space: spaceOf(position),
  ...more,
});

function asked(offers: Answer[], refused: [Answer, ReasonCode][] = []): Ask {
  return {
    seat: 0,
    kind: "turn",
    because: { kind: "season", id: "summer" },
    offers: offers.map((answer) => ({ answer })),
    refused: refused.map(([answer, code]) => ({ answer, reason: { code } })),
  };
}

describe("the best space of an action", () => {
  it("is the free one with a bonus, else the first", () => {
    const all = (["left", "middle", "right"] as const).map((position) => place("regular", position));
    expect(bestSpace(asked(all), planting, "regular")).toBe(spaceOf("middle"));
    expect(bestSpace(asked([place("regular", "left"), place("regular", "right")]), planting, "regular")).toBe(
      spaceOf("left"),
    );
  });

  it("is one that nobody has to leave, even without the bonus", () => {
    const ask = asked([place("chef", "left"), place("chef", "middle")]);
    expect(bestSpace(ask, planting, "chef", (space) => space === spaceOf("middle"))).toBe(spaceOf("left"));
  });

  it("is the picture where only that is left, whichever worker is chosen", () => {
    const ask = asked([place("grande", "art")]);
    expect(bestSpace(ask, planting, "grande")).toBe(spaceOf("art"));
    expect(bestSpace(ask, planting, "regular")).toBe(spaceOf("art"));
  });

  it("is one for the chosen worker", () => {
    const ask = asked([place("regular", "left"), place("grande", "middle")]);
    expect(bestSpace(ask, planting, "regular")).toBe(spaceOf("left"));
    expect(bestSpace(ask, planting, "grande")).toBe(spaceOf("middle"));
  });

  it("is none of those that are not offered", () => {
    expect(bestSpace(asked([]), planting, "regular")).toBeNull();
  });

  it("is not for the page to say where a worker goes home from", () => {
    const home = (position: Position): Answer => ({
      text: position,
      kind: "retrieve",
      worker: "regular",
      space: spaceOf(position),
    });
    expect(bestSpace(asked([home("left"), home("middle")]), planting, null)).toBeNull();
    expect(bestSpace(asked([home("left")]), planting, null)).toBe(spaceOf("left"));
  });
});

function posed(ask: Ask, view?: PositionView) {
  const give = vi.fn();
  const store = new ChoiceStore(give);
  store.pose("0", ask, true, view);
  return { give, store, pointed: () => tileTarget(store.snapshot(), planting) };
}

describe("pointing at the tile of an action", () => {
  it("places the worker on the best space", () => {
    const { give, store, pointed } = posed(asked([place("regular", "left"), place("regular", "middle")]));
    store.pick(pointed());
    expect(give).toHaveBeenLastCalledWith(place("regular", "middle"));
  });

  it("takes the action where that is what is asked", () => {
    const take: Answer = { text: "take", kind: "take", action: "plant_vine" };
    expect(posed(asked([take, place("regular", "left")])).pointed()).toBe("action:plant_vine");
  });

  it("leaves it to the Farmer which bonus is taken, and takes the pick back", () => {
    const ways = (["left", "middle"] as const).map((bonus) => place("farmer", "left", { bonus }));
    const { give, store, pointed } = posed(asked(ways));
    store.pick(pointed());
    expect(give).not.toHaveBeenCalled();
    expect(store.snapshot().picked).toEqual(["space:plant_vine.left"]);
    store.pick(pointed());
    expect(store.snapshot().picked).toEqual([]);
  });

  it("spends a token where one is to be spent", () => {
    const plain = place("regular", "left");
    const bought = place("regular", "left", { token: "middle" });
    const { give, store, pointed } = posed(asked([plain, bought]));
    store.spend(true);
    store.pick(pointed());
    expect(give).toHaveBeenLastCalledWith(bought);
  });

  it("says why the action is not possible rather than which space is not", () => {
    const { store, pointed } = posed(
      asked(
        [],
        [
          [place("regular", "left"), "space_taken"],
          [place("regular", "middle"), "action_impossible"],
          [place("regular", "right"), "space_closed"],
          [place("grande", "art"), "art_while_spaces_free"],
        ],
      ),
    );
    expect(pointed()).toBe("space:plant_vine.middle");
    const pressed = document.createElement("div");
    store.pick(pointed(), false, pressed);
    expect(store.snapshot().complaint?.refused.reason.code).toBe("action_impossible");
    expect(store.snapshot().complaint?.beside).toBe(pressed);
  });

  it("means nothing where nothing is asked of it", () => {
    const { store, pointed } = posed(asked([]));
    expect(store.statusOf(pointed())).toBeUndefined();
  });
});

describe("the ghost of a worker", () => {
  const ask = asked([place("regular", "left"), place("grande", "left"), place("grande", "middle")]);

  it("stands where the worker would", () => {
    const { store } = posed(ask);
    store.look("space:plant_vine.left");
    expect(ghostAt(store.snapshot(), spaceOf("left"))).toBe("regular");
    expect(ghostAt(store.snapshot(), spaceOf("middle"))).toBeNull();
    store.look("space:plant_vine.middle");
    expect(ghostAt(store.snapshot(), spaceOf("middle"))).toBe("grande");
    store.look(null);
    expect(ghostAt(store.snapshot(), spaceOf("middle"))).toBeNull();
  });

  it("stays where a finger has touched once", () => {
    const { store } = posed(ask);
    store.pick("space:plant_vine.left", true);
    store.look(null);
    expect(ghostAt(store.snapshot(), spaceOf("left"))).toBe("regular");
  });
});
