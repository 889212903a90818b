import { memo } from "react";
import { seatInk } from "../../art/pieces";
import type { Ask } from "../../wire/types";
import { cardOf, type Subject } from "./act_subject";
import { SubjectView } from "./subject_view";
import { SubjectWords } from "./subject_words";
import "./act.css";

/** What asks the present question, while nothing is told: the visitor's card, the picture of the action, the season. */
export const AskingView = memo(function AskingView({ subject, ask }: { subject: Subject; ask: Ask }) {
  const owner = ask.because.owner ?? ask.seat;
  return (
    <div
      className={cardOf(subject) === null ? "act act-asking act-asking-wide" : "act act-asking"}
      data-asks={ask.because.kind}
      style={{ "--seat": seatInk(owner) } as React.CSSProperties}
    >
      <SubjectView subject={subject} seat={owner} />
      <SubjectWords subject={subject} className="asking-words" />
    </div>
  );
});
