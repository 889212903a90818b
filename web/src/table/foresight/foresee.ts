import type { Answer, DeckName, GameEvent, PlayerView, PositionView } from "../../wire/types";
import type { CatalogueIndex } from "../catalogue_index";
import { foreseeField } from "./foresee_fields";
import { foreseeStore } from "./foresee_stores";
import type {
  CardCounts,
  ForeseenBuilding,
  ForeseenField,
  ForeseenMarker,
  ForeseenSeat,
  ForeseenStar,
  ForeseenWorker,
  Foreseen,
} from "./foreseen";

type Book = Pick<CatalogueIndex, "vine" | "visitor">;
type OfKind<Kind extends GameEvent["kind"]> = Extract<GameEvent, { kind: Kind }>;

/** What the events of a preview would change on the table. They say it themselves: nothing is worked out here but sums. */
export function foresee(
  events: readonly GameEvent[],
  view: PositionView,
  book: Book,
  answer?: Answer,
): Foreseen {
  const seats = Object.fromEntries(
    view.players.flatMap((player) => {
      const own = events.filter((event) => concerns(event, player.seat));
      const seat = own.length === 0 ? {} : compact(foreseeSeat(own, player, view, book, answer));
      return Object.keys(seat).length === 0 ? [] : [[player.seat, seat]];
    }),
  ) as Record<number, ForeseenSeat>;
  const { decks, piles } = drawnFrom(events);
  return compact({
    seats,
    points: markers(view, seats, ({ vp }) => vp, automaPoints(events)),
    residuals: markers(view, seats, ({ residual }) => residual),
    rows: filled(events.flatMap(rowTaken)),
    stars: filled(events.flatMap(starChanges)),
    decks,
    piles,
  });
}

function concerns(event: GameEvent, seat: number): boolean {
  return event.seat === seat || (event.kind === "gave" && event.to === seat);
}

function foreseeSeat(
  events: readonly GameEvent[],
  player: PlayerView,
  view: PositionView,
  book: Book,
  answer: Answer | undefined,
): ForeseenSeat {
  const aged = of(events, "aged");
  const ripened = aged.some(({ year_end }) => year_end) || of(events, "grapes_aged").length > 0;
  const movedOn = answer?.kind === "age" ? answer : undefined;
  return {
    lira: changed(
      player.lira,
      of(events, "lira_changed").reduce(
        (sum, { amount, paid }) => sum + (paid ? -amount : amount),
        player.lira,
      ),
    ),
    vp: changed(
      player.vp,
      of(events, "vp_changed").reduce((sum, { amount, lost }) => sum + (lost ? -amount : amount), player.vp),
    ),
    residual: changed(player.residual, of(events, "residual_changed").at(-1)?.residual ?? player.residual),
    grapes: foreseeStore(player.grapes, {
      come: of(events, "grape_placed").map(({ grape, value }) => ({ kind: grape, value })),
      go: of(events, "grape_used").map(({ grape, value }) => ({ kind: grape, value })),
      age: ripened,
    }),
    wines: foreseeStore(player.wines, {
      come: [...of(events, "wine_made"), ...of(events, "wine_aged")].map(({ wine, value }) => ({
        kind: wine,
        value,
      })),
      go: [
        ...of(events, "wine_used").map(({ wine, value }) => ({ kind: wine, value })),
        // The event says where the wine ends, the answer where it was.
        ...of(events, "wine_aged").flatMap(({ wine }) =>
          movedOn?.wine === wine ? [{ kind: wine, value: movedOn.quality }] : [],
        ),
      ],
      age: aged.length > 0,
    }),
    fields: fieldsOf(events, player, book),
    structures: filled(of(events, "built").map(({ structure }) => structure)),
    buildings: buildingsOf(events),
    cards: handChanges(events, player, view, book),
    workers: filled(events.flatMap(workerComing)),
  };
}

function of<Kind extends GameEvent["kind"]>(events: readonly GameEvent[], kind: Kind): OfKind<Kind>[] {
  return events.filter((event): event is OfKind<Kind> => event.kind === kind);
}

const changed = (before: number, after: number) => (before === after ? undefined : after);

function filled<T>(list: readonly T[]): readonly T[] | undefined {
  return list.length === 0 ? undefined : list;
}

/** Without what is undefined, so that an untouched part is missing. */
function compact<T extends object>(whole: T): T {
  return Object.fromEntries(Object.entries(whole).filter(([, part]) => part !== undefined)) as T;
}

function fieldsOf(
  events: readonly GameEvent[],
  { fields }: PlayerView,
  book: Book,
): Record<number, ForeseenField> | undefined {
  const touched = fields.flatMap((field) => {
    const foreseen = foreseeField(events, field, book);
    return foreseen === undefined ? [] : [[field.field, foreseen] as const];
  });
  return touched.length === 0 ? undefined : Object.fromEntries(touched);
}

