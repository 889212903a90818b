import type { GameOptions, PhaseName, VpSource } from "../../wire/types";
import { names } from "./names";

interface OptionText {
  name: string;
  text: string;
}

/** Words for what lies on the table, shared by all screens. */
export const uiGame = {
  things: {
    crushPad: "Crush pad",
    cellar: "Cellar",
    structures: "Structures",
    workers: "Workers",
    hand: "Hand",
    wakeUpChart: "Wake-up chart",
    lira: "Lira",
    victoryPoints: "Victory points",
    residual: "Residual payments",
    mama: "Mama",
    papa: "Papa",
    year: "Year",
  },
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
    structure_cards: "Structure cards",
    influence: "Influence map",
    trade: "Trade",
    sell_wine: "Wines sold",
    other: "Other",
  } satisfies Record<VpSource, string> as Record<VpSource, string>,
  options: {
    friendly: {
      name: "Friendly variant",
      text: "With 3 or more players, a worker may take a bonus space only to use its bonus, or when no other space is free.",
    },
    two_parents: {
      name: "Choice of parents",
      text: "Everyone is dealt two mamas and two papas and keeps one of each.",
    },
  } satisfies Partial<Record<keyof GameOptions, OptionText>>,
  standings: {
    wineQuality: "Wine quality",
    grapeQuality: "Grape quality",
  },
};

export type UiGame = typeof uiGame;
