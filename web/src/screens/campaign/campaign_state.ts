import type { CampaignGame, CampaignInfo, Catalogue, ChallengeEntry } from "../../wire/types";

export type StationState = "won" | "now" | "ahead" | "skipped";

export interface Station {
  challenge: ChallengeEntry;
  state: StationState;
  games: CampaignGame[];
}

/** Where each challenge of the road stands, in order. */
export function stationsOf(campaign: CampaignInfo, { challenges }: Catalogue): Station[] {
  return challenges.map((challenge) => {
    const games = campaign.games.filter((game) => game.challenge === challenge.number);
    return { challenge, games, state: stateOf(challenge, games, campaign) };
  });
}

function stateOf(
  { number, aggressive }: ChallengeEntry,
  games: readonly CampaignGame[],
  campaign: CampaignInfo,
): StationState {
  if (games.some(({ result }) => result === "win")) return "won";
  if (number === campaign.next) return "now";
  return campaign.aggressive && !aggressive ? "skipped" : "ahead";
}

/** How many stations there are to win. */
export function stationsToWin(stations: readonly Station[]): number {
  return stations.filter(({ state }) => state !== "skipped").length;
}

/** How far along the road one has come: at the station that is next, or beyond the last. */
export function reachedStation(stations: readonly Station[]): number {
  const next = stations.findIndex(({ state }) => state === "now");
  return next === -1 ? stations.length : next;
}
