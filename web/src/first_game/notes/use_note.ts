import { useEffect, useMemo, useState } from "react";
import { useTable, type TableStore } from "../../wire/table_store";
import type { Catalogue, LogEntry, Update } from "../../wire/types";
import { momentOf } from "./moment";
import { noteFor, type NoteId } from "./notes";
import { rememberNote, toldNotes } from "./told_notes";

const noLog: readonly LogEntry[] = [];

/** What is told at the question with this position; null: nothing, or it has been put away. */
interface Telling {
  at: number;
  id: NoteId | null;
}

/** What is explained at this question: one thing at most, and each once. It goes with the answer, or when it is put away. */
export function useNote(store: TableStore, catalogue: Catalogue, update: Update) {
  const log = useTable(store, (state) => state.logs.get(update.viewer) ?? noLog);
  const live = useTable(store, (state) => state.history === null);
  const since = useQuestionBefore(update);
  const moment = useMemo(() => momentOf(update, log, since, catalogue), [update, log, since, catalogue]);
  const [telling, setTelling] = useState<Telling | null>(null);
  // While drawing and not afterwards: the note comes with its question.
  if (moment !== null && telling?.at !== update.at)
    setTelling({ at: update.at, id: noteFor(moment, toldNotes())?.id ?? null });
  const told = moment !== null && telling?.at === update.at ? telling.id : null;
  useEffect(() => {
    if (told !== null) rememberNote(told);
  }, [told]);
  return { note: live ? told : null, putAway: () => setTelling({ at: update.at, id: null }) };
}

/** The position at which the player was asked before the present question. */
function useQuestionBefore({ at, ask, viewer }: Update): number {
  const [asked, setAsked] = useState({ at, before: at });
  if (ask.seat === viewer && at !== asked.at) setAsked({ at, before: asked.at });
  return asked.before;
}
