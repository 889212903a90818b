import type { GameEvent } from "../wire/types";
import { receiver } from "./events_of";
import type { Context, Messages } from "./messages";
import type { Vocabulary } from "./names_of";
import { joined, said } from "./segments";
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
type Effects = { [Kind in Foreseen]: (told: OfKind<Kind>, context: Context) => Segment[] };

function isOf<Kind extends EventKind>(kinds: readonly Kind[], told: GameEvent): told is OfKind<Kind> {
  return (kinds as readonly EventKind[]).includes(told.kind);
}

function effectsOf(vocabulary: Vocabulary): Effects {
  const { words, names, cardName, cardOrKind, theStructure } = vocabulary;
  const { effects } = words.previews;
  const plainly = (text: string): Segment[] => [{ text }];
  return {
    residual_changed: ({ residual }) => effects.residual_changed({ residual }),
    drew: ({ deck, card }) => effects.drew({ card: cardOrKind(deck, card) }),
    discarded: ({ deck, card }) => effects.discarded({ card: cardOrKind(deck, card) }),
    planted: ({ vine, field }) =>
      effects.planted({ vine: cardName("vine", vine), field: names.field(field) }),
    uprooted: ({ vine }) => effects.uprooted({ vine: cardName("vine", vine) }),
    switched: (told) =>
      effects.switched({
        vine: cardName("vine", told.vine),
        field: names.field(told.field),
        other: cardName("vine", told.with),
        other_field: names.field(told.with_field),
      }),
    field_sold: ({ field }) => effects.field_sold({ field: names.field(field) }),
    field_bought: ({ field }) => effects.field_bought({ field: names.field(field) }),
    harvested: ({ field }) => effects.harvested({ field: names.field(field) }),
    grape_placed: ({ grape, value }) => effects.grape_placed({ grape: names.grape(grape, value) }),
    grape_lost: ({ grape }) => effects.grape_lost({ grape: names.grape(grape) }),
    grape_used: ({ grape, value }) => effects.grape_used({ grape: names.grape(grape, value) }),
    wine_made: ({ wine, value }) => effects.wine_made({ wine: names.wine(wine, value) }),
    wine_used: ({ wine, value }) => effects.wine_used({ wine: names.wine(wine, value) }),
    wine_aged: ({ wine, value }) => effects.wine_aged({ wine: names.wine(wine, value) }),
    aged: () => plainly(effects.aged),
    order_filled: ({ order }) => effects.order_filled({ order: cardName("order", order) }),
    built: ({ structure: id }) =>
      effects.built({
        structure: { text: theStructure(id), card: { kind: "structure", id } },
        structure_name: { text: names.structure(id), card: { kind: "structure", id } },
      }),
    trained: ({ worker = "regular", at_once }) =>
      effects.trained({ special: worker === "regular" ? undefined : names.worker(worker), at_once }),
    retrieved: ({ worker }) => effects.retrieved({ worker_name: names.worker(worker) }),
    temporary_worker: () => plainly(effects.temporary_worker),
    worker_moved: ({ to }) => effects.worker_moved({ space: names.space(to) }),
    first_player_moved: () => plainly(effects.first_player_moved),
    star_placed: ({ region }) => effects.star_placed({ region: names.region(region) }),
    star_moved: ({ from, to }) => effects.star_moved({ from: names.region(from), to: names.region(to) }),
    card_built: ({ card, place }) =>
      effects.card_built({ card: cardName("structure", card), place: names.place(place) }),
    card_destroyed: ({ card }) => effects.card_destroyed({ card: cardName("structure", card) }),
    grapes_aged: () => plainly(effects.grapes_aged),
    toll_paid({ amount, to }, context) {
      const { other, you } = receiver(to, vocabulary, context);
      return effects.toll_paid({ amount, to: other, to_you: you });
    },
    bumped({ seat }, context) {
      const { other, you } = receiver(seat, vocabulary, context);
      return effects.bumped({ owner: other, owner_you: you });
    },
    token_taken: () => plainly(effects.token_taken),
  };
}

export function previewsOf(vocabulary: Vocabulary, event: Messages["event"]): Messages["preview"] {
  const effects = effectsOf(vocabulary);
  const { outcomes } = vocabulary.words.previews;
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

/** Why undo goes no further back. */
export function undoStopsOf({ words, names }: Vocabulary, event: Messages["event"]): Messages["undoStop"] {
  const { undo } = words;
  return ({ stop, stop_event, stop_seat }, context) => {
    switch (stop) {
      case "beginning":
      case "old_rules":
        return undo[stop];
      case "seen":
        return undo.seen({ event: stop_event && joined(event(stop_event, context)) });
      case "answered":
        return undo.answered({
          who: stop_seat === undefined ? undefined : names.player(stop_seat, context),
        });
    }
  };
}
