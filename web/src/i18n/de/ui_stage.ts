import type { UiStage } from "../en/ui_stage";

export const uiStage: UiStage = {
  act: "Was geschehen ist",
  lastActs: "Die letzten drei Züge",
  toYou: "Das betrifft dich",
  blocks: "Seine Arbeiter blockieren:",
  blocksNothing: "In dieser Jahreszeit blockiert er nichts.",
  yearEnds: "Das Jahr geht zu Ende",
  regionsScored: "Die Regionen der Karte werden gewertet",
  skip: "Überspringen, was gerade erzählt wird (Leertaste)",
  hideLog: "Verlauf ausblenden",
  showLog: "Verlauf einblenden",
};
