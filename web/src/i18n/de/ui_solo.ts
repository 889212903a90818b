import type { UiSolo } from "../en/ui_solo";

const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

export const uiSolo: UiSolo = {
  title: "Allein gegen den Automa",
  ticketText: "Ein Gegner aus Karten, von sanft bis gnadenlos.",
  play: "Stufe wählen",
  introTitle: "Wer ist der Automa?",
  intro: [
    "Der Automa ist ein Gegner aus Karten: Wenn eine Jahreszeit mit Arbeit beginnt, deckt er eine auf, und seine Arbeiter nehmen die Plätze ein, die darauf stehen. Die sind dann für dich gesperrt.",
    "Er pflanzt nichts und verkauft nichts; er steht dir nur im Weg, und am Ende musst du mehr {vp|Siegpunkte} haben, als sein Marker zeigt.",
    "Jede Zeile der Reihenfolge-Leiste darfst du einmal nehmen, und jede gibt dir eine Bonusmarke: Gib sie bei einer späteren Aktion aus, dann bekommst du auch den Bonus, der dort aufgedruckt ist.",
  ],
  levelTitle: "Stufe",
  levels: {
    very_easy: "Sehr leicht",
    easy: "Leicht",
    normal: "Normal",
    hard: "Schwer",
    very_hard: "Sehr schwer",
  },
  levelText: ({ years, automa_vp, start_vp, least_workers }, rows, everySeason = false) =>
    [
      `Übertriff {vp ${automa_vp}} in ${years} Jahren.`,
      ...(years > rows ? ["Im letzten ist jede Zeile wieder frei."] : []),
      ...(start_vp > 0 ? [`Du beginnst mit {vp ${start_vp}|Siegpunkten}.`] : []),
      ...(least_workers > 0
        ? [
            `${everySeason ? "In jeder Jahreszeit" : "Im Sommer wie im Winter"} schickt er mindestens ${least_workers} Arbeiter.`,
          ]
        : []),
    ].join(" "),
  aggressive: "Aggressiver Automa",
  aggressiveText:
    "Sein Marker steigt von Jahr zu Jahr. Wer am Ende eines Jahres nicht vor ihm liegt, hat sofort verloren.",
  aggressiveLocked: (levels) => `Nur in den Stufen ${levels}.`,
  aggressiveRow: "So viel musst du am Jahresende übertreffen",
  aggressiveName: (level) => `${level}, aggressiv`,
  begin: "Beginnen",
  end: {
    titles: {
      win: "Das Tal gehört dir",
      draw: "Kopf an Kopf",
      loss: "Der Automa bleibt vorn",
    },
    headlines: { win: "Du gewinnst", draw: "Unentschieden", loss: "Verloren" },
    ahead: (points) => `${plural(points, "Punkt", "Punkte")} vor dem Automa.`,
    behind: (points) => `${plural(points, "Punkt", "Punkte")} hinter dem Automa.`,
    equal: "Genauso viele Punkte wie der Automa, und nichts löst den Gleichstand auf.",
    behindTarget: (year, target, points) =>
      `Am Ende von Jahr ${year} waren mehr als {vp ${target}} nötig. Es waren {vp ${points}}.`,
    missingWorkers: (year) =>
      `Am Ende von Jahr ${year} waren sechs Arbeiter nötig, der Große Arbeiter mitgezählt.`,
    years: (played, all) =>
      played === all ? `Alle ${all} Jahre gespielt` : `Nach Jahr ${played} von ${all} zu Ende`,
    again: "Noch einmal",
    nextLevel: (level) => `Weiter zu: ${level}`,
    toCampaign: "Zurück zur Kampagne",
  },
  history: {
    title: (level) => `Deine Partien · ${level}`,
    games: "Partien",
    wins: "Gewonnen",
    best: "Beste",
    average: "Schnitt",
    points: (points) => `${points} SP`,
    lastGames: "Die letzten Partien",
    resultOf: (result, points) =>
      `${{ win: "gewonnen", draw: "unentschieden", loss: "verloren" }[result]} mit ${points} SP`,
  },
};
