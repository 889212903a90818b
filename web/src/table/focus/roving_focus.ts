import { useEffect, type RefObject } from "react";
import type { Direction } from "./nearest";
import { nextFocus } from "./next_focus";
import type { ChoiceStore } from "../choice/choice_store";

/** Parts of the table that the Tab key enters once; inside, the arrow keys lead from one thing to the next, also to what is not
 * possible now. */
const groups = ".wake, .walked, #others, #board, #mat, #hand, .log-items";
const members = "button, [role=button]";
const choosable = ".is-legal, .is-picked, .other.is-legal > button";

const directions: Partial<Record<string, Direction>> = {
  ArrowLeft: "left",
  ArrowRight: "right",
  ArrowUp: "up",
  ArrowDown: "down",
};

const membersOf = (group: Element): HTMLElement[] =>
  [...group.querySelectorAll<HTMLElement>(members)].filter((one) => one.closest("dialog") === null);

/** One tab stop for each group: where the focus is, else the first thing that can be chosen, else where the stop was. */
function setTabStops(desk: Element): void {
  for (const group of desk.querySelectorAll(groups)) {
    const all = membersOf(group);
    const focused = all.find((one) => one === document.activeElement);
    const legal = all.find((one) => one.matches(choosable));
    const stop =
      focused ?? legal ?? all.find((one) => one.tabIndex === 0 && !one.matches(".is-illegal")) ?? all[0];
    for (const one of all) {
      const index = one === stop ? 0 : -1;
      if (one.getAttribute("tabindex") !== String(index)) one.setAttribute("tabindex", String(index));
    }
  }
}

/** `drawn`: changes with what is on the table. */
export function useRovingFocus(
  desk: RefObject<HTMLElement | null>,
  choice: ChoiceStore,
  drawn: unknown,
): void {
  useEffect(() => {
    const refresh = () => desk.current !== null && setTabStops(desk.current);
    let frame = requestAnimationFrame(refresh);
    let statuses = choice.snapshot().statuses;
    const unsubscribe = choice.subscribe(() => {
      if (choice.snapshot().statuses === statuses) return;
      statuses = choice.snapshot().statuses;
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(refresh);
    });
    return () => {
      unsubscribe();
      cancelAnimationFrame(frame);
    };
  }, [desk, choice, drawn]);

  useEffect(() => {
    const element = desk.current;
    if (element === null) return;
    // Who has clicked somewhere means something else by the arrow keys: looking back.
    let byKey = false;
    let focusedByKey = false;
    const noteInput = (event: Event) => {
      byKey = event.type === "keydown";
    };
    const noteFocus = () => {
      focusedByKey = byKey;
      setTabStops(element);
    };
    const move = (event: KeyboardEvent) => {
      const direction = directions[event.key];
      const { shiftKey, ctrlKey, altKey, metaKey } = event;
      if (direction === undefined || shiftKey || ctrlKey || altKey || metaKey || !focusedByKey) return;
      const focused = document.activeElement as HTMLElement;
      const group = focused.matches(members) ? focused.closest(groups) : null;
      if (group === null || !element.contains(group)) return;
      event.preventDefault();
      event.stopPropagation();
      const seen = membersOf(group).filter((one) => one.checkVisibility());
      nextFocus(focused, seen, direction)?.focus();
    };
    window.addEventListener("keydown", noteInput, true);
    window.addEventListener("pointerdown", noteInput, true);
    element.addEventListener("focusin", noteFocus);
    element.addEventListener("keydown", move);
    return () => {
      window.removeEventListener("keydown", noteInput, true);
      window.removeEventListener("pointerdown", noteInput, true);
      element.removeEventListener("focusin", noteFocus);
      element.removeEventListener("keydown", move);
    };
  }, [desk]);
}