function buildingsOf(events: readonly GameEvent[]): ForeseenSeat["buildings"] {
  const places = events.flatMap((event): [string, ForeseenBuilding][] => {
    if (event.kind === "card_built") return [[event.place, { built: event.card }]];
    return event.kind === "card_destroyed" ? [[event.place, { destroyed: true }]] : [];
  });
  return places.length === 0 ? undefined : Object.fromEntries(places);
}

function workerComing(event: GameEvent): ForeseenWorker[] {
  switch (event.kind) {
    case "trained":
      return [{ kind: event.worker, later: !event.at_once }];
    case "retrieved":
      return [{ kind: event.worker, later: false }];
    case "temporary_worker":
      return [{ kind: "temporary", later: false }];
    default:
      return [];
  }
}

interface CardMove {
  deck: DeckName;
  card: string | null;
  change: 1 | -1;
}

/** A card that comes into the hand or leaves it, if the event is about one. */
function cardMove(event: GameEvent, seat: number, book: Book): CardMove | undefined {
  switch (event.kind) {
    case "drew":
    case "took_from_pile":
    case "kept":
      return { deck: event.deck, card: event.card, change: 1 };
    case "discarded":
      return { deck: event.deck, card: event.card, change: -1 };
    case "gave":
      return { deck: event.deck, card: event.card, change: event.seat === seat ? -1 : 1 };
    case "played":
      return { deck: book.visitor(event.visitor).deck, card: event.visitor, change: -1 };
    case "planted":
      return { deck: "vine", card: event.vine, change: -1 };
    case "uprooted":
      return { deck: "vine", card: event.vine, change: 1 };
    case "order_filled":
      return { deck: "order", card: event.order, change: -1 };
    case "card_built":
      return { deck: "structure", card: event.card, change: -1 };
    default:
      return undefined;
  }
}

function handChanges(
  events: readonly GameEvent[],
  player: PlayerView,
  view: PositionView,
  book: Book,
): CardCounts | undefined {
  const gained = new Set<string>();
  const counts: Partial<Record<DeckName, number>> = {};
  for (const event of events) {
    const move = cardMove(event, player.seat, book);
    if (move === undefined) continue;
    const { deck, card, change } = move;
    // What lies open, or is chosen from a deck, leaves the table and not the hand.
    if (change < 0 && card !== null && !gained.has(card) && isElsewhere(card, deck, player, view)) continue;
    if (change > 0 && card !== null) gained.add(card);
    counts[deck] = (counts[deck] ?? 0) + change;
  }
  const left = Object.entries(counts).filter(([, change]) => change !== 0);
  return left.length === 0 ? undefined : Object.fromEntries(left);
}

function isElsewhere(card: string, deck: DeckName, { hand }: PlayerView, { in_play }: PositionView): boolean {
  if (hand !== undefined) return hand[deck]?.includes(card) !== true;
  return in_play[deck]?.includes(card) === true;
}

function drawnFrom(events: readonly GameEvent[]): { decks?: CardCounts; piles?: CardCounts } {
  const count = (found: readonly { deck: DeckName }[]) => {
    const counts: Partial<Record<DeckName, number>> = {};
    for (const { deck } of found) counts[deck] = (counts[deck] ?? 0) + 1;
    return found.length === 0 ? undefined : counts;
  };
  return {
    decks: count([...of(events, "drew"), ...of(events, "revealed")]),
    piles: count(of(events, "took_from_pile")),
  };
}

function rowTaken(event: GameEvent): ForeseenMarker[] {
  return event.kind === "row_taken" && event.seat !== undefined ? [{ seat: event.seat, at: event.row }] : [];
}

function starChanges(event: GameEvent): ForeseenStar[] {
  const { seat } = event;
  if (seat === undefined) return [];
  if (event.kind === "star_placed") return [{ seat, region: event.region, change: 1 }];
  if (event.kind !== "star_moved") return [];
  return [
    { seat, region: event.from, change: -1 },
    { seat, region: event.to, change: 1 },
  ];
}

const automaPoints = (events: readonly GameEvent[]) => of(events, "automa_vp").at(-1)?.vp;

function markers(
  { players }: PositionView,
  seats: Foreseen["seats"],
  amount: (seat: ForeseenSeat) => number | undefined,
  automa?: number,
): readonly ForeseenMarker[] | undefined {
  const moved = players.flatMap(({ seat }): ForeseenMarker[] => {
    const one = seats[seat];
    const at = one && amount(one);
    return at === undefined ? [] : [{ seat, at }];
  });
  return filled(automa === undefined ? moved : [{ seat: null, at: automa }, ...moved]);
}
