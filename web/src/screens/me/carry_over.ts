// What belongs to a code, and what comes to it: seats that were taken with other secrets, campaigns, and everything of a code that
// is to end.
import { campaignOfTable, keptCampaigns, replaceCampaign } from "../../wire/campaigns";
import { Refusal } from "../../wire/connection";
import { becomePerson, forgetPerson, freshCode, ownCode, ownCodes } from "../../wire/person";
import { carryKept, keptTables, secretsKept } from "../../wire/secrets";
import type { CampaignInfo, Done, MyTables } from "../../wire/types";
import { askServer } from "../parts/server";

/** What this browser holds by secrets that its code does not prove. */
export interface Strays {
  tables: string[];
  /** Their secrets. */
  campaigns: string[];
}

export const noStrays: Strays = { tables: [], campaigns: [] };

const straySecrets = (table: string) => secretsKept(table).filter((secret) => !ownCodes().includes(secret));

export async function findStrays(): Promise<Strays> {
  const { campaigns } = await askServer<MyTables>({ do: "mine", secrets: ownCodes() });
  return {
    // A campaign's table goes with its campaign.
    tables: keptTables()
      .filter(
        ({ table, status }) => (status === "waiting" || status === "playing") && !campaignOfTable(table),
      )
      .map(({ table }) => table)
      .filter((table) => straySecrets(table).length > 0),
    campaigns: keptCampaigns()
      .map(({ secret }) => secret)
      .filter((secret) => !campaigns.includes(secret)),
  };
}

/** True: it is done, or there is nothing to do; false: not now. */
async function settled(work: () => Promise<void>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return ["not_your_seat", "unknown_table", "unknown_campaign", "old_rules"].includes(error.code);
  }
}

const carryTable = (table: string, secrets: string[], to: string) =>
  settled(async () => {
    await askServer<Done>({ do: "carry", table, secrets, to });
    carryKept(table, secrets, to);
  });

const carryCampaign = (secret: string, to: string) =>
  settled(async () =>
    replaceCampaign(secret, await askServer<CampaignInfo>({ do: "campaign_carry", secret, to })),
  );

/** Resolves to how many could not be taken along now. */
export async function takeAlong({ tables, campaigns }: Strays): Promise<number> {
  let left = 0;
  for (const table of tables) if (!(await carryTable(table, straySecrets(table), ownCode()))) left++;
  for (const secret of campaigns) if (!(await carryCampaign(secret, ownCode()))) left++;
  return left;
}

/** Everything of this code comes to the present one, and it ends. Resolves to how many tables and campaigns it still has. */
export async function retire(code: string): Promise<number> {
  const tried = new Set<string>();
  let left = 0;
  // The server tells some at a time.
  for (let more = true; more;) {
    const { tables, campaigns } = await askServer<MyTables>({ do: "mine", secrets: [code] });
    const next = [
      ...tables.map((table) => [table, () => carryTable(table, [code], ownCode())] as const),
      ...campaigns.map((secret) => [secret, () => carryCampaign(secret, ownCode())] as const),
    ].filter(([name]) => !tried.has(name));
    for (const [name, carry] of next) {
      tried.add(name);
      if (!(await carry())) left++;
    }
    more = next.length > 0;
  }
  if (left === 0) forgetPerson(code);
  return left;
}

/** Both codes are kept until the old one has nothing any more: so nothing is lost on the way. */
export async function renewCode(): Promise<{ old: string; left: number }> {
  const old = ownCode();
  becomePerson(freshCode());
  return { old, left: await retire(old) };
}

/** This browser is that person, with their campaigns. */
export async function takeCode(code: string): Promise<void> {
  becomePerson(code);
  const { campaigns } = await askServer<MyTables>({ do: "mine", secrets: [code] });
  for (const secret of campaigns)
    await settled(async () =>
      replaceCampaign(secret, await askServer<CampaignInfo>({ do: "campaign", secret })),
    );
}
