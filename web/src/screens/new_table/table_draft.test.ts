import { describe, expect, it } from "vitest";
import { tableIdIn } from "./table_code";
import { draftProblem, freshDraft, mayChooseDeal, mayPractise, wishOf } from "./table_draft";

const names = ["Guest", "Bruna", "Carlo", "Dina", "Elio", "Fosca"];
const bots = ["random", "greedy", "master"];

describe("a new table", () => {
  it("seats one person and the middle one of the computer's players", () => {
    const wish = wishOf({ ...freshDraft("computer", " Anna "), players: 3 }, names, bots);
    expect(wish.options.players).toBe(3);
    expect(wish.seats).toEqual([
      { kind: "me", name: "Anna" },
      { kind: "bot", name: "Bruna", bot: "greedy" },
      { kind: "bot", name: "Carlo", bot: "greedy" },
    ]);
    expect(wish).not.toHaveProperty("seed");
    expect(wish.hints).toBe(true);
  });

  it("cannot be friendly with two players", () => {
    const draft = { ...freshDraft("computer", ""), friendly: true };
    expect(wishOf(draft, names, bots).options.friendly).toBe(false);
    expect(wishOf({ ...draft, players: 3 }, names, bots).options.friendly).toBe(true);
  });

  it("needs two people before one screen", () => {
    const draft = freshDraft("screen", "");
    expect(draftProblem(draft, "screen")).toBeNull();
    const alone = draft.seats.map((seat, i) => (i === 1 ? { ...seat, kind: "bot" as const } : seat));
    expect(draftProblem({ ...draft, seats: alone }, "screen")).toBe("needsPeople");
  });

  it("keeps a seat free for a friend, who needs no name yet", () => {
    const draft = freshDraft("friends", "Anna");
    expect(draftProblem(draft, "friends")).toBeNull();
    expect(wishOf(draft, names, bots).seats[1]).toEqual({ kind: "open" });
    const full = draft.seats.map((seat, i) => (i === 0 ? seat : { ...seat, kind: "bot" as const }));
    expect(draftProblem({ ...draft, seats: full }, "friends")).toBe("needsOpen");
  });

  it("takes only digits for a deal", () => {
    const draft = freshDraft("computer", "");
    expect(draftProblem({ ...draft, seed: "54865" }, "computer")).toBeNull();
    expect(draftProblem({ ...draft, seed: "-1" }, "computer")).toBe("dealWrong");
    expect(wishOf({ ...draft, seed: "54865" }, names, bots).seed).toBe("54865");
  });
});

describe("a table for people", () => {
  it("has a clock and a word only where somebody wishes for them", () => {
    const draft = freshDraft("friends", "Anna");
    expect(wishOf(draft, names, bots)).not.toHaveProperty("clock");
    expect(wishOf(draft, names, bots)).not.toHaveProperty("word");
    const clocked = {
      ...draft,
      word: " malvasia ",
      clock: { kind: "days" as const, seconds: 86_400, bot: true },
    };
    expect(wishOf(clocked, names, bots)).toMatchObject({
      word: "malvasia",
      clock: { per: "move", seconds: 86_400, bot: "greedy" },
    });
    const game = { ...draft, clock: { kind: "game" as const, seconds: 900, bot: false } };
    expect(wishOf(game, names, bots).clock).toEqual({ per: "game", seconds: 900 });
  });
});

describe("a chosen deal", () => {
  it("is not wished for where somebody else may sit down", () => {
    const draft = { ...freshDraft("friends", "Anna"), seed: "54865" };
    expect(mayChooseDeal(draft)).toBe(false);
    expect(wishOf(draft, names, bots)).not.toHaveProperty("seed");
    const screen = { ...freshDraft("screen", "Anna"), seed: "54865" };
    expect(mayChooseDeal(screen)).toBe(true);
    expect(wishOf(screen, names, bots).seed).toBe("54865");
  });

  it("is for practice only where one person plays alone", () => {
    const alone = { ...freshDraft("computer", ""), practice: true };
    expect(mayPractise(alone)).toBe(true);
    expect(wishOf(alone, names, bots).practice).toBe(true);
    expect(wishOf({ ...alone, practice: false }, names, bots)).not.toHaveProperty("practice");
    for (const mode of ["screen", "friends"] as const) {
      const draft = { ...freshDraft(mode, ""), practice: true };
      expect(mayPractise(draft)).toBe(false);
      expect(wishOf(draft, names, bots)).not.toHaveProperty("practice");
    }
  });
});

describe("a table's code", () => {
  it("is found in a link and taken as it is", () => {
    expect(tableIdIn(" http://localhost:8420/table/q7m2vdk4xy ")).toBe("q7m2vdk4xy");
    expect(tableIdIn("Q7M2VDK4XY")).toBe("q7m2vdk4xy");
  });
  it("is not found in anything else", () => {
    expect(tableIdIn("")).toBeNull();
    expect(tableIdIn("hello there")).toBeNull();
  });
});
