import { cardRef, type AnyCard } from "../../i18n/segments";
import { soundsOf } from "../../sound/sounds";
import type { CardName, DeckName, GameEvent, LogEntry, PlayerView, PositionView } from "../../wire/types";
import { agedGrapes, agedWines } from "./ageing";
import { Causes } from "./causes";
import type { Anchor, Flight, Piece, Side } from "./flight";
import { homecoming } from "./homecoming";
import { cardTurns } from "./speed";

/** What the events alone do not tell. */
export interface Scene {
  before: PositionView;
  after: PositionView;
  grapesOf(vine: string): { red: number; white: number };
  deckOf(visitor: string): DeckName;
}

type Told<Kind extends GameEvent["kind"]> = Extract<GameEvent, { kind: Kind }> & { seat: number };

interface Moment extends Scene {
  causes: Causes;
  /** What happened just before and just after, in the same update. */
  past: readonly GameEvent[];
  next: readonly GameEvent[];
}

type Choreography = { [Kind in GameEvent["kind"]]: (event: Told<Kind>, at: Moment) => Flight[] };

const still = () => [];

const faceOrBack = (deck: DeckName, card: AnyCard | null): Piece =>
  card === null ? { kind: "back", deck } : { kind: "card", card: cardRef(deck, card) };
const handOf = (seat: number, card: string | null): Anchor =>
  card === null ? `hand:${seat}` : `hand:${seat}/${card}`;
const coin = (amount: number): Piece => ({ kind: "coin", amount });
const worker = (side: Side, kind: Extract<Piece, { kind: "worker" }>["worker"]): Piece => ({
  kind: "worker",
  side,
  worker: kind,
});
const vine = (card: CardName): Piece => ({ kind: "card", card: cardRef("vine", card) });

/** Where money goes: what it buys, or what takes it. */
function bought({ seat }: { seat: number }, { next, causes }: Moment): Anchor {
  const [made] = next;
  if (made?.seat !== seat) return causes.of(seat);
  if (made.kind === "built") return `structure:${seat}/${made.structure}`;
  if (made.kind === "card_built") return `place:${seat}/${made.place}`;
  if (made.kind === "trained") return "action:train_worker";
  return causes.of(seat);
}

const isPaid = (event: GameEvent | undefined, seat: number) =>
  event?.kind === "lira_changed" && event.paid && event.seat === seat;

/** The two changes of purses that a toll consists of are told by the toll. */
const isToll = ({ past }: Moment) => past.slice(-2).some(({ kind }) => kind === "toll_paid");

/** The field that is being harvested. */
function harvestedField({ seat }: { seat: number }, { past }: Moment): number | undefined {
  const cause = past.findLast(({ kind }) => kind !== "grape_placed" && kind !== "grape_lost");
  return cause?.kind === "harvested" && cause.seat === seat ? cause.field : undefined;
}

const endsYear = (event: GameEvent) => event.kind === "aged" && event.year_end;

/** A player before and after. */
function both(seat: number, { before, after }: Scene): [PlayerView, PlayerView] | null {
  const [was, is] = [before.players[seat], after.players[seat]];
  return was === undefined || is === undefined ? null : [was, is];
}

