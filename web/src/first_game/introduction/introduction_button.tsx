import { lazy, Suspense, useState } from "react";
import { Button } from "../../screens/parts/controls";

const Introduction = lazy(() => import("./introduction").then((it) => ({ default: it.Introduction })));

/** Opens the introduction again, whenever somebody likes. */
export function IntroductionButton({ label, look }: { label: string; look?: "quiet" }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button look={look} icon="play" onClick={() => setOpen(true)}>
        {label}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <Introduction onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
