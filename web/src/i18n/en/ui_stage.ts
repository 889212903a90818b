/** The stage: what somebody did, and what it brought. */
export const uiStage = {};

export type UiStage = typeof uiStage;
