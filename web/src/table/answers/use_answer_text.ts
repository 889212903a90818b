import { useMemo } from "react";
import { useText } from "../../i18n";
import type { Segment } from "../../i18n";
import type { Answer, HintStep, Preview } from "../../wire/types";
import { useDesk } from "../desk_context";
import { saysEnoughInShort } from "./short_answers";
import { useChoice } from "../choice/choice_store";
import { adviceText, deedText, placementText } from "../choice/placement_text";

export interface AnswerTexts {
  /** In words, with all that the table knows of it. */
  full(answer: Answer, preview?: Preview): string;
  /** In one to three words. */
  short(answer: Answer): string;
  /** As full as is needed where the answer is not told alone: pieces beside it say which worker is placed. */
  brief(answer: Answer, preview?: Preview): string;
  /** As brief, and shorter where it stands beside answers that do other things. */
  advice(answer: Answer, preview?: Preview): string;
  /** What it does, whichever worker and space it takes. */
  deed(answer: Answer): string;
  /** What may follow from here on. */
  plan(steps: readonly HintStep[]): Segment[];
}

const unknownTime = { year: 0, season: "setup" } as const;

/** The answers to the present question. */
export function useAnswerTexts(): AnswerTexts {
  const t = useText();
  const { choice, context } = useDesk();
  const ask = useChoice(choice, (state) => state.ask);
  const whole = useChoice(choice, (state) => state.whole);
  const view = useChoice(choice, (state) => state.view);
  return useMemo(() => {
    const buildings = view?.players.find(({ seat }) => seat === ask.seat)?.buildings;
    const known = { ...context, ask, view, buildings };
    const full: AnswerTexts["full"] = (answer, preview) => t.answer(answer, { ...known, preview });
    const short: AnswerTexts["short"] = (answer) => t.answerShort(answer, known);
    const brief: AnswerTexts["brief"] = (answer, preview) => {
      if (answer.kind === "place") return placementText(answer, { ...known, ask: whole }, t);
      return saysEnoughInShort(answer) ? short(answer) : full(answer, preview);
    };
    const advice: AnswerTexts["advice"] = (answer, preview) =>
      answer.kind === "place" ? adviceText(answer, { ...known, ask: whole }, t) : brief(answer, preview);
    const deed: AnswerTexts["deed"] = (answer) =>
      answer.kind === "place" ? deedText(answer, known, t) : brief(answer);
    const plan: AnswerTexts["plan"] = (steps) => t.plan(steps, view ?? unknownTime, known);
    return { full, short, brief, advice, deed, plan };
  }, [t, context, ask, whole, view]);
}

export function useAnswerText(): AnswerTexts["full"] {
  return useAnswerTexts().full;
}
