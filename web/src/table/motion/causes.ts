import type { GameEvent, PositionView, SpaceName } from "../../wire/types";
import type { Anchor } from "./flight";

const byBuilding = "structure.";

/** Where a space is as the origin of what is earned there: a tile as a whole, or the place itself. */
export function originOf(space: SpaceName, seat: number): Anchor {
  if (space.startsWith(byBuilding)) return `place:${seat}/${space.slice(byBuilding.length)}` as Anchor;
  const [action, position] = space.split(".");
  return position === undefined ? `space:${space}` : (`action:${action ?? ""}` as Anchor);
}

/** Follows the log and knows, for every seat, what it is that gives or takes at the moment: the tile on which its worker
 * stands, the card on the stage, a row of the chart, a region of the map. */
export class Causes {
  private readonly works = new Map<number, Anchor>();
  /** Above the work: a visitor, an order. */
  private readonly above = new Map<number, Anchor>();
  private readonly open = new Set<string>();

  constructor(private readonly view: PositionView) {}

  of(seat: number): Anchor {
    return this.above.get(seat) ?? this.works.get(seat) ?? "stage";
  }

  /** The card has been turned over for everybody and lies on the stage. */
  isOpen(card: string | null): boolean {
    return card !== null && this.open.has(card);
  }

  note(event: GameEvent): void {
    const { seat } = event;
    if (event.kind === "revealed" && event.card !== null) this.open.add(event.card);
    if (event.kind === "kept" && event.card !== null) this.open.delete(event.card);
    if (seat === undefined) return;
    const works = (anchor: Anchor) => {
      this.works.set(seat, anchor);
      this.above.delete(seat);
    };
    switch (event.kind) {
      case "placed":
      case "planned_action":
        return works(originOf(event.space, seat));
      case "row_taken":
        return works(`row:${event.row}`);
      case "passed":
        return works(`row:${this.view.players[seat]?.row ?? 1}`);
      case "star_placed":
        return void this.above.set(seat, `region:${event.region}`);
      case "region_scored":
        return works(`region:${event.region}`);
      case "aged":
        return event.year_end ? works(`residual:${seat}`) : undefined;
      case "card_built":
        return void this.above.set(seat, `place:${seat}/${event.place}`);
      case "played":
      case "order_filled":
        return void this.above.set(seat, "stage");
      case "visitor_done":
        return void this.above.delete(seat);
      default:
        return undefined;
    }
  }
}
