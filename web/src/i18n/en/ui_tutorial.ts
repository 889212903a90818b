export const uiTutorial = {};

export type UiTutorial = typeof uiTutorial;
