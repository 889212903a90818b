import { useState } from "react";
import { Icon } from "../../art/icons";
import { Rich, useText } from "../../i18n";
import type { CampaignInfo } from "../../wire/types";
import { Button, TroubleLine } from "../parts/controls";
import { troubleText } from "../parts/server";
import { playCampaign } from "./campaign_server";
import { stationsToWin, type Station } from "./campaign_state";
import { StationState } from "./road";
import { StationPicture } from "./station_pictures";
import "./station_panel.css";

interface StationPanelProps {
  campaign: CampaignInfo;
  stations: readonly Station[];
  /** Undefined at the end of the road. */
  shown: Station | undefined;
}

/** Beside the road: what a challenge asks for, how to go on, and the score. */
export function StationPanel({ campaign, stations, shown }: StationPanelProps) {
  const texts = useText().ui.campaign;
  const won = stations.filter(({ state }) => state === "won").length;
  return (
    <aside className="station-panel" aria-live="polite">
      {shown === undefined ? (
        <Arrival games={campaign.games.length} />
      ) : (
        <Told campaign={campaign} station={shown} />
      )}
      <div className="station-score">
        <span className="station-score-number">{campaign.games.length}</span>
        <p>
          <strong>
            {texts.score(campaign.games.length)} · {texts.progress(won, stationsToWin(stations))}
          </strong>
          {texts.scoreText}
        </p>
      </div>
    </aside>
  );
}

function Told({ campaign, station }: { campaign: CampaignInfo; station: Station }) {
  const texts = useText().ui.campaign;
  const { challenge, state, games } = station;
  const { name, rule } = texts.challenges[challenge.id];
  return (
    <>
      <header className="station-head">
        <StationPicture challenge={challenge.id} size={72} />
        <div>
          <p>{texts.challenge(challenge.number)}</p>
          <h2>{name}</h2>
        </div>
      </header>
      <p className="station-told">
        <Rich text={rule} />
      </p>
      <p className="station-standing">
        <StationState station={station} playing={campaign.table !== undefined} />
        {state === "now" && games.length > 0 && <span>{texts.lostSoFar(games.length)}</span>}
      </p>
      {state === "skipped" && <p>{texts.skippedWhy}</p>}
      {state === "now" && <GoOn campaign={campaign} attempts={games.length} />}
    </>
  );
}

function GoOn({ campaign, attempts }: { campaign: CampaignInfo; attempts: number }) {
  const t = useText();
  const texts = t.ui.campaign;
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const go = async () => {
    setBusy(true);
    setTrouble(null);
    try {
      await playCampaign(campaign.secret);
    } catch (error) {
      setTrouble(troubleText(error, t));
      setBusy(false);
    }
  };
  const verb = campaign.table !== undefined ? texts.resume : attempts > 0 ? texts.again : texts.begin;
  return (
    <>
      <p>
        <Rich text={texts.tokens(campaign.tokens)} />
      </p>
      <TroubleLine text={trouble} />
      <Button look="primary" icon="play" resting={busy} onClick={() => void go()}>
        {verb}
      </Button>
    </>
  );
}

/** Worth a feast. */
function Arrival({ games }: { games: number }) {
  const texts = useText().ui.campaign;
  return (
    <div className="station-arrival">
      <Icon name="trophy" size={96} />
      <h2>{texts.finishedTitle}</h2>
      <p>{texts.finishedText(games)}</p>
    </div>
  );
}
