import type { Language, Messages } from "./messages";

/** Every language by its own name, in the order in which they are offered. */
export const languageNames: Record<Language, string> = { en: "English", es: "Español", de: "Deutsch" };

// Each language is a chunk of its own, so that the first load carries one.
const loaders: Record<Language, () => Promise<{ messages: Messages }>> = {
  en: () => import("./en"),
  es: () => import("./es"),
  de: () => import("./de"),
};

const loading = new Map<Language, Promise<Messages>>();

export function loadMessages(language: Language): Promise<Messages> {
  let messages = loading.get(language);
  if (!messages) {
    messages = loaders[language]().then((module) => module.messages);
    // A load that failed may be tried again.
    messages.catch(() => loading.delete(language));
    loading.set(language, messages);
  }
  return messages;
}

const storageKey = "vendemmia.language";

/** What was chosen before, else the first of the browser's languages that we have, else English. */
export function initialLanguage(): Language {
  const wanted = [storedLanguage(), ...navigator.languages.map((tag) => tag.split("-")[0])];
  return wanted.find(isLanguage) ?? "en";
}

export function storeLanguage(language: Language): void {
  try {
    localStorage.setItem(storageKey, language);
  } catch {
    // Storage can be forbidden; then the choice lasts as long as the page.
  }
}

function storedLanguage(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

function isLanguage(word: string | null | undefined): word is Language {
  return word != null && Object.hasOwn(languageNames, word);
}
