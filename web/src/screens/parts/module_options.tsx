import { useId, useState } from "react";
import { Rich, useText } from "../../i18n";
import type { ModuleName } from "../../wire/types";
import { Switch } from "./controls";
import { ModulePicture } from "./module_picture";
import { allModules, withModule, type ModuleDraft } from "./modules";
import "./module_options.css";

interface ModuleOptionsProps {
  draft: ModuleDraft;
  players: number;
  onChange: (part: Partial<ModuleDraft>) => void;
}

/** Tuscany's three modules, side by side, each with a switch; what one changes is told below them on request. */
export function ModuleOptions({ draft, players, onChange }: ModuleOptionsProps) {
  const t = useText().ui.tuscany;
  const { modules, plain_stars } = draft;
  const [explained, setExplained] = useState<ModuleName | null>(null);
  const id = useId();
  return (
    <div className="modules">
      <div className="modules-row">
        {allModules.map((module) => (
          <Module
            key={module}
            module={module}
            on={modules.includes(module)}
            onChange={(on) => onChange({ modules: withModule(modules, module, on) })}
            explained={explained === module}
            explanation={id}
            onExplain={() => setExplained(explained === module ? null : module)}
          />
        ))}
      </div>
      <div id={id}>{explained !== null && <Explanation module={explained} players={players} />}</div>
      {modules.includes("board") && (
        <Switch
          label={t.modules.plainStars.name}
          text={t.modules.plainStars.text}
          on={plain_stars}
          onChange={(on) => onChange({ plain_stars: on })}
        />
      )}
    </div>
  );
}

interface ModuleProps {
  module: ModuleName;
  on: boolean;
  onChange: (on: boolean) => void;
  explained: boolean;
  /** The id of where it is explained. */
  explanation: string;
  onExplain: () => void;
}

function Module({ module, on, onChange, explained, explanation, onExplain }: ModuleProps) {
  const { modules } = useText().ui.tuscany;
  const { name, text } = modules.each[module];
  const verb = explained ? modules.fewerDetails : modules.details;
  return (
    <div className="module" data-on={on}>
      <ModulePicture module={module} />
      <Switch label={name} text={text} on={on} onChange={onChange} />
      <button
        type="button"
        className="module-more"
        aria-expanded={explained}
        aria-controls={explanation}
        aria-label={`${verb} ${name}`}
        onClick={onExplain}
      >
        {verb}
      </button>
    </div>
  );
}

/** What the module changes, for those who want to know before they choose. */
function Explanation({ module, players }: { module: ModuleName; players: number }) {
  const { modules, solo } = useText().ui.tuscany;
  const alone: Record<ModuleName, string[]> = {
    board: solo.intro,
    workers: [solo.workersText],
    structures: [solo.structuresText],
  };
  const more = players === 1 ? alone[module] : [];
  const forTwo = players === 2 && module === "workers" ? [modules.twoPlayers] : [];
  return (
    <section className="module-details" aria-label={modules.each[module].name}>
      <h3>{modules.each[module].name}</h3>
      <ul>
        {[...modules.each[module].details, ...forTwo, ...more].map((line) => (
          <li key={line}>
            <Rich text={line} />
          </li>
        ))}
      </ul>
    </section>
  );
}
