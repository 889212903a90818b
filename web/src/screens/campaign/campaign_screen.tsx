import { useState } from "react";
import { Icon } from "../../art/icons";
import { useText } from "../../i18n";
import {
  forgetCampaign,
  keptCampaigns,
  lastCampaign,
  turnToCampaign,
  type KeptCampaign,
} from "../../wire/campaigns";
import { useCatalogue } from "../../wire/catalogue";
import { Button } from "../parts/controls";
import { ScreenFrame } from "../parts/screen_frame";
import { CampaignView } from "./campaign_view";
import { NewCampaign } from "./new_campaign";
import { OpenCampaign } from "./open_campaign";
import "./campaign.css";

/** The campaigns of this browser, one of them in sight; or the start of a new one. */
export function CampaignScreen() {
  const texts = useText().ui.campaign;
  const catalogue = useCatalogue();
  const [kept, setKept] = useState(keptCampaigns);
  const [chosen, setChosen] = useState(() => lastCampaign()?.secret ?? null);
  const show = (secret: string | null) => {
    if (secret !== null) turnToCampaign(secret);
    setKept(keptCampaigns());
    setChosen(secret);
  };
  const forget = (secret: string) => {
    forgetCampaign(secret);
    show(lastCampaign()?.secret ?? null);
  };
  return (
    <ScreenFrame title={texts.title} wide>
      {catalogue !== null && (
        <div className="campaign">
          <nav className="campaign-tabs" aria-label={texts.choose}>
            {kept.map((each) => (
              <CampaignTab
                key={each.secret}
                campaign={each}
                chosen={each.secret === chosen}
                onChoose={() => show(each.secret)}
              />
            ))}
            {chosen !== null && (
              <Button icon="plus" look="quiet" onClick={() => setChosen(null)}>
                {texts.newOne}
              </Button>
            )}
            <OpenCampaign onOpened={show} />
          </nav>
          {chosen === null ? (
            <NewCampaign catalogue={catalogue} onBegun={show} />
          ) : (
            <CampaignView
              key={chosen}
              secret={chosen}
              catalogue={catalogue}
              onForget={() => forget(chosen)}
            />
          )}
        </div>
      )}
    </ScreenFrame>
  );
}

interface CampaignTabProps {
  campaign: KeptCampaign;
  chosen: boolean;
  onChoose: () => void;
}

function CampaignTab({ campaign, chosen, onChoose }: CampaignTabProps) {
  const t = useText();
  const { solo, campaign: texts } = t.ui;
  const { name, level, aggressive, won, games, since, file } = campaign;
  const levelName = solo.levels[level];
  const begun = new Date(since).toLocaleString(t.language, { dateStyle: "medium", timeStyle: "short" });
  return (
    <button
      type="button"
      className="campaign-tab"
      aria-current={chosen ? "true" : undefined}
      onClick={onChoose}
    >
      <strong>{t.names.person(name)}</strong>
      <span>{aggressive ? solo.aggressiveName(levelName) : levelName}</span>
      <span className="campaign-tab-won">
        <Icon name="trophy" size={16} title={texts.results.win} />
        {won}
      </span>
      <span className="campaign-tab-story">
        {texts.score(games)} · {file === undefined ? texts.begun(begun) : texts.opened(file, begun)}
      </span>
    </button>
  );
}
