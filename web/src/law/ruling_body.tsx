import { Fragment, type ReactNode } from "react";
import { useText } from "../i18n";
import { Link } from "../router";
import type { Ruling } from "../wire/types";
import { isReplaced, type LawBook } from "./law_book";
import { addressOfRuling } from "./places";
import { RulingLink } from "./ruling_links";
import { blocksOf, piecesOf } from "./ruling_text";
import { useCardNames } from "./use_card_names";
import "./ruling_body.css";

/** A line of the law book, which is in English; other rulings that it names are links. */
export function LawLine({ text }: { text: string }) {
  return piecesOf(text).map((piece, i) => {
    if (typeof piece === "string") return piece;
    return "code" in piece ? <code key={i}>{piece.code}</code> : <RulingLink key={i} number={piece.ruling} />;
  });
}

export function LawText({ text }: { text: string }) {
  return (
    <div lang="en" className="law-text">
      {blocksOf(text).map((block, i) =>
        "items" in block ? (
          <ul key={i}>
            {block.items.map((item) => (
              <li key={item}>
                <LawLine text={item} />
              </li>
            ))}
          </ul>
        ) : (
          <p key={i}>
            <LawLine text={block.paragraph} />
          </p>
        ),
      )}
    </div>
  );
}

/** Everything about a ruling below its question. */
export function RulingBody({ ruling, book }: { ruling: Ruling; book: LawBook }) {
  const { facts, labels, replacedBy } = useText().ui.law;
  const cardNames = useCardNames();
  const { number, text, source, cards, own, conflict, replaced_by } = ruling;
  return (
    <div className="ruling-body">
      {isReplaced(ruling) && (
        <p className="ruling-replaced">
          {replacedBy}{" "}
          {replaced_by.map((one, i) => (
            <Fragment key={one}>
              {i > 0 && ", "}
              <RulingLink number={one} />
            </Fragment>
          ))}
          .
        </p>
      )}
      <LawText text={text} />
      <dl className="ruling-facts">
        <Fact name={facts.source}>
          <span lang="en">
            <LawLine text={source} />
          </span>
        </Fact>
        {own && <Fact name={labels.own.name}>{labels.own.text}</Fact>}
        {conflict && <Fact name={labels.conflict.name}>{labels.conflict.text}</Fact>}
        {cards.length > 0 && (
          <Fact name={facts.cards}>{cards.map((id) => cardNames.get(id) ?? id).join(", ")}</Fact>
        )}
        <Fact name={facts.subject}>
          <Link href={addressOfRuling(number)} lang="en" className="ruling-link">
            {book.subjectOf(ruling).title}
          </Link>
        </Fact>
      </dl>
    </div>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
