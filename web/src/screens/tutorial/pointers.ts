import type { Answer } from "../../wire/types";

/** Where on the table an answer is given, as selectors of the table's parts. */
export function pointersTo(answer: Answer): string[] {
  switch (answer.kind) {
    case "place":
      return [`[data-place="${answer.space}"]`];
    case "row":
      return [`[data-place="row:${answer.row}"]`];
    case "plant":
      return [`[data-card^="${answer.vine}#"]`, `[data-place="field:${answer.field}"]`];
    case "harvest":
      return [`[data-place="field:${answer.field}"]`];
    case "fill":
      return [`[data-card="${answer.order}"]`];
    default:
      return [`.answers [data-kind="${answer.kind}"]`];
  }
}
