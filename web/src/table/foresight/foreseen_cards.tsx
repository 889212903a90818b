import type { DeckName } from "../../wire/types";
import { useForeseen, useForesight } from "./use_foresight";
import "./foresight.css";

/** "+1", beside the number of cards of this deck in a hand. */
export function ForeseenCards({ seat, deck }: { seat: number; deck: DeckName }) {
  const change = useForeseen(seat, ({ cards }) => cards?.[deck]);
  if (change === undefined) return null;
  return (
    <span className="foreseen foreseen-cards" data-foreseen="cards" data-amount={change} aria-hidden="true">
      {change > 0 ? `+${change}` : `−${-change}`}
    </span>
  );
}

/** Around a deck, or around its discard pile, that a card would come from. */
export function ForeseenDraw({ deck, from }: { deck: DeckName; from: "decks" | "piles" }) {
  const count = useForesight((foreseen) => foreseen[from]?.[deck]);
  if (count === undefined) return null;
  return (
    <span className={`foreseen foreseen-draw foreseen-${from}`} data-foreseen="draw" aria-hidden="true">
      {count > 1 && <b>{count}</b>}
    </span>
  );
}
