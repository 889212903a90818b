import { Icon, type IconName } from "../../art/icons";
import { useLanguage, useText, type Language } from "../../i18n";
import { changeSettings, themes, useSettings, type Theme } from "../../settings";
import "./choices.css";

const themeIcons: Record<Theme, IconName> = { system: "settings", light: "sun", dark: "moon" };

/** Language and colours, in sight on every screen. */
export function Choices() {
  const t = useText().ui.screens.parts;
  const { language, languages, choose } = useLanguage();
  const { theme } = useSettings();
  const next = themes[(themes.indexOf(theme) + 1) % themes.length] ?? "system";
  const themeText = `${t.theme}: ${t.themes[theme]}`;
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
        onClick={() => changeSettings({ theme: next })}
      >
        <Icon name={themeIcons[theme]} />
      </button>
    </div>
  );
}
