import type { Answer } from "../../wire/types";

// The question bar has room for two lines of buttons beside a wide board and for three on a narrow screen. What would not
// fit is narrowed down step by step, or said in fewer words.

const roomWide = 1500;
const roomNarrow = 900;
const letter = 7.4;
const around = 44;
const icon = "xxx";

/** About how wide a button with this text is. */
function widthOf(text: string): number {
  return text.replace(/\{[^}]*\}/g, icon).length * letter + around;
}

/** Whether buttons with these texts fit without scrolling; about, for nothing is measured. */
export function haveRoom(texts: readonly string[], narrow: boolean): boolean {
  return texts.reduce((sum, text) => sum + widthOf(text), 0) <= (narrow ? roomNarrow : roomWide);
}

/** Answers that a few words tell apart, because the question or what was pointed at says the rest. */
export function saysEnoughInShort(answer: Answer): boolean {
  return answer.kind === "star" || answer.kind === "row" || isFarmers(answer);
}

/** The Farmer on a space, with one of the bonuses of its action. */
export function isFarmers(answer: Answer): boolean {
  return answer.kind === "place" && answer.worker === "farmer";
}
