// One's rating against the computer's levels: docs/contests.md has the formula.

/** What the levels have in docs/strength.md, where the daydreamer has 0; a level that was not rated there is missing. */
export const levelRatings = {
  twoPlayers: {
    daydreamer: 0,
    cellar_hand: 136,
    apprentice: 276,
    journeyman: 425,
    vintner: 589,
    master: 695,
  },
  tuscany: {
    daydreamer: 0,
    cellar_hand: 116,
    apprentice: 250,
    journeyman: 342,
    vintner: 447,
    master: 596,
  },
  fourPlayers: {
    daydreamer: 0,
    cellar_hand: 168,
    apprentice: 368,
    journeyman: 536,
    vintner: 613,
    master: 712,
  },
} as const;

interface RatedGame {
  players: number;
  modules: readonly string[];
  bots: readonly string[];
  scores: readonly number[];
}

export interface Meeting {
  /** Of the opponent. */
  rating: number;
  /** 1 won, 0.5 shared, 0 lost. */
  score: number;
}

/** Each opponent of a game whose level has a rating in that kind of game. */
export function meetingsOf(games: readonly RatedGame[]): Meeting[] {
  return games.flatMap(({ players, modules, bots, scores }) => {
    const kind = modules.length > 0 ? "tuscany" : players > 2 ? "fourPlayers" : "twoPlayers";
    const ratings: Partial<Record<string, number>> = levelRatings[kind];
    return bots.flatMap((bot, i) => {
      const rating = ratings[bot];
      const score = scores[i];
      return rating === undefined || score === undefined ? [] : [{ rating, score }];
    });
  });
}

export interface Rating {
  elo: number;
  low: number;
  high: number;
}

const scale = 400 / Math.LN10;
const sureness = 1.96;

/**
 * The rating that makes the results most likely, when a shared game against the mean of the opponents is added, so that there is
 * one even for whoever has won them all; and 1.96 standard errors to both sides. Null: nobody to be compared with.
 */
export function ratingOf(meetings: readonly Meeting[]): Rating | null {
  if (meetings.length === 0) return null;
  const mean = meetings.reduce((sum, { rating }) => sum + rating, 0) / meetings.length;
  const all = [...meetings, { rating: mean, score: 0.5 }];
  const expected = (elo: number, rating: number) => 1 / (1 + Math.exp((rating - elo) / scale));
  const surplus = (elo: number) =>
    all.reduce((sum, { rating, score }) => sum + score - expected(elo, rating), 0);
  // The surplus falls as the rating rises, so halving finds where it is nothing.
  let low = mean - 4000;
  let high = mean + 4000;
  for (let step = 0; step < 60; ++step) {
    const middle = (low + high) / 2;
    if (surplus(middle) > 0) low = middle;
    else high = middle;
  }
  const information = all.reduce((sum, { rating }) => {
    const chance = expected(low, rating);
    return sum + chance * (1 - chance);
  }, 0);
  const error = (sureness * scale) / Math.sqrt(information);
  return { elo: low, low: low - error, high: low + error };
}
