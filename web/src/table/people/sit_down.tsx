import { useId, useRef, useState, type FormEvent } from "react";
import { useText } from "../../i18n";
import { changeSettings, settings } from "../../settings";
import type { TableStore } from "../../wire/table_store";
import type { SeatInfo } from "../../wire/types";
import "./sit_down.css";

/** One's name, and a free seat is taken. */
export function SitDown({ store, seat, onSit }: { store: TableStore; seat: SeatInfo; onSit?: () => void }) {
  const words = useText().ui.table.waiting;
  const [name, setName] = useState(settings().name);
  const [nameless, setNameless] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const complaint = useId();
  const sit = (event: FormEvent) => {
    event.preventDefault();
    const wanted = name.trim();
    setNameless(wanted === "");
    if (wanted === "") {
      field.current?.focus();
      return;
    }
    changeSettings({ name: wanted });
    void store.sit(seat.seat, wanted).then(onSit);
  };
  return (
    <form className="waiting-sit" onSubmit={sit}>
      <input
        ref={field}
        value={name}
        maxLength={24}
        placeholder={words.name}
        aria-label={words.name}
        aria-invalid={nameless || undefined}
        aria-describedby={complaint}
        onChange={(event) => setName(event.target.value)}
      />
      <button type="submit" className="button button-main">
        {words.sit}
      </button>
      <p id={complaint} className="waiting-complaint" role="alert">
        {nameless && words.needsName}
      </p>
    </form>
  );
}
