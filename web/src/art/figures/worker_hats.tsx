import type { ReactNode } from "react";
import { gold, hat, paper, shadow, trim } from "./inks";

/** What only the special workers wear; a head as for the other hats. */
export const workerHats = {
  morion: (
    <>
      <path
        d="M-20 -4 Q-13 -8 -12 -12 Q-10 -24 0 -24 Q10 -24 12 -12 Q13 -8 20 -4 Q8 -8 0 -8 Q-8 -8 -20 -4Z"
        fill={hat}
      />
      <path d="M-10 -20 Q-4 -34 16 -30 Q8 -28 6 -22 Q-2 -26 -10 -20Z" fill={trim} />
      <path d="M5 -23 Q10 -22 12 -12 Q13 -8 20 -4 L10 -7 Q10 -16 5 -23Z" fill={shadow} />
      <path d="M-12 -11.6 Q0 -15 12 -11.6" stroke={gold} strokeWidth="2" fill="none" />
    </>
  ),
  winged: (
    <>
      <path d="M-12 -5 Q-14 -19 0 -20 Q14 -19 12 -5 Q0 -11 -12 -5Z" fill={hat} />
      <path d="M4 -19.6 Q14 -18 12 -5 L8 -7 Q9 -14 4 -19.6Z" fill={shadow} />
      <path
        d="M-9 -12 Q-24 -12 -27 -30 Q-20 -29 -17 -25 Q-17 -29 -15 -32 Q-6 -25 -9 -12ZM9 -12 Q24 -12 27 -30 Q20 -29 17 -25 Q17 -29 15 -32 Q6 -25 9 -12Z"
        fill={paper}
      />
      <path d="M-12 -7 Q0 -13 12 -7 L12 -4.6 Q0 -10.4 -12 -4.6Z" fill={trim} />
    </>
  ),
} satisfies Record<string, ReactNode>;
