import { describe, expect, it } from "vitest";
import { sampleCampaign as campaign } from "../../wire/campaign_sample";
import type { Catalogue, ChallengeId } from "../../wire/types";
import { reachedStation, stationsOf, stationsToWin } from "./campaign_state";

const ids: ChallengeId[] = ["old_vines", "two_pairs_of_hands", "full_house", "cellar_pride"];
const catalogue = {
  challenges: ids.map((id, i) => ({ number: i + 1, id, aggressive: id !== "cellar_pride" })),
} as Catalogue;

const game = (challenge: number, result: "win" | "draw" | "loss") => ({
  challenge,
  result,
  vp: 20,
  automa_vp: 20,
  seed: "1",
});

describe("the road of a campaign", () => {
  it("begins before the first station", () => {
    const stations = stationsOf(campaign({}), catalogue);
    expect(stations.map(({ state }) => state)).toEqual(["now", "ahead", "ahead", "ahead"]);
    expect(reachedStation(stations)).toBe(0);
  });

  it("keeps every attempt with its challenge", () => {
    const games = [game(1, "win"), game(2, "loss"), game(2, "draw")];
    const stations = stationsOf(campaign({ games, next: 2, tokens: 2 }), catalogue);
    expect(stations.map(({ state }) => state)).toEqual(["won", "now", "ahead", "ahead"]);
    expect(stations[1]?.games).toHaveLength(2);
  });

  it("leads past what does not go with the aggressive variant", () => {
    const stations = stationsOf(campaign({ aggressive: true }), catalogue);
    expect(stations[3]?.state).toBe("skipped");
    expect(stationsToWin(stations)).toBe(3);
  });

  it("ends beyond the last station", () => {
    const games = ids.map((_, i) => game(i + 1, "win"));
    const stations = stationsOf(campaign({ games, next: undefined }), catalogue);
    expect(stations.every(({ state }) => state === "won")).toBe(true);
    expect(reachedStation(stations)).toBe(4);
  });
});
