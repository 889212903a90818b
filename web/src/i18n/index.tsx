import {
  createContext,
  memo,
  Suspense,
  startTransition,
  use,
  useContext,
  useEffect,
  useMemo,
  useState,
} from "react";
import type { ReactNode } from "react";
import { RichText } from "../text/rich_text";
import { initialLanguage, languageNames, loadMessages, storeLanguage } from "./languages";
import type { Language, Messages } from "./messages";

export type * from "./messages";
export type { CardRef, Segment } from "./segments";

export interface LanguageChoice {
  language: Language;
  /** Every language by its own name. */
  languages: typeof languageNames;
  choose(language: Language): void;
}

const TextContext = createContext<Messages | null>(null);
const ChoiceContext = createContext<LanguageChoice | null>(null);

/** Gives all texts to what is inside; shows nothing until the language has been loaded. */
export function LanguageProvider({ children }: { children: ReactNode }) {
  return (
    <Suspense fallback={null}>
      <LoadedLanguage>{children}</LoadedLanguage>
    </Suspense>
  );
}

function LoadedLanguage({ children }: { children: ReactNode }) {
  const [language, setLanguage] = useState(initialLanguage);
  const messages = use(loadMessages(language));
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  const choice = useMemo<LanguageChoice>(
    () => ({
      language,
      languages: languageNames,
      choose(wanted) {
        storeLanguage(wanted);
        // The page stays in the old language until the new one is here.
        startTransition(() => setLanguage(wanted));
      },
    }),
    [language],
  );
  return (
    <ChoiceContext value={choice}>
      <TextContext value={messages}>{children}</TextContext>
    </ChoiceContext>
  );
}

export function useText(): Messages {
  const messages = useContext(TextContext);
  if (!messages) throw new Error("useText needs a LanguageProvider around it");
  return messages;
}

export function useLanguage(): LanguageChoice {
  const choice = useContext(ChoiceContext);
  if (!choice) throw new Error("useLanguage needs a LanguageProvider around it");
  return choice;
}

/** A text with its icons, in the chosen language. */
export const Rich = memo(function Rich({ text }: { text: string }) {
  return <RichText text={text} words={useText().iconWords} />;
});
