import { useState } from "react";
import { Icon } from "../../art/icons";
import { useText } from "../../i18n";
import { TroubleLine } from "../parts/controls";
import { troubleText } from "../parts/server";
import { openCampaign } from "./campaign_server";
import "./open_campaign.css";

/** Takes a campaign up again from its file, and says what is wrong with the file if it cannot. */
export function OpenCampaign({ onOpened }: { onOpened: (secret: string) => void }) {
  const t = useText();
  const texts = t.ui.campaign;
  const [trouble, setTrouble] = useState<string | null>(null);
  const open = async (file: File | undefined) => {
    if (file === undefined) return;
    setTrouble(null);
    try {
      onOpened((await openCampaign(file)).secret);
    } catch (error) {
      setTrouble(`${file.name}: ${troubleText(error, t)}`);
    }
  };
  return (
    <>
      <label className="control-button control-button-quiet open-campaign" title={texts.importText}>
        <Icon name="open" />
        {texts.importIt}
        <input
          type="file"
          accept=".campaign,.txt,text/plain"
          aria-description={texts.importText}
          onChange={({ target }) => {
            void open(target.files?.[0]);
            target.value = "";
          }}
        />
      </label>
      <TroubleLine text={trouble} />
    </>
  );
}
