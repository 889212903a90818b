import { useState, type ChangeEvent, type DragEvent, type FormEvent } from "react";
import { Icon } from "../../art/icons";
import { useText } from "../../i18n";
import type { ReplayAnswer } from "../../wire/types";
import { TroubleLine } from "../parts/controls";
import { ScreenFrame } from "../parts/screen_frame";
import { askServer, textOf, troubleText } from "../parts/server";
import "./replay.css";

/** A record is taken from a file, dropped or pasted; the server says whether it can be read. */
export function OpenRecord({ onOpen }: { onOpen: (record: string) => void }) {
  const t = useText();
  const texts = t.ui.screens.replay;
  const [text, setText] = useState("");
  const [trouble, setTrouble] = useState<string | null>(null);
  const open = async (given: string | File) => {
    setTrouble(null);
    try {
      const record = typeof given === "string" ? given : await textOf(given);
      await askServer<ReplayAnswer>({ do: "replay", record, at: 0 });
      onOpen(record);
    } catch (error) {
      setTrouble(troubleText(error, t));
    }
  };
  const openFile = (file: File | undefined) => void (file !== undefined && open(file));
  const drop = (event: DragEvent) => {
    event.preventDefault();
    openFile(event.dataTransfer.files[0]);
  };
  const empty = text.trim() === "";
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!empty) void open(text);
  };
  return (
    <ScreenFrame title={texts.title}>
      <div className="open-record">
        <p className="open-record-intro">{texts.intro}</p>
        <TroubleLine text={trouble} />
        <label className="open-record-drop" onDragOver={(event) => event.preventDefault()} onDrop={drop}>
          <Icon name="open" size={40} />
          <span className="control-button control-button-primary">{texts.file}</span>
          <span>{texts.drop}</span>
          <input
            className="control-hidden"
            type="file"
            accept=".journal,text/plain"
            onChange={({ target }: ChangeEvent<HTMLInputElement>) => openFile(target.files?.[0])}
          />
        </label>
        <form onSubmit={submit}>
          <label>
            {texts.paste}
            <textarea
              className="control-field"
              aria-label={texts.pasteLabel}
              rows={6}
              spellCheck={false}
              value={text}
              onChange={({ target }) => setText(target.value)}
            />
          </label>
          <button type="submit" className="control-button" aria-disabled={empty || undefined}>
            {texts.open}
          </button>
        </form>
      </div>
    </ScreenFrame>
  );
}
