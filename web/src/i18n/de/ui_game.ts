import type { UiGame } from "../en/ui_game";
import { names } from "./names";

export const uiGame: UiGame = {
  things: {
    crushPad: "Weinpresse",
    cellar: "Weinkeller",
    structures: "Bauwerke",
    workers: "Arbeiter",
    hand: "Handkarten",
    wakeUpChart: "Reihenfolge-Leiste",
    lira: "Lira",
    victoryPoints: "Siegpunkte",
    residual: "Einkommen",
    mama: "Mama",
    papa: "Papa",
    year: "Jahr",
  },
  yearNumber: (year) => `Jahr ${year}`,
  yearAndSeason: (year, season) =>
    year === 0 ? names.season("setup") : `Jahr ${year}, ${names.season(season)}`,
  lastYear: "Letztes Jahr",
  fieldValue: (used, maximum) => `Qualität ${used} von höchstens ${maximum}`,
  vpSources: {
    orders: "Weinbestellungen",
    visitors: "Besucher",
    windmill: "Windmühle",
    tasting_room: "Probierstube",
    wake_up: "Zeilenboni",
    bonuses: "Bonusfelder",
    structure_cards: "Bauwerkskarten",
    influence: "Einflusskarte",
    trade: "Tauschen",
    sell_wine: "Verkaufte Weine",
    other: "Sonstiges",
  },
  options: {
    friendly: {
      name: "Freundliche Variante",
      text: "Ab 3 Spielern darf ein Arbeiter nur dann auf ein Bonusfeld, wenn der Bonus genutzt wird oder kein anderes Feld frei ist.",
    },
    two_parents: {
      name: "Eltern zur Wahl",
      text: "Alle bekommen zwei Mamas und zwei Papas und behalten je eine Karte davon.",
    },
  },
  standings: {
    wineQuality: "Qualität der Weine",
    grapeQuality: "Qualität der Trauben",
  },
};
