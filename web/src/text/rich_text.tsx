import { Icon } from "../art/icons";
import type { IconWords } from "../i18n/icon_words";
import { countSign, piecesOf, wordOf } from "./markup";
import "./rich_text.css";

export { plainText } from "./markup";

/** A text with its icons drawn in the line; screen readers get their words. */
export function RichText({ text, words }: { text: string; words: IconWords }) {
  return piecesOf(text).map((piece, i) => {
    if (typeof piece === "string") return piece;
    const word = wordOf(piece, words);
    return (
      <span className="rich-token" key={i}>
        {piece.before}
        <span title={word === "" ? undefined : word}>
          {piece.count !== undefined && <span className="rich-count">{countSign(piece.count)}</span>}
          <Icon name={piece.token} />
          {word !== "" && <span className="rich-word"> {word}</span>}
        </span>
        {piece.after}
      </span>
    );
  });
}
