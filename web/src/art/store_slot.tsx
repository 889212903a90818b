import type { KeyboardEvent, ReactNode } from "react";
import "./pieces.css";

/** What the page says about a place in the crush pad or the cellar; nothing: it is only looked at. */
export type SlotPick = (
  kind: string,
  quality: number,
  present: boolean,
) => { onPick?: () => void; label?: string; state?: "legal" | "illegal" } | undefined;

export function StoreSlot(props: { pick: ReturnType<SlotPick>; rim: ReactNode; children: ReactNode }) {
  const { pick, rim, children } = props;
  if (pick === undefined) return <g className="store-slot">{children}</g>;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    pick.onPick?.();
  };
  return (
    <g
      className={pick.state === undefined ? "store-slot" : `store-slot is-${pick.state}`}
      role="button"
      tabIndex={0}
      aria-label={pick.label}
      aria-disabled={pick.state === "illegal" ? true : undefined}
      onClick={pick.onPick}
      onKeyDown={onKeyDown}
    >
      {children}
      {rim}
    </g>
  );
}
