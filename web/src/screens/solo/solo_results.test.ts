import { beforeEach, describe, expect, it, vi } from "vitest";
import { keepResult, statisticsOf } from "./solo_results";

const game = (vp: number, result: "win" | "draw" | "loss" = "loss") => ({
  level: "normal" as const,
  aggressive: false,
  result,
  vp,
});

describe("the history of solo games", () => {
  beforeEach(() => {
    localStorage.clear();
    vi.useFakeTimers();
  });

  it("is empty before the first game", () => {
    expect(statisticsOf("normal", false)).toBeNull();
  });

  it("counts each table once, however often its end is looked at", () => {
    keepResult("a", game(18));
    vi.advanceTimersByTime(1000);
    keepResult("b", game(22, "win"));
    keepResult("a", game(18));
    expect(statisticsOf("normal", false)).toMatchObject({ games: 2, wins: 1, best: 22, average: 20 });
    expect(statisticsOf("normal", false)?.last.map(({ vp }) => vp)).toEqual([18, 22]);
  });

  it("keeps levels and the aggressive variant apart", () => {
    keepResult("a", game(18));
    keepResult("b", { ...game(21, "win"), aggressive: true });
    expect(statisticsOf("normal", true)?.games).toBe(1);
    expect(statisticsOf("hard", false)).toBeNull();
  });

  it("shows the last ten", () => {
    for (let i = 0; i < 12; i += 1) {
      keepResult(`table${i}`, game(i));
      vi.advanceTimersByTime(1000);
    }
    expect(statisticsOf("normal", false)?.last.map(({ vp }) => vp)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
  });

  it("survives what is not its own", () => {
    localStorage.setItem("vendemmia.solo", "{");
    expect(statisticsOf("normal", false)).toBeNull();
  });
});
