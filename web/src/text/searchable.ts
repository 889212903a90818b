/** Lower case without accents, so that "onologe" finds "Önologe". */
export function searchable(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "")
    .toLocaleLowerCase();
}

export function wordsOf(query: string): string[] {
  return query.split(/\s+/).filter((word) => word !== "");
}
