/** The table's id in a link or code that somebody pasted; null when there is none. */
export function tableIdIn(text: string): string | null {
  const words = text.trim();
  const found = /\/table\/([a-z0-9]+)/i.exec(words) ?? /^([a-z0-9]{4,})$/i.exec(words);
  return found?.[1]?.toLowerCase() ?? null;
}
