/** The introduction before the first table, and what is explained once in a first game. */
export const uiFirstGame = {};

export type UiFirstGame = typeof uiFirstGame;
