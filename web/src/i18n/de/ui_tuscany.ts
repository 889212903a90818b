import type { UiTuscany } from "../en/ui_tuscany";

const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

export const uiTuscany: UiTuscany = {
  modules: {
    title: "Toskana",
    text: "Drei Erweiterungen. Jede lässt sich allein oder mit den anderen spielen.",
    details: "Was ändert sich?",
    fewerDetails: "Weniger",
    inPlay: (names) => `Toskana: ${names}`,
    each: {
      board: {
        name: "Erweiterter Spielplan",
        text: "Vier Jahreszeiten voller Arbeit, neue Aktionen und eine Landkarte der Toskana mit Sternen darauf.",
        details: [
          "Arbeiter werden in allen vier Jahreszeiten eingesetzt, auf je vier Aktionen. Gespielt wird bis {vp 25}.",
          "Wer passt, bekommt sofort ein Geschenk von der Reihenfolge-Leiste und wählt nach dem Winter die Zeile für das nächste Jahr.",
          "Neu: Sachen tauschen, Wein verkaufen, Sterne {star} in die Regionen schicken. Wer in einer Region die meisten Sterne hat, wertet sie am Ende.",
          "Für alle, die das Grundspiel kennen.",
        ],
      },
      workers: {
        name: "Spezialarbeiter",
        text: "Zwei von elf Arbeitern mit eigenen Fähigkeiten lassen sich ausbilden.",
        details: [
          "Für jedes Spiel werden zwei Arten gezogen. Sie kosten {lira 1} mehr als ein normaler Arbeiter, und man darf von jeder einen besitzen.",
          "Der Koch verdrängt andere von ihrem Platz, der Bote eilt voraus, der Mafioso tut manches zweimal.",
          "Leicht dazuzunehmen: Wer keinen ausbildet, für den ändert sich nichts.",
        ],
      },
      structures: {
        name: "Bauwerkskarten",
        text: "36 Gebäude eines fünften Stapels, zu errichten neben dem Weingut oder in einem leeren Gebiet.",
        details: [
          "Jedes bringt beim Errichten {vp 1}, und danach eine eigene Aktion, einen dauernden Vorteil oder etwas an jedem Jahresende.",
          "Mit dem erweiterten Spielplan werden sie im Lauf des Spiels gezogen. Ohne ihn sucht sich jeder zu Beginn vier aus: eine behalten, den Rest weitergeben.",
        ],
      },
    },
    plainStars: {
      name: "Die Landkarte wird nicht gewertet",
      text: "Sterne bringen nur, was ihre Region sofort gibt. Zu zweit eine gute Idee.",
    },
    needsBoard: "Nur mit dem erweiterten Spielplan.",
    twoPlayers: "Zu zweit bleibt der Wirt in der Schachtel.",
  },
  map: {
    title: "Einflusskarte",
    benefit: (benefit) => `ein Stern bringt hier ${benefit}`,
    majority: (points) => `die meisten Sterne bringen am Ende {vp ${points}}`,
    unscored: "bringt am Ende keine Punkte",
    stars: (name, count) => `${name}: ${plural(count, "Stern", "Sterne")}`,
    noStars: "noch keine Sterne",
    leads: (name) => `${name} hat die meisten`,
    tied: "gleich viele: Niemand wertet",
    left: (count) =>
      count === 0 ? "Alle Sterne sind gesetzt" : `noch ${plural(count, "Stern", "Sterne")} zu setzen`,
    moveFrom: "Wähle den Stern, der versetzt wird.",
    moveTo: (region) => `Wohin kommt der Stern aus ${region}?`,
  },
  chart: {
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
      "Deine Arbeiter kommen heim, Trauben und Weine reifen, du wirfst bis auf sieben Karten ab, bekommst {residual} und wählst eine Zeile für das nächste Jahr.",
    winterConfirm: "Jahr beenden",
    left: "hat das Jahr beendet",
  },
  structures: {
    mat: "Bautafel",
    matOf: (name) => `Bautafel von ${name}`,
    freePlace: "freier Bauplatz",
    kinds: { action: "Aktion", enhancement: "Vorteil", residual: "Jahresende" },
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
    ofThisGame: "Die Spezialarbeiter dieses Spiels",
    price: "{lira 1} mehr als ein normaler Arbeiter; von jeder Art einer für jeden",
    owned: (name) => `${name} hat einen`,
    atHome: (worker) => `${worker} zu Hause`,
    farmerBonus: "Welchen Bonus nimmt der Landwirt?",
  },
  solo: {
    intro: [
      "Auf dem erweiterten Spielplan deckt der Automa in jeder der vier Jahreszeiten eine Karte auf. Er hat sechs Arbeiter für das ganze Jahr.",
      "Seine Sterne liegen von Anfang an auf der Landkarte: einer in jeder Region, die {vp 1} wert ist, zwei in jeder, die {vp 2} wert ist. Sie werden nie versetzt und zählen am Ende mit.",
      "Ein Bonusmarker bringt einen Bonus der Aktion, aber nicht den, auf dem dein Arbeiter steht.",
      "Zeile 1 ist nur nach Zeile 7 offen. Heb dir Zeile 7 also nicht für das letzte Jahr auf.",
    ],
    workersText: "Koch, Wirt, Händler und Soldato leben von anderen Spielern und bleiben in der Schachtel.",
    structuresText: "Akademie und Brunnen leben von anderen Spielern und bleiben in der Schachtel.",
    aggressiveNeedsAll: "Auf dem erweiterten Spielplan nur mit allen drei Modulen.",
    firstCard: "Seine erste Karte wird zu Beginn des Frühlings aufgedeckt.",
  },
  end: {
    mapTitle: "Die Landkarte der Toskana",
    scored: (name, points) => `${name}: {vp ${points}}`,
    nobody: "niemand",
    unscored: "In diesem Spiel nicht gewertet.",
  },
};
