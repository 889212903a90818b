import { useId } from "react";
import { Rich, useText } from "../../i18n";
import { boardOf } from "../../wire/catalogue";
import type { Catalogue, LevelId, ModuleName } from "../../wire/types";
import { Switch } from "../parts/controls";
import { levelOf, levelOn, modulesAllowAggressive } from "./solo_draft";
import { YearlyTargets } from "./yearly_targets";
import "./level_choice.css";

interface LevelChoiceProps {
  catalogue: Catalogue;
  level: LevelId;
  modules?: readonly ModuleName[];
  aggressive: boolean;
  onChange: (part: { level?: LevelId; aggressive?: boolean }) => void;
}

/** The levels one under the other, each in a sentence, and the aggressive variant where a level allows it. */
export function LevelChoice({ catalogue, level, modules = [], aggressive, onChange }: LevelChoiceProps) {
  const t = useText();
  const texts = t.ui.solo;
  const name = useId();
  const board = boardOf(catalogue, { modules: [...modules] });
  const needsAll = !modulesAllowAggressive({ modules });
  const allowed = (levelOf(catalogue, level)?.aggressive ?? false) && !needsAll;
  const allowing = catalogue.levels.filter((each) => each.aggressive).map(({ id }) => texts.levels[id]);
  return (
    <>
      <fieldset className="level-choice">
        <legend className="control-hidden">{texts.levelTitle}</legend>
        {catalogue.levels.map((each, index) => (
          <label key={each.id} className="level">
            <input
              type="radio"
              name={name}
              checked={each.id === level}
              aria-label={texts.levels[each.id]}
              aria-describedby={`${name}${each.id}`}
              onChange={() => onChange({ level: each.id })}
            />
            <span className="level-strength" aria-hidden="true">
              {catalogue.levels.map(({ id }, i) => (
                <span key={id} className={i <= index ? "level-pip level-pip-full" : "level-pip"} />
              ))}
            </span>
            <strong>{texts.levels[each.id]}</strong>
            <span className="level-text" id={`${name}${each.id}`}>
              <Rich text={texts.levelText(levelOn(each, board), board.rows, board.seasonal)} />
            </span>
          </label>
        ))}
      </fieldset>
      <Switch
        label={texts.aggressive}
        text={texts.aggressiveText}
        on={aggressive && allowed}
        locked={
          allowed
            ? undefined
            : needsAll
              ? t.ui.tuscany.solo.aggressiveNeedsAll
              : texts.aggressiveLocked(t.names.list(allowing))
        }
        onChange={(on) => onChange({ aggressive: on })}
      />
      {aggressive && allowed && (
        <YearlyTargets targets={board.aggressive_vp[level].slice(0, levelOf(catalogue, level)?.years)} />
      )}
    </>
  );
}
