import type { Answer } from "../../wire/types";

/** On a phone: the parts of the table behind whose tabs something may be chosen. */
const tabs = ".desk-tabs button:not([aria-current]):has(.badge)";

/** Where on the table an answer is given, as selectors of the table's parts. */
export function pointersTo(answer: Answer): string[] {
  switch (answer.kind) {
    case "place":
      return [`[data-place="${answer.space}"]`, tabs];
    case "row":
      return [`[data-place="row:${answer.row}"]`];
    case "plant":
      return [`[data-card^="${answer.vine}#"]`, `[data-place="field:${answer.field}"]`, tabs];
    case "harvest":
      return [`[data-place="field:${answer.field}"]`, `.answers [data-kind="harvest"]`, tabs];
    case "fill":
      return [`[data-card="${answer.order}"]`, `.answers [data-kind="fill"]`, tabs];
    default:
      return [`.answers [data-kind="${answer.kind}"]`];
  }
}
