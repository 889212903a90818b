import { describe, expect, it } from "vitest";
import { english, german } from "../../i18n/every_language";
import { change, percent, points } from "./numbers";

describe("numbers of a review", () => {
  const words = english.ui.review;
  it("are rounded to a tenth", () => {
    expect(percent(523_400, words)).toBe("52.3 %");
    expect(percent(1_000_000, words)).toBe("100.0 %");
    expect(points(1744, words)).toBe("17.4 VP");
  });
  it("of changes bear a sign unless they are nothing", () => {
    expect(change(23_000, words)).toBe("+2.3 %");
    expect(change(-4_100, words)).toBe("−0.4 %");
    expect(change(400, words)).toBe("0.0 %");
  });
  it("are written as the language does", () => {
    expect(percent(523_400, german.ui.review)).toContain("52,3");
  });
});
