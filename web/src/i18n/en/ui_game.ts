import type { GameOptions, PhaseName, VpSource } from "../../wire/types";
import { names } from "./names";

interface OptionText {
  name: string;
  text: string;
}

/** Words for what lies on the table, shared by all screens. */
export const uiGame = {
  things: {
    board: "Board",
    vineyard: "Vineyard",
    fields: "Fields",
    crushPad: "Crush pad",
    cellar: "Cellar",
    smallCellar: "Small cellar",
    structures: "Structures",
    workers: "Workers",
    hand: "Hand",
    deck: "Draw pile",
    discardPile: "Discard pile",
    wakeUpChart: "Wake-up chart",
    rooster: "Rooster",
    lira: "Lira",
    victoryPoints: "Victory points",
    victoryPointsShort: "VP",
    residual: "Residual payments",
    firstPlayer: "First player",
    mama: "Mama",
    papa: "Papa",
    temporaryWorker: "Temporary worker",
    visitor: "Visitor",
    vine: "Vine",
    order: "Wine order",
    structure: "Structure",
    year: "Year",
    season: "Season",
    bonus: "Bonus",
  },
  you: "You",
  quality: (quality: number) => `quality ${quality}`,
  yearNumber: (year: number) => `Year ${year}`,
  yearAndSeason: (year: number, season: PhaseName) =>
    year === 0 ? names.season("setup") : `Year ${year}, ${names.season(season).toLowerCase()}`,
  lastYear: "Last year",
  fieldValue: (used: number, maximum: number) => `quality ${used} of at most ${maximum}`,
  vpSources: {
    orders: "Wine orders",
    visitors: "Visitors",
    windmill: "Windmill",
    tasting_room: "Tasting room",
    wake_up: "Wake-up chart",
    bonuses: "Bonus spaces",
    other: "Other",
  } satisfies Record<VpSource, string> as Record<VpSource, string>,
  options: {
    players: { name: "Players", text: "How many sit at the table, computers included." },
    friendly: {
      name: "Friendly variant",
      text: "With 3 or more players, a worker may stand on a bonus space only to use the bonus, or when no other is free.",
    },
    two_parents: {
      name: "Choice of parents",
      text: "Everyone is dealt two mamas and two papas and keeps one of each.",
    },
    last_year: {
      name: "Last year",
      text: "The game ends after this year at the latest, even if nobody has enough victory points.",
    },
  } satisfies Record<keyof GameOptions, OptionText> as Record<keyof GameOptions, OptionText>,
  standings: {
    place: (place: number) => `Place ${place}`,
    wineQuality: "Quality of all wines",
    grapeQuality: "Quality of all grapes",
    tieBreakers:
      "Equal victory points are decided by lira, then by the quality of all wines in the cellar, then by the quality of all grapes on the crush pad.",
  },
};

export type UiGame = typeof uiGame;
