import { createContext, lazy, Suspense, useCallback, useContext, useState, type ReactNode } from "react";

// Nobody has to load the law book before it is opened.
const RulingDialog = lazy(() => import("./ruling_dialog").then((it) => ({ default: it.RulingDialog })));

const OpenRuling = createContext<((number: string) => void) | null>(null);

/** Lets everything inside open a ruling over whatever is shown. */
export function Rulings({ children }: { children: ReactNode }) {
  // The ruling that is read is the last one; the others led to it. Undefined: none was ever opened.
  const [path, setPath] = useState<readonly string[]>();
  const open = useCallback((number: string) => setPath((before = []) => [...before, number]), []);
  return (
    <OpenRuling value={open}>
      {children}
      {path !== undefined && (
        <Suspense fallback={null}>
          <RulingDialog path={path} onPath={setPath} />
        </Suspense>
      )}
    </OpenRuling>
  );
}

export function useOpenRuling(): (number: string) => void {
  const open = useContext(OpenRuling);
  if (open === null) throw new Error("useOpenRuling needs Rulings around it");
  return open;
}
