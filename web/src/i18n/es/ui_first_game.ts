import type { UiFirstGame } from "../en/ui_first_game";

export const uiFirstGame: UiFirstGame = {};
