import type { Answer } from "../../wire/types";

/** Answers that a few words tell apart, because the question or what was pointed at says the rest. */
export function saysEnoughInShort(answer: Answer): boolean {
  return answer.kind === "star" || answer.kind === "row" || isFarmers(answer);
}

/** The Farmer on a space, with one of the bonuses of its action. */
export function isFarmers(answer: Answer): boolean {
  return answer.kind === "place" && answer.worker === "farmer";
}
