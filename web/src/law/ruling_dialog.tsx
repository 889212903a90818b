import { useEffect, useRef } from "react";
import { Icon } from "../art/icons";
import { useText } from "../i18n";
import { Dialog } from "../table/dialogs/dialog";
import type { Ruling } from "../wire/types";
import { EnglishOnly } from "./english_only";
import type { LawBook } from "./law_book";
import { RulingBody } from "./ruling_body";
import { RulingLabels } from "./ruling_list";
import { WithLaw } from "./with_law";
import "./ruling_dialog.css";

interface RulingDialogProps {
  /** The numbers that were opened one from another; the last is read. */
  path: readonly string[];
  onPath: (path: readonly string[]) => void;
}

/** One ruling over whatever is shown. Those that it cites open in its place, and one can go back. */
export function RulingDialog({ path, onPath }: RulingDialogProps) {
  const words = useText().ui.law;
  const number = path.at(-1);
  const before = path.at(-2);
  return (
    <Dialog
      open={number !== undefined}
      label={number === undefined ? words.title : words.ruling(number)}
      className="ruling-dialog"
      onClose={() => onPath([])}
    >
      {number !== undefined && (
        <WithLaw>
          {(book) => {
            const ruling = book.ruling(number);
            return ruling === undefined ? (
              <p>{words.noRuling(number)}</p>
            ) : (
              <Reading key={number} ruling={ruling} book={book} />
            );
          }}
        </WithLaw>
      )}
      {before !== undefined && (
        <button type="button" className="ruling-back" onClick={() => onPath(path.slice(0, -1))}>
          <Icon name="arrow_left" size={16} />
          {words.back(before)}
        </button>
      )}
    </Dialog>
  );
}

function Reading({ ruling, book }: { ruling: Ruling; book: LawBook }) {
  const question = useRef<HTMLHeadingElement>(null);
  // The link that led here has gone; who reads by ear goes on with the question.
  useEffect(() => question.current?.focus(), []);
  return (
    <article>
      <p className="ruling-dialog-head">
        <span className="ruling-number">{ruling.number}</span>
        <RulingLabels ruling={ruling} />
      </p>
      <h2 ref={question} tabIndex={-1} lang="en">
        {ruling.question}
      </h2>
      <RulingBody ruling={ruling} book={book} />
      <EnglishOnly />
    </article>
  );
}
