import { useCallback, useEffect, useRef, useState } from "react";

export interface Toast {
  id: number;
  text: string;
}

// Older news than these are in the log by the time one could read them.
const mostWaiting = 3;

/** News one after another: each is shown for a while or until it is put away, and the next waits for it. */
export function useToastQueue(stays: number) {
  const [queue, setQueue] = useState<readonly Toast[]>([]);
  const added = useRef(0);
  const [current] = queue;
  const add = useCallback((text: string) => {
    added.current += 1;
    const toast = { id: added.current, text };
    setQueue(([shown, ...waiting]) =>
      shown === undefined ? [toast] : [shown, ...[...waiting, toast].slice(-mostWaiting)],
    );
  }, []);
  const dismiss = useCallback(() => setQueue(([, ...waiting]) => waiting), []);
  const id = current?.id;
  useEffect(() => {
    if (id === undefined) return;
    const timer = setTimeout(dismiss, stays);
    return () => clearTimeout(timer);
  }, [id, stays, dismiss]);
  return { current: current ?? null, add, dismiss };
}
