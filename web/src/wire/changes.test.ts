import { describe, expect, it } from "vitest";
import sample from "./changes_sample.json";
import { answerOf } from "./answer_text";
import { Changes } from "./changes";
import type { Change, ServerMessage, Update } from "./types";

// A game with all of Tuscany as the server tells it, to seat 0 and to a spectator; now and then with the whole update beside the
// change. tests/server/changes_sample_test.cc writes it, and plays many more games.
const told = sample as unknown as { change: Change; update?: Update }[];

/** Objects with their fields in order, so that texts can be compared. */
function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered);
  if (typeof value !== "object" || value === null) return value;
  const fields = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(fields.map(([name, one]) => [name, ordered(one)]));
}
const text = (value: unknown) => JSON.stringify(ordered(value));

/** A change leaves out the previews of answers that are hardly looked at, and tells refused answers reason by reason. */
function comparable({ ask, ...update }: Update) {
  const answers = ask.offers?.map(({ answer }) => answer);
  const refused = ask.refused?.map((one) => text(one)).sort();
  return text({ ...update, ask: { ...ask, offers: answers, refused } });
}

const whole = (message: ServerMessage | null) => message as Update;

describe("Changes", () => {
  it("make the same of a game as whole updates", () => {
    const changes = new Changes();
    let compared = 0;
    for (const { change, update } of told) {
      const read = whole(changes.read(change));
      expect(read.is).toBe("update");
      if (update === undefined) continue;
      expect(comparable(read)).toBe(comparable({ ...update, log: read.log, log_from: read.log_from }));
      ++compared;
    }
    expect(compared).toBeGreaterThan(5);
  });

  it("keep what has not changed the same object", () => {
    const changes = new Changes();
    const of = told.map(({ change }) => change).filter(({ viewer }) => viewer === null);
    const views = of.map((change) => whole(changes.read(change)).view);
    const kept = views.filter((view, i) => view.options === views[i - 1]?.options);
    expect(kept.length).toBe(views.length - 1);
  });

  it("do not fit when one was lost", () => {
    const changes = new Changes();
    const [first, , third] = told.map(({ change }) => change).filter(({ viewer }) => viewer === 0);
    expect(changes.read(first as Change)).not.toBeNull();
    expect(changes.read(third as Change)).toBeNull();
  });

  it("carry the number of the message that they answer", () => {
    const { change } = told[0] as { change: Change };
    expect(new Changes().read({ ...change, id: 7 })).toMatchObject({ is: "update", id: 7 });
  });
});

describe("answerOf", () => {
  it.each([
    ["place grande plant_vine.left", { kind: "place", worker: "grande", space: "plant_vine.left" }],
    [
      "place regular give_tour.left token middle",
      { kind: "place", worker: "regular", space: "give_tour.left", token: "middle" },
    ],
    ["plant pinot field_6", { kind: "plant", vine: "pinot", field: 6 }],
    ["sell grape red 3", { kind: "sell_grape", grape: "red", quality: 3 }],
    [
      "make sparkling from red 4 red 2 white 3",
      { kind: "make", wine: "sparkling", red: 4, second_red: 2, white: 3 },
    ],
    ["make white from white 5", { kind: "make", wine: "white", red: 0, second_red: 0, white: 5 }],
    ["discard summer banker", { kind: "discard", deck: "summer", card: "banker" }],
    ["discard wine red 4", { kind: "discard_wine", wine: "red", quality: 4 }],
    ["retrieve grande", { kind: "retrieve_grande" }],
    ["retrieve grande yoke", { kind: "retrieve", worker: "grande", space: "yoke" }],
    ["papa gift", { kind: "papa_gift" }],
    ["pass", { kind: "pass" }],
  ])("reads %s", (answer, parts) => {
    expect(answerOf(answer)).toEqual({ text: answer, ...parts });
  });
});
