import { useEffect, useState } from "react";
import { useTable, type TableStore } from "../../wire/table_store";
import type { HeardClock } from "../../wire/table_state";

/** What a seat has left now, in milliseconds. */
export function leftOf(clock: HeardClock, seat: number, now: number): number {
  const told = clock.left[seat] ?? 0;
  return clock.running === seat ? Math.max(0, told - Math.max(0, now - clock.heardAt)) : told;
}

const everySecond = 1000;
const shortly = 60_000;

/** The milliseconds that each seat has left, counted down here; null where there is no clock. */
export function useClock(
  store: TableStore,
): { left: (seat: number) => number; running: number | null } | null {
  const clock = useTable(store, (state) => state.clock);
  const link = useTable(store, (state) => state.link);
  const [now, setNow] = useState(Date.now);
  // While the server is not heard, nobody knows.
  const running = link === "open" ? (clock?.running ?? null) : null;
  useEffect(() => {
    setNow(Date.now());
    if (clock === null || running === null) return;
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      setNow(Date.now());
      const left = leftOf(clock, running, Date.now());
      if (left > 0) timer = setTimeout(tick, left > shortly * 60 ? shortly : Math.min(everySecond, left));
    };
    timer = setTimeout(tick, Math.min(everySecond, leftOf(clock, running, Date.now())));
    return () => clearTimeout(timer);
  }, [clock, running]);
  if (clock === null) return null;
  return { left: (seat) => leftOf(clock, seat, Math.max(now, clock.heardAt)), running: clock.running };
}
