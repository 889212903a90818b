import type { GameEvent, Outcome } from "../wire/types";
import type { Context, Messages } from "./messages";
import { said } from "./segments";
import type { Segment } from "./segments";

// What the answer itself says already.
const unsaid = [
  "placed",
  "played",
  "passed",
  "row_taken",
  "offered",
  "parents_chosen",
  "papa_taken",
  "forced",
  "visitor_done",
  "token_spent",
] as const;

// What is rare in a preview and is told as in the log.
const asInLog = [
  "game_began",
  "year_began",
  "season_began",
  "game_ended",
  "reshuffled",
  "gave",
  "revealed",
  "kept",
  "took_from_pile",
  "planned_action",
  "plan_lapsed",
  "deck_empty",
  "automa_drew",
  "automa_reshuffled",
  "automa_placed",
  "automa_vp",
  "region_scored",
  "specials_revealed",
] as const;

type Unsaid = (typeof unsaid)[number];
type AsInLog = (typeof asInLog)[number];
type EventKind = GameEvent["kind"];
type OfKind<Kind extends EventKind> = Extract<GameEvent, { kind: Kind }>;
type Foreseen = Exclude<EventKind, Unsaid | AsInLog | "lira_changed" | "vp_changed">;

/** A few words for each thing that would happen. */
export type Effects = { [Kind in Foreseen]: (told: OfKind<Kind>, context: Context) => Segment[] };

function isOf<Kind extends EventKind>(kinds: readonly Kind[], told: GameEvent): told is OfKind<Kind> {
  return (kinds as readonly EventKind[]).includes(told.kind);
}

export function previewsOf(
  effects: Effects,
  outcomes: Record<Outcome, string>,
  event: Messages["event"],
): Messages["preview"] {
  const effect = (told: GameEvent, context: Context): Segment[] => {
    if (isOf(unsaid, told)) return [];
    // What happens to somebody else is told with the name.
    const other = context.viewer !== null && told.seat !== undefined && told.seat !== context.viewer;
    if (isOf(asInLog, told) || (other && told.kind !== "bumped")) return event(told, context);
    if (told.kind === "lira_changed")
      return told.paid ? said`{lira -${told.amount}}` : said`+{lira ${told.amount}}`;
    if (told.kind === "vp_changed")
      return told.lost ? said`{vp -${told.amount}}` : said`+{vp ${told.amount}}`;
    // The table has the writer for this very kind, which the compiler cannot follow.
    const write = effects[told.kind] as (told: GameEvent, context: Context) => Segment[];
    return write(told, context);
  };
  return ({ events, then }, context) => {
    // That a card is drawn says well enough that the rest is unknown.
    const drawn = then === "unseen" && events.at(-1)?.kind === "drew";
    const outcome = drawn ? [] : said`${outcomes[then]}`;
    return [...events.map((told) => effect(told, context)), outcome].filter(({ length }) => length > 0);
  };
}
