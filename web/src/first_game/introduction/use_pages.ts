import { useCallback, useEffect, useState } from "react";

/** How long a page stays at the usual speed, in milliseconds. */
export const pageTime = 7000;

/** Pages that turn by themselves until the last, or until somebody turns one. `speed` 0: never by themselves. */
export function usePages(pages: number, speed: number) {
  const [page, setPage] = useState(0);
  const [playing, setPlaying] = useState(speed > 0);
  const last = page === pages - 1;
  const turning = playing && speed > 0 && !last;
  useEffect(() => {
    if (!turning) return undefined;
    const timer = setTimeout(() => setPage(page + 1), pageTime / speed);
    return () => clearTimeout(timer);
  }, [turning, page, speed]);
  const goTo = useCallback(
    (wanted: number) => {
      setPlaying(false);
      setPage(Math.max(0, Math.min(pages - 1, wanted)));
    },
    [pages],
  );
  return { page, last, turning, goTo, pause: () => setPlaying(!playing) };
}
