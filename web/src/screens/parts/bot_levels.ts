import type { Messages } from "../../i18n";

/** A computer player is a level, "vintner", or the timed one with its seconds, "expert:seconds=10". */
export const botSeconds = [1, 3, 10, 30] as const;
const usualSeconds = 3;

/** The middle of the server's levels, which it names from the weakest on. */
export function preferredBot(bots: readonly string[]): string {
  return bots[Math.floor(bots.length / 2)] ?? "apprentice";
}

/** The server's weakest level, for those who learn the game. */
export function gentlestBot(bots: readonly string[]): string {
  return bots[0] ?? "daydreamer";
}

export function levelOf(bot: string): string {
  return bot.split(":")[0] ?? bot;
}

/** How long it may think, where that was said. */
export function secondsOf(bot: string): number | null {
  const told = /:seconds=(\d+)$/.exec(bot)?.[1];
  return told === undefined ? null : Number(told);
}

export function withSeconds(level: string, seconds = usualSeconds): string {
  return `${level}:seconds=${seconds}`;
}

/** As people call it: "Vintner", "Grand master, 10 seconds". A level without a name is called by its id. */
export function botName(bot: string, t: Messages): string {
  const { bots, seconds } = t.ui.screens.newTable;
  const name = bots[levelOf(bot)]?.name ?? levelOf(bot);
  const time = secondsOf(bot);
  return time === null ? name : `${name}, ${seconds(time)}`;
}
