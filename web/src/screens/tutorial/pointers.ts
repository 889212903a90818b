import type { Answer } from "../../wire/types";

/** Something that the guide rings, and the kind of thing that it is: once one of a kind is chosen, none is rung. */
interface Pointer {
  kind?: string;
  selector: string;
}

/** On a phone: the parts of the table behind whose tabs something may be chosen. */
const tabs: Pointer = { selector: ".desk-tabs button:not([aria-current]):has(.badge)" };

const space = (place: string): Pointer => ({ selector: `[data-place="${place}"].is-legal` });
const field = (number: number): Pointer => ({
  kind: `[data-place^="field:"]`,
  selector: `[data-place="field:${number}"].is-legal`,
});
const card = (match: string): Pointer => ({ kind: "[data-card]", selector: `[data-card${match}].is-legal` });
const button = (kind: string): Pointer => ({
  selector: `.answers[data-pending="false"] [data-kind="${kind}"]`,
});

/** Where on the table an answer is given. */
function pointersTo(answer: Answer): Pointer[] {
  switch (answer.kind) {
    case "place":
      return [space(answer.space), tabs];
    case "row":
      return [space(`row:${answer.row}`)];
    case "plant":
      return [card(`^="${answer.vine}#"`), field(answer.field), tabs];
    case "harvest":
      return [field(answer.field), button("harvest"), tabs];
    case "fill":
      return [card(`="${answer.order}"`), button("fill"), tabs];
    default:
      return [button(answer.kind)];
  }
}

/** The selectors of what to ring while one of these answers is wanted. */
export function ringsFor(wanted: readonly Answer[]): string[] {
  const rings = wanted.flatMap(pointersTo).map(({ kind, selector }) => {
    const table = kind === undefined ? ".tutorial" : `.tutorial:not(:has(${kind}.is-picked))`;
    return `${table} ${selector}`;
  });
  return [...new Set(rings)];
}
