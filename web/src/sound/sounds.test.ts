import { describe, expect, it } from "vitest";
import { eventSamples } from "../i18n/samples";
import type { GameEvent } from "../wire/types";
import { soundNames, soundsOf } from "./sounds";

const samples = eventSamples(0);
const one = (kind: GameEvent["kind"]): GameEvent => samples[kind][0] as GameEvent;
const soundOf = (kind: GameEvent["kind"]) => soundsOf([one(kind)]);

describe("the sounds of events", () => {
  it.each([
    ["placed", "wood"],
    ["automa_placed", "wood"],
    ["built", "wood"],
    ["wine_made", "cork"],
    ["drew", "paper"],
    ["played", "paper"],
    ["planted", "paper"],
    ["lira_changed", "coin"],
    ["order_filled", "stamp"],
    ["year_began", "rooster"],
  ] as const)("of %s is %s", (kind, sound) => {
    expect(soundOf(kind)).toEqual([sound]);
  });

  it("use everything there is; the bell is for one's turn, which is no event", () => {
    const used = new Set((Object.keys(samples) as GameEvent["kind"][]).flatMap(soundOf));
    expect([...used, "bell"].sort()).toEqual([...soundNames].sort());
  });

  it("leave silent what is told by something else", () => {
    for (const kind of ["forced", "visitor_done", "vp_changed", "aged", "passed"] as const) {
      expect(soundOf(kind)).toEqual([]);
    }
  });

  it("come in the log's order, each once, and not too many", () => {
    const act = [one("placed"), one("drew"), one("drew"), one("lira_changed"), one("placed")];
    expect(soundsOf(act)).toEqual(["wood", "paper", "coin"]);
    const year = [...act, one("wine_made"), one("order_filled"), one("year_began")];
    expect(soundsOf(year)).toHaveLength(4);
  });
});
