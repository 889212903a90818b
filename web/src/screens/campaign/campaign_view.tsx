import { useState } from "react";
import type { Catalogue } from "../../wire/types";
import { TroubleLine } from "../parts/controls";
import { Bookkeeping } from "./bookkeeping";
import { CampaignGames } from "./campaign_games";
import { useCampaign } from "./campaign_server";
import { reachedStation, stationsOf } from "./campaign_state";
import { Road } from "./road";
import { StationPanel } from "./station_panel";

interface CampaignViewProps {
  secret: string;
  catalogue: Catalogue;
  onForget: () => void;
}

/** One campaign: its road, the station that is looked at, and all that was played. */
export function CampaignView({ secret, catalogue, onForget }: CampaignViewProps) {
  const { campaign, trouble } = useCampaign(secret);
  const [looked, setLooked] = useState<number | null>(null);
  if (campaign === null) {
    return (
      <>
        <TroubleLine text={trouble} />
        {trouble !== null && <Bookkeeping campaign={null} onForget={onForget} />}
      </>
    );
  }
  const stations = stationsOf(campaign, catalogue);
  const reached = reachedStation(stations);
  const shown = looked === null ? stations[reached] : stations[looked];
  return (
    <>
      <div className="campaign-journey">
        <Road
          stations={stations}
          reached={reached}
          playing={campaign.table !== undefined}
          shown={shown === undefined ? null : stations.indexOf(shown)}
          onLook={setLooked}
        />
        <StationPanel campaign={campaign} stations={stations} shown={shown} />
      </div>
      <TroubleLine text={trouble} />
      <div className="campaign-books">
        <CampaignGames games={campaign.games} catalogue={catalogue} />
        <Bookkeeping campaign={campaign} onForget={onForget} />
      </div>
    </>
  );
}
