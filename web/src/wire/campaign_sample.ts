import type { CampaignInfo } from "./types";

/** A campaign that has just begun, for tests. */
export const sampleCampaign = (part: Partial<CampaignInfo> = {}): CampaignInfo => ({
  is: "campaign",
  secret: "s",
  name: "Anna",
  level: "normal",
  aggressive: false,
  games: [],
  next: 1,
  tokens: 0,
  text: "",
  ...part,
});
