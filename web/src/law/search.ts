import { searchable, wordsOf } from "../text/searchable";
import type { Ruling } from "../wire/types";
import type { LawBook } from "./law_book";

interface Sought {
  ruling: Ruling;
  question: string;
  /** The cards by id and by name. */
  cards: string;
  /** All that can be found: number, question, text, source, subject, cards. */
  everything: string;
}

/** The law book made ready to be searched, with the cards' names as the page has them. */
export function searchIn(book: LawBook, cardNames: ReadonlyMap<string, string>): (query: string) => Ruling[] {
  const all = book.rulings.map((ruling): Sought => {
    const { number, question, text, source, cards } = ruling;
    const named = cards.flatMap((id) => [id.replaceAll("_", " "), cardNames.get(id) ?? ""]).join("\n");
    const words = [number, question, text, source, book.subjectOf(ruling).title, named].join("\n");
    return {
      ruling,
      question: searchable(question),
      cards: searchable(named),
      everything: searchable(words),
    };
  });
  return (query) => {
    const wanted = wordsOf(numbersJoined(searchable(query)));
    const tests = wanted.map(testOf);
    const hasAll = (text: string) => tests.every((test) => test(text));
    const [number] = wanted.length === 1 ? wanted : [];
    return all
      .filter(({ everything }) => hasAll(everything))
      .map((sought) => ({ ...sought, rank: rankOf(sought, number, hasAll) }))
      .sort((one, other) => one.rank - other.rank)
      .map(({ ruling }) => ruling);
  };
}

/** First the ruling that is named, then those with all words in their question, those on such a card, the others. */
function rankOf(
  { ruling, question, cards }: Sought,
  number: string | undefined,
  hasAll: (text: string) => boolean,
): number {
  const own = searchable(ruling.number);
  if (number !== undefined && (own === number || own.endsWith(`-${number}`))) return 0;
  if (hasAll(question)) return 1;
  return hasAll(cards) ? 2 : 3;
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
