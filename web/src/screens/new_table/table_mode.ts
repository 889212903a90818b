/** The three ways to sit down together. */
export type TableMode = "computer" | "screen" | "friends";

const modes: readonly string[] = ["computer", "screen", "friends"] satisfies TableMode[];

export function isTableMode(word: string): word is TableMode {
  return modes.includes(word);
}
