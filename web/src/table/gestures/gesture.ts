import type { ChoiceStore } from "../choice/choice_store";
import type { OrderEntry, WorkerName } from "../../wire/types";
import { allPlaces, litAt, placesOf, thingAt } from "./places";
import { carryOut, putDown, type PutDown, type Thing } from "./put_down";

// Picking up and putting down with a mouse, a pen or a finger. A mouse that moves with its button down takes a thing along; a
// finger has to rest on it first, so that scrolling stays possible. Whatever is no such movement stays a click.

const threshold = 5;
const slack = 10; // a resting finger is never quite still
const longPress = 250;

/** What is in the hand, and where. */
export interface Held {
  thing: Thing;
  x: number;
  y: number;
  byTouch: boolean;
}

interface Started extends Held {
  origin: Element;
  pointer: number;
}

interface GestureTools {
  desk: HTMLElement;
  choice: ChoiceStore;
  orderOf: (id: string) => OrderEntry;
  /** Null: the hand is empty again. */
  onHeld: (held: Held | null) => void;
  /** A finger picked it up and let go on the spot: it wants to see it. */
  onRest: (thing: Thing) => void;
}

/** Listens to the desk until the returned function is called. */
export function followGestures({ desk, choice, orderOf, onHeld, onRest }: GestureTools): () => void {
  let started: Started | null = null;
  let held = false;
  let moved = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let ask = choice.snapshot().ask;

  const meaning = (thing: Thing, place: Element): PutDown | null => {
    const state = choice.snapshot();
    if (!state.enabled) return null;
    for (const one of placesOf(place)) {
      const found = putDown(state, thing, one, orderOf);
      if (found !== null) return found;
    }
    return null;
  };
  const litFor = ({ thing, origin }: Started) =>
    allPlaces(desk).filter((place) => place !== origin && meaning(thing, place) !== null);

  const unlight = () => {
    for (const one of desk.querySelectorAll("[data-lit]")) one.removeAttribute("data-lit");
  };
  const light = () => {
    unlight();
    if (started !== null) for (const place of litFor(started)) place.setAttribute("data-lit", "");
  };

  const end = () => {
    clearTimeout(timer);
    if (held) {
      unlight();
      desk.removeAttribute("data-holding");
      choice.lookAt(null);
      onHeld(null);
    }
    started = null;
    held = false;
    moved = false;
  };

  const begin = () => {
    if (started === null) return;
    if (litFor(started).length === 0) return end();
    held = true;
    desk.setAttribute("data-holding", started.thing);
    // What lies under the pointer is no longer pointed at; releasing over it is no click.
    desk.setPointerCapture(started.pointer);
    // A whole action stands for the space that is best for the worker in hand.
    if (started.thing.startsWith("worker:"))
      choice.prefer(started.thing.slice("worker:".length) as WorkerName);
    light();
    requestAnimationFrame(() => held && light());
    onHeld(started);
  };

  const hover = (x: number, y: number) => {
    const over = litAt(x, y);
    for (const one of desk.querySelectorAll("[data-lit=over]")) {
      if (one !== over) one.setAttribute("data-lit", "");
    }
    over?.setAttribute("data-lit", "over");
    const offer = over === null || started === null ? null : meaning(started.thing, over)?.offer;
    const { looked } = choice.snapshot();
    const seen = looked !== null && "offer" in looked ? looked.offer : null;
    if ((offer ?? null) !== seen) choice.lookAt(offer == null ? null : { offer });
  };

  const onDown = (event: PointerEvent) => {
    if (started !== null) return end(); // a second finger
    if (event.button !== 0 || !choice.snapshot().enabled || !(event.target instanceof Element)) return;
    const found = thingAt(event.target);
    if (found === null) return;
    const byTouch = event.pointerType === "touch";
    started = { ...found, pointer: event.pointerId, x: event.clientX, y: event.clientY, byTouch };
    if (byTouch) timer = setTimeout(begin, longPress);
  };

  const onMove = (event: PointerEvent) => {
    if (started === null || event.pointerId !== started.pointer) return;
    const { clientX: x, clientY: y } = event;
    const way = Math.hypot(x - started.x, y - started.y);
    if (!held) {
      if (started.byTouch) {
        if (way > slack) end();
        return;
      }
      if (way <= threshold) return;
      begin();
    }
    if (!held) return;
    moved ||= way > threshold;
    onHeld({ thing: started.thing, byTouch: started.byTouch, x, y });
    hover(x, y);
  };

  const onUp = (event: PointerEvent) => {
    if (started === null || event.pointerId !== started.pointer) return;
    if (!held) return end();
    const { thing } = started;
    const over = moved ? litAt(event.clientX, event.clientY) : null;
    const found = over === null ? null : meaning(thing, over);
    const rested = !moved;
    end();
    swallowClick();
    if (found !== null) carryOut(choice, found);
    else if (rested) onRest(thing);
  };

  const onKey = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !held) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    end();
    swallowClick();
  };
  // The finger moves the thing and not the page.
  const keepStill = (event: Event) => held && event.preventDefault();

  const unsubscribe = choice.subscribe(() => {
    const state = choice.snapshot();
    if (held && (state.ask !== ask || !state.enabled)) end();
    ask = state.ask;
  });
  desk.addEventListener("pointerdown", onDown);
  window.addEventListener("pointermove", onMove);
  window.addEventListener("pointerup", onUp);
  window.addEventListener("pointercancel", end);
  window.addEventListener("blur", end);
  window.addEventListener("keydown", onKey, true);
  desk.addEventListener("touchmove", keepStill, { passive: false });
  desk.addEventListener("contextmenu", keepStill);
  desk.addEventListener("dragstart", keepStill);
  return () => {
    end();
    unsubscribe();
    desk.removeEventListener("pointerdown", onDown);
    window.removeEventListener("pointermove", onMove);
    window.removeEventListener("pointerup", onUp);
    window.removeEventListener("pointercancel", end);
    window.removeEventListener("blur", end);
    window.removeEventListener("keydown", onKey, true);
    desk.removeEventListener("touchmove", keepStill);
    desk.removeEventListener("contextmenu", keepStill);
    desk.removeEventListener("dragstart", keepStill);
  };
}

/** The click that follows letting go is none. */
function swallowClick(): void {
  const swallow = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  window.addEventListener("click", swallow, { capture: true, once: true });
  // It comes at once or never.
  setTimeout(() => window.removeEventListener("click", swallow, true), 0);
}
