import { useEffect, useRef, useState, type FocusEvent, type PointerEvent } from "react";
import type { Season } from "../../art/scene";

// Milliseconds for which the pointer rests on a folded season before it opens: a mouse that only passes moves nothing.
const rest = 250;

/** Which season lies open: the one that is visited with the pointer or the keyboard, else the one that was opened by its button,
 * else the wanted one. `byVisit`: seasons lie side by side, so that opening one does not take it from under the pointer. */
export function useUnfolding(wanted: Season, byVisit: boolean) {
  const [visited, setVisited] = useState<Season | null>(null);
  const [chosen, setChosen] = useState<Season | null>(null);
  const soon = useRef<{ season: Season | null; timer: ReturnType<typeof setTimeout> }>(undefined);
  const forget = () => {
    clearTimeout(soon.current?.timer);
    soon.current = undefined;
  };
  const visitSoon = (season: Season | null) => {
    if (soon.current?.season === season) return;
    forget();
    const visit = () => {
      soon.current = undefined;
      setVisited(season);
    };
    soon.current = { season, timer: setTimeout(visit, rest) };
  };
  // A new season is a new page; what was opened before is done with.
  useEffect(() => {
    setVisited(null);
    setChosen(null);
    return forget;
  }, [wanted]);
  const open = (byVisit ? visited : null) ?? chosen ?? wanted;

  return {
    open,
    /** Opens a season for longer than a visit, or lets it go again; the wanted one is open unless another is. */
    toggle: (season: Season) => setChosen(season === chosen || season === wanted ? null : season),
    visits: (season: Season) => ({
      // Only a pointer that moves visits: what comes to lie under one that rests does not open by itself.
      onPointerMove: ({ pointerType }: PointerEvent) => {
        if (pointerType === "touch") return;
        if (season === open) forget();
        else visitSoon(season);
      },
      onPointerLeave: ({ pointerType }: PointerEvent) => pointerType !== "touch" && visitSoon(null),
      onFocus: ({ target }: FocusEvent) => {
        if (!target.matches(":focus-visible")) return;
        forget();
        setVisited(season);
      },
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) setVisited((now) => (now === season ? null : now));
      },
    }),
  };
}
