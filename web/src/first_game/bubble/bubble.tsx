import { useRef, type CSSProperties, type ReactNode } from "react";
import { usePlace, type KeepClear } from "./use_place";
import "./bubble.css";

interface BubbleProps {
  /** What it speaks of: selectors, the first that is in sight. */
  at: string;
  /** Further things that it shall not cover. */
  keepClear?: KeepClear;
  /** Its name for screen readers. */
  label: string;
  className: string;
  children: ReactNode;
}

const nothingElse: KeepClear = {};

/** A slip of paper beside something on the table, with an arrow to it. It takes no focus and covers no question. */
export function Bubble({ at, keepClear = nothingElse, label, className, children }: BubbleProps) {
  const element = useRef<HTMLElement>(null);
  const place = usePlace(element, at, keepClear);
  const style =
    place === null
      ? undefined
      : ({
          left: place.left,
          top: place.top,
          width: `${place.width}rem`,
          "--tip": `${place.tip}px`,
        } as CSSProperties);
  return (
    <aside
      ref={element}
      className={`bubble ${className}`}
      aria-label={label}
      data-side={place?.side ?? undefined}
      data-placed={place !== null}
      data-speaks-of={at}
      style={style}
    >
      {children}
    </aside>
  );
}
