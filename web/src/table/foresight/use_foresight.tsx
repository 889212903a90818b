import { createContext, useContext, useEffect, useMemo, useSyncExternalStore, type ReactNode } from "react";
import { useDesk } from "../desk_context";
import type { Foreseen, ForeseenSeat } from "./foreseen";
import { ForesightStore, type Watched } from "./foresight_store";

const ForesightContext = createContext<ForesightStore | null>(null);

/** Around everything that shows what an answer would change. */
export function Foresight({ children }: { children: ReactNode }) {
  const { choice, previewOf, book } = useDesk();
  const store = useMemo(() => new ForesightStore(choice, previewOf, book), [choice, previewOf, book]);
  useEffect(() => store.follow(), [store]);
  return <ForesightContext value={store}>{children}</ForesightContext>;
}

const unwatched: Watched = { offer: null, preview: undefined, foreseen: null };
const neverChanges = () => () => undefined;

function useWatching<T>(select: (watched: Watched) => T): T {
  const store = useContext(ForesightContext);
  return useSyncExternalStore(store?.subscribe ?? neverChanges, () =>
    select(store === null ? unwatched : store.snapshot()),
  );
}

/** The answer that is looked at, with its preview. */
export function useWatched(): Watched {
  return useWatching((watched) => watched);
}

/** A part of what would change; redraws only when that part does. */
export function useForesight<T>(select: (foreseen: Foreseen) => T): T | undefined {
  return useWatching(({ foreseen }) => (foreseen === null ? undefined : select(foreseen)));
}

/** A part of what would change for one player. */
export function useForeseen<T>(seat: number, select: (seat: ForeseenSeat) => T): T | undefined {
  return useForesight(({ seats }) => {
    const one = seats[seat];
    return one === undefined ? undefined : select(one);
  });
}
