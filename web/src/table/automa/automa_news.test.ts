import { describe, expect, it } from "vitest";
import { messages } from "../../i18n/en";
import type { GameEvent } from "../../wire/types";
import { automaNews } from "./automa_news";

const events: GameEvent[] = [
  { kind: "passed", seat: 0 },
  { kind: "season_began", season: "fall" },
  { kind: "drew", seat: 0, deck: "summer", card: "artisan" },
  { kind: "season_began", season: "winter" },
  { kind: "automa_drew", card: "automa_19" },
  { kind: "automa_placed", space: "play_winter_visitor.left" },
  { kind: "automa_placed", space: "train_worker.left" },
];

describe("news of the Automa", () => {
  it("name what it blocks in the season that begins", () => {
    expect(automaNews(events, messages)).toEqual([
      "Winter. Blocked by the Automa: Play a winter visitor · Train a worker",
    ]);
  });

  it("also tell that it blocks nothing", () => {
    expect(automaNews(events.slice(0, 5), messages)).toEqual(["Winter. The Automa blocks nothing."]);
  });

  it("say what to beat when an aggressive year begins", () => {
    const year: GameEvent[] = [
      { kind: "year_began", year: 4 },
      { kind: "automa_vp", vp: 4 },
    ];
    expect(automaNews(year, messages)).toEqual([
      "Goal: more than 4 victory points at the end of year 4, or the game is lost.",
    ]);
  });

  it("are silent where it does nothing", () => {
    expect(automaNews(events.slice(0, 3), messages)).toEqual([]);
  });
});
