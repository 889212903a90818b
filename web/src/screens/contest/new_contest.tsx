import { useState, type FormEvent } from "react";
import { useText } from "../../i18n";
import { useCatalogue } from "../../wire/catalogue";
import type { LevelId } from "../../wire/types";
import { OptionGroup } from "../new_table/options";
import { Segments, TroubleLine } from "../parts/controls";
import { ModuleOptions } from "../parts/module_options";
import type { ModuleDraft } from "../parts/modules";
import { ScreenFrame } from "../parts/screen_frame";
import { troubleText, useHello } from "../parts/server";
import { makeContest } from "./contest_server";
import "../new_table/new_table.css";
import "./contest.css";

/** None: alone against the Automa. */
const botCounts = [0, 1, 2, 3] as const;
/** The levels that answer alike whenever they are asked; the strongest looks at the clock. */
const timedLevels = 1;
const usualLevel = "normal";

/** A deal for two to six people, who find it by its link. */
export function NewContest() {
  const t = useText();
  const texts = t.ui.contests;
  const hello = useHello();
  const levels = useCatalogue()?.levels ?? [];
  const [count, setCount] = useState<number>(0);
  const [bot, setBot] = useState<string | null>(null);
  const [level, setLevel] = useState<LevelId>(usualLevel);
  const [modules, setModules] = useState<ModuleDraft>({ modules: [], plain_stars: false });
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const bots = (hello?.bots ?? []).slice(0, -timedLevels);
  const chosen = bot ?? bots.at(-1) ?? "vintner";
  const make = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setTrouble(null);
    const plain = modules.modules.includes("board") && modules.plain_stars;
    try {
      await makeContest({
        do: "contest_new",
        options: {
          players: count + 1,
          friendly: false,
          two_parents: false,
          last_year: 0,
          ...(modules.modules.length > 0 ? { modules: [...modules.modules] } : {}),
          ...(plain ? { plain_stars: true } : {}),
          ...(count === 0 ? { level } : {}),
        },
        bots: Array<string>(count).fill(chosen),
      });
    } catch (error) {
      setTrouble(troubleText(error, t));
      setBusy(false);
    }
  };
  return (
    <ScreenFrame title={texts.new}>
      <p>{texts.newText}</p>
      <form className="contest-form" onSubmit={(event) => void make(event)}>
        <OptionGroup title={texts.opponents}>
          <Segments
            label={texts.opponents}
            values={botCounts}
            value={count}
            onChoose={setCount}
            show={(each) => (each === 0 ? texts.alone : texts.bots(each))}
          />
          {count === 0 ? (
            <select
              className="control-field"
              aria-label={t.ui.solo.levelTitle}
              value={level}
              onChange={({ target }) => setLevel(target.value as LevelId)}
            >
              {levels.map(({ id }) => (
                <option key={id} value={id}>
                  {t.ui.solo.levels[id]}
                </option>
              ))}
            </select>
          ) : (
            <select
              className="control-field"
              aria-label={texts.level}
              value={chosen}
              onChange={({ target }) => setBot(target.value)}
            >
              {bots.map((each) => (
                <option key={each} value={each}>
                  {t.ui.screens.newTable.bots[each]?.name ?? each}
                </option>
              ))}
            </select>
          )}
        </OptionGroup>
        <OptionGroup title={t.ui.tuscany.modules.title}>
          <ModuleOptions
            draft={modules}
            players={count + 1}
            onChange={(part) => setModules({ ...modules, ...part })}
          />
        </OptionGroup>
        <TroubleLine text={trouble} />
        <div>
          <button
            type="submit"
            className="control-button control-button-primary"
            aria-disabled={busy || undefined}
          >
            {texts.make}
          </button>
        </div>
      </form>
    </ScreenFrame>
  );
}
