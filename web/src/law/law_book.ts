import type { CardRef } from "../i18n/segments";
import type { Law, LawSubject, Ruling } from "../wire/types";
import { lawIdOf } from "./card_ids";

/** The law book, to look things up in. */
export interface LawBook {
  /** Of the rules. */
  version: number;
  subjects: readonly LawSubject[];
  /** Every ruling, ..., D-1, ... */
  rulings: readonly Ruling[];
  /** By number: "R-51". */
  ruling(number: string): Ruling | undefined;
  subject(id: string): LawSubject | undefined;
  subjectOf(ruling: Ruling): LawSubject;
  /** The rulings in force that are about the card. */
  on(card: CardRef): readonly Ruling[];
}

export function isReplaced({ replaced_by }: Ruling): boolean {
  return replaced_by.length > 0;
}

/** The R rulings come first, each series by number. */
function placeOf({ number }: Ruling): number {
  const series = number.startsWith("R") ? 0 : 1e6;
  return series + Number(number.slice("R-".length));
}

export function lawBookOf({ version, subjects }: Law): LawBook {
  const rulings = subjects
    .flatMap(({ entries }) => entries)
    .sort((one, other) => placeOf(one) - placeOf(other));
  const byNumber = new Map(rulings.map((ruling) => [ruling.number, ruling]));
  const bySubject = new Map(subjects.map((subject) => [subject.id, subject]));
  const home = new Map(subjects.flatMap((subject) => subject.entries.map(({ number }) => [number, subject])));
  return {
    version,
    subjects,
    rulings,
    ruling: (number) => byNumber.get(number),
    subject: (id) => bySubject.get(id),
    subjectOf: ({ number }) => {
      const subject = home.get(number);
      if (subject === undefined) throw new Error(`The law book lacks ${number}.`);
      return subject;
    },
    on: (card) => {
      const id = lawIdOf(card);
      return id === null ? [] : rulings.filter((one) => one.cards.includes(id) && !isReplaced(one));
    },
  };
}
