/** Lower case without accents, so that "onologe" finds "Önologe". */
export function searchable(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "")
    .replace(/ß/g, "ss")
    .toLocaleLowerCase();
}

const spelledOut: Record<string, string> = { ä: "ae", ö: "oe", ü: "ue", Ä: "ae", Ö: "oe", Ü: "ue" };

/** What is searched through: "Händler" is found by "händler", "handler" and "haendler". */
export function findable(text: string): string {
  const plain = searchable(text);
  const spelled = searchable(
    text.normalize("NFC").replace(/[äöü]/gi, (letter) => spelledOut[letter] ?? letter),
  );
  return plain === spelled ? plain : `${plain} ${spelled}`;
}

export function wordsOf(query: string): string[] {
  return query.split(/\s+/).filter((word) => word !== "");
}
