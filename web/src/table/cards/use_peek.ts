import { useMemo, useRef, type KeyboardEvent, type PointerEvent } from "react";
import type { CardRef } from "../../i18n";
import { useDesk } from "../desk_context";

const hoverDelay = 450;
const pressDelay = 500;

/** Ways to see a card large: resting on it with the mouse, a long press, or the key z. Null: there is none to see. */
export function usePeek(card: CardRef | null) {
  const { peek, zoom } = useDesk();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const pressed = useRef(false);
  return useMemo(() => {
    const stop = () => clearTimeout(timer.current);
    return {
      onPointerEnter: (event: PointerEvent) => {
        if (card === null || event.pointerType !== "mouse") return;
        const place = event.currentTarget.getBoundingClientRect();
        stop();
        timer.current = setTimeout(() => peek(card, place), hoverDelay);
      },
      onPointerLeave: () => {
        stop();
        if (card !== null) peek(null);
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
        if (card === null || event.key.toLowerCase() !== "z" || event.ctrlKey || event.metaKey) return;
        event.stopPropagation();
        zoom(card);
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
