import { useEffect, useState, type RefObject } from "react";
import { useDesk } from "../desk_context";
import { cardOfThing } from "./card_of_thing";
import { followGestures, type Held } from "./gesture";
import { HeldDouble } from "./held_double";
import "./gestures.css";

/** Things of the desk can be taken along with the pointer and put down where they belong. */
export function Gestures({ desk }: { desk: RefObject<HTMLElement | null> }) {
  const { book, choice, zoom, peek } = useDesk();
  const [held, setHeld] = useState<Held | null>(null);
  useEffect(() => {
    if (desk.current === null) return;
    return followGestures({
      desk: desk.current,
      choice,
      orderOf: (id) => book.order(id),
      onHeld: (next) => {
        if (next !== null) peek(null);
        setHeld(next);
      },
      onRest: (thing) => {
        const card = cardOfThing(thing, book);
        if (card !== null) zoom(card);
      },
    });
  }, [desk, book, choice, zoom, peek]);
  return held === null ? null : <HeldDouble held={held} />;
}
