import { useMemo, useSyncExternalStore, type DOMAttributes, type ReactNode } from "react";
import { useDesk } from "../desk_context";
import type { ChoiceStore } from "./choice_store";
import type { Target } from "./targets";
import "./spot.css";

/** Touch has no hover: there the first touch shows the consequence and the second one commits. */
export const hoverless = (): boolean => window.matchMedia("(hover: none)").matches;

/** What pressing a target, pointing at it and focusing it do to the choice; and whether a hint points at it. */
export function handlersOf(choice: ChoiceStore, one: Target) {
  return {
    ...hintMark(choice.isHinted(one)),
    ...targetMark(one),
    onClick: (event) => {
      event.stopPropagation();
      choice.pick(one, hoverless(), event.currentTarget);
    },
    onKeyDown: (event) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      event.stopPropagation();
      choice.pick(one, false, event.currentTarget);
    },
    onFocus: () => choice.look(one),
    onBlur: () => choice.look(null),
    onPointerEnter: (event) => event.pointerType === "mouse" && choice.look(one),
    onPointerLeave: (event) => event.pointerType === "mouse" && choice.look(null),
  } satisfies DOMAttributes<Element>;
}

/** For what carries the ring of a hint. */
export function hintMark(hinted: boolean): { "data-hinted"?: boolean } {
  return hinted ? { "data-hinted": true } : {};
}

/** For what can be picked up or put down upon: gestures/ looks for it. */
export function targetMark(one: Target): { "data-target": Target } {
  return { "data-target": one };
}

export function useTarget(one: Target) {
  const { choice } = useDesk();
  const status = useSyncExternalStore(choice.subscribe, () => choice.statusOf(one));
  const hinted = useSyncExternalStore(choice.subscribe, () => choice.isHinted(one));
  // eslint-disable-next-line react-hooks/exhaustive-deps -- the mark of the hint is among the handlers
  const handlers = useMemo(() => handlersOf(choice, one), [choice, one, hinted]);
  return { status, handlers };
}

interface SpotProps {
  target: Target;
  /** What is said instead of the content; without it the content speaks for itself. */
  label?: string;
  className: string;
  children?: ReactNode;
  /** For animations that look for it. */
  place?: string;
  /** What is dropped here, for gestures that look for it. */
  drop?: Target;
}

/** Something on the table that can be part of an answer: a button while it is one, and otherwise only a picture. */
export function Spot({ target, label, className, children, place, drop }: SpotProps) {
  const { status, handlers } = useTarget(target);
  const spoken = status !== undefined && label !== undefined;
  const content = (
    <>
      {spoken && <span className="hidden-text">{label}</span>}
      <span className="spot-look" aria-hidden={spoken ? true : undefined}>
        {children}
      </span>
    </>
  );
  if (status === undefined) {
    return (
      <div className={`spot ${className}`} data-place={place} data-drop={drop}>
        {content}
      </div>
    );
  }
  return (
    <div
      className={`spot is-${status} ${className}`}
      role="button"
      tabIndex={-1} // one of its group is a tab stop: roving_focus.ts
      aria-disabled={status === "illegal" ? true : undefined}
      aria-pressed={status === "picked" ? true : undefined}
      data-place={place}
      data-drop={drop}
      {...handlers}
    >
      {content}
    </div>
  );
}
