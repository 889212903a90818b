import { useSyncExternalStore } from "react";
import { Icon } from "../../art/icons";
import { useLanguage, useText, type Language } from "../../i18n";
import { changeSettings, useSettings } from "../../settings";
import "./choices.css";

const systemIsDark = window.matchMedia("(prefers-color-scheme: dark)");

function subscribe(listener: () => void): () => void {
  systemIsDark.addEventListener("change", listener);
  return () => systemIsDark.removeEventListener("change", listener);
}

/** Language and colours, in sight on every screen. */
export function Choices() {
  const t = useText().ui.screens.parts;
  const { language, languages, choose } = useLanguage();
  const { theme } = useSettings();
  const byTheSystem = useSyncExternalStore(subscribe, () => (systemIsDark.matches ? "dark" : "light"));
  const shown = theme === "system" ? byTheSystem : theme;
  const themeText = `${t.theme}: ${t.themes[shown]}`;
  return (
    <div className="choices">
      <label className="choices-language">
        <Icon name="language" />
        <span className="control-hidden">{t.language}</span>
        <select value={language} onChange={({ target }) => choose(target.value as Language)}>
          {Object.entries(languages).map(([id, name]) => (
            <option key={id} value={id} lang={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <button
        type="button"
        className="choices-theme"
        title={themeText}
        aria-label={themeText}
        onClick={() => changeSettings({ theme: shown === "dark" ? "light" : "dark" })}
      >
        <Icon name={shown === "dark" ? "moon" : "sun"} />
      </button>
    </div>
  );
}
