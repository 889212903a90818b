import { plainText } from "../text/markup";
import type { IconWords } from "./icon_words";
import { joined } from "./segments";
import type { Segment } from "./segments";

/** The `plain` of a language with these words for icons. */
export function plainWith(words: IconWords) {
  return (text: string | Segment[]) => plainText(typeof text === "string" ? text : joined(text), words);
}
