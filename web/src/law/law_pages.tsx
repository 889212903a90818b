import { useDeferredValue, useId, useMemo, useState } from "react";
import { Icon } from "../art/icons";
import { useText } from "../i18n";
import type { LawSubject } from "../wire/types";
import { Contents } from "./contents";
import { EnglishOnly } from "./english_only";
import type { LawBook } from "./law_book";
import type { RulesPlace } from "./places";
import { LawLine } from "./ruling_body";
import { RulingList } from "./ruling_list";
import { searchIn } from "./search";
import { useCardNames } from "./use_card_names";
import "./law_pages.css";

type LawPlace = Exclude<RulesPlace, { kind: "brief" }>;

/** The whole law book: a search, the subjects, and what was found or chosen. */
export function LawPages({ book, place }: { book: LawBook; place: LawPlace }) {
  const words = useText().ui.law;
  const cardNames = useCardNames();
  const search = useMemo(() => searchIn(book, cardNames), [book, cardNames]);
  const [query, setQuery] = useState("");
  const wanted = useDeferredValue(query.trim());
  const found = useMemo(() => (wanted === "" ? null : search(wanted)), [search, wanted]);
  const subject = subjectAt(place, book);
  const contents = useId();
  return (
    <div className="law" data-place={found === null && subject === undefined ? "contents" : "text"}>
      <div className="law-tools">
        <label className="law-search">
          <Icon name="search" />
          <input
            type="search"
            aria-label={words.search}
            placeholder={words.search}
            value={query}
            onChange={({ target }) => setQuery(target.value)}
          />
        </label>
        <p className="law-count" role="status">
          {found !== null && (found.length === 0 ? words.none : words.found(found.length))}
        </p>
        <EnglishOnly />
      </div>
      <div className="law-page">
        {found !== null ? (
          <RulingList key={wanted} rulings={found} book={book} />
        ) : subject !== undefined ? (
          <Subject
            subject={subject}
            book={book}
            sought={place.kind === "ruling" ? place.number : undefined}
          />
        ) : (
          <FirstPage book={book} place={place} />
        )}
      </div>
      <nav className="law-contents" aria-labelledby={contents}>
        <h2 id={contents}>{words.contents}</h2>
        <Contents subjects={book.subjects} current={subject?.id} />
      </nav>
    </div>
  );
}

function subjectAt(place: LawPlace, book: LawBook): LawSubject | undefined {
  switch (place.kind) {
    case "contents":
      return undefined;
    case "subject":
      return book.subject(place.id);
    case "ruling": {
      const ruling = book.ruling(place.number);
      return ruling && book.subjectOf(ruling);
    }
  }
}

function Subject(props: { subject: LawSubject; book: LawBook; sought: string | undefined }) {
  const { subject, book, sought } = props;
  return (
    <section>
      <h2 className="law-title" lang="en">
        {subject.title}
      </h2>
      <p className="law-intro" lang="en">
        <LawLine text={subject.intro} />
      </p>
      <RulingList rulings={subject.entries} book={book} sought={sought} />
    </section>
  );
}

/** What the book is, how to use it, and what its labels mean. */
function FirstPage({ book, place }: { book: LawBook; place: LawPlace }) {
  const words = useText().ui.law;
  return (
    <section>
      {place.kind === "ruling" && <p role="alert">{words.noRuling(place.number)}</p>}
      {place.kind === "subject" && <p role="alert">{words.noSubject}</p>}
      <p className="law-welcome">{words.intro}</p>
      <p>{words.howToUse}</p>
      <dl className="law-legend">
        {Object.entries(words.labels).map(([label, { name, text }]) => (
          <div key={label}>
            <dt>
              <span className={`ruling-label ruling-label-${label}`}>{name}</span>
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p className="law-size">{words.size(book.rulings.length, book.subjects.length)}</p>
    </section>
  );
}
