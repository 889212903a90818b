import { useText } from "../../i18n";
import type { TableStore } from "../../wire/table_store";
import type { TableInfo } from "../../wire/types";
import { Dialog } from "../dialogs/dialog";

interface VoteDialogProps {
  store: TableStore;
  info: TableInfo;
  held: readonly number[];
  names: string[];
}

/** Somebody asks to take a move back: each person before this screen who has not answered yet is asked. */
export function VoteDialog({ store, info, held, names }: VoteDialogProps) {
  const { vote: words } = useText().ui.table;
  const { vote } = info;
  const voter = vote?.waiting.find((seat) => held.includes(seat));
  if (vote === undefined || voter === undefined) return null;
  const answer = (accept: boolean) => void store.vote(voter, accept);
  return (
    <Dialog open heading label={words.title(names[vote.seat] ?? "")} onClose={() => answer(false)}>
      <p>{words.text}</p>
      <div className="dialog-actions">
        <button type="button" className="button" onClick={() => answer(false)}>
          {words.refuse}
        </button>
        <button type="button" className="button button-main" data-first-focus onClick={() => answer(true)}>
          {words.accept}
        </button>
      </div>
    </Dialog>
  );
}
