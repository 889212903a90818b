import type { Messages } from "./messages";
import { messagesOf } from "./messages_of";
import { languageNames, loaders } from "./words/list";
import type { Language } from "./words/list";

export { languageNames };

const loading = new Map<Language, Promise<Messages>>();

export function loadMessages(language: Language): Promise<Messages> {
  let messages = loading.get(language);
  if (!messages) {
    messages = loaders[language]().then(({ words }) => messagesOf(language, words));
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
