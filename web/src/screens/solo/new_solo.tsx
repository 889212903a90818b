import { useState, type FormEvent } from "react";
import { Rich, useText } from "../../i18n";
import { unnamed } from "../../i18n/names_of";
import { changeSettings, useSettings } from "../../settings";
import { useCatalogue } from "../../wire/catalogue";
import type { Catalogue } from "../../wire/types";
import { DealOption, OptionGroup, PracticeSwitch } from "../new_table/options";
import { LinkButton, Switch, TroubleLine } from "../parts/controls";
import { ModuleOptions } from "../parts/module_options";
import { ScreenFrame } from "../parts/screen_frame";
import { openTable, troubleText } from "../parts/server";
import { AutomaFan } from "./automa_fan";
import { LevelChoice } from "./level_choice";
import { ResultHistory } from "./result_history";
import {
  freshSoloDraft,
  levelOf,
  modulesAllowAggressive,
  seedIsWrong,
  soloWish,
  type SoloDraft,
} from "./solo_draft";
import "../new_table/new_table.css";
import "./new_solo.css";

/** A table for one against the Automa. */
export function NewSolo() {
  const t = useText().ui.solo;
  const catalogue = useCatalogue();
  return (
    <ScreenFrame title={t.title}>{catalogue !== null && <SoloForm catalogue={catalogue} />}</ScreenFrame>
  );
}

function SoloForm({ catalogue }: { catalogue: Catalogue }) {
  const t = useText();
  const { solo: texts, campaign, game, tuscany } = t.ui;
  const tableTexts = t.ui.screens.newTable;
  const { name } = useSettings();
  const [draft, setDraft] = useState(() => freshSoloDraft(name));
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const change = (part: Partial<SoloDraft>) => setDraft({ ...draft, ...part });
  const wrong = seedIsWrong(draft.seed);
  const introduction = [...texts.intro, ...(draft.modules.includes("board") ? tuscany.solo.intro : [])];
  const allowed = (levelOf(catalogue, draft.level)?.aggressive ?? false) && modulesAllowAggressive(draft);
  const begin = async (event: FormEvent) => {
    event.preventDefault();
    if (busy || wrong) return;
    setBusy(true);
    setTrouble(null);
    changeSettings({ name: draft.name.trim() });
    try {
      await openTable(soloWish(draft, allowed));
    } catch (error) {
      setTrouble(troubleText(error, t));
      setBusy(false);
    }
  };
  return (
    <div className="new-table new-solo">
      <form onSubmit={(event) => void begin(event)}>
        <div className="new-table-column">
          <OptionGroup title={texts.levelTitle}>
            <LevelChoice
              catalogue={catalogue}
              level={draft.level}
              modules={draft.modules}
              aggressive={draft.aggressive}
              onChange={change}
            />
          </OptionGroup>
          <OptionGroup title={t.ui.tuscany.modules.title} text={t.ui.tuscany.modules.text}>
            <ModuleOptions draft={draft} players={1} onChange={change} />
          </OptionGroup>
          <ResultHistory
            level={draft.level}
            aggressive={draft.aggressive && allowed}
            modules={draft.modules}
          />
        </div>
        <div className="new-table-column">
          <section className="new-solo-automa" aria-labelledby="new-solo-automa">
            <AutomaFan />
            <h2 id="new-solo-automa">{texts.introTitle}</h2>
            {introduction.map((sentence) => (
              <p key={sentence}>
                <Rich text={sentence} />
              </p>
            ))}
            <LinkButton look="quiet" icon="flag" href="/campaign">
              {campaign.title}
            </LinkButton>
          </section>
          <OptionGroup title={tableTexts.yourName}>
            <input
              className="control-field"
              aria-label={tableTexts.yourName}
              maxLength={24}
              placeholder={t.names.person(unnamed)}
              value={draft.name}
              onChange={({ target }) => change({ name: target.value })}
            />
          </OptionGroup>
          <OptionGroup title={tableTexts.variantsTitle}>
            <Switch
              label={game.options.two_parents.name}
              text={game.options.two_parents.text}
              on={draft.two_parents}
              onChange={(two_parents) => change({ two_parents })}
            />
          </OptionGroup>
          <OptionGroup title={tableTexts.tableTitle}>
            <PracticeSwitch on={draft.practice} onChange={(practice) => change({ practice })} />
          </OptionGroup>
          <DealOption seed={draft.seed} onChange={(seed) => change({ seed })} />
        </div>
        <div className="new-table-begin">
          <TroubleLine text={wrong ? tableTexts.dealWrong : trouble} />
          <button
            type="submit"
            className="control-button control-button-primary"
            aria-disabled={busy || wrong || undefined}
          >
            {texts.begin}
          </button>
        </div>
      </form>
    </div>
  );
}
