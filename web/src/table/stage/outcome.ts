import type { IconToken } from "../../i18n/icon_words";
import type { BoardActionId, GameEvent, GrapeName, WineName } from "../../wire/types";
import { spotOf } from "../../i18n/lookup";
import { toldEvent, type Act } from "./acts";

/** Something that came of an act. */
export type Gain =
  /** More or fewer of what can be counted. */
  | { kind: "amount"; token: IconToken; amount: number }
  | { kind: "grape"; grape: GrapeName; value: number; used: boolean }
  | { kind: "wine"; wine: WineName; value: number; way: "made" | "used" | "aged" }
  /** Where the Automa stands. */
  | { kind: "blocked"; action: BoardActionId }
  /** What no sign tells. */
  | { kind: "said"; event: GameEvent };

/** What an act brought one player. */
export interface Share {
  /** Null: the Automa. */
  seat: number | null;
  gains: Gain[];
}

// What one looks for first stands first.
const order: readonly IconToken[] = ["vp", "residual", "lira", "star", "order", "vine", "summer", "winter"];
const rank = (gain: Gain) => {
  const found = gain.kind === "amount" ? order.indexOf(gain.token) : -1;
  if (gain.kind === "said") return order.length + 1;
  return found === -1 ? order.length : found;
};

/** What it brought, summed up for each player: first who acted, then the others. */
export function outcomeOf(act: Act): Share[] {
  const shares = new Map<number | null, Gain[]>();
  const residuals = new Map(act.residuals);
  const told = toldEvent(act);
  const add = (seat: number | null | undefined, gain: Gain) => {
    const owner = seat ?? null;
    const gains = shares.get(owner) ?? [];
    shares.set(owner, gains);
    const same = gains.find(
      (one) => one.kind === "amount" && gain.kind === "amount" && one.token === gain.token,
    );
    if (same?.kind === "amount" && gain.kind === "amount") same.amount += gain.amount;
    else gains.push({ ...gain });
  };
  for (const { event } of act.entries) {
    const { seat } = event;
    if (event.kind === "residual_changed") {
      const amount = event.residual - (residuals.get(seat ?? -1) ?? 0);
      residuals.set(seat ?? -1, event.residual);
      add(seat, { kind: "amount", token: "residual", amount });
    } else if (event.kind === "gave") {
      add(seat, { kind: "amount", token: event.deck, amount: -1 });
      add(event.to, { kind: "amount", token: event.deck, amount: 1 });
    } else {
      const gain = gainOf(event, event === act.lead || event === told);
      if (gain !== null) add(seat, gain);
    }
  }
  const actor = act.seat ?? null;
  return [...shares]
    .map(([seat, gains]) => ({
      seat,
      gains: gains
        .filter((gain) => gain.kind !== "amount" || gain.amount !== 0)
        .sort((a, b) => rank(a) - rank(b)),
    }))
    .filter(({ gains }) => gains.length > 0)
    .sort((a, b) => Number(b.seat === actor) - Number(a.seat === actor));
}

/** Null: it is told by the act itself or by something else that came of it. */
function gainOf(event: GameEvent, told: boolean): Gain | null {
  const some = (token: IconToken, amount: number): Gain => ({ kind: "amount", token, amount });
  switch (event.kind) {
    case "lira_changed":
      return some("lira", event.paid ? -event.amount : event.amount);
    case "vp_changed":
      return some("vp", event.lost ? -event.amount : event.amount);
    case "region_scored":
      // A player's points are told on their own.
      return event.seat === undefined ? some("vp", event.vp) : null;
    case "drew":
    case "took_from_pile":
    case "kept":
      return some(event.deck, 1);
    case "discarded":
      return some(event.deck, -1);
    case "field_sold":
      return some("field", -1);
    case "field_bought":
      return some("field", 1);
    case "trained":
      return some("worker", 1);
    case "temporary_worker":
      return some("temporary", 1);
    case "token_taken":
      return some("token", 1);
    case "token_spent":
      return some("token", -1);
    case "grape_placed":
      return { kind: "grape", grape: event.grape, value: event.value, used: false };
    case "grape_used":
      return { kind: "grape", grape: event.grape, value: event.value, used: true };
    case "wine_made":
      return { kind: "wine", wine: event.wine, value: event.value, way: "made" };
    case "wine_used":
      return { kind: "wine", wine: event.wine, value: event.value, way: "used" };
    case "wine_aged":
      return { kind: "wine", wine: event.wine, value: event.value, way: "aged" };
    case "automa_placed": {
      const spot = spotOf(event.space);
      return spot.place === "action" ? { kind: "blocked", action: spot.action } : null;
    }
    case "aged":
      return event.year_end || told ? null : { kind: "said", event };
    // Told by the lira that changes hands, by the grapes that come, and by nothing that anybody gains.
    case "residual_changed":
    case "gave":
    case "toll_paid":
    case "harvested":
    case "reshuffled":
    case "first_player_moved":
    case "game_began":
    case "year_began":
    case "season_began":
    case "game_ended":
    case "row_taken":
    case "passed":
    case "placed":
    case "planned_action":
    case "visitor_done":
    case "forced":
      return null;
    default:
      return told ? null : { kind: "said", event };
  }
}
