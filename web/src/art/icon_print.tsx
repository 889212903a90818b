import type { ReactNode } from "react";

/** The colour plate lies a little beside the key plate, as in a print made by hand. */
export function Plate({ children, ink }: { children: ReactNode; ink: string }) {
  return (
    <g fill={ink} stroke="none" transform="translate(.6 .5)">
      {children}
    </g>
  );
}

/** One shape in both plates. */
export function Print({ ink, shape, children }: { ink: string; shape: string; children?: ReactNode }) {
  return (
    <>
      <Plate ink={ink}>
        <path d={shape} />
      </Plate>
      <path d={shape} />
      {children}
    </>
  );
}

export const solid = { fill: "currentColor" };
