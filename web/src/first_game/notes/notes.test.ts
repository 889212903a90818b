import { beforeEach, describe, expect, it } from "vitest";
import { languages } from "../../i18n/every_language";
import type { Answer, BoardEntry, GameEvent, PlayerView, PositionView, QuestionKind } from "../../wire/types";
import type { Moment } from "./moment";
import { noteFor, notes } from "./notes";
import { forgetNotes, rememberNote, toldNotes } from "./told_notes";

const place = (worker: "regular" | "grande", space: string) =>
  ({ text: `place ${worker} ${space}`, kind: "place", worker, space }) as Answer;

interface Sample {
  answers?: Answer[];
  events?: Partial<GameEvent>[];
  view?: Partial<PositionView>;
  me?: Partial<PlayerView>;
  seasonal?: boolean;
  undo?: number[];
}

/** Only what the notes look at. */
function moment(kind: QuestionKind, sample: Sample = {}): Moment {
  const { answers = [], events = [], view = {}, me = {}, seasonal = false, undo = [] } = sample;
  const spaces = [
    { id: "give_tour.left", min_players: 0, bonus: false },
    { id: "give_tour.middle", min_players: 3, bonus: true },
  ];
  const actions = [{ id: "give_tour", season: "summer", art: "give_tour.art", spaces, choices: [] }];
  return {
    ask: { seat: 0, kind, because: { kind: "season", id: "" } },
    answers,
    events: events as GameEvent[],
    view: { season: "summer", final_year: false, ...view } as PositionView,
    me: { seat: 0, ...me } as PlayerView,
    board: { seasonal, actions } as unknown as BoardEntry,
    undo: { points: undo, stop: "beginning", redo: 0 },
  };
}

/** Everything that is told at a question, in order. */
function allToldAt(one: Moment): string[] {
  const told = new Set<string>();
  for (let note = noteFor(one, told); note !== undefined; note = noteFor(one, told)) told.add(note.id);
  return [...told];
}

describe("explanations", () => {
  beforeEach(() => forgetNotes());

  it("are one for every text, in every language", () => {
    const ids = notes.map(({ id }) => id).sort();
    for (const t of languages) {
      expect(Object.keys(t.ui.firstGame.notes.all).sort()).toEqual(ids);
      for (const { title, text } of Object.values(t.ui.firstGame.notes.all)) {
        expect(t.plain(title)).not.toMatch(/[{}]|^$/);
        expect(t.plain(text)).not.toMatch(/[{}]|^$/);
        expect(t.plain(text).length, text).toBeLessThan(260);
      }
    }
    expect(new Set(ids).size).toBe(ids.length);
  });

  it("speak of something, in selectors that a browser understands", () => {
    for (const { at } of notes) expect(() => document.querySelector(at)).not.toThrow();
  });

  it.each([
    ["wake_up_row", {}, "wake_up"],
    ["wake_up_row", { seasonal: true }, "chart"],
    ["next_row", { seasonal: true }, "chart"],
    ["fall_visitor", {}, "fall"],
    ["play_visitor", {}, "visitor"],
    ["plant", {}, "planting"],
    ["harvest", {}, "harvest"],
    ["make_wine", {}, "wines"],
    ["fill_order", {}, "order"],
    ["build", {}, "building"],
    ["hand_limit", {}, "hand_limit"],
    ["star", {}, "star"],
    ["draft_card", {}, "structure_cards"],
    ["turn", { events: [{ kind: "wine_made", seat: 0 }] }, "cellar"],
    ["turn", { events: [{ kind: "trained", seat: 0 }] }, "training"],
    ["turn", { events: [{ kind: "residual_changed", seat: 0 }] }, "residual"],
    ["wake_up_row", { events: [{ kind: "aged", year_end: true }] }, "ageing"],
    ["turn", { view: { final_year: true } }, "last_year"],
    ["turn", { view: { season: "winter" } }, "winter"],
    ["turn", { view: { solo: { tokens: 1 } } as Partial<PositionView> }, "automa"],
    ["turn", { view: { solo: { tokens: 1 } } as Partial<PositionView> }, "tokens"],
    ["turn", { seasonal: true }, "seasons"],
    ["turn", { answers: [place("regular", "give_tour.middle")] }, "bonus"],
    ["turn", { answers: [place("grande", "give_tour.art")] }, "grande"],
    ["turn", { me: { hand: { structure: ["barn"] } } }, "structure_cards"],
    [
      "turn",
      { view: { special_workers: ["chef"] }, answers: [place("regular", "train_worker.left")] },
      "special",
    ],
    ["turn", { undo: [3] }, "undo"],
  ] as [QuestionKind, Sample, string][])("at %s %j tell of %s", (kind, sample, id) => {
    expect(allToldAt(moment(kind, sample))).toContain(id);
  });

  it("do not tell of what is not there", () => {
    expect(allToldAt(moment("turn"))).toEqual(["placing"]);
    const others = moment("turn", { events: [{ kind: "wine_made", seat: 1 }] });
    expect(allToldAt(others)).toEqual(["placing"]);
    const taken = moment("turn", { answers: [place("regular", "give_tour.left")] });
    expect(allToldAt(taken)).toEqual(["placing"]);
  });

  it("begin with what comes up rarely", () => {
    const busy = moment("turn", {
      view: { season: "winter" },
      events: [{ kind: "wine_made", seat: 0 }],
      answers: [place("grande", "give_tour.art"), place("regular", "give_tour.middle")],
      undo: [1],
    });
    expect(allToldAt(busy)).toEqual(["cellar", "placing", "winter", "grande", "bonus", "undo"]);
  });

  it("come once, and again when somebody asks for them again", () => {
    const turn = moment("turn");
    expect(noteFor(turn, toldNotes())?.id).toBe("placing");
    rememberNote("placing");
    expect(noteFor(turn, toldNotes())).toBeUndefined();
    forgetNotes();
    expect(noteFor(turn, toldNotes())?.id).toBe("placing");
  });
});

describe("what the notes point at", () => {
  const sources = Object.values(
    import.meta.glob<string>("../../**/*.tsx", { query: "?raw", import: "default", eager: true }),
  ).join("\n");

  it.each(notes.map(({ id, at }) => [id, at]))("%s is drawn by the page", (_, at) => {
    for (const [, name = ""] of at.matchAll(/\.([a-z-]+)/g)) {
      // What may be chosen and whose deck a card is from is put together from two parts.
      const known = name.replace(/^is-.*/, "is-").replace(/^(card-deck-).*/, "$1");
      expect(sources).toMatch(new RegExp(`["\`\\s]${known}(?![a-z])`));
    }
  });
});
