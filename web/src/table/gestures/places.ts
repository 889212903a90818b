import type { Place, Thing } from "./put_down";

// What of the table can be picked up and put down upon is written on the elements themselves: `data-target` by whatever can be
// pointed at (choice/spot.tsx), `data-drag` and `data-drop` where something else is meant. Pieces say themselves which they are.

const foreign = "#others, dialog";
const ownPieces: { selector: string; thingOf: (one: Element) => Thing }[] = [
  {
    selector: "#mat [data-home] > [data-piece]",
    thingOf: (one) => `worker:${(one.getAttribute("data-piece") ?? "").replace("temporary", "regular")}`,
  },
  {
    selector: "#mat .mat-cellar [data-slot]",
    thingOf: (one) => `bottle:${one.getAttribute("data-slot") ?? ""}`,
  },
  {
    selector: ".tuscany-supply [data-piece]",
    thingOf: (one) => (one.getAttribute("data-piece") ?? "").replace("-", ":"),
  },
];

/** The thing that this element, or one around it, stands for. */
export function thingAt(element: Element): { thing: Thing; origin: Element } | null {
  if (element.closest(foreign) !== null) return null;
  const origin = element.closest("[data-drag], [data-target]");
  const thing = origin?.getAttribute("data-drag") ?? origin?.getAttribute("data-target");
  if (origin !== null && thing != null) return { thing, origin };
  for (const { selector, thingOf } of ownPieces) {
    const piece = element.closest(selector);
    if (piece !== null) return { thing: thingOf(piece), origin: piece };
  }
  return null;
}

// Where a star goes can be pointed at only when it is known where it comes from.
const regions = "[data-place^='region:']";

/** Everything that something could be put down upon. */
export function allPlaces(desk: Element): Element[] {
  return [...desk.querySelectorAll(`[data-drop], [data-target], ${regions}`)].filter(
    (one) => one.closest("dialog") === null,
  );
}

/** What it means to put something down here; the first that is possible counts. */
export function placesOf(element: Element): Place[] {
  const written = [
    element.getAttribute("data-target"),
    element.getAttribute("data-drop"),
    element.matches(regions) ? element.getAttribute("data-place") : null,
  ];
  return [...new Set(written.flatMap((text) => text?.split(" ") ?? []))].filter(Boolean);
}

/** Ground on which other places lie: they come first. */
export function isGround(element: Element): boolean {
  return /^(stage|board|cellar|action:)/.test(element.getAttribute("data-drop") ?? "");
}

/** The place at this point of the window among those that are lit. */
export function litAt(x: number, y: number): Element | null {
  const under = document.elementsFromPoint(x, y);
  const lit = new Set(under.flatMap((one) => one.closest("[data-lit]") ?? []));
  return [...lit].find((one) => !isGround(one)) ?? [...lit][0] ?? null;
}
