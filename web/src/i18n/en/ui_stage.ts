/** The stage: what somebody did, and what it brought. */
export const uiStage = {
  act: "What happened",
  lastActs: "The last three acts",
  toYou: "This concerns you",
  blocks: "Its workers block:",
  blocksNothing: "It blocks nothing this season.",
  yearEnds: "The year ends",
  regionsScored: "The regions of the map are scored",
  skip: "Skip what is being told (space bar)",
  hideLog: "Hide the log",
  showLog: "Show the log",
};

export type UiStage = typeof uiStage;
