import { useState, type FormEvent } from "react";
import { useText } from "../../i18n";
import { unnamed } from "../../i18n/names_of";
import { changeSettings, useSettings } from "../../settings";
import type { Catalogue, LevelId } from "../../wire/types";
import { OptionGroup } from "../new_table/options";
import { TroubleLine } from "../parts/controls";
import { troubleText } from "../parts/server";
import { LevelChoice } from "../solo/level_choice";
import { levelOf } from "../solo/solo_draft";
import { beginCampaign } from "./campaign_server";
import { ChallengeList } from "./challenge_list";
import "../new_table/new_table.css";
import "./new_campaign.css";

interface NewCampaignProps {
  catalogue: Catalogue;
  onBegun: (secret: string) => void;
}

interface Draft {
  name: string;
  level: LevelId;
  aggressive: boolean;
}

/** The choice of level, and a look at what lies ahead. */
export function NewCampaign({ catalogue, onBegun }: NewCampaignProps) {
  const t = useText();
  const { campaign: texts, solo } = t.ui;
  const { yourName } = t.ui.screens.newTable;
  const settings = useSettings();
  const [draft, setDraft] = useState<Draft>({ name: settings.name, level: "normal", aggressive: false });
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const change = (part: Partial<Draft>) => setDraft({ ...draft, ...part });
  const name = draft.name.trim();
  const say = async (saying: Parameters<typeof beginCampaign>[0]) => {
    if (busy) return;
    setBusy(true);
    setTrouble(null);
    changeSettings({ name: draft.name.trim() });
    try {
      onBegun((await beginCampaign(saying)).secret);
    } catch (error) {
      setTrouble(troubleText(error, t));
      setBusy(false);
    }
  };
  const create = (event: FormEvent) => {
    event.preventDefault();
    const aggressive = draft.aggressive && (levelOf(catalogue, draft.level)?.aggressive ?? false);
    void say({ do: "campaign_new", level: draft.level, aggressive, name });
  };
  return (
    <div className="new-table new-campaign">
      <form onSubmit={create}>
        <p className="new-table-intro">{texts.intro}</p>
        <div className="new-table-column">
          <OptionGroup title={solo.levelTitle} text={texts.newText}>
            <LevelChoice
              catalogue={catalogue}
              level={draft.level}
              aggressive={draft.aggressive}
              onChange={change}
            />
          </OptionGroup>
          <OptionGroup title={yourName}>
            <input
              className="control-field"
              aria-label={yourName}
              maxLength={24}
              placeholder={t.names.person(unnamed)}
              value={draft.name}
              onChange={({ target }) => change({ name: target.value })}
            />
          </OptionGroup>
        </div>
        <div className="new-table-column">
          <OptionGroup title={texts.road}>
            <ChallengeList challenges={catalogue.challenges} aggressive={draft.aggressive} />
          </OptionGroup>
        </div>
        <div className="new-table-begin">
          <TroubleLine text={trouble} />
          <button
            type="submit"
            className="control-button control-button-primary"
            aria-disabled={busy || undefined}
          >
            {texts.create}
          </button>
        </div>
      </form>
    </div>
  );
}
