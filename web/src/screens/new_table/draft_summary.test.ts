import { describe, expect, it } from "vitest";
import { english as messages } from "../../i18n/every_language";
import { draftSummary } from "./draft_summary";
import { freshDraft } from "./table_draft";

describe("folded options", () => {
  it("say how a fresh table is played", () => {
    expect(draftSummary(freshDraft("computer", ""), "computer", messages)).toEqual([
      "Hints",
      "Pace: normal",
      "By the rules",
    ]);
    expect(draftSummary(freshDraft("screen", ""), "screen", messages)).toEqual(["Hints", "By the rules"]);
  });

  it("name whatever was changed", () => {
    const draft = {
      ...freshDraft("friends", ""),
      players: 3,
      listed: true,
      hints: false,
      friendly: true,
      two_parents: true,
      last_year: 5,
      seed: "54865",
      word: "malvasia",
      clock: { kind: "game" as const, seconds: 900, bot: false },
    };
    expect(draftSummary(draft, "friends", messages)).toEqual([
      "In the public list",
      "Private",
      "15 minutes for the game",
      "No hints",
      "5 years",
      "Choice of parents",
      "Friendly variant",
      "Deal 54865",
    ]);
    expect(draftSummary({ ...draft, players: 2 }, "friends", messages)).not.toContain("Friendly variant");
  });
});
