import { useEffect, useState } from "react";

/** True once the same thing has lasted for this many milliseconds; null: there is nothing. */
export function useLasting(what: string | number | null, milliseconds: number): boolean {
  const [lasted, setLasted] = useState<string | number | null>(null);
  useEffect(() => {
    if (what === null) return;
    const timer = setTimeout(() => setLasted(what), milliseconds);
    return () => clearTimeout(timer);
  }, [what, milliseconds]);
  return what !== null && lasted === what;
}
