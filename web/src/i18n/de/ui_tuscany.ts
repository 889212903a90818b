import type { UiTuscany } from "../en/ui_tuscany";

const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

export const uiTuscany: UiTuscany = {
  modules: {
    title: "Tuscany",
    text: "Drei Erweiterungen. Jede lässt sich allein oder mit den anderen spielen.",
    details: "Was ändert sich?",
    fewerDetails: "Weniger",
    inPlay: (names) => `Tuscany: ${names}`,
    each: {
      board: {
        name: "Erweiterter Spielplan",
        text: "Vier Jahreszeiten voller Arbeit, neue Aktionen und eine Landkarte der Toskana mit Sternen darauf.",
        details: [
          "Arbeiter werden in allen vier Jahreszeiten eingesetzt, auf je vier Aktionen. Das Ziel sind {vp 25}.",
          "Wer passt, bekommt sofort ein Geschenk von der Zugtabelle und wählt nach dem Winter die Zeile für das nächste Jahr.",
          "Neu: Sachen tauschen, Wein verkaufen, Sterne {star|} in die Regionen schicken. Wer in einer Region die meisten Sterne hat, erhält am Ende ihre Punkte.",
          "Für alle, die das Grundspiel kennen.",
        ],
      },
      workers: {
        name: "Spezialarbeiter",
        text: "Zwei von elf Arbeitern mit eigenen Fähigkeiten lassen sich ausbilden.",
        details: [
          "Für jede Partie werden zwei Arten gezogen. Sie kosten {lira 1} mehr als ein normaler Arbeiter, und man darf von jeder einen besitzen.",
          "Der Koch verdrängt andere von ihrem Platz, der Bote eilt voraus, der Mafioso tut manches zweimal.",
          "Leicht dazuzunehmen: Wer keinen ausbildet, für den ändert sich nichts.",
        ],
      },
      structures: {
        name: "Bauwerkskarten",
        text: "36 Gebäude eines fünften Stapels, zu errichten neben dem Weingut oder auf einem leeren Gebiet.",
        details: [
          "Jedes bringt beim Errichten {vp 1}, und danach eine eigene Aktion, einen dauernden Vorteil oder etwas an jedem Jahresende.",
          "Mit dem erweiterten Spielplan werden sie im Lauf der Partie gezogen. Ohne ihn sucht sich jeder zu Beginn vier aus: eine behalten, den Rest weitergeben.",
        ],
      },
    },
    plainStars: {
      name: "Die Landkarte wird nicht gewertet",
      text: "Sterne bringen nur, was ihre Region sofort gibt. Zu zweit eine gute Idee.",
    },
    twoPlayers: "Zu zweit bleibt der Gastwirt in der Schachtel.",
  },
  map: {
    title: "Einflusskarte",
    benefit: (benefit) => `ein Stern bringt hier ${benefit}`,
    majority: (points) => `die meisten Sterne bringen am Ende {vp ${points}}`,
    unscored: "bringt am Ende keine Punkte",
    stars: (name, count) => `${name}: ${plural(count, "Stern", "Sterne")}`,
    noStars: "noch keine Sterne",
    leads: (name) => `${name} hat die meisten`,
    tied: "gleich viele: keine Punkte",
    left: (count) =>
      count === 0 ? "Alle Sterne sind gesetzt" : `noch ${plural(count, "Stern", "Sterne")} zu setzen`,
    moveFrom: "Wähle den Stern, der versetzt wird.",
    moveTo: (region) => `Wohin kommt der Stern aus ${region}?`,
  },
  chart: {
    title: "Zugtabelle",
    row: (row) => `Zeile ${row}`,
    here: (name) => `${name} steht hier`,
    nextYear: (name) => `${name} im nächsten Jahr`,
    nextYearTitle: "Nächstes Jahr",
    onlyAfterSeven: "nur nach Zeile 7",
    note: "Wer passt, bekommt sofort, was in der nächsten Spalte steht.",
  },
  pass: {
    winterTitle: "Dein Jahr beenden?",
    winterText:
      "Deine Arbeiter kommen heim, Trauben und Weine reifen, du wirfst bis auf sieben Karten ab, bekommst {residual|dein Einkommen} und wählst eine Zeile für das nächste Jahr.",
    winterConfirm: "Jahr beenden",
    left: "hat das Jahr beendet",
  },
  structures: {
    mat: "Tableau-Erweiterung",
    matOf: (name) => `Tableau-Erweiterung von ${name}`,
    freePlace: "freier Bauplatz",
    kinds: { action: "Aktionsbauwerk", enhancement: "Verstärkungsbauwerk", residual: "Einkommensbauwerk" },
    kindTexts: {
      action: "Ein eigenes Aktionsfeld für einen Arbeiter im Jahr, zu jeder Jahreszeit.",
      enhancement: "Wirkt, solange es steht.",
      residual: "Gibt am Ende jedes Jahres etwas.",
    },
    then: "dann",
    freeForWorker: "frei für einen Arbeiter",
    used: "dieses Jahr benutzt",
    workerHere: (worker) => `Hier steht: ${worker}`,
  },
  workers: {
    ofThisGame: "Die Spezialarbeiter dieser Partie",
    price: "{lira 1} mehr als ein normaler Arbeiter; von jeder Art einer für jeden",
    owned: (name) => `${name} hat einen`,
    atHome: (worker) => `${worker} zu Hause`,
    farmerBonus: "Welchen Bonus nimmt der Landwirt?",
  },
  solo: {
    intro: [
      "Auf dem erweiterten Spielplan deckt der Automa in jeder der vier Jahreszeiten eine Karte auf. Er hat sechs Arbeiter für das ganze Jahr.",
      "Seine Sterne liegen von Anfang an auf der Landkarte: einer in jeder Region, die {vp 1} wert ist, zwei in jeder, die {vp 2} wert ist. Sie werden nie versetzt und zählen am Ende mit.",
      "Eine Bonusmarke bringt einen Bonus der Aktion, aber nicht den, auf dem dein Arbeiter steht.",
      "Zeile 1 ist nur nach Zeile 7 offen. Heb dir Zeile 7 also nicht für das letzte Jahr auf.",
    ],
    workersText:
      "Koch, Gastwirt, Kaufmann und Soldat leben von anderen Spielern und bleiben in der Schachtel.",
    structuresText: "Akademie und Brunnen leben von anderen Spielern und bleiben in der Schachtel.",
    aggressiveNeedsAll: "Auf dem erweiterten Spielplan nur mit allen drei Modulen.",
    firstCard: "Seine erste Karte wird zu Beginn des Frühlings aufgedeckt.",
  },
  end: {
    mapTitle: "Die Landkarte der Toskana",
    scored: (name, points) => `${name}: {vp ${points}}`,
    nobody: "niemand",
    unscored: "In dieser Partie nicht gewertet.",
  },
};
