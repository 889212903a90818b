import type { ModuleName, StructureCardKind } from "../../wire/types";

const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

interface ModuleText {
  name: string;
  /** In a line, beside the switch. */
  text: string;
  /** What it changes, for those who want to know before they choose. */
  details: string[];
}

/** What the three modules of Tuscany bring to the lobby, the table and the end. */
export const uiTuscany = {
  modules: {
    title: "Tuscany",
    text: "Three additions. Each can be played by itself or with the others.",
    details: "What changes?",
    fewerDetails: "Less",
    /** The modules of a table, listed. */
    inPlay: (names: string) => `Tuscany: ${names}`,
    each: {
      board: {
        name: "Extended board",
        text: "Four seasons of work, new actions, and a map of Tuscany with stars on it.",
        details: [
          "Workers are placed in all four seasons, on four actions each. The goal is {vp 25}.",
          "Whoever passes gets a gift from the wake-up chart at once, and chooses next year’s row when winter is over.",
          "New: trade one thing for another, sell a wine, send stars {star|} into the regions. Whoever has the most stars in a region scores it at the end.",
          "For those who know the base game.",
        ],
      },
      workers: {
        name: "Special workers",
        text: "Two of eleven workers with abilities of their own can be trained.",
        details: [
          "Two kinds are drawn for each game. They cost {lira 1} more than a regular worker, and everybody may own one of each.",
          "The Chef pushes others off their space, the Messenger runs ahead, the Mafioso does things twice.",
          "Easy to add: without training one, nothing changes.",
        ],
      },
      structures: {
        name: "Structure cards",
        text: "36 buildings in a fifth deck, to be built beside the vineyard or on an empty field.",
        details: [
          "Each brings {vp 1} when it is built, and then an action of your own, a lasting advantage, or something at each year’s end.",
          "With the extended board they are drawn during the game. Without it, four for each player are chosen at the start: keep one, pass on the rest.",
        ],
      },
    } satisfies Record<ModuleName, ModuleText> as Record<ModuleName, ModuleText>,
    plainStars: {
      name: "The map scores nothing",
      text: "Stars bring only what their region gives at once. A good idea for two.",
    },
    twoPlayers: "With two players the Innkeeper stays in the box.",
  },
  map: {
    title: "Influence map",
    benefit: (benefit: string) => `a star placed here brings ${benefit}`,
    majority: (points: number) => `the most stars bring {vp ${points}} at the end`,
    unscored: "brings no points at the end",
    stars: (name: string, count: number) => `${name}: ${plural(count, "star", "stars")}`,
    noStars: "no stars yet",
    leads: (name: string) => `${name} has the most`,
    tied: "equally many: nobody scores",
    left: (count: number) =>
      count === 0 ? "All stars are placed" : `${plural(count, "star", "stars")} to place`,
    moveFrom: "Choose the star that moves.",
    moveTo: (region: string) => `Where does the star from ${region} go?`,
  },
  chart: {
    title: "Wake-up chart",
    row: (row: number) => `Row ${row}`,
    here: (name: string) => `${name} is here`,
    nextYear: (name: string) => `${name} next year`,
    nextYearTitle: "Next year",
    onlyAfterSeven: "only after row 7",
    note: "Whoever passes into a season gets what stands there at once.",
  },
  pass: {
    winterTitle: "End your year?",
    winterText:
      "Your workers come home, grapes and wines age, you discard down to seven cards, collect {residual|residual payments} and choose a row for next year.",
    winterConfirm: "End the year",
    left: "has ended the year",
  },
  structures: {
    mat: "Construction mat",
    matOf: (name: string) => `Construction mat of ${name}`,
    freePlace: "free place",
    kinds: {
      action: "Action",
      enhancement: "Advantage",
      residual: "Year’s end",
    } satisfies Record<StructureCardKind, string> as Record<StructureCardKind, string>,
    kindTexts: {
      action: "A space of your own for one worker a year, in any season.",
      enhancement: "Works as long as it stands.",
      residual: "Gives something at the end of each year.",
    } satisfies Record<StructureCardKind, string> as Record<StructureCardKind, string>,
    /** Between what an action structure asks for and what it gives. */
    then: "then",
    freeForWorker: "free for a worker",
    used: "used this year",
    workerHere: (worker: string) => `${worker} stands here`,
  },
  workers: {
    ofThisGame: "The special workers of this game",
    price: "{lira 1} more than a regular worker; one of each kind for everybody",
    owned: (name: string) => `${name} has one`,
    atHome: (worker: string) => `${worker} at home`,
    farmerBonus: "Which bonus does the Farmer take?",
  },
  solo: {
    intro: [
      "On the extended board the Automa turns over a card in each of the four seasons. It has six workers for the whole year.",
      "Its stars lie on the map from the start: one in each region worth {vp 1}, two in each worth {vp 2}. They never move, and they count at the end.",
      "A bonus token brings one bonus of the action, but not the one on which your worker stands.",
      "Row 1 is open only after row 7. So do not leave row 7 for the last year.",
    ],
    workersText: "Chef, Innkeeper, Merchant and Soldato live off other players and stay in the box.",
    structuresText: "Academy and Fountain live off other players and stay in the box.",
    aggressiveNeedsAll: "On the extended board only with all three modules.",
    firstCard: "Its first card is turned over when spring begins.",
  },
  end: {
    mapTitle: "The map of Tuscany",
    scored: (name: string, points: number) => `${name}: {vp ${points}}`,
    nobody: "nobody",
    unscored: "Not scored in this game.",
  },
};

export type UiTuscany = typeof uiTuscany;
