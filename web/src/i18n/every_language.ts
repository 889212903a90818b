import { messagesOf } from "./messages_of";
import type { Messages } from "./messages";
import type { Words } from "./words/en";
import { languageNames } from "./words/list";
import type { Language } from "./words/list";

// All languages at once, for the tests; the page loads the one that is read.

const modules = import.meta.glob<{ words: Words }>(["./words/*.ts", "!./words/list.ts"], { eager: true });

function read(language: Language): Messages {
  const module = modules[`./words/${language}.ts`];
  if (!module) throw new Error(`no words for ${language}`);
  return messagesOf(language, module.words);
}

export const languages = (Object.keys(languageNames) as Language[]).map(read);
export const translations = languages.filter(({ language }) => language !== "en");

export const english = read("en");
export const spanish = read("es");
export const german = read("de");
