import { useLayoutEffect, useState, type CSSProperties } from "react";
import { useDesk } from "../desk_context";
import { watchTable } from "../watch_table";
import { useChoice } from "./choice_store";
import { Obstruction } from "../stage/obstruction";
import "./refusal_bubble.css";

const width = 320;
const gap = 8;

/** Why the thing that was just pressed is not possible, beside that thing; it goes with the next gesture. */
export function RefusalBubble() {
  const { choice } = useDesk();
  const complaint = useChoice(choice, (state) => state.complaint);
  const enabled = useChoice(choice, (state) => state.enabled);
  const place = usePlaceBeside(complaint?.beside);
  if (!enabled || complaint === null || place === null) return null;
  return (
    <div className="refusal" style={place}>
      <Obstruction refused={complaint.refused} asked />
    </div>
  );
}

/** It stays beside the thing when a season unfolds under the pointer that has pressed it. */
function usePlaceBeside(thing: Element | undefined): CSSProperties | null {
  const [place, setPlace] = useState<CSSProperties | null>(null);
  useLayoutEffect(() => {
    if (thing === undefined) return setPlace(null);
    const look = () => setPlace(placeBeside(thing.getBoundingClientRect()));
    look();
    return watchTable(look);
  }, [thing]);
  return place;
}

/** Below the thing, or above it in the lower half of the window; never beyond the edges. */
function placeBeside({ left, right, top, bottom }: DOMRect): CSSProperties {
  const { innerWidth, innerHeight } = window;
  const wide = Math.min(width, innerWidth - 2 * gap);
  const middle = (left + right) / 2 - wide / 2;
  const aside = { left: Math.max(gap, Math.min(middle, innerWidth - wide - gap)), maxWidth: wide };
  return (top + bottom) / 2 > innerHeight / 2
    ? { ...aside, bottom: Math.max(gap, innerHeight - top + gap) }
    : { ...aside, top: Math.max(gap, bottom + gap) };
}
