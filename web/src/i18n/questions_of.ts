import type { Context, Messages, Names } from "./messages";
import type { Segment } from "./segments";
import type { AnyAsk, AnyQuestion } from "./tuscany_ids";

export interface QuestionWording {
  /** To who is asked. */
  asked: string | ((ask: AnyAsk, context: Context) => string);
  /** To the others, after the name of who is asked. */
  others: string;
}

export interface QuestionWords {
  you: string;
  wordings: Record<AnyQuestion, QuestionWording>;
  /** How many so far, how many to go; begins with a space or is empty. */
  progress(ask: AnyAsk): string;
  because(ask: AnyAsk, context: Context): Segment[] | undefined;
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
