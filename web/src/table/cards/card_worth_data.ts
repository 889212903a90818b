import address from "../../../../lab/study/card_worth.json?url";
import { Fetched, fetchJson, useFetched, type Held } from "../../wire/fetched";
import type { CardRef } from "../../i18n";
import type { GameOptions } from "../../wire/types";

/** By how many thousandths the share of games won changes, with its interval, and in how many cases; few cases: only these. */
export type Worth = [change: number, low: number, high: number, cases: number] | [cases: number];

export interface CardWorth {
  drawn?: Worth;
  /** Or planted, filled, built, trained. */
  played?: Worth;
}

export interface WorthSetting {
  players: number;
  /** "none", "board+workers+structures". */
  modules: string;
  games: number;
}

/** A study, as `vendemmia study --card-worth` writes it. */
export interface WorthStudy {
  made: { bot: string; command: string; rules: number };
  settings: WorthSetting[];
  /** By kind and id; null in settings without the card. */
  cards: Partial<Record<string, (CardWorth | null)[]>>;
}

const study = new Fetched(() => fetchJson<WorthStudy>(address));

export const useWorthStudy = (): Held<WorthStudy> => useFetched(study);

/** Of structures on the mat and of the Automa's cards there is nothing to tell. */
export function hasWorth({ kind }: CardRef): boolean {
  return kind !== "structure" && kind !== "automa";
}

export function worthOf({ cards }: WorthStudy, card: CardRef, setting: number): CardWorth | null {
  return cards[`${card.kind}/${card.id}`]?.[setting] ?? null;
}

/** The setting that is most like a table: first by whether Tuscany is in play, then by the players, of two as far the larger number. */
export function nearestSetting(
  settings: readonly WorthSetting[],
  { players, modules = [] }: Pick<GameOptions, "players" | "modules">,
): number {
  const distance = (one: WorthSetting) =>
    ((one.modules === "none") === (modules.length === 0) ? 0 : 100) +
    2 * Math.abs(one.players - players) -
    (one.players > players ? 1 : 0);
  return settings.reduce((best, one, i) => (distance(one) < distance(settings[best] ?? one) ? i : best), 0);
}
