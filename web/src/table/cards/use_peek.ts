import { useEffect, useMemo, useRef, type KeyboardEvent, type PointerEvent } from "react";
import type { CardRef } from "../../i18n";
import { useDesk } from "../desk_context";

const hoverDelay = 450;
const pressDelay = 500;

/** Ways to see a card large: resting on it with the mouse, a long press, or the key z. Null: there is none to see. */
export function usePeek(card: CardRef | null) {
  const { peek, zoom } = useDesk();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const pressed = useRef(false);
  const rested = useRef(false);
  const shown = useRef(false);
  // A card that has gone takes its enlarged picture with it.
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      if (shown.current) peek(null);
      rested.current = shown.current = false;
    },
    [card, peek],
  );
  return useMemo(() => {
    const stop = () => clearTimeout(timer.current);
    return {
      // Only a pointer that moves looks at a card; one that rests where a card comes to lie does not.
      onPointerMove: ({ pointerType, buttons, currentTarget }: PointerEvent) => {
        if (card === null || pointerType !== "mouse" || buttons !== 0 || rested.current) return;
        rested.current = true;
        timer.current = setTimeout(() => {
          shown.current = true;
          peek(card, currentTarget.getBoundingClientRect());
        }, hoverDelay);
      },
      onPointerLeave: () => {
        stop();
        rested.current = false;
        if (!shown.current) return;
        shown.current = false;
        peek(null);
      },
      onPointerDown: (event: PointerEvent) => {
        stop();
        pressed.current = false;
        if (card === null) return;
        if (event.pointerType === "mouse") return peek(null);
        timer.current = setTimeout(() => {
          // What was picked up is not looked at: gestures/.
          if (document.querySelector("[data-holding]") !== null) return;
          pressed.current = true;
          zoom(card);
        }, pressDelay);
      },
      onPointerUp: stop,
      onPointerCancel: stop,
      onKeyDown: (event: KeyboardEvent) => {
        const key = event.key.toLowerCase();
        const plan = key === "f" && card?.kind === "order";
        if (card === null || (key !== "z" && !plan) || event.ctrlKey || event.metaKey) return;
        event.stopPropagation();
        zoom(card, plan);
      },
      /** The click that ends a long press is none. */
      swallowsClick: () => {
        const swallow = pressed.current;
        pressed.current = false;
        return swallow;
      },
    };
  }, [card, peek, zoom]);
}
