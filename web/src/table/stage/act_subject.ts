import type { CardRef } from "../../i18n";
import { spotOf } from "../../i18n/lookup";
import { cardRef, type AnyCard } from "../../i18n/segments";
import type { SpecialWorkerId } from "../../i18n/tuscany_ids";
import type {
  Ask,
  DeckName,
  GameEvent,
  PhaseName,
  RegionId,
  StructureCardId,
  VisitorId,
  WorkerName,
} from "../../wire/types";
import type { Act } from "./acts";

/** What stands on the stage. */
export type Subject =
  /** One card or several; null: only its back is known. */
  | { kind: "cards"; cards: (CardRef | { deck: DeckName })[] }
  /** An action of the board, the cart, the yoke or a space on somebody's mat, with who works there. */
  | { kind: "place"; place: string; worker: WorkerName | null }
  | { kind: "worker"; worker: WorkerName }
  | { kind: "row"; row: number }
  | { kind: "region"; regions: RegionId[] }
  | { kind: "year"; year: number | null }
  | { kind: "season"; season: PhaseName }
  /** Only who it was. */
  | { kind: "sign" };

const card = (ref: CardRef): Subject => ({ kind: "cards", cards: [ref] });

const plain: readonly WorkerName[] = ["regular", "grande"];

export function subjectOf(act: Act): Subject {
  const { lead, visitor } = act;
  const own = subjectOfEvent(lead, act);
  if (own !== null && (own.kind !== "place" || lead.kind === "placed" || visitor === undefined)) return own;
  return visitor === undefined ? { kind: "sign" } : card({ kind: "visitor", id: visitor });
}

/** Null: it is seen only in what it belongs to. */
function subjectOfEvent(lead: GameEvent, act: Act): Subject | null {
  switch (lead.kind) {
    case "parents_chosen": {
      const papa: CardRef = { kind: "papa", id: lead.papa };
      return { kind: "cards", cards: lead.mama === null ? [papa] : [{ kind: "mama", id: lead.mama }, papa] };
    }
    case "played":
      return card({ kind: "visitor", id: lead.visitor });
    case "order_filled":
      return card({ kind: "order", id: lead.order });
    case "built":
      return card({ kind: "structure", id: lead.structure });
    case "card_built":
    case "card_destroyed":
      return card({ kind: "structure_card", id: lead.card });
    case "planted":
    case "uprooted":
      return card(cardRef("vine", lead.vine));
    case "switched":
      return { kind: "cards", cards: [cardRef("vine", lead.vine), cardRef("vine", lead.with)] };
    case "trained":
      return plain.includes(lead.worker)
        ? { kind: "worker", worker: lead.worker }
        : card({ kind: "worker", id: lead.worker as SpecialWorkerId });
    case "specials_revealed": {
      const ids = [lead.first, lead.second] as SpecialWorkerId[];
      return { kind: "cards", cards: ids.map((id) => ({ kind: "worker", id })) };
    }
    case "automa_drew":
      return card({ kind: "automa", id: lead.card });
    case "drew":
    case "discarded":
    case "gave":
    case "took_from_pile":
    case "revealed":
    case "kept":
      return cardsMoved(act, lead.kind);
    case "row_taken":
    case "token_taken":
      return { kind: "row", row: lead.row };
    case "star_placed":
      return { kind: "region", regions: [lead.region] };
    case "star_moved":
      return { kind: "region", regions: [lead.from, lead.to] };
    case "region_scored": {
      const regions = act.entries.flatMap(({ event }) =>
        event.kind === "region_scored" ? [event.region] : [],
      );
      return { kind: "region", regions };
    }
    case "placed":
    case "planned_action":
    case "plan_lapsed": {
      const drawn = cardsMoved(act, "drew");
      const place = placeOf(lead.space);
      if (drawn !== null && place.startsWith("draw_")) return drawn;
      return { kind: "place", place, worker: lead.kind === "placed" ? lead.worker : null };
    }
    case "harvested":
      return { kind: "place", place: "harvest_field", worker: null };
    case "wine_made":
      return { kind: "place", place: "make_wine", worker: null };
    case "field_sold":
    case "field_bought":
      return { kind: "place", place: "sell_grapes_or_field", worker: null };
    case "year_began":
      return { kind: "year", year: lead.year };
    case "game_ended":
      return { kind: "year", year: null };
    case "aged":
      return lead.year_end ? { kind: "year", year: null } : null;
    default:
      return null;
  }
}

type Moving = "drew" | "discarded" | "gave" | "took_from_pile" | "revealed" | "kept";

function cardsMoved({ entries, seat }: Act, kind: Moving): Subject | null {
  const cards = entries.flatMap(({ event }) =>
    event.kind === kind && event.seat === seat
      ? [event.card === null ? { deck: event.deck } : cardRef(event.deck, event.card as AnyCard)]
      : [],
  );
  return cards.length === 0 ? null : { kind: "cards", cards };
}

function placeOf(space: Parameters<typeof spotOf>[0]): string {
  const spot = spotOf(space);
  return spot.place === "action" ? spot.action : spot.place;
}

/** What is behind a question. */
export function askingSubject({ because: { kind, id } }: Ask): Subject | null {
  switch (kind) {
    case "visitor":
      return card({ kind: "visitor", id: id as VisitorId });
    case "structure":
      return card({ kind: "structure_card", id: id as StructureCardId });
    case "worker":
      return card({ kind: "worker", id: id as SpecialWorkerId });
    case "action":
      return { kind: "place", place: id, worker: null };
    case "cart":
    case "yoke":
      return { kind: "place", place: kind, worker: null };
    case "mat":
      return { kind: "place", place: "destroy", worker: null };
    case "season":
      return { kind: "season", season: id as PhaseName };
    case "game_over":
      return null;
  }
}

/** What a card on the stage is called by those who look for it. */
export function nameOfCard(shown: CardRef | { deck: DeckName }): string {
  return "id" in shown ? `${shown.kind}:${shown.id}` : `back:${shown.deck}`;
}

/** The cards that these acts will bring to the stage. */
export function cardsOf(acts: readonly Act[]): string[] {
  return acts.flatMap((act) => {
    const subject = subjectOf(act);
    return subject.kind === "cards" ? subject.cards.map(nameOfCard) : [];
  });
}

/** The card that can be looked at more closely. */
export function cardOf(subject: Subject): CardRef | null {
  const [first] = subject.kind === "cards" ? subject.cards : [];
  return first !== undefined && "id" in first ? first : null;
}
