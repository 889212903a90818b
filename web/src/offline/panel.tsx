import { useRef, useState } from "react";
import { Icon } from "../art/icons";
import { useText } from "../i18n";
import { Button } from "../screens/parts/controls";
import { addEverything, saveEverything } from "./everything";
import "./notice.css";

/** On the start screen: where everything is kept, a copy of it, and why nobody else can come. */
export function OfflinePanel() {
  const { offline: t } = useText().ui;
  const [said, setSaid] = useState("");
  const file = useRef<HTMLInputElement>(null);
  const add = async (chosen: File | undefined) => {
    if (chosen === undefined) return;
    const outcome = await addEverything(await chosen.text());
    setSaid(t[outcome]);
  };
  return (
    <section className="ticket offline-panel" aria-labelledby="offline-title">
      <span className="ticket-icon">
        <Icon name="save" size={32} />
      </span>
      <strong id="offline-title">{t.title}</strong>
      <span className="ticket-text">
        {t.kept} {t.friends}
      </span>
      <div className="ticket-row">
        <Button icon="save" onClick={() => void saveEverything()}>
          {t.save}
        </Button>
        <Button icon="open" onClick={() => file.current?.click()}>
          {t.load}
        </Button>
        <input
          ref={file}
          type="file"
          accept=".json,application/json"
          hidden
          aria-label={t.load}
          onChange={(event) => {
            void add(event.target.files?.[0]);
            event.target.value = "";
          }}
        />
      </div>
      <span className="ticket-text" role="status">
        {said}
      </span>
    </section>
  );
}
