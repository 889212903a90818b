import { useEffect, useRef, useState } from "react";
import { Icon } from "../art/icons";
import { useText } from "../i18n";
import type { Ruling } from "../wire/types";
import { isReplaced, type LawBook } from "./law_book";
import { RulingBody } from "./ruling_body";
import "./ruling_list.css";

interface RulingListProps {
  rulings: readonly Ruling[];
  book: LawBook;
  /** The one that somebody came for: it is open and in sight. */
  sought?: string;
}

/** Numbers and questions; each opens to its answer. */
export function RulingList({ rulings, book, sought }: RulingListProps) {
  return (
    <ul className="ruling-list">
      {rulings.map((ruling) => (
        <li key={ruling.number}>
          <Entry ruling={ruling} book={book} sought={ruling.number === sought} />
        </li>
      ))}
    </ul>
  );
}

function Entry({ ruling, book, sought }: { ruling: Ruling; book: LawBook; sought: boolean }) {
  const [open, setOpen] = useState(sought);
  const summary = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!sought) return;
    summary.current?.scrollIntoView({ block: "center" });
    summary.current?.focus({ preventScroll: true });
  }, [sought]);
  return (
    <details
      className="ruling-entry"
      data-replaced={isReplaced(ruling)}
      open={open}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary ref={summary}>
        <span className="ruling-number">{ruling.number}</span>
        <span className="ruling-question">
          <span lang="en">{ruling.question}</span> <RulingLabels ruling={ruling} />
        </span>
        <Icon name="arrow_right" size={16} />
      </summary>
      {open && <RulingBody ruling={ruling} book={book} />}
    </details>
  );
}

/** What sets a ruling apart, in a word or two; opened it says more. */
export function RulingLabels({ ruling }: { ruling: Ruling }) {
  const { labels } = useText().ui.law;
  const shown = [
    ...(isReplaced(ruling) ? (["replaced"] as const) : []),
    ...(ruling.own ? (["own"] as const) : []),
    ...(ruling.conflict ? (["conflict"] as const) : []),
  ];
  return shown.map((label) => (
    <span key={label} className={`ruling-label ruling-label-${label}`} title={labels[label].text}>
      {labels[label].name}
    </span>
  ));
}
