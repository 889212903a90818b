import { useCallback, useEffect, useState } from "react";
import { useText } from "../../i18n";
import { navigate } from "../../router";
import { settings } from "../../settings";
import { sharedConnection } from "../../wire/connection";
import { keepCampaign, keepCampaignTable } from "../../wire/campaigns";
import { ownCode } from "../../wire/person";
import { keepCreated } from "../../wire/secrets";
import type { CampaignInfo, Created, SayCampaignNew } from "../../wire/types";
import { askServer, textOf, troubleText } from "../parts/server";

/** Sets out on a campaign and keeps its secret. */
export async function beginCampaign(saying: Omit<SayCampaignNew, "id" | "secret">): Promise<CampaignInfo> {
  const campaign = await askServer<CampaignInfo>({ ...saying, secret: ownCode() });
  keepCampaign(campaign);
  return campaign;
}

/** Takes one up again from its file. */
export async function openCampaign(file: File): Promise<CampaignInfo> {
  const text = await textOf(file);
  const campaign = await askServer<CampaignInfo>({
    do: "campaign_import",
    text,
    name: settings().name,
    secret: ownCode(),
  });
  keepCampaign(campaign, file.name);
  return campaign;
}

/** To the table of the next challenge, or of the one that is being played. */
export async function playCampaign(secret: string): Promise<void> {
  const created = await askServer<Created>({ do: "campaign_play", secret });
  keepCreated(created);
  keepCampaignTable(secret, created.table);
  navigate(`/table/${created.table}`);
}

interface Looked {
  campaign: CampaignInfo | null;
  trouble: string | null;
}

/** The campaign as the server has it now, asked for again whenever the line comes back. */
export function useCampaign(secret: string): Looked {
  const t = useText();
  const [looked, setLooked] = useState<Looked>({ campaign: null, trouble: null });
  const look = useCallback(async () => {
    try {
      const campaign = await askServer<CampaignInfo>({ do: "campaign", secret });
      keepCampaign(campaign);
      setLooked({ campaign, trouble: null });
    } catch (error) {
      const trouble = troubleText(error, t);
      setLooked(({ campaign }) => ({ campaign, trouble }));
    }
  }, [secret, t]);
  useEffect(() => sharedConnection().onOpen(() => void look()), [look]);
  return looked;
}
