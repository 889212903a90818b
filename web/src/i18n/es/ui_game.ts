import type { UiGame } from "../en/ui_game";
import { names } from "./names";

export const uiGame: UiGame = {
  things: {
    board: "Tablero",
    vineyard: "Viñedo",
    fields: "Terrenos",
    crushPad: "Lagar",
    cellar: "Bodega",
    smallCellar: "Bodega pequeña",
    structures: "Estructuras",
    workers: "Trabajadores",
    hand: "Mano",
    deck: "Mazo",
    discardPile: "Pila de descartes",
    wakeUpChart: "Tabla de horas de despertar",
    rooster: "Gallo",
    lira: "Liras",
    victoryPoints: "Puntos de victoria",
    victoryPointsShort: "PV",
    residual: "Pagos residuales",
    firstPlayer: "Primer jugador",
    mama: "Mamá",
    papa: "Papá",
    temporaryWorker: "Trabajador temporal",
    visitor: "Visitante",
    vine: "Vid",
    order: "Pedido de vino",
    structure: "Estructura",
    year: "Año",
    season: "Estación",
    bonus: "Bonificación",
  },
  you: "Tú",
  quality: (quality) => `calidad ${quality}`,
  yearNumber: (year) => `Año ${year}`,
  yearAndSeason: (year, season) =>
    year === 0 ? names.season("setup") : `Año ${year}, ${names.season(season).toLowerCase()}`,
  lastYear: "Último año",
  fieldValue: (used, maximum) => `calidad ${used} de ${maximum} como máximo`,
  vpSources: {
    orders: "Pedidos de vino",
    visitors: "Visitantes",
    windmill: "Molino",
    tasting_room: "Sala de catas",
    wake_up: "Tabla de horas de despertar",
    bonuses: "Casillas con bonificación",
    other: "Otros",
  },
  options: {
    players: { name: "Jugadores", text: "Cuántos hay en la mesa, contando los del ordenador." },
    friendly: {
      name: "Variante amistosa",
      text: "Con 3 o más jugadores, una casilla con bonificación solo se puede ocupar para aprovecharla, o si no queda otra libre.",
    },
    two_parents: {
      name: "Padres a elegir",
      text: "Cada cual recibe dos mamás y dos papás y se queda con una y con uno.",
    },
    last_year: {
      name: "Último año",
      text: "La partida termina como muy tarde tras este año, aunque nadie tenga suficientes puntos de victoria.",
    },
  },
  standings: {
    place: (place) => `Puesto ${place}`,
    wineQuality: "Calidad de todos los vinos",
    grapeQuality: "Calidad de todas las uvas",
    tieBreakers:
      "A igualdad de puntos de victoria deciden las liras, después la calidad de todos los vinos de la bodega y después la de todas las uvas del lagar.",
  },
};
