import type { UiGame } from "../en/ui_game";
import { names } from "./names";

export const uiGame: UiGame = {
  things: {
    crushPad: "Lagar",
    cellar: "Bodega",
    structures: "Estructuras",
    workers: "Trabajadores",
    hand: "Mano",
    wakeUpChart: "Tabla de horas de despertar",
    lira: "Liras",
    victoryPoints: "Puntos de victoria",
    residual: "Pagos residuales",
    mama: "Mamá",
    papa: "Papá",
    year: "Año",
  },
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
    structure_cards: "Cartas de estructura",
    influence: "Mapa de influencia",
    trade: "Intercambio",
    sell_wine: "Vinos vendidos",
    other: "Otros",
  },
  options: {
    friendly: {
      name: "Variante amistosa",
      text: "Con 3 o más jugadores, una casilla con bonificación solo se puede ocupar para aprovecharla, o si no queda otra libre.",
    },
    two_parents: {
      name: "Padres a elegir",
      text: "Cada cual recibe dos mamás y dos papás y se queda con uno de cada.",
    },
  },
  standings: {
    wineQuality: "Calidad de los vinos",
    grapeQuality: "Calidad de las uvas",
  },
};
