import type { gameIcons } from "../art/icons_game";

export type IconToken = keyof typeof gameIcons;

/** For each icon its word for one thing and for several. */
export type IconWords = Record<IconToken, [one: string, many: string]>;
