import type { ReactNode } from "react";
import { cypress, gold, ink, paper, shade, shadow, soft, terracotta, wine, hat, trim } from "./inks";

// A hat sits on a head drawn around (0, 0): the hair line is at about y -6, the crown at y -13.

export const townHats = {
  top: (
    <>
      <path d="M-11 -10 L-12.4 -31 Q0 -34 12.4 -31 L11 -10Z" fill={hat} />
      <path d="M4 -33 L12.4 -31 L11 -10 H5.6Z" fill={shadow} />
      <path d="M-11.3 -15 Q0 -12 11.3 -15 L11 -9.6 H-11Z" fill={trim} />
      <path
        d="M-18 -11.4 Q-12 -9.6 0 -9.6 Q12 -9.6 18 -11.4 Q16 -5.4 0 -5.4 Q-16 -5.4 -18 -11.4Z"
        fill={hat}
      />
      <path
        d="M-8.6 -28.6 L-8 -18"
        stroke={paper}
        strokeOpacity="0.7"
        strokeWidth="1.6"
        strokeLinecap="round"
      />
    </>
  ),
  bowler: (
    <>
      <path d="M-11.4 -9 Q-12.6 -23 0 -23 Q12.6 -23 11.4 -9Z" fill={hat} />
      <path d="M3 -22.8 Q12.6 -21 11.4 -9 H7 Q8 -17 3 -22.8Z" fill={shadow} />
      <path d="M-11.6 -12 Q0 -9.6 11.6 -12 V-8 H-11.6Z" fill={trim} />
      <path d="M-17 -11 Q-13 -7.6 0 -7.6 Q13 -7.6 17 -11 Q17 -4.6 0 -4.8 Q-17 -4.6 -17 -11Z" fill={hat} />
    </>
  ),
  beret: (
    <>
      <path d="M-15 -8 Q-20 -18 -4 -19.6 Q14 -20.6 13 -8 Q0 -5 -15 -8Z" fill={hat} />
      <path d="M2 -19.8 Q14 -19 13 -8 Q9 -6.8 6 -6.8 Q8 -14 2 -19.8Z" fill={shadow} />
      <path d="M-3 -19 L-2 -23.4 L.4 -19.4Z" fill={hat} />
      <path d="M-11.4 -8.2 Q0 -5.4 11.4 -8.2 L11 -5.6 Q0 -3 -11 -5.6Z" fill={trim} />
    </>
  ),
  crown: (
    <>
      <path d="M-12.6 -8 L-15 -25 L-7.6 -17 L0 -28 L7.6 -17 L15 -25 L12.6 -8 Q0 -5 -12.6 -8Z" fill={gold} />
      <path d="M4 -22 L7.6 -17 L15 -25 L12.6 -8 L6 -6.8 Q7 -14 4 -22Z" fill={shadow} />
      <g fill={wine}>
        <circle cx="-15" cy="-26" r="2" />
        <circle cy="-29" r="2.2" />
        <circle cx="15" cy="-26" r="2" />
        <path d="M0 -15.6 L2.6 -12 L0 -8.4 L-2.6 -12Z" />
      </g>
    </>
  ),
  coronet: (
    <>
      <path
        d="M-11.6 -7 L-13 -16 L-8 -12.4 L-4.4 -18 L0 -13 L4.4 -18 L8 -12.4 L13 -16 L11.6 -7 Q0 -4 -11.6 -7Z"
        fill={gold}
      />
      <path d="M-11 -8.4 Q0 -5.4 11 -8.4" stroke={wine} strokeWidth="1.4" fill="none" />
    </>
  ),
  mortarboard: (
    <>
      <path d="M-11 -6 L-11 -14 H11 V-6 Q0 -3 -11 -6Z" fill={hat} />
      <path d="M0 -24 L23 -16 L0 -9 L-23 -16Z" fill={hat} />
      <path d="M0 -16.4 L23 -16 L0 -9Z" fill={shadow} />
      <path d="M0 -16.6 L-17 -13.6 V-4" stroke={trim} strokeWidth="1.4" fill="none" />
      <path d="M-18.8 -4.6 H-15.2 L-14.6 3 H-19.4Z" fill={trim} />
    </>
  ),
  feathered: (
    <>
      <path
        d="M-24 -5 Q-14 -9 -11 -11 Q-9 -21 2 -20.6 Q11 -20 11.6 -11 Q16 -12 24 -14 Q18 -2 0 -3.6 Q-14 -4.4 -24 -5Z"
        fill={hat}
      />
      <path d="M5 -20 Q11 -19 11.6 -11 Q16 -12 24 -14 Q18 -3 5 -3.6 Q10 -10 5 -20Z" fill={shadow} />
      <path d="M-11 -11.6 Q0 -8 11.6 -11.6 L11.6 -8.4 Q0 -5 -11.4 -8.4Z" fill={trim} />
      <path d="M8 -10 Q8 -26 22 -34 Q33 -33 30 -24 Q24 -27 20 -20 Q16 -13 8 -10Z" fill={paper} />
      <path d="M9 -11 Q13 -24 26 -30" stroke={soft} strokeWidth="1" fill="none" />
    </>
  ),
  bicorne: (
    <>
      <path
        d="M-25 -6 Q-18 -9 -14 -18 Q-8 -28 0 -28 Q8 -28 14 -18 Q18 -9 25 -6 Q12 -9 0 -8.4 Q-12 -9 -25 -6Z"
        fill={hat}
      />
      <path d="M4 -27.6 Q10 -26 14 -18 Q18 -9 25 -6 Q14 -9 6 -8.4 Q10 -18 4 -27.6Z" fill={shadow} />
      <path
        d="M-25 -6 Q-18 -9 -14 -18 Q-8 -28 0 -28 Q8 -28 14 -18 Q18 -9 25 -6"
        stroke={gold}
        strokeWidth="1.8"
        fill="none"
      />
      <circle cy="-18" r="4" fill={paper} />
      <circle cy="-18" r="2.2" fill={wine} />
    </>
  ),
  fedora: (
    <>
      <path d="M-11 -9 L-9.6 -21 Q-5 -24 0 -20.6 Q5 -24 9.6 -21 L11 -9Z" fill={hat} />
      <path d="M0 -20.6 Q5 -24 9.6 -21 L11 -9 H5Z" fill={shadow} />
      <path d="M-10.6 -13.6 Q0 -11 10.6 -13.6 L11.2 -8.6 H-11.2Z" fill={trim} />
      <path d="M-20 -6 Q-12 -10 0 -9.6 Q12 -10 20 -12 Q17 -4.6 0 -5 Q-12 -5 -20 -6Z" fill={hat} />
    </>
  ),
  tricorne: (
    <>
      <path
        d="M-22 -14 Q-14 -8 -11 -10 Q-10 -21 0 -21 Q10 -21 11 -10 Q14 -8 22 -14 Q20 -4 0 -3 Q-20 -4 -22 -14Z"
        fill={hat}
      />
      <path d="M-22 -14 Q-12 -8 0 -12 Q12 -8 22 -14 Q20 -4 0 -3 Q-20 -4 -22 -14Z" fill={hat} />
      <path d="M-22 -14 Q-12 -8 0 -12 Q12 -8 22 -14" stroke={trim} strokeWidth="1.7" fill="none" />
    </>
  ),
  veil: (
    <>
      <path
        d="M-11 -5 Q-13 -18 0 -18.4 Q13 -18 11 -5 L17 28 Q12 30 9.6 26 Q12 2 8 -8 Q0 -12.6 -8 -8 Q-12 2 -9.6 26 Q-12 30 -17 28Z"
        fill={paper}
      />
      <path d="M11 -5 L17 28 Q12 30 9.6 26 Q12 2 8 -8Z" fill={shadow} />
      <g fill={wine}>
        <circle cx="-7" cy="-13" r="2.1" />
        <circle cx="-2.6" cy="-15.4" r="2.1" />
        <circle cx="2.4" cy="-15.4" r="2.1" />
        <circle cx="7" cy="-13" r="2.1" />
      </g>
    </>
  ),
  wig: (
    <>
      <path
        d="M-9 -8 Q0 -12.6 9 -8 Q11 2 10 14 L16 24 H7 L10 4 M-10 4 L-7 24 H-16 L-10 14 Q-11 2 -9 -8"
        fill={paper}
      />
      <path
        d="M-15 24 Q-20 2 -13 -10 Q-6 -19 0 -18 Q6 -19 13 -10 Q20 2 15 24 L7.6 22 Q12 4 8.6 -7 Q0 -12 -8.6 -7 Q-12 4 -7.6 22Z"
        fill={shade}
      />
      <g stroke={soft} strokeWidth="1.1" fill="none">
        <path d="M-15 -2 h5 M-16 4 h5.6 M-16 10 h6.4 M-15.6 16 h7 M15 -2 h-5 M16 4 h-5.6 M16 10 h-6.4 M15.6 16 h-7" />
        <path d="M-8 -12 Q0 -16 8 -12" />
      </g>
    </>
  ),
  jester: (
    <>
      <path
        d="M-11 -5 Q-14 -12 -12 -16 Q-20 -20 -24 -8 Q-29 -24 -14 -27 Q-4 -28 0 -16 Q4 -28 14 -27 Q29 -24 24 -8 Q20 -20 12 -16 Q14 -12 11 -5 Q0 -10 -11 -5Z"
        fill={hat}
      />
      <path d="M0 -16 Q4 -28 14 -27 Q29 -24 24 -8 Q20 -20 12 -16 Q14 -12 11 -5 Q6 -7.6 0 -7.6Z" fill={trim} />
      <circle cx="-24" cy="-6" r="3" fill={gold} />
      <circle cx="24" cy="-6" r="3" fill={gold} />
    </>
  ),
  eyeshade: (
    <>
      <path d="M-11 -7 Q0 -12 11 -7 L11 -4.4 Q0 -9 -11 -4.4Z" fill={ink} />
      <path d="M-11 -6 Q0 -11 11 -6 Q17 -3 18 .6 Q0 -6.6 -18 .6 Q-17 -3 -11 -6Z" fill={cypress} />
    </>
  ),
  boater: (
    <>
      <path d="M-11 -9 V-19 Q0 -21.6 11 -19 V-9Z" fill={hat} />
      <path d="M4 -20.4 L11 -19 V-9 H6Z" fill={shadow} />
      <path d="M-11 -14.6 Q0 -12 11 -14.6 V-8.4 H-11Z" fill={trim} />
      <path d="M-21 -8.4 Q0 -12.6 21 -8.4 Q0 -2.4 -21 -8.4Z" fill={hat} />
    </>
  ),
  dunce: (
    <>
      <path d="M-11 -6 L1 -40 L11 -6 Q0 -10.6 -11 -6Z" fill={paper} />
      <path d="M1 -40 L11 -6 L6 -8Z" fill={shadow} />
      <path d="M-8 -14 L6.6 -20 M-5 -23 L4.4 -28" stroke={terracotta} strokeWidth="1.8" />
    </>
  ),
} satisfies Record<string, ReactNode>;
