const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** The law book: how the open questions of the rules are decided. Its own texts come from the server. */
export const uiLaw = {
  title: "Law book",
  brief: "Rules in brief",
  parts: "Rules",
  intro:
    "The rulebooks leave many small questions open. This is how each of them is decided at these tables, and where the answer comes from.",
  howToUse: "Search for words, for a card or for a number, or choose a subject.",
  size: (rulings: number, subjects: number) =>
    `${plural(rulings, "ruling", "rulings")} in ${plural(subjects, "subject", "subjects")}`,
  inEnglish: "The law book is written in English.",
  search: "Words, card or number",
  found: (count: number) => plural(count, "ruling", "rulings"),
  none: "No ruling has all of these words.",
  contents: "Subjects",
  groups: { game: "The game", workers: "Special workers", structures: "Structure cards" },
  ruling: (number: string) => `Ruling ${number}`,
  onCard: (count: number) => plural(count, "ruling on this card", "rulings on this card"),
  facts: { source: "Source", cards: "Cards", subject: "In the law book" },
  labels: {
    own: { name: "own decision", text: "No source settles this point, so we decided it ourselves." },
    conflict: {
      name: "sources disagree",
      text: "The sources contradict each other; the highest-ranking one counts.",
    },
    replaced: { name: "replaced", text: "No longer in force; a later ruling has taken its place." },
  },
  replacedBy: "No longer in force. Replaced by",
  back: (number: string) => `Back to ${number}`,
  loading: "Opening the law book …",
  failed: "The law book could not be fetched.",
  noRuling: (number: string) => `There is no ruling ${number}.`,
  noSubject: "There is no such subject in the law book.",
};

export type UiLaw = typeof uiLaw;
