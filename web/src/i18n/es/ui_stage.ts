import type { UiStage } from "../en/ui_stage";

export const uiStage: UiStage = {
  act: "Lo que ha pasado",
  lastActs: "Las tres últimas jugadas",
  toYou: "Esto te afecta",
  blocks: "Sus trabajadores bloquean:",
  blocksNothing: "No bloquea nada en esta estación.",
  yearEnds: "Termina el año",
  regionsScored: "Se puntúan las regiones del mapa",
  skip: "Saltar lo que se está contando (barra espaciadora)",
  hideLog: "Ocultar la crónica",
  showLog: "Mostrar la crónica",
};
