import { use } from "react";
import { useLanguage } from "./index";
import type { Language } from "./messages";
import { laterLoaders } from "./words/list";
import type { LaterWords } from "./words/later_en";

export type { LaterWords };

const loading = new Map<Language, Promise<LaterWords>>();

function loadLater(language: Language): Promise<LaterWords> {
  let words = loading.get(language);
  if (!words) {
    words = laterLoaders[language]().then((module) => module.words);
    // A load that failed may be tried again.
    words.catch(() => loading.delete(language));
    loading.set(language, words);
  }
  return words;
}

/** The words of screens that few open (`page/later`); the first of them waits until they are here. */
export function useLaterText(): LaterWords {
  return use(loadLater(useLanguage().language));
}
