import { useText } from "../../i18n";
import type { TableStore } from "../../wire/table_store";
import type { TakeBackVote } from "../../wire/types";
import { Dialog } from "../dialogs/dialog";

interface VoteDialogProps {
  store: TableStore;
  vote: TakeBackVote;
  /** Who is asked. */
  voter: number;
  names: string[];
  open: boolean;
  /** Puts the question aside; a note leads back to it. */
  onClose: () => void;
}

/** Somebody asks to take a move back: each person before this screen who has not answered yet is asked. */
export function VoteDialog({ store, vote, voter, names, open, onClose }: VoteDialogProps) {
  const { table, people } = useText().ui;
  const words = table.vote;
  const answer = (accept: boolean) => void store.vote(voter, accept, vote);
  return (
    <Dialog open={open} heading label={words.title(names[vote.seat] ?? "")} onClose={onClose}>
      <p>{words.text}</p>
      <div className="dialog-actions">
        <button type="button" className="button" onClick={onClose}>
          {people.vote.later}
        </button>
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
