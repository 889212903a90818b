import { describe, expect, it } from "vitest";
import { english, german } from "../../i18n/every_language";
import { Refusal, TooLong } from "../../wire/connection";
import { troubleText } from "./server";

describe("what is wrong with a file", () => {
  it("is its size, with the limit", () => {
    const text = troubleText(new TooLong(300 * 1024, 256 * 1024), english);
    expect(text).toContain("300 KB");
    expect(text).toContain("256 KB");
  });

  it("is a line, and why its move is not legal", () => {
    const illegal = new Refusal("bad_record", { code: "lira_short", need: 4, have: 2 }, "", 17);
    expect(troubleText(illegal, english)).toBe(
      "Line 17: this move is not legal. You need 4 lira and have 2 lira.",
    );
    expect(troubleText(illegal, german)).toContain("Zeile 17");
    expect(troubleText(new Refusal("bad_record", undefined, "", 3), english)).toContain("line 3");
  });

  it("is a result that no game has", () => {
    const impossible = new Refusal("impossible_result", undefined, "", 4);
    expect(troubleText(impossible, english)).toMatch(/^Line 4: no game can end like that/);
  });

  it("is never that the server cannot be reached, unless that is so", () => {
    expect(troubleText(new Refusal("connection_lost"), english)).toBe(english.ui.screens.parts.noConnection);
  });
});
