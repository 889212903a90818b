import type { Offer, OrderEntry, WineName, WorkerName } from "../../wire/types";
import { candidates, resolved, withPick } from "../choice/choice";
import type { ChoiceState, ChoiceStore } from "../choice/choice_store";
import { dimensionOf, target, targetsOf, type Target } from "../choice/targets";

// What picking something up and putting it down means. It is only another way to point: nothing can be answered by it that
// the server does not offer.

/** What can be in the hand: a target, or "star:0" for a star from the supply of a seat. */
export type Thing = string;
/** Where it can be put down: a target, "stage", "board", "cellar"; a deck stands for its discard pile. */
export type Place = string;

export interface PutDown {
  picks: readonly Target[];
  /** The answer that is given; null: something is still to be chosen. */
  offer: Offer | null;
  /** The worker that the next space is for. */
  worker?: WorkerName;
}

type Asked = Pick<ChoiceState, "ask" | "picked" | "worker" | "view">;
type OrderOf = (id: string) => OrderEntry;

const parts = (one: string): [kind: string, name: string] => {
  const [kind = "", name = ""] = one.split(":");
  return [kind, name];
};

/** Null: it cannot be put down there. */
export function putDown(asked: Asked, thing: Thing, place: Place, orderOf: OrderOf): PutDown | null {
  const [kind, name] = parts(thing);
  if (kind === "worker") return workerOn(asked, name as WorkerName, place);
  if (kind === "star") return Number(name) === asked.ask.seat ? starOn(asked, place) : null;
  return (
    (kind === "bottle" ? wineFor(asked, thing, place, orderOf) : null) ?? partOfAnswer(asked, thing, place)
  );
}

const wineNames: readonly WineName[] = ["red", "white", "blush", "sparkling"];

const only = (offers: readonly Offer[]): Offer | null => (offers.length === 1 ? (offers[0] ?? null) : null);

/** A worker goes to a space, or to a whole action: there it takes the first space that is offered. */
function workerOn({ ask, picked }: Asked, worker: WorkerName, place: Place): PutDown | null {
  const [kind, action] = parts(place);
  const sent = (ask.offers ?? []).flatMap((offer) =>
    offer.answer.kind === "place" && offer.answer.worker === worker
      ? [{ offer, space: offer.answer.space }]
      : [],
  );
  const first = sent.find(({ space }) =>
    kind === "action" ? space.split(".")[0] === action : space === action,
  );
  if (first === undefined || (kind !== "action" && kind !== "space")) return null;
  const there = sent.filter(({ space }) => space === first.space).map(({ offer }) => offer);
  const others = picked.filter((one) => dimensionOf(one) !== "space");
  return { picks: [...others, target.space(first.space)], offer: only(there), worker };
}

/** One from the supply. */
function starOn({ ask, picked }: Asked, place: Place): PutDown | null {
  const [, region] = parts(place);
  const offer = (ask.offers ?? []).find(({ answer }) => answer.kind === "star" && answer.region === region);
  return offer === undefined ? null : { picks: picked, offer };
}

/** Wine on the card of an order: fills it, or is one of the wines for it. */
function wineFor(
  { ask, picked, view }: Asked,
  bottle: Thing,
  place: Place,
  orderOf: OrderOf,
): PutDown | null {
  const [kind, order] = parts(place);
  const cellar = view?.players.find(({ seat }) => seat === ask.seat)?.wines;
  const isThere = wineNames.some((wine) =>
    cellar?.[wine].some((quality) => target.bottle(wine, quality) === bottle),
  );
  if (kind !== "card" || !order.startsWith("order_") || !isThere) return null;
  const use = candidates(ask, [bottle]).find(({ answer }) => answer.kind === "use");
  if (use !== undefined) {
    const wanted = orderOf(order).wines.some(
      ({ wine, quality }) => wine === ask.wine && quality === ask.quality,
    );
    return wanted ? { picks: [bottle], offer: use } : null;
  }
  const fill = (ask.offers ?? []).find(({ answer }) => answer.kind === "fill" && answer.order === order);
  const used = fill?.preview?.events.flatMap((event) =>
    event.kind === "wine_used" ? [target.bottle(event.wine, event.value)] : [],
  );
  // The server may not say in advance which wines it would take.
  const taken = used === undefined || used.length === 0 || used.includes(bottle);
  return fill !== undefined && taken ? { picks: picked, offer: fill } : null;
}

/** The thing is a part of the answer, and the place another one or where such things go. */
function partOfAnswer({ ask, picked, worker }: Asked, thing: Thing, place: Place): PutDown | null {
  const taken = picked.includes(thing) ? [...picked] : withPick(ask, picked, thing);
  if (taken === null) return null;
  const open = candidates(ask, taken);
  const [kind, name] = parts(place);
  switch (kind) {
    case "stage":
    case "board":
    case "deck": {
      const fits = ({ answer }: Offer) => {
        if (targetsOf(answer).length > 1) return false;
        if (kind === "board") return answer.kind === "play";
        return kind === "stage" || (answer.kind === "discard" && answer.deck === name);
      };
      const offer = only(open.filter(fits));
      return offer === null ? null : { picks: taken, offer };
    }
    case "cellar": {
      const wines = open.filter(({ answer }) => answer.kind === "make");
      return wines.length === 0 ? null : { picks: taken, offer: only(wines) };
    }
    case "region":
    case "from":
    case "to":
      return withPlace(target.to(name as Parameters<typeof target.to>[0]));
    default:
      return place === thing ? ownPlace() : withPlace(place);
  }

  /** The outline of a structure, for one that lies elsewhere. */
  function ownPlace(): PutDown | null {
    const offer = only(open);
    return offer === null ? null : { picks: taken ?? [], offer };
  }

  function withPlace(second: Target): PutDown | null {
    const picks = withPick(ask, taken ?? [], second);
    if (picks === null || !picks.includes(thing) || picks.length < 2) return null;
    return { picks, offer: resolved(ask, picks, worker) };
  }
}

/** Gives the answer, or points at what is known of it. */
export function carryOut(choice: ChoiceStore, { picks, offer, worker }: PutDown): void {
  if (worker !== undefined) choice.prefer(worker);
  if (offer !== null) return choice.answer(offer.answer);
  for (const one of picks) {
    if (!choice.snapshot().picked.includes(one)) choice.pick(one);
  }
}
