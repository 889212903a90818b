import type { ReactNode } from "react";

/** A named row in the gallery. */
export function Shelf({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className="gallery-shelf">
      <h2>{name}</h2>
      <div className="gallery-row">{children}</div>
    </section>
  );
}
