import { describe, expect, it } from "vitest";
import { eventSamples } from "../../i18n/samples";
import type { GameEvent, LogEntry } from "../../wire/types";
import { subjectOf } from "./act_subject";
import { actsOf, isDoneTo, toldEvent } from "./acts";
import { outcomeOf, type Gain } from "./outcome";

/** The events of each answer in a list of their own. */
const logOf = (...answers: GameEvent[][]): LogEntry[] =>
  answers.flatMap((events, at) => events.map((event) => ({ at, event })));

const placed = (
  seat: number,
  space: "plant_vine.left" | "fill_order.left" | "draw_vine.left",
): GameEvent => ({
  kind: "placed",
  seat,
  worker: "regular",
  space,
});

const signs = (gains: Gain[] = []) =>
  gains.map((gain) => (gain.kind === "amount" ? `${gain.token} ${gain.amount}` : gain.kind));

describe("an act", () => {
  it("is a worker's turn with the card that it led to, over several answers", () => {
    const acts = actsOf(
      logOf(
        [placed(1, "fill_order.left")],
        [
          { kind: "order_filled", seat: 1, order: "order_01" },
          { kind: "wine_used", seat: 1, wine: "red", value: 5 },
          { kind: "vp_changed", seat: 1, amount: 4, lost: false },
          { kind: "residual_changed", seat: 1, residual: 1 },
        ],
        [placed(0, "plant_vine.left")],
      ),
    );
    expect(acts.map(({ from, to, at, seat, lead }) => [from, to, at, seat, lead.kind])).toEqual([
      [0, 5, 1, 1, "order_filled"],
      [5, 6, 2, 0, "placed"],
    ]);
    const [filled] = acts;
    if (filled === undefined) throw new Error("no act");
    expect(subjectOf(filled)).toEqual({ kind: "cards", cards: [{ kind: "order", id: "order_01" }] });
    expect(outcomeOf(filled).map(({ seat, gains }) => [seat, signs(gains)])).toEqual([
      [1, ["vp 4", "residual 1", "wine"]],
    ]);
  });

  it("ends where a second card begins", () => {
    const acts = actsOf(
      logOf(
        [placed(0, "plant_vine.left"), { kind: "planted", seat: 0, vine: "pinot#1", field: 5 }],
        [{ kind: "planted", seat: 0, vine: "merlot#1", field: 6 }],
      ),
    );
    expect(acts.map(({ lead }) => lead.kind)).toEqual(["planted", "planted"]);
  });

  it("has what happens to others in it, apart", () => {
    const [act] = actsOf(
      logOf([
        { kind: "played", seat: 1, visitor: "swindler" },
        { kind: "lira_changed", seat: 0, amount: 2, paid: true },
        { kind: "lira_changed", seat: 1, amount: 2, paid: false },
      ]),
    );
    if (act === undefined) throw new Error("no act");
    expect(outcomeOf(act).map(({ seat, gains }) => [seat, signs(gains)])).toEqual([
      [1, ["lira 2"]],
      [0, ["lira -2"]],
    ]);
    expect([0, 1, 2, null].filter((seat) => isDoneTo(act, seat))).toEqual([0]);
  });

  it("begins with what is paid on the way, whoever is sent home", () => {
    const [act, ...more] = actsOf(
      logOf([
        { kind: "bumped", seat: 0, worker: "regular", space: "plant_vine.left", by: 1 },
        placed(1, "plant_vine.left"),
      ]),
    );
    expect(more).toEqual([]);
    expect([act?.seat, act?.lead.kind, act !== undefined && isDoneTo(act, 0)]).toEqual([1, "placed", true]);
  });

  it("of a visitor goes on with its card after somebody else has answered", () => {
    const acts = actsOf(
      logOf(
        [{ kind: "played", seat: 1, visitor: "motivator" }],
        [{ kind: "retrieved", seat: 0, worker: "grande", space: "make_wine.left" }],
        [
          { kind: "vp_changed", seat: 1, amount: 1, lost: false },
          { kind: "visitor_done", seat: 1, visitor: "motivator" },
        ],
        [{ kind: "retrieved", seat: 0, worker: "grande", space: "make_wine.left" }],
      ),
    );
    const card = { kind: "cards", cards: [{ kind: "visitor", id: "motivator" }] };
    expect(acts.map(subjectOf)).toEqual([card, card, card, { kind: "sign" }]);
  });

  it("is the calendar's where a year ends and the next begins", () => {
    const [passed, year, ...more] = actsOf(
      logOf([
        { kind: "passed", seat: 0 },
        { kind: "aged", seat: 0, year_end: true },
        { kind: "lira_changed", seat: 0, amount: 2, paid: false },
        { kind: "aged", seat: 1, year_end: true },
        { kind: "first_player_moved", seat: 1 },
        { kind: "year_began", year: 3 },
        { kind: "season_began", season: "spring" },
      ]),
    );
    expect(more).toEqual([]);
    expect([passed?.seat, passed?.lead.kind]).toEqual([0, "passed"]);
    expect([year?.seat, year?.lead.kind]).toEqual([undefined, "year_began"]);
    expect(year && outcomeOf(year).map(({ seat, gains }) => [seat, signs(gains)])).toEqual([[0, ["lira 2"]]]);
  });

  it("is the Automa's with what it blocks, and nobody else's", () => {
    const acts = actsOf(
      logOf([
        { kind: "row_taken", seat: 0, row: 3 },
        { kind: "season_began", season: "summer" },
        { kind: "automa_drew", card: "automa_08" },
        { kind: "automa_placed", space: "give_tour.left" },
        { kind: "passed", seat: 0 },
      ]),
    );
    expect(acts.map(({ seat, lead }) => [seat, lead.kind])).toEqual([
      [0, "row_taken"],
      [null, "automa_drew"],
      [0, "passed"],
    ]);
    const [, automa] = acts;
    expect(automa && outcomeOf(automa)).toEqual([
      { seat: null, gains: [{ kind: "blocked", action: "give_tour" }] },
    ]);
  });

  it("of drawing shows what was drawn: its face where it is known, else its back", () => {
    const [mine, theirs] = actsOf(
      logOf(
        [placed(0, "draw_vine.left"), { kind: "drew", seat: 0, deck: "vine", card: "pinot#3" }],
        [placed(1, "draw_vine.left"), { kind: "drew", seat: 1, deck: "vine", card: null }],
      ),
    );
    expect(mine && subjectOf(mine)).toEqual({ kind: "cards", cards: [{ kind: "vine", id: "pinot" }] });
    expect(theirs && subjectOf(theirs)).toEqual({ kind: "cards", cards: [{ deck: "vine" }] });
    expect(theirs && signs(outcomeOf(theirs)[0]?.gains)).toEqual(["vine 1"]);
  });

  it("does not say twice what the worker did", () => {
    const back: GameEvent = { kind: "retrieved", seat: 0, worker: "regular", space: "draw_vine.left" };
    const [act] = actsOf(logOf([placed(0, "plant_vine.left"), back]));
    expect(act && toldEvent(act)).toBe(back);
    expect(act && outcomeOf(act)).toEqual([]);
  });

  it("tells the change of what is paid every year, not its sum", () => {
    const acts = actsOf(
      logOf(
        [
          { kind: "order_filled", seat: 0, order: "order_01" },
          { kind: "residual_changed", seat: 0, residual: 2 },
        ],
        [placed(1, "plant_vine.left")],
        [
          { kind: "order_filled", seat: 0, order: "order_02" },
          { kind: "residual_changed", seat: 0, residual: 3 },
        ],
      ),
    );
    expect(acts.map((act) => signs(outcomeOf(act)[0]?.gains))).toEqual([["residual 2"], [], ["residual 1"]]);
  });
});

describe("every event", () => {
  const silent = ["season_began", "visitor_done", "forced"];
  for (const [kind, samples] of Object.entries(eventSamples(1))) {
    it(`can be told: ${kind}`, () => {
      for (const event of samples as GameEvent[]) {
        const acts = actsOf([{ at: 0, event }]);
        expect(acts).toHaveLength(silent.includes(kind) ? 0 : 1);
        for (const act of acts) {
          expect(subjectOf(act).kind).not.toBe("");
          expect(act.lead).toBe(event);
          outcomeOf(act);
        }
      }
    });
  }
});