const choreography: Choreography = {
  game_began: still,
  parents_chosen: still,
  papa_taken: still,
  season_began: still,
  passed: still,
  plan_lapsed: still,
  planned_action: still,
  deck_empty: still,
  offered: still,
  field_sold: still,
  field_bought: still,
  harvested: still,
  grape_lost: still,
  first_player_moved: still,
  automa_drew: still,
  automa_reshuffled: still,
  specials_revealed: still,
  /** The worker that was sent away is told once more, as one that comes home. */
  bumped: still,
  game_ended: still,
  forced: still,

  year_began: (_, at) => (at.past.some(endsYear) ? [] : homecoming(at, null)),
  row_taken: ({ seat, row }) => [
    { piece: { kind: "rooster", seat }, from: `home:${seat}/grande`, to: `row:${row}` },
  ],
  token_taken: ({ seat, row }) => [{ piece: { kind: "token" }, from: `row:${row}`, to: `tokens:${seat}` }],
  token_spent: ({ seat }, { causes }) => [
    { piece: { kind: "token" }, from: `tokens:${seat}`, to: causes.of(seat) },
  ],

  placed: ({ seat, worker: kind, space }) => [
    {
      piece: worker(seat, kind),
      from: `home:${seat}/${kind}`,
      to: `worker:${seat}.${kind}/${space}`,
      leads: true,
    },
  ],
  // One after the other, the first when the card has turned.
  automa_placed: ({ space }, { past }) => [
    {
      piece: worker("automa", "regular"),
      from: "home:automa/regular",
      to: `worker:automa.regular/${space}`,
      start: "after",
      leads: true,
      ...(past.at(-1)?.kind === "automa_drew" ? { delay: cardTurns } : {}),
    },
  ],
  worker_moved: ({ seat, from, to }, { after }) => {
    const kind = after.board[to]?.worker ?? "regular";
    return [
      {
        piece: worker(seat, kind),
        from: `worker:${seat}.${kind}/${from}`,
        to: `worker:${seat}.${kind}/${to}`,
      },
    ];
  },
  retrieved: ({ seat, worker: kind, space }) => [
    { piece: worker(seat, kind), from: `worker:${seat}.${kind}/${space}`, to: `home:${seat}/${kind}` },
  ],
  trained: ({ seat, worker: kind }) => [
    { piece: worker(seat, kind), from: "action:train_worker", to: `home:${seat}/${kind}` },
  ],
  temporary_worker: ({ seat }, { causes }) => [
    { piece: worker(seat, "temporary"), from: causes.of(seat), to: `home:${seat}/temporary` },
  ],

  lira_changed: (event, at) => {
    const { seat, amount, paid } = event;
    if (isToll(at)) return [];
    return paid
      ? [{ piece: coin(amount), from: `purse:${seat}`, to: bought(event, at) }]
      : [{ piece: coin(amount), from: at.causes.of(seat), to: `purse:${seat}` }];
  },
  toll_paid: ({ seat, amount, to }) => [
    { piece: coin(amount), from: `purse:${seat}`, to: `purse:${to}`, leads: true },
  ],
  // At the end the map scores region by region.
  vp_changed: ({ seat, amount, lost }, { causes, past }) => {
    const ends: [Anchor, Anchor] = [causes.of(seat), `points:${seat}`];
    const [from, to] = lost ? [ends[1], ends[0]] : ends;
    const scored = past.at(-1)?.kind === "region_scored";
    return [{ piece: { kind: "seal", points: amount }, from, to, ...(scored ? { start: "after" } : {}) }];
  },
  residual_changed: ({ seat, residual }, { causes, before }) => {
    const lost = residual < (before.players[seat]?.residual ?? 0);
    const ends: [Anchor, Anchor] = [causes.of(seat), `residual:${seat}`];
    const [from, to] = lost ? [ends[1], ends[0]] : ends;
    return [{ piece: { kind: "residual", amount: residual }, from, to }];
  },
  automa_vp: ({ vp }, { before }) => {
    const points = vp - (before.solo?.automa_vp ?? vp);
    return points > 0 ? [{ piece: { kind: "seal", points }, from: "stage", to: "points:automa" }] : [];
  },

  drew: ({ seat, deck, card }) => [
    { piece: faceOrBack(deck, card), from: `deck:${deck}`, to: handOf(seat, card) },
  ],
  reshuffled: ({ deck }) => [{ piece: { kind: "back", deck }, from: `discard:${deck}`, to: `deck:${deck}` }],
  revealed: ({ deck, card }) => [
    { piece: faceOrBack(deck, card), from: `deck:${deck}`, to: "stage", leads: true },
  ],
  kept: ({ seat, deck, card }) => [{ piece: faceOrBack(deck, card), from: "stage", to: handOf(seat, card) }],
  discarded: ({ seat, deck, card }, { causes }) => {
    const piece = faceOrBack(deck, card);
    const away: Flight = { piece, from: "stage", to: `discard:${deck}`, start: "after" };
    return causes.isOpen(card) ? [away] : [{ piece, from: handOf(seat, card), to: "stage" }, away];
  },
  gave: ({ seat, deck, card, to }) => [
    { piece: faceOrBack(deck, card), from: handOf(seat, card), to: handOf(to, card) },
  ],
  took_from_pile: ({ seat, deck, card }) => [
    { piece: faceOrBack(deck, card), from: `discard:${deck}`, to: handOf(seat, card) },
  ],
  played: ({ seat, visitor }) => [
    {
      piece: { kind: "card", card: { kind: "visitor", id: visitor } },
      from: `hand:${seat}/${visitor}`,
      to: "stage",
      leads: true,
    },
  ],
  visitor_done: ({ visitor }, { deckOf }) => [
    {
      piece: { kind: "card", card: { kind: "visitor", id: visitor } },
      from: "stage",
      to: `discard:${deckOf(visitor)}`,
      start: "after",
    },
  ],

  planted: ({ seat, vine: card, field }) => [
    { piece: vine(card), from: `hand:${seat}/${card}`, to: `vine:${seat}/${field}/${card}` },
  ],
  uprooted: ({ seat, vine: card, field }) => [
    { piece: vine(card), from: `vine:${seat}/${field}/${card}`, to: `hand:${seat}/${card}` },
  ],
  switched: ({ seat, vine: one, field, with: other, with_field: otherField }) => [
    {
      piece: vine(one),
      from: `vine:${seat}/${field}/${one}`,
      to: `vine:${seat}/${otherField}/${one}`,
    },
    {
      piece: vine(other),
      from: `vine:${seat}/${otherField}/${other}`,
      to: `vine:${seat}/${field}/${other}`,
      start: "with",
    },
  ],
  grape_placed: (event, at) => {
    const { seat, grape: colour, value } = event;
    const to = `grape:${seat}/${colour}/${value}` as const;
    const field = harvestedField(event, at);
    if (field === undefined)
      return [{ piece: { kind: "grape", colour, quality: value }, from: at.causes.of(seat), to }];
    const vines = at.before.players[seat]?.fields.find((one) => one.field === field)?.vines ?? [];
    const bearing = vines
      .map((card) => ({ card, quality: at.grapesOf(card)[colour] }))
      .filter(({ quality }) => quality > 0);
    return bearing.map(({ card, quality }, i): Flight => ({
      piece: { kind: "grape", colour, quality },
      from: `vine:${seat}/${field}/${card}`,
      to,
      ...(i > 0 ? { start: "with" } : {}),
    }));
  },
  grape_used: ({ seat, grape: colour, value }, { next, past, causes }) => {
    const made = next.find(({ kind }) => kind !== "grape_used");
    const wine = made?.kind === "wine_made" && made.seat === seat ? made : undefined;
    return [
      {
        piece: { kind: "grape", colour, quality: value },
        from: `grape:${seat}/${colour}/${value}`,
        to: wine === undefined ? causes.of(seat) : `wine:${seat}/${wine.wine}/${wine.value}`,
        ...(wine !== undefined && past.at(-1)?.kind === "grape_used" ? { start: "with" } : {}),
      },
    ];
  },
  wine_made: ({ seat, wine, value }) => [
    {
      piece: { kind: "bottle", wine, quality: value, fills: true },
      from: `crush:${seat}`,
      to: `wine:${seat}/${wine}/${value}`,
      start: "with",
    },
  ],
  wine_used: ({ seat, wine, value }, { next, causes, before }) => {
    const ordered = before.question.kind === "use_wine" || next.some(({ kind }) => kind === "order_filled");
    return [
      {
        piece: { kind: "bottle", wine, quality: value },
        from: `wine:${seat}/${wine}/${value}`,
        to: ordered ? "stage" : causes.of(seat),
        ...(ordered ? { leads: true } : {}),
      },
    ];
  },
  wine_aged: ({ seat }, at) => {
    const views = both(seat, at);
    return views === null ? [] : agedWines(...views);
  },
  grapes_aged: ({ seat }, at) => {
    const views = both(seat, at);
    return views === null ? [] : agedGrapes(...views);
  },
  aged: ({ seat, year_end }, at) => {
    const views = both(seat, at);
    const aged = views === null ? [] : [...(year_end ? agedGrapes(...views) : []), ...agedWines(...views)];
    if (!year_end) return aged;
    return [...aged, ...homecoming(at, seat), ...(at.past.some(endsYear) ? [] : homecoming(at, null))];
  },
  order_filled: ({ seat, order }) => [
    {
      piece: { kind: "card", card: { kind: "order", id: order } },
      from: `hand:${seat}/${order}`,
      to: "stage",
      leads: true,
    },
  ],

  // What was paid for is there when the money has arrived.
  built: ({ seat, structure }, { past, causes }) =>
    isPaid(past.at(-1), seat)
      ? []
      : [
          {
            piece: { kind: "building", structure },
            from: causes.of(seat),
            to: `structure:${seat}/${structure}`,
          },
        ],
  card_built: ({ seat, card, place }) => [
    {
      piece: { kind: "card", card: { kind: "structure_card", id: card } },
      from: `hand:${seat}/${card}`,
      to: `place:${seat}/${place}`,
      leads: true,
    },
  ],
  card_destroyed: ({ seat, card, place }) => [
    {
      piece: { kind: "card", card: { kind: "structure_card", id: card } },
      from: `place:${seat}/${place}`,
      to: "discard:structure",
    },
  ],

  star_placed: ({ seat, region }) => [
    { piece: { kind: "star", seat }, from: `supply:${seat}`, to: `star:${seat}/${region}`, leads: true },
  ],
  star_moved: ({ seat, from, to }) => [
    { piece: { kind: "star", seat }, from: `star:${seat}/${from}`, to: `star:${seat}/${to}` },
  ],
  // A player's points are told by what follows.
  region_scored: (event, { before }) =>
    (event as GameEvent).seat === undefined && before.solo !== undefined
      ? [
          {
            piece: { kind: "seal", points: event.vp },
            from: `region:${event.region}`,
            to: "points:automa",
            start: "after",
          },
        ]
      : [],
};

