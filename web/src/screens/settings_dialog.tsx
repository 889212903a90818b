import { useState } from "react";
import { IntroductionButton } from "../first_game/introduction/introduction_button";
import { forgetNotes } from "../first_game/notes/told_notes";
import { useNotesWanted } from "../first_game/notes/wanted";
import { useLanguage, useText, type Language } from "../i18n";
import { mayNotify } from "../notify";
import { changeSettings, speeds, themes, useSettings } from "../settings";
import { play } from "../sound/player";
import { Volume } from "../sound/volume";
import { Dialog } from "../table/dialogs/dialog";
import { Button, Segments, Switch } from "./parts/controls";
import "./settings_dialog.css";

export function SettingsDialog({ onClose }: { onClose: () => void }) {
  const { screens, firstGame } = useText().ui;
  const { settings: t, parts } = screens;
  const { language, languages, choose } = useLanguage();
  const { theme, speed, sounds, confirmPass, notify } = useSettings();
  const explained = useNotesWanted();
  const [denied, setDenied] = useState(false);
  const wantNotify = async (on: boolean) => {
    const allowed = on && (await mayNotify());
    setDenied(on && !allowed);
    changeSettings({ notify: allowed });
  };
  return (
    <Dialog open heading label={t.title} onClose={onClose}>
      <div className="settings">
        <h3>{parts.language}</h3>
        <Segments
          label={parts.language}
          values={Object.keys(languages) as Language[]}
          value={language}
          onChoose={choose}
          show={(each) => languages[each]}
        />
        <h3>{parts.theme}</h3>
        <Segments
          label={parts.theme}
          values={themes}
          value={theme}
          onChoose={(each) => changeSettings({ theme: each })}
          show={(each) => parts.themes[each]}
        />
        <h3>{t.speed}</h3>
        <Segments
          label={t.speed}
          values={speeds}
          value={speed}
          onChoose={(each) => changeSettings({ speed: each })}
          show={(each) => t.speeds[each]}
        />
        <Switch
          label={t.confirmPass}
          text={t.confirmPassText}
          on={confirmPass}
          onChange={(on) => changeSettings({ confirmPass: on })}
        />
        <Switch
          label={firstGame.notes.setting}
          text={firstGame.notes.settingText}
          on={explained}
          onChange={(on) => {
            changeSettings({ notes: on });
            if (on) forgetNotes();
          }}
        />
        <Switch
          label={t.sounds}
          text={t.soundsText}
          on={sounds}
          onChange={(on) => {
            changeSettings({ sounds: on, soundsAsked: true });
            play(["cork"]);
          }}
        />
        <Volume />
        <Switch
          label={t.notify}
          text={denied ? t.notifyDenied : t.notifyText}
          on={notify}
          onChange={(on) => void wantNotify(on)}
        />
        <div className="settings-foot">
          <IntroductionButton look="quiet" label={firstGame.introduction.again} />
          <Button look="primary" onClick={onClose}>
            {t.done}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
