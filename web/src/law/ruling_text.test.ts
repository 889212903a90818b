import { describe, expect, it } from "vitest";
import { lawSample } from "./law_sample";
import { blocksOf, piecesOf } from "./ruling_text";

describe("a ruling's text", () => {
  it("has paragraphs and lists", () => {
    const text = lawSample.subjects[0]?.entries[1]?.text ?? "";
    expect(blocksOf(text)).toEqual([
      { paragraph: "It is; R-12 and D-7 say more." },
      { items: ["`red`", "white, as R-20 has it"] },
    ]);
  });

  it("may go from a line straight into a list and on", () => {
    expect(blocksOf("Two things:\n- one\n- two\n\nThen\nthe end.")).toEqual([
      { paragraph: "Two things:" },
      { items: ["one", "two"] },
      { paragraph: "Then the end." },
    ]);
  });

  it("leads to the rulings that it names", () => {
    expect(piecesOf("See R-113 to R-117, and D-7.")).toEqual([
      "See ",
      { ruling: "R-113" },
      " to ",
      { ruling: "R-117" },
      ", and ",
      { ruling: "D-7" },
      ".",
    ]);
  });

  it("leaves alone what only looks like a number, and what is code", () => {
    expect(piecesOf("AR-15 and `R-20` in R-x")).toEqual(["AR-15 and ", { code: "R-20" }, " in R-x"]);
  });
});
