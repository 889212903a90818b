import type { Anchor } from "./flight";

/** One way to find an anchor. */
interface Way {
  selector: string;
  /** It is the very thing that has moved, and not only the place where it lies. */
  item?: boolean;
  /** What lies there has its size. */
  fits?: boolean;
}

export interface Found {
  element: Element;
  item: boolean;
  fits: boolean;
}

/** Where something is on the screen, in pixels. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const item = (selector: string): Way => ({ selector, item: true, fits: true });
const pile = (selector: string): Way => ({ selector, fits: true });
const place = (selector: string): Way => ({ selector });

const stage = [place('[data-fly="stage"]'), place(".desk-stage")];

/** A player's vineyard: the mat in front, or a panel beside the board. */
const panelOf = (side: string) => `[data-seat-panel="${side}"]`;

/** A part of a player's vineyard; where it cannot be seen, the vineyard as a whole. */
const within = (side: string, ...ways: Way[]): Way[] => [
  ...ways.map((way) => ({ ...way, selector: `${panelOf(side)} ${way.selector}` })),
  place(panelOf(side)),
];

/** Where one part of the table is seen at a time, the own amounts stand above it. */
const inStrip = (side: string, amount: string): Way[] => [
  place(`[data-own="${side}"] ${amount}`),
  place(panelOf(side)),
];

function inHand(seat: string, card: string | undefined): Way[] {
  const hand = `[data-hand="${seat}"]`;
  // An answer knows only the kind of a vine, and any of its cards will do.
  const cards =
    card === undefined
      ? []
      : [item(`${hand} [data-card="${card}"]`), item(`${hand} [data-card^="${card}#"]`)];
  return [...cards, place(hand), ...within(seat, place(".hand-counts"))];
}

const tileOf = (action: string) => [
  place(`[data-action="${action}"]`),
  place(`.tile:has([data-place="${action}.art"])`),
];

/** A worker on the board, or on a place of its owner's mat. */
function standing(worker: string, space: string): Way[] {
  const [side = ""] = worker.split(".");
  const [action = "", position = ""] = space.split(".");
  if (action === "structure" || space === "destroy")
    return within(side, place(`[data-place="${action === "structure" ? position : space}"]`));
  return [
    item(`[data-place="${space}"] [data-worker="${worker}"]`),
    place(`[data-place="${space}"]`),
    ...tileOf(action),
  ];
}

/** The ways to an anchor, the best first. */
function waysTo(anchor: Anchor): Way[] {
  const [kind = "", rest = ""] = anchor.split(/:(.*)/s);
  const [first = "", ...others] = rest.split("/");
  const detail = others.join("/");
  switch (kind) {
    case "deck":
      return [pile(`[data-deck="${first}"]`), ...stage];
    case "discard":
      return [pile(`[data-discard="${first}"]`), pile(`[data-deck="${first}"]`), ...stage];
    case "hand":
      return inHand(first, others[0]);
    case "points":
      return [place(`.track-points [data-mark="${first}"]`), ...within(first, place(".amount-vp"))];
    case "residual":
      return [place(`.track-residual [data-mark="${first}"]`), ...within(first, place(".amount-residual"))];
    case "purse":
      return [...within(first, place(".amount-lira")).slice(0, 1), ...inStrip(first, ".amount-lira")];
    case "tokens":
      return within(first, place(".mat-tokens"));
    case "crush":
      return within(first, place(".mat-crush"));
    case "home":
      return [
        item(`[data-home="${first}"] [data-piece="${detail}"]`),
        place(`[data-home="${first}"]`),
        place(panelOf(first)),
      ];
    case "worker":
      return standing(first, detail);
    case "vine": {
      const [field = "", card = ""] = others;
      const plot = `[data-field="${field}"]`;
      return within(first, item(`${plot} [data-vine="${card}"]`), place(plot));
    }
    case "grape": {
      const slot = others.join(":");
      return within(
        first,
        item(`.mat-crush [data-slot="${slot}"] > g`),
        item(`[data-grape="${slot}"]`),
        place(".mat-crush"),
      );
    }
    case "wine": {
      const slot = others.join(":");
      return within(
        first,
        item(`.mat-cellar [data-slot="${slot}"] > g`),
        item(`[data-wine="${slot}"]`),
        place(".mat-cellar"),
      );
    }
    case "structure":
      return within(first, item(`[data-piece="${detail}"]`));
    case "place":
      return within(
        first,
        place(`[data-place="${detail}"]`),
        place(`[data-site="${detail}"]`),
        place(`[data-field="${detail.replace("field_", "")}"]`),
      );
    case "supply":
      return [place(`.tuscany-supply [data-piece="star-${first}"]`), place(panelOf(first))];
    case "star":
      return [
        item(`[data-notes="${detail}"] [data-piece="star-${first}"]`),
        place(`[data-place="region:${detail}"]`),
      ];
    case "region":
    case "row":
      return [place(`[data-place="${anchor}"]`)];
    case "space":
      return [place(`[data-place="${rest}"]`)];
    case "action":
      return [...tileOf(first), ...stage];
    default:
      return stage;
  }
}

function isOnScreen(element: Element): boolean {
  const { width, height, left, top, right, bottom } = element.getBoundingClientRect();
  if (width === 0 || height === 0 || element.closest("dialog") !== null) return false;
  return right > 0 && bottom > 0 && left < window.innerWidth && top < window.innerHeight;
}

/** What stands for an anchor on the screen; null: nothing. Of several equal things each is found once, the last one first. */
export function find(root: Element, anchor: Anchor, taken?: Set<Element>): Found | null {
  for (const { selector, item: isItem = false, fits = false } of waysTo(anchor)) {
    const there = [...root.querySelectorAll(selector)].filter(isOnScreen);
    const free = there.filter((one) => !taken?.has(one));
    const element = isItem ? (free.at(-1) ?? there.at(-1)) : there[0];
    if (element === undefined) continue;
    taken?.add(element);
    return { element, item: isItem, fits };
  }
  return null;
}

export function boxOf(found: Found | null): Box | null {
  return found?.element.getBoundingClientRect() ?? null;
}

/** Where something will be when it has come to rest: a marker may still be sliding along its track. */
export function restingBoxOf(found: Found | null): Box | null {
  const sliding = (found?.element.getAnimations() ?? []).filter((one) => one instanceof CSSTransition);
  const times = sliding.map(({ currentTime }) => currentTime);
  for (const one of sliding) one.currentTime = one.effect?.getComputedTiming().endTime ?? 0;
  const box = boxOf(found);
  sliding.forEach((one, i) => (one.currentTime = times[i] ?? 0));
  return box;
}

export const middleOf = ({ x, y, width, height }: Box) => ({ x: x + width / 2, y: y + height / 2 });