/** How far back a cause may lie. */
const memory = 80;

/** What flies from where to where when the log grows from an entry on. */
export function flightsOf(log: readonly LogEntry[], from: number, scene: Scene): Flight[] {
  const causes = new Causes(scene.before);
  for (const { event } of log.slice(Math.max(0, from - memory), from)) causes.note(event);
  const news = log.slice(from).map(({ event }) => event);
  const flights: Flight[] = [];
  const last: Flight[] = [];
  news.forEach((event, i) => {
    const moment = { ...scene, causes, past: news.slice(0, i), next: news.slice(i + 1) };
    const tell = choreography[event.kind] as (event: GameEvent, at: Moment) => Flight[];
    const told = heard(tell(event, moment), event, flights.at(-1));
    if (event.kind === "order_filled") {
      flights.splice(firstBottle(flights), 0, ...told);
      last.push(...told.map((flight) => leaves(flight)));
    } else {
      flights.push(...told);
    }
    causes.note(event);
  });
  return inTurn([...flights, ...last]);
}

/** An event is heard with the first thing that it lets fly; one that lets nothing fly, with what flew before it. */
function heard(told: Flight[], event: GameEvent, last: Flight | undefined): Flight[] {
  const sounds = soundsOf([event]);
  const [first, ...rest] = told;
  if (sounds.length === 0) return told;
  if (first !== undefined) return [{ ...first, sounds }, ...rest];
  if (last !== undefined) last.sounds = soundsOf([event], last.sounds);
  return told;
}

/** The order lies on the stage before its bottles come. */
function firstBottle(flights: readonly Flight[]): number {
  const before = flights.findLastIndex(({ piece, to }) => piece.kind !== "bottle" || to !== "stage");
  return before + 1;
}

/** When everything has been paid for, the order goes to its pile. */
const leaves = ({ piece }: Flight): Flight => ({ piece, from: "stage", to: "discard:order", start: "after" });

/** What follows a flight that leads waits for it. */
function inTurn(flights: readonly Flight[]): Flight[] {
  return flights.map((flight, i) =>
    flights[i - 1]?.leads && flight.start === undefined ? { ...flight, start: "after" } : flight,
  );
}
