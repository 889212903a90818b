import { useEffect, useRef } from "react";
import { Icon } from "../art/icons";
import { useText } from "../i18n";
import { changeSettings } from "../settings";
import { Dialog } from "../table/dialogs/dialog";
import { play } from "./player";
import "./sound_question.css";

/** Asked once, on the first game: whether the table is to be heard. */
export function SoundQuestion() {
  const { question } = useText().ui.screens.sound;
  const yes = useRef<HTMLButtonElement>(null);
  // After the sheet has opened, which gives the focus to its first button.
  useEffect(() => yes.current?.focus(), []);
  const answer = (sounds: boolean) => {
    changeSettings({ sounds, soundsAsked: true });
    play(["wood", "cork", "bell"]);
  };
  return (
    <Dialog open heading className="sound-question" label={question.title} onClose={() => answer(false)}>
      <p>{question.text}</p>
      <div className="dialog-actions">
        <button type="button" className="button" onClick={() => answer(false)}>
          {question.no}
        </button>
        <button type="button" ref={yes} className="button button-main" onClick={() => answer(true)}>
          <Icon name="bell" /> {question.yes}
        </button>
      </div>
    </Dialog>
  );
}
