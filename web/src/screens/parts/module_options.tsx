import { useId, useState } from "react";
import { Icon, type IconName } from "../../art/icons";
import { Rich, useText } from "../../i18n";
import type { ModuleName } from "../../wire/types";
import { Switch } from "./controls";
import { allModules, withModule, type ModuleDraft } from "./modules";
import "./module_options.css";

const signs: Record<ModuleName, IconName> = { board: "board", workers: "worker", structures: "structure" };

interface ModuleOptionsProps {
  draft: ModuleDraft;
  players: number;
  onChange: (part: Partial<ModuleDraft>) => void;
}

/** Tuscany's three modules, each with a switch, a line about it, and more on request. */
export function ModuleOptions({ draft, players, onChange }: ModuleOptionsProps) {
  const t = useText().ui.tuscany;
  const { modules, plain_stars } = draft;
  const board = modules.includes("board");
  return (
    <>
      {allModules.map((module) => (
        <Module
          key={module}
          module={module}
          on={modules.includes(module)}
          onChange={(on) => onChange({ modules: withModule(modules, module, on) })}
        >
          {players === 2 && module === "workers" && <li>{t.modules.twoPlayers}</li>}
          {players === 1 && module === "workers" && <li>{t.solo.workersText}</li>}
          {players === 1 && module === "structures" && <li>{t.solo.structuresText}</li>}
          {players === 1 &&
            module === "board" &&
            t.solo.intro.map((line) => (
              <li key={line}>
                <Rich text={line} />
              </li>
            ))}
        </Module>
      ))}
      <Switch
        label={t.modules.plainStars.name}
        text={t.modules.plainStars.text}
        on={plain_stars && board}
        locked={board ? undefined : t.modules.needsBoard}
        onChange={(on) => onChange({ plain_stars: on })}
      />
    </>
  );
}

interface ModuleProps {
  module: ModuleName;
  on: boolean;
  onChange: (on: boolean) => void;
  children: React.ReactNode;
}

function Module({ module, on, onChange, children }: ModuleProps) {
  const { modules } = useText().ui.tuscany;
  const { name, text, details } = modules.each[module];
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <div className="module" data-on={on}>
      <span className="module-sign" aria-hidden="true">
        <Icon name={signs[module]} size={26} />
      </span>
      <Switch label={name} text={text} on={on} onChange={onChange} />
      <button
        type="button"
        className="module-more"
        aria-expanded={open}
        aria-controls={id}
        aria-label={`${open ? modules.fewerDetails : modules.details} ${name}`}
        onClick={() => setOpen(!open)}
      >
        {open ? modules.fewerDetails : modules.details}
      </button>
      <ul className="module-details" id={id} hidden={!open}>
        {details.map((line) => (
          <li key={line}>
            <Rich text={line} />
          </li>
        ))}
        {children}
      </ul>
    </div>
  );
}
