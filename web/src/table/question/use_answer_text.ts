import { useMemo } from "react";
import { useText } from "../../i18n";
import type { Answer, Preview } from "../../wire/types";
import { useDesk } from "../desk_context";
import { useChoice } from "./choice_store";

export interface AnswerTexts {
  /** In words, with all that the table knows of it. */
  full(answer: Answer, preview?: Preview): string;
  /** In one to three words. */
  short(answer: Answer): string;
}

/** The answers to the present question. */
export function useAnswerTexts(): AnswerTexts {
  const t = useText();
  const { choice, context } = useDesk();
  const ask = useChoice(choice, (state) => state.ask);
  const view = useChoice(choice, (state) => state.view);
  return useMemo(() => {
    const buildings = view?.players.find(({ seat }) => seat === ask.seat)?.buildings;
    const known = { ...context, ask, view, buildings };
    return {
      full: (answer, preview) => t.answer(answer, { ...known, preview }),
      short: (answer) => t.answerShort(answer, known),
    };
  }, [t, context, ask, view]);
}

export function useAnswerText(): AnswerTexts["full"] {
  return useAnswerTexts().full;
}
