import type { EventKindName, GameEvent } from "../../wire/types";

/** How much an event is what an act is about: 3 a card, a building, a star; 2 the beginning of a turn or of a year; 1 work that
 * is done; 0 what comes of it. */
const strengths: Record<EventKindName, 0 | 1 | 2 | 3> = {
  game_began: 2,
  parents_chosen: 3,
  papa_taken: 1,
  year_began: 3,
  season_began: 0,
  row_taken: 2,
  passed: 2,
  placed: 2,
  planned_action: 2,
  plan_lapsed: 2,
  worker_moved: 0,
  lira_changed: 0,
  vp_changed: 0,
  residual_changed: 0,
  drew: 1,
  deck_empty: 0,
  reshuffled: 0,
  discarded: 1,
  gave: 1,
  took_from_pile: 1,
  revealed: 1,
  kept: 1,
  played: 3,
  visitor_done: 0,
  offered: 1,
  planted: 3,
  uprooted: 3,
  switched: 3,
  field_sold: 1,
  field_bought: 1,
  harvested: 1,
  grape_placed: 0,
  grape_lost: 0,
  grape_used: 0,
  wine_made: 1,
  wine_used: 0,
  wine_aged: 1,
  aged: 1,
  order_filled: 3,
  built: 3,
  trained: 3,
  retrieved: 1,
  temporary_worker: 1,
  first_player_moved: 0,
  automa_drew: 3,
  automa_reshuffled: 0,
  automa_placed: 0,
  automa_vp: 0,
  token_taken: 1,
  token_spent: 0,
  star_placed: 3,
  star_moved: 3,
  card_built: 3,
  card_destroyed: 3,
  grapes_aged: 1,
  region_scored: 3,
  specials_revealed: 3,
  toll_paid: 0,
  bumped: 0,
  game_ended: 3,
  forced: 0,
};

export function strengthOf({ kind }: GameEvent): number {
  return strengths[kind];
}

/** A turn, or what else somebody begins with. */
export function begins({ kind }: GameEvent): boolean {
  return strengths[kind] === 2 || kind === "parents_chosen";
}

export function isWork({ kind }: GameEvent): boolean {
  return strengths[kind] === 1;
}
