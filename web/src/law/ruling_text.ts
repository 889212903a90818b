/** A stretch of a ruling's text: plain, the number of another ruling, or a word as the program has it. */
export type Piece = string | { ruling: string } | { code: string };

export type Block = { paragraph: string } | { items: string[] };

const marked = /`([^`]+)`|\b([RD]-\d+)\b/g;

export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const match of text.matchAll(marked)) {
    const [all, code, ruling = ""] = match;
    if (match.index > end) pieces.push(text.slice(end, match.index));
    pieces.push(code === undefined ? { ruling } : { code });
    end = match.index + all.length;
  }
  if (end < text.length) pieces.push(text.slice(end));
  return pieces;
}

const bullet = "- ";

/** Paragraphs and lists, as an empty line or a dash at the beginning of a line parts them. */
export function blocksOf(text: string): Block[] {
  const blocks: Block[] = [];
  let open: Block | undefined;
  for (const line of text.split("\n")) {
    if (line.trim() === "") {
      open = undefined;
    } else if (line.startsWith(bullet)) {
      if (open === undefined || !("items" in open)) blocks.push((open = { items: [] }));
      open.items.push(line.slice(bullet.length));
    } else if (open !== undefined && "paragraph" in open) {
      open.paragraph += ` ${line.trim()}`;
    } else {
      blocks.push((open = { paragraph: line.trim() }));
    }
  }
  return blocks;
}
