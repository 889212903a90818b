import type { IconToken, IconWords } from "../i18n/icon_words";

export interface TokenPiece {
  token: IconToken;
  count?: number;
  /** The word in the form that the sentence needs; empty where the sentence says it anyway. */
  word?: string;
  /** Signs that may not be parted from the icon by the end of a line: "+" before, "." after. */
  before: string;
  after: string;
}

export type Piece = string | TokenPiece;

const markup = /([+(]*)\{(\w+)(?: (-?\d+))?(?:\|([^}]*))?\}([.,:;!?)]*)/g;

/**
 * Divides a text such as "Pay {lira 2} to draw {vine}." into plain stretches and icons. Screen readers get each icon's
 * word; `{star|stars}` gives another form of it, and `{trellis|} trellis` none, since the text goes on to say it.
 */
export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const match of text.matchAll(markup)) {
    const [all, before = "", token = "", count, word, after = ""] = match;
    if (match.index > end) pieces.push(text.slice(end, match.index));
    pieces.push({
      token: token as IconToken,
      count: count === undefined ? undefined : Number(count),
      word,
      before,
      after,
    });
    end = match.index + all.length;
  }
  if (end < text.length) pieces.push(text.slice(end));
  return pieces;
}

/** The icons of a text alone, for where there is no room for its words. */
export function signsIn(text: string): string {
  return piecesOf(text)
    .flatMap((piece) => (typeof piece === "string" ? [] : [piece]))
    .map(({ token, count }) => (count === undefined ? `{${token}}` : `{${token} ${count}}`))
    .join(" ");
}

export function countSign(count: number): string {
  return String(count).replace("-", "−");
}

/** The icon's word in the number that fits its count; an icon without a count stands for one thing. */
export function wordOf({ token, count = 1, word }: TokenPiece, words: IconWords): string {
  const [one, many] = words[token];
  if (word !== undefined) return word;
  return Math.abs(count) === 1 ? one : many;
}

/** The text in words alone, for labels that are spoken and for search. */
export function plainText(text: string, words: IconWords): string {
  const pieces = piecesOf(text);
  const said = pieces
    .map((piece) => {
      if (typeof piece === "string") return piece;
      const count = piece.count === undefined ? "" : `${countSign(piece.count)} `;
      return `${piece.before}${count}${wordOf(piece, words)}${piece.after}`;
    })
    .join("")
    .replace(/ +(?=[ .,:;!?)])/g, "");
  // A sentence may begin with an icon that it goes on to name.
  const [first] = pieces;
  return typeof first === "object" && first.word === "" ? said.trimStart() : said;
}
