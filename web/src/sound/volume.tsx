import { useText } from "../i18n";
import { changeSettings, useSettings } from "../settings";
import { play } from "./player";

/** How loud the table is; letting go of the slider lets it be heard. */
export function Volume() {
  const { volume, sounds } = useSettings();
  const t = useText().ui.screens.sound;
  if (!sounds) return null;
  return (
    <label className="volume">
      <span>{t.volume}</span>
      <input
        type="range"
        min={0}
        max={100}
        step={5}
        value={Math.round(volume * 100)}
        aria-valuetext={t.percent(Math.round(volume * 100))}
        onChange={({ target }) => changeSettings({ volume: Number(target.value) / 100 })}
        onPointerUp={() => play(["cork"])}
        onKeyUp={() => play(["cork"])}
      />
    </label>
  );
}
