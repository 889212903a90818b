import { storageKey } from "./place";
import type { CampaignInfo, LevelId } from "./types";

/** What this browser keeps of a campaign: the proof of ownership, and enough to choose it from a list. */
export interface KeptCampaign {
  secret: string;
  name: string;
  level: LevelId;
  aggressive: boolean;
  won: number;
  games: number;
  /** Every table that was played for it, the current one included. */
  tables: string[];
  /** When it was first and last opened here, in milliseconds since 1970. */
  since: number;
  seen: number;
  /** The name of the file that it was opened from. */
  file?: string;
}

const key = storageKey("campaigns");

function readAll(): KeptCampaign[] {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "[]") as KeptCampaign[];
  } catch {
    return [];
  }
}

function writeAll(campaigns: readonly KeptCampaign[]): void {
  try {
    localStorage.setItem(key, JSON.stringify(campaigns));
  } catch {
    // Without storage a campaign lasts as long as the page, or in its file.
  }
}

/** In the order in which they came into this browser. */
export function keptCampaigns(): KeptCampaign[] {
  return readAll().sort((a, b) => a.since - b.since);
}

export function lastCampaign(): KeptCampaign | undefined {
  return readAll().reduce<KeptCampaign | undefined>(
    (newest, each) => (newest === undefined || each.seen > newest.seen ? each : newest),
    undefined,
  );
}

export function campaignOfTable(table: string): KeptCampaign | undefined {
  return readAll().find(({ tables }) => tables.includes(table));
}

function put(secret: string, change: (kept: KeptCampaign | undefined) => KeptCampaign): void {
  const all = readAll();
  const others = all.filter((each) => each.secret !== secret);
  writeAll([...others, change(all.find((each) => each.secret === secret))]);
}

/** Keeps what the server said of a campaign, and that it is the one being looked at. */
export function keepCampaign(campaign: CampaignInfo, file?: string): void {
  const { secret, name, level, aggressive, games, table } = campaign;
  const now = Date.now();
  put(secret, (kept) => ({
    secret,
    name,
    level,
    aggressive,
    won: games.filter(({ result }) => result === "win").length,
    games: games.length,
    tables: [...new Set([...(kept?.tables ?? []), ...(table === undefined ? [] : [table])])],
    since: kept?.since ?? now,
    seen: now,
    file: kept?.file ?? file,
  }));
}

/** The same campaign, which the server knows by another secret now; or one that this browser did not know yet. */
export function replaceCampaign(secret: string, campaign: CampaignInfo): void {
  writeAll(readAll().map((each) => (each.secret === secret ? { ...each, secret: campaign.secret } : each)));
  keepCampaign(campaign);
}

/** Remembers that a table is played for this campaign. */
export function keepCampaignTable(secret: string, table: string): void {
  writeAll(
    readAll().map((each) =>
      each.secret === secret ? { ...each, tables: [...new Set([...each.tables, table])] } : each,
    ),
  );
}

/** Makes it the one that the campaign page shows. */
export function turnToCampaign(secret: string): void {
  writeAll(readAll().map((each) => (each.secret === secret ? { ...each, seen: Date.now() } : each)));
}

export function forgetCampaign(secret: string): void {
  writeAll(readAll().filter((each) => each.secret !== secret));
}
