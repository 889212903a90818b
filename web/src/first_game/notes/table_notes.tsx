import { Rich, useText } from "../../i18n";
import { changeSettings } from "../../settings";
import type { TableStore } from "../../wire/table_store";
import type { Catalogue, Update } from "../../wire/types";
import { Bubble } from "../bubble/bubble";
import { notes } from "./notes";
import { useNote } from "./use_note";

interface TableNotesProps {
  store: TableStore;
  catalogue: Catalogue;
  update: Update;
}

/** In a first game: what is new is explained once, beside it, when it comes up. */
export function TableNotes({ store, catalogue, update }: TableNotesProps) {
  const t = useText();
  const words = t.ui.firstGame.notes;
  const { note, putAway } = useNote(store, catalogue, update);
  const { at = "" } = notes.find(({ id }) => id === note) ?? {};
  const text = note === null ? null : words.all[note];
  return (
    <>
      <div className="hidden-text note-spoken" role="status">
        {text !== null && `${text.title}. ${t.plain(text.text)}`}
      </div>
      {text !== null && (
        <Bubble key={note} at={at} label={words.label} className="note">
          <h2>{text.title}</h2>
          <p>
            <Rich text={text.text} />
          </p>
          <div className="bubble-foot">
            <button type="button" className="bubble-quiet" onClick={() => changeSettings({ notes: false })}>
              {words.noMore}
            </button>
            <button type="button" className="button" onClick={putAway}>
              {words.gotIt}
            </button>
          </div>
        </Bubble>
      )}
    </>
  );
}
