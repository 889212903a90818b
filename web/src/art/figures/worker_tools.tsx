import type { ReactNode } from "react";
import { gold, ink, paper, plum, shadow, sky, steel, straw, terracotta, wine, wood } from "./inks";

/** What only the special workers carry. */
export const workerTools = {
  halberd: (
    <>
      <path d="M-1.6 -34 H1.6 V34 H-1.6Z" fill={wood} />
      <path d="M0 -62 L4 -44 L1.6 -34 H-1.6 L-4 -44Z" fill={steel} />
      <path d="M2 -46 Q16 -52 18 -37 Q17 -24 2 -28Z" fill={steel} />
      <path d="M10 -47 Q17 -46 18 -37 Q17 -27 10 -26 Q14 -37 10 -47Z" fill={shadow} />
      <path d="M-2 -43 L-12 -37 L-2 -32Z" fill={steel} />
      <path d="M-3 -28 H3 V-20 L0 -16 L-3 -20Z" fill={wine} />
    </>
  ),
  fiddle_case: (
    <>
      <path
        d="M-3 -8 Q0 -10 3 -8 L4 0 Q9 4 7 11 Q12 16 11 26 Q9 33 0 33 Q-9 33 -11 26 Q-12 16 -7 11 Q-9 4 -4 0Z"
        fill={ink}
      />
      <path d="M-5 8 Q0 5 5 8 Q4 12 7 16 Q9 22 7 27 Q0 31 -7 27 Q-9 22 -7 16 Q-4 12 -5 8Z" fill={wine} />
      <path d="M-5.4 0 H5.4" stroke={gold} strokeWidth="2.4" />
    </>
  ),
  crystal_ball: (
    <>
      <path d="M-9 2 H9 L7 -4 H-7Z" fill={gold} />
      <circle cy="-15" r="13" fill={sky} />
      <path d="M4 -27 Q16 -22 12 -9 Q6 0 -6 -4 Q8 -8 4 -27Z" fill={shadow} />
      <path d="M-8 -19 Q-6 -25 0 -25" stroke={paper} strokeWidth="2.4" fill="none" strokeLinecap="round" />
      <path d="M-1 -20 L1 -16 L5 -14 L1 -12 L-1 -8 L-3 -12 L-7 -14 L-3 -16Z" fill={plum} />
    </>
  ),
  tankard: (
    <>
      <path d="M7 -16 Q17 -16 17 -6 Q17 2 7 2" stroke={steel} strokeWidth="3.6" fill="none" />
      <path d="M-8 -20 H8 L9 6 H-9Z" fill={steel} />
      <path d="M2 -20 H8 L9 6 H3Z" fill={shadow} />
      <path d="M-8.4 -14 H8.4 M-8.8 0 H8.8" stroke={ink} strokeWidth="1.6" />
      <path d="M-9 -19 Q-13 -26 -6 -27 Q-4 -32 1 -28 Q7 -31 8 -26 Q13 -23 9 -19Z" fill={paper} />
    </>
  ),
  ladle: (
    <>
      <path d="M-1.6 -26 H1.6 V12 H-1.6Z" fill={steel} />
      <path d="M-10 -36 H10 Q10 -24 0 -24 Q-10 -24 -10 -36Z" fill={steel} />
      <ellipse cy="-36" rx="10" ry="3.4" fill={terracotta} />
      <path d="M3 -25 Q10 -27 10 -36 L6 -34 Q7 -29 3 -25Z" fill={shadow} />
    </>
  ),
  bindle: (
    <>
      <path d="M-1.6 -34 H1.6 V22 H-1.6Z" fill={wood} />
      <path d="M0 -44 Q16 -42 15 -28 Q12 -17 0 -18 Q-12 -17 -15 -28 Q-16 -42 0 -44Z" fill={terracotta} />
      <path d="M4 -43 Q16 -41 15 -28 Q12 -17 2 -18 Q12 -28 4 -43Z" fill={shadow} />
      <path d="M0 -43 L-9 -52 L-3 -49 L1 -55 L4 -48 L10 -51Z" fill={terracotta} />
      <g fill={straw}>
        <circle cx="-7" cy="-33" r="1.8" />
        <circle cx="0" cy="-26" r="1.8" />
        <circle cx="2" cy="-36" r="1.8" />
      </g>
    </>
  ),
} satisfies Record<string, ReactNode>;
