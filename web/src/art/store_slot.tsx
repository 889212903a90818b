import type { DOMAttributes, ReactNode } from "react";
import "./pieces.css";

interface SlotChoice {
  label: string;
  state: "legal" | "illegal" | "picked";
  /** What pressing, pointing at it and focusing it do. */
  handlers: DOMAttributes<Element>;
}

/** What the page says about a place in the crush pad or the cellar; nothing: it is only looked at. */
export type SlotPick = (kind: string, quality: number, present: boolean) => SlotChoice | undefined;

interface StoreSlotProps {
  /** "red:3" */
  name: string;
  pick: SlotChoice | undefined;
  rim: ReactNode;
  children: ReactNode;
}

export function StoreSlot({ name, pick, rim, children }: StoreSlotProps) {
  if (pick === undefined) {
    return (
      <g className="store-slot" data-slot={name}>
        {children}
      </g>
    );
  }
  const { label, state, handlers } = pick;
  return (
    <g
      className={`store-slot is-${state}`}
      data-slot={name}
      role="button"
      tabIndex={0}
      aria-label={label}
      aria-disabled={state === "illegal" ? true : undefined}
      aria-pressed={state === "picked" ? true : undefined}
      {...handlers}
    >
      {children}
      {rim}
    </g>
  );
}
