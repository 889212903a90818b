import { lazy, Suspense, useEffect } from "react";
import { changeSettings, useSettings } from "../settings";
import { heldSeats } from "../wire/table_state";
import type { TableStore } from "../wire/table_store";
import type { Catalogue, TableInfo, Update } from "../wire/types";
import { hasPlayed, useNotesWanted } from "./notes/wanted";

const Introduction = lazy(() =>
  import("./introduction/introduction").then((it) => ({ default: it.Introduction })),
);
const TableNotes = lazy(() => import("./notes/table_notes").then((it) => ({ default: it.TableNotes })));

interface FirstGameProps {
  store: TableStore;
  catalogue: Catalogue;
  info: TableInfo;
  update: Update;
  /** Somebody else explains: the tutorial's guide. */
  guided: boolean;
}

/** What a newcomer meets at a table, one after another: the introduction, then the question about sounds, then explanations. */
export function FirstGame({ store, catalogue, info, update, guided }: FirstGameProps) {
  const { introSeen, soundsAsked } = useSettings();
  const explains = useNotesWanted() && !guided;
  const knowsTheGame = !introSeen && hasPlayed();
  useEffect(() => {
    if (knowsTheGame) seen();
  }, [knowsTheGame]);
  if (heldSeats(info).length === 0 || knowsTheGame) return null;
  return (
    <Suspense fallback={null}>
      {!introSeen ? (
        <Introduction beforeTable onClose={seen} />
      ) : (
        soundsAsked && explains && <TableNotes store={store} catalogue={catalogue} update={update} />
      )}
    </Suspense>
  );
}

function seen(): void {
  changeSettings({ introSeen: true });
}
