import { useId } from "react";
import { useText, type CardRef } from "../i18n";
import { lawIdOf } from "./card_ids";
import { EnglishOnly } from "./english_only";
import type { LawBook } from "./law_book";
import { RulingList } from "./ruling_list";
import { WithLaw } from "./with_law";
import "./card_rulings.css";

/** A slip beside a large card with the rulings on it; nothing where there are none. */
export function CardRulings({ card }: { card: CardRef }) {
  if (lawIdOf(card) === null) return null;
  return <WithLaw>{(book) => <Slip key={`${card.kind}/${card.id}`} card={card} book={book} />}</WithLaw>;
}

function Slip({ card, book }: { card: CardRef; book: LawBook }) {
  const words = useText().ui.law;
  const title = useId();
  const rulings = book.on(card);
  if (rulings.length === 0) return null;
  return (
    <section className="card-rulings" aria-labelledby={title}>
      <h2 id={title}>{words.onCard(rulings.length)}</h2>
      <EnglishOnly />
      <RulingList rulings={rulings} book={book} />
    </section>
  );
}
