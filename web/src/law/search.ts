import { searchable, wordsOf } from "../text/searchable";
import type { Ruling } from "../wire/types";
import type { LawBook } from "./law_book";

interface Sought {
  ruling: Ruling;
  question: string;
  /** All that can be found: number, question, text, source, subject, and the cards by id and by name. */
  everything: string;
}

/** The law book made ready to be searched, with the cards' names as the page has them. */
export function searchIn(book: LawBook, cardNames: ReadonlyMap<string, string>): (query: string) => Ruling[] {
  const all = book.rulings.map((ruling): Sought => {
    const { number, question, text, source, cards } = ruling;
    const named = cards.flatMap((id) => [id.replaceAll("_", " "), cardNames.get(id) ?? ""]);
    const words = [number, question, text, source, book.subjectOf(ruling).title, ...named];
    return { ruling, question: searchable(question), everything: searchable(words.join("\n")) };
  });
  return (query) => {
    const wanted = wordsOf(numbersJoined(searchable(query)));
    const tests = wanted.map(testOf);
    const found = all.filter(({ everything }) => tests.every((test) => test(everything)));
    const rank = (sought: Sought) => rankOf(sought, wanted, tests);
    // Sorting keeps the order of the book among equals.
    return found.sort((one, other) => rank(one) - rank(other)).map(({ ruling }) => ruling);
  };
}

/** The ruling that the query names comes first, then those that have all its words in their question. */
function rankOf(
  { ruling, question }: Sought,
  wanted: string[],
  tests: ((text: string) => boolean)[],
): number {
  const number = searchable(ruling.number);
  if (wanted.length === 1 && (wanted[0] === number || `r-${wanted[0]}` === number)) return 0;
  if (wanted.length === 1 && `d-${wanted[0]}` === number) return 1;
  return tests.every((test) => test(question)) ? 2 : 3;
}

/** "R 51" and "r51" mean R-51. */
function numbersJoined(query: string): string {
  return query.replace(/\b([rd])[\s-]?(\d+)\b/g, "$1-$2");
}

/** Words may be parts of words, numbers are whole: 51 is not in 151. */
function testOf(word: string): (text: string) => boolean {
  if (!/^([rd]-)?\d+$/.test(word)) return (text) => text.includes(word);
  const whole = new RegExp(`(?<!\\w)${word}(?!\\w)`);
  return (text) => whole.test(text);
}
