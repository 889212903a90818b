import type { UiLaw } from "../en/ui_law";

const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

export const uiLaw: UiLaw = {
  title: "Regelbuch",
  brief: "Regeln in Kürze",
  parts: "Regeln",
  intro:
    "Die Spielanleitungen lassen viele kleine Fragen offen. Hier steht, wie jede von ihnen an diesen Tischen entschieden ist und worauf sich die Antwort stützt.",
  howToUse: "Suche nach Wörtern, einer Karte oder einer Nummer, oder wähle ein Thema.",
  size: (rulings, subjects) =>
    `${plural(rulings, "Entscheidung", "Entscheidungen")} zu ${plural(subjects, "Thema", "Themen")}`,
  inEnglish: "Das Regelbuch gibt es nur auf Englisch.",
  search: "Wörter, Karte oder Nummer",
  found: (count) => plural(count, "Entscheidung", "Entscheidungen"),
  none: "Keine Entscheidung enthält alle diese Wörter.",
  contents: "Themen",
  groups: { game: "Das Spiel", workers: "Spezialarbeiter", structures: "Bauwerkskarten" },
  ruling: (number) => `Entscheidung ${number}`,
  onCard: (count) => plural(count, "Entscheidung zu dieser Karte", "Entscheidungen zu dieser Karte"),
  facts: { source: "Quelle", cards: "Karten", subject: "Im Regelbuch" },
  labels: {
    own: {
      name: "eigene Entscheidung",
      text: "Keine Quelle klärt diesen Punkt, deshalb haben wir ihn selbst entschieden.",
    },
    conflict: {
      name: "Quellen uneins",
      text: "Die Quellen widersprechen sich; es gilt die mit dem höchsten Rang.",
    },
    replaced: {
      name: "ersetzt",
      text: "Gilt nicht mehr; eine spätere Entscheidung ist an ihre Stelle getreten.",
    },
  },
  replacedBy: "Gilt nicht mehr. Ersetzt durch",
  back: (number) => `Zurück zu ${number}`,
  loading: "Das Regelbuch wird aufgeschlagen …",
  failed: "Das Regelbuch konnte nicht geladen werden.",
  noRuling: (number) => `Eine Entscheidung ${number} gibt es nicht.`,
  noSubject: "Dieses Thema gibt es im Regelbuch nicht.",
};
