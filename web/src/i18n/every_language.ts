import { messagesOf } from "./messages_of";
import type { Messages } from "./messages";
import type { Words } from "./words/en";
import type { LaterWords } from "./words/later_en";
import { languageNames } from "./words/list";
import type { Language } from "./words/list";

// All languages at once, for the tests; the page loads the one that is read.

const modules = import.meta.glob<{ words: Words | LaterWords }>(["./words/*.ts", "!./words/list.ts"], {
  eager: true,
});

function wordsIn(file: string): Words | LaterWords {
  const module = modules[`./words/${file}.ts`];
  if (!module) throw new Error(`no words in ${file}`);
  return module.words;
}

function read(language: Language): Messages {
  return messagesOf(language, wordsIn(language) as Words);
}

/** The words that the page loads with the screens that need them. */
export function laterWordsOf({ language }: Messages): LaterWords {
  return wordsIn(`later_${language}`) as LaterWords;
}

export const languages = (Object.keys(languageNames) as Language[]).map(read);
export const translations = languages.filter(({ language }) => language !== "en");

export const english = read("en");
export const spanish = read("es");
export const german = read("de");
