import { describe, expect, it } from "vitest";
import { haveRoom, saysEnoughInShort } from "./answer_room";

describe("the room for answers", () => {
  it("holds many short ones or few long ones", () => {
    const short = Array.from({ length: 8 }, (_, i) => `Field ${i}`);
    const long = Array.from(
      { length: 5 },
      () => "Build Harvest Machine for {lira 2}: upper place of the mat",
    );
    expect(haveRoom(short, false)).toBe(true);
    expect(haveRoom(short, true)).toBe(true);
    expect(haveRoom(long, false)).toBe(false);
    expect(haveRoom(long.slice(0, 3), false)).toBe(true);
    expect(haveRoom(long.slice(0, 3), true)).toBe(false);
  });

  it("is not used up by what the question says already", () => {
    expect(saysEnoughInShort({ text: "star pisa", kind: "star", region: "pisa" })).toBe(true);
    expect(saysEnoughInShort({ text: "destroy mat_1", kind: "destroy", place: "mat_1" })).toBe(false);
  });
});
