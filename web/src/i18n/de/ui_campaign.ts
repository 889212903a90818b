import type { UiCampaign } from "../en/ui_campaign";

const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

export const uiCampaign: UiCampaign = {
  title: "Kampagne",
  intro:
    "Eine Straße durch das Tal mit acht Stationen. An jeder wartet der Automa mit einer eigenen Herausforderung; erst wenn sie gewonnen ist, geht die Straße weiter.",
  challenges: {
    old_vines: {
      name: "Alte Reben",
      rule: "Es gibt keine Mama. Stattdessen wählst du drei Reben aus dem Stapel und pflanzt sie vor dem ersten Jahr, auch ohne die nötigen Bauwerke; das Höchstmaß der Gebiete gilt weiterhin.",
    },
    two_pairs_of_hands: {
      name: "Zwei Paar Hände",
      rule: "Du hast höchstens zwei Arbeiter außer dem Großen Arbeiter und dem Wanderarbeiter. Beide Seiten benutzen die mittleren Aktionsfelder mit ihren Boni. Bonusmarken nützen nichts.",
    },
    full_house: {
      name: "Volles Haus",
      rule: "Am Ende des dritten Jahres musst du sechs Arbeiter haben, den Großen Arbeiter und die in Ausbildung mitgezählt, sonst ist die Partie sofort verloren.",
    },
    great_harvest: {
      name: "Die große Lese",
      rule: "Du beginnst mit {vp 5|Siegpunkten}, und mit der Aktion „Gebiet ernten“ erntest du bis zu drei Gebiete.",
    },
    free_mornings: {
      name: "Freie Vormittage",
      rule: "Du hast acht Jahre, und jeden Frühling steht dir jede Zeile der Reihenfolge-Leiste offen. Bonusmarken nützen nichts.",
    },
    cellar_pride: {
      name: "Der Stolz des Kellers",
      rule: "Während der Partie bringt nichts {vp|Siegpunkte}. Am Ende zählt jeder Wein im mittleren Keller {vp 1} und jeder im großen {vp 2}.",
    },
    head_start: {
      name: "Ein Vorsprung",
      rule: "Du beginnst mit {vp 3|Siegpunkten} und {residual 2}.",
    },
    no_customers: {
      name: "Keine Kundschaft",
      rule: "Keine Bestellung darf erfüllt werden, auf keinem Weg. Die {vp|Siegpunkte} müssen anderswoher kommen.",
    },
  },
  challenge: (number) => `Herausforderung ${number}`,
  challengeTitle: "Herausforderung",
  road: "Die Straße der Herausforderungen",
  states: {
    won: (attempts) => (attempts === 1 ? "Im ersten Anlauf gewonnen" : `Im ${attempts}. Anlauf gewonnen`),
    now: "Als Nächstes",
    playing: "Wird gespielt",
    ahead: "Noch vor dir",
    skipped: "Ausgelassen",
  },
  lostSoFar: (attempts) => `bisher ${plural(attempts, "Anlauf", "Anläufe")}`,
  skippedWhy: "Sie verträgt sich nicht mit dem aggressiven Automa, deshalb führt die Straße an ihr vorbei.",
  tokens: (count) =>
    count === 0
      ? "Du beginnst ohne Bonusmarken."
      : `Du beginnst mit {token ${count}}: einer für jeden Anlauf in Folge, der nicht gewonnen wurde.`,
  begin: "Beginnen",
  again: "Noch ein Anlauf",
  resume: "Partie fortsetzen",
  score: (games) => plural(games, "Partie", "Partien"),
  scoreText: "Deine Wertung ist die Zahl der gespielten Partien: je weniger, desto besser.",
  finishedTitle: "Die ganze Straße!",
  finishedText: (games) =>
    `Alle Herausforderungen sind gewonnen, nach ${plural(games, "Partie", "Partien")}. Die Stadt läutet für dich die Glocken.`,
  historyTitle: "Partien",
  historyEmpty: "Noch keine Partie. Mit der ersten beginnt die Straße.",
  results: { win: "Gewonnen", draw: "Unentschieden", loss: "Verloren" },
  gameNumber: "Nr.",
  result: "Ergebnis",
  you: "Du",
  deal: "Verteilung",
  look: "Ansehen",
  lookAt: (number) => `Partie ${number} noch einmal ansehen`,
  choose: "Deine Kampagnen",
  progress: (won, all) => `${won} von ${all}`,
  begun: (when) => `begonnen ${when}`,
  opened: (file, when) => `aus ${file}, ${when}`,
  newOne: "Neue Kampagne",
  newText:
    "Alle Partien einer Kampagne werden auf einer Stufe gespielt. Nach einer Partie, die du nicht gewinnst, spielst du dieselbe Herausforderung noch einmal, mit einer Bonusmarke für jede solche Partie in Folge.",
  create: "Aufbrechen",
  back: "Zurück",
  exportIt: "Als Datei speichern",
  importIt: "Datei öffnen",
  importText: "Eine Kampagne, die als Datei gespeichert wurde, geht hier weiter.",
  forget: "Von der Liste nehmen",
  forgetText:
    "Dieser Browser vergisst die Kampagne. Speichere sie vorher als Datei, wenn du sie eines Tages fortsetzen willst.",
  forgetConfirm: "Vergessen",
  bookkeeping: "Speichern und entfernen",
};
