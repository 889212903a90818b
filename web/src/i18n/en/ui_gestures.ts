/** Picking things up and putting them down. */
export const uiGestures = {};

export type UiGestures = typeof uiGestures;
