import { beforeEach, expect, it, vi } from "vitest";
import { sampleCampaign } from "./campaign_sample";
import {
  campaignOfTable,
  forgetCampaign,
  keepCampaign,
  keepCampaignTable,
  keptCampaigns,
  lastCampaign,
  turnToCampaign,
} from "./campaigns";
import type { CampaignInfo } from "./types";

const campaign = (secret: string, part: Partial<CampaignInfo> = {}) => sampleCampaign({ secret, ...part });

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
});

it("keeps campaigns side by side, in the order in which they came", () => {
  keepCampaign(campaign("one"));
  vi.advanceTimersByTime(10);
  keepCampaign(campaign("two"));
  vi.advanceTimersByTime(10);
  turnToCampaign("one");
  expect(keptCampaigns().map(({ secret }) => secret)).toEqual(["one", "two"]);
  expect(lastCampaign()?.secret).toBe("one");
  forgetCampaign("one");
  expect(lastCampaign()?.secret).toBe("two");
});

it("can tell those apart that were opened from files", () => {
  keepCampaign(campaign("one"), "hard.campaign");
  vi.advanceTimersByTime(10);
  keepCampaign(campaign("two"), "easy.campaign");
  keepCampaign(campaign("one"));
  expect(keptCampaigns().map(({ file }) => file)).toEqual(["hard.campaign", "easy.campaign"]);
});

it("knows for which campaign a table is played, also after it is finished", () => {
  keepCampaign(campaign("one"));
  keepCampaignTable("one", "q7m2");
  keepCampaign(campaign("one"));
  expect(campaignOfTable("q7m2")?.secret).toBe("one");
  expect(campaignOfTable("other")).toBeUndefined();
});

it("counts what was played and won", () => {
  const game = { challenge: 1, vp: 21, automa_vp: 20, seed: "1" };
  keepCampaign(
    campaign("one", {
      games: [
        { ...game, result: "loss" },
        { ...game, result: "win" },
      ],
    }),
  );
  expect(lastCampaign()).toMatchObject({ games: 2, won: 1 });
});
