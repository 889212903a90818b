import type { LevelEntry, LevelId, SoloResultName } from "../../wire/types";

const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** The game for one against the Automa. */
export const uiSolo = {
  title: "Alone against the Automa",
  ticketText: "A rival made of cards, from gentle to merciless.",
  play: "Choose a level",
  introTitle: "Who is the Automa?",
  intro: [
    "The Automa is a rival made of cards: when a season of work begins it turns one over, and its workers take the places named there, which are then closed to you.",
    "It plants nothing and sells nothing; it only stands in your way, and in the end you must have more {vp|victory points} than its marker shows.",
    "You may take each row of the wake-up chart once, and each gives you a bonus token: spend it on a later action to get the bonus printed there as well.",
  ],
  levelTitle: "Level",
  levels: {
    very_easy: "Very easy",
    easy: "Easy",
    normal: "Normal",
    hard: "Hard",
    very_hard: "Very hard",
  } satisfies Record<LevelId, string> as Record<LevelId, string>,
  /**
   * `rows` are those of the wake-up chart, one for each year of an ordinary game; on the extended board work is
   * done in every season.
   */
  levelText: (
    { years, automa_vp, start_vp, least_workers }: LevelEntry,
    rows: number,
    everySeason: boolean = false,
  ) =>
    [
      `Get past {vp ${automa_vp}} within ${years} years.`,
      ...(years > rows ? ["In the last one every row is open again."] : []),
      ...(start_vp > 0 ? [`You begin with {vp ${start_vp}}.`] : []),
      ...(least_workers > 0
        ? [
            `${everySeason ? "In every season" : "In summer and in winter"} it sends out at least ${plural(least_workers, "worker", "workers")}.`,
          ]
        : []),
    ].join(" "),
  aggressive: "Aggressive Automa",
  aggressiveText:
    "Its marker climbs from year to year. Whoever is not ahead of it when a year ends loses at once.",
  aggressiveLocked: (levels: string) => `Only at the levels ${levels}.`,
  aggressiveRow: "What you must have more than when the year ends",
  aggressiveName: (level: string) => `${level}, aggressive`,
  begin: "Begin",
  end: {
    titles: {
      win: "The valley is yours",
      draw: "Shoulder to shoulder",
      loss: "The Automa stays ahead",
    } satisfies Record<SoloResultName, string> as Record<SoloResultName, string>,
    headlines: { win: "You win", draw: "A draw", loss: "Lost" } satisfies Record<
      SoloResultName,
      string
    > as Record<SoloResultName, string>,
    ahead: (points: number) => `${plural(points, "point", "points")} ahead of the Automa.`,
    behind: (points: number) => `${plural(points, "point", "points")} behind the Automa.`,
    equal: "Exactly as many points as the Automa, and nothing breaks the tie.",
    behindTarget: (year: number, target: number, points: number) =>
      `When year ${year} ended more than {vp ${target}} were needed. There were {vp ${points}}.`,
    missingWorkers: (year: number) => `When year ${year} ended six workers were needed, the grande included.`,
    years: (played: number, all: number) =>
      played === all ? `All ${all} years played` : `Ended after year ${played} of ${all}`,
    again: "Play again",
    nextLevel: (level: string) => `On to: ${level}`,
    toCampaign: "Back to the campaign",
  },
  history: {
    title: (level: string) => `Your games · ${level}`,
    games: "Games",
    wins: "Won",
    best: "Best",
    average: "Average",
    points: (points: string) => `${points} VP`,
    lastGames: "The last games",
    resultOf: (result: SoloResultName, points: number) =>
      `${{ win: "won", draw: "drawn", loss: "lost" }[result]} with ${points} VP`,
  },
};

export type UiSolo = typeof uiSolo;
