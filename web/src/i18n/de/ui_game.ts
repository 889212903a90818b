import type { UiGame } from "../en/ui_game";
import { names } from "./names";

export const uiGame: UiGame = {
  things: {
    board: "Spielplan",
    vineyard: "Weingut",
    fields: "Gebiete",
    crushPad: "Weinpresse",
    cellar: "Weinkeller",
    smallCellar: "Kleiner Weinkeller",
    structures: "Bauwerke",
    workers: "Arbeiter",
    hand: "Handkarten",
    deck: "Nachziehstapel",
    discardPile: "Ablagestapel",
    wakeUpChart: "Reihenfolge-Leiste",
    rooster: "Hahn",
    lira: "Lira",
    victoryPoints: "Siegpunkte",
    victoryPointsShort: "SP",
    residual: "Einkommen",
    firstPlayer: "Startspieler",
    mama: "Mama",
    papa: "Papa",
    temporaryWorker: "Wanderarbeiter",
    visitor: "Besucher",
    vine: "Rebe",
    order: "Weinbestellung",
    structure: "Bauwerk",
    year: "Jahr",
    season: "Jahreszeit",
    bonus: "Bonus",
  },
  you: "Du",
  quality: (quality) => `Qualität ${quality}`,
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
    wake_up: "Reihenfolge-Leiste",
    bonuses: "Bonusfelder",
    other: "Sonstiges",
  },
  options: {
    players: { name: "Spielerzahl", text: "Wie viele am Tisch sitzen, Computer mitgezählt." },
    friendly: {
      name: "Freundliche Variante",
      text: "Ab 3 Spielern darf ein Arbeiter nur auf ein Bonusfeld, um den Bonus zu nutzen, oder wenn kein anderes frei ist.",
    },
    two_parents: {
      name: "Eltern zur Wahl",
      text: "Alle bekommen zwei Mamas und zwei Papas und behalten je einen davon.",
    },
    last_year: {
      name: "Letztes Jahr",
      text: "Spätestens nach diesem Jahr endet das Spiel, auch wenn niemand genug Siegpunkte hat.",
    },
  },
  standings: {
    place: (place) => `Platz ${place}`,
    wineQuality: "Qualität aller Weine",
    grapeQuality: "Qualität aller Trauben",
    tieBreakers:
      "Bei gleich vielen Siegpunkten entscheiden die Lira, dann die Qualität aller Weine im Weinkeller, dann die Qualität aller Trauben in der Weinpresse.",
  },
};
