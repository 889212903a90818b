import type { Ask, QuestionKind } from "../wire/types";
import type { Context, Messages, Names } from "./messages";
import type { Segment } from "./segments";

export interface QuestionWording {
  /** To who is asked. */
  asked: string | ((ask: Ask, context: Context) => string);
  /** To the others, after the name of who is asked. */
  others: string;
}

export interface QuestionWords {
  you: string;
  wordings: Record<QuestionKind, QuestionWording>;
  /** How many so far, how many to go; begins with a space or is empty. */
  progress(ask: Ask): string;
  because(ask: Ask, context: Context): Segment[] | undefined;
}

export function questionsOf(
  { you, wordings, progress, because }: QuestionWords,
  names: Names,
): Messages["question"] {
  return (ask, context) => {
    const { asked, others } = wordings[ask.kind];
    const mine = ask.seat === context.viewer;
    const direct = typeof asked === "string" ? asked : asked(ask, context);
    if (ask.seat === null) return { who: "", text: direct };
    return {
      who: mine ? you : names.player(ask.seat, context),
      text: (mine ? direct : others) + progress(ask),
      because: because(ask, context),
    };
  };
}
