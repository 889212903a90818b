import type { ReactNode } from "react";
import {
  deep,
  dusk,
  gold,
  grape,
  ink,
  paper,
  shadow,
  sky,
  soft,
  steel,
  straw,
  terracotta,
  wine,
  wood,
} from "./inks";

export const buildingTools = {
  hammer: (
    <>
      <path d="M-2 -22 H2 V10 H-2Z" fill={wood} />
      <path d="M-12 -32 H9 L13 -29 V-24 L9 -21 H-12Z" fill={steel} />
      <path d="M-12 -25 H12 L9 -21 H-12Z" fill={shadow} />
    </>
  ),
  mallet: (
    <>
      <path d="M-1.8 -18 H1.8 V10 H-1.8Z" fill={wood} />
      <path d="M-10 -32 H10 L12 -18 H-12Z" fill={straw} />
      <path d="M3 -32 H10 L12 -18 H3Z" fill={shadow} />
      <path d="M-8 -27 H1 M-9 -23 H1" stroke={wood} strokeWidth="1.1" />
    </>
  ),
  chisel: (
    <>
      <path d="M-2.6 -14 Q0 -18 2.6 -14 V2 H-2.6Z" fill={wood} />
      <path d="M-1.8 2 H1.8 L3.4 18 H-3.4Z" fill={steel} />
    </>
  ),
  trowel: (
    <>
      <path d="M-2.2 -4 H2.2 V10 H-2.2Z M-1 -4 V-8 H1 V-4Z" fill={wood} />
      <path d="M-9 -10 H9 L0 -36Z" fill={steel} />
      <path d="M0 -10 H9 L0 -36Z" fill={shadow} />
    </>
  ),
  saw: (
    <>
      <path
        d="M-6 6 Q-8 -6 0 -8 Q8 -6 6 6 Q4 10 0 9 Q-4 10 -6 6Z M-2.4 4 Q0 6 2.4 4 V-3 H-2.4Z"
        fill={wood}
        fillRule="evenodd"
      />
      <path
        d="M-4 -7 L-2.6 -42 L3 -42 L9 -8 L6.4 -11 L6.6 -14 L4.4 -16 L5.4 -19 L3.4 -21 L4.6 -24 L2.6 -26Z"
        fill={steel}
      />
      <path d="M-4 -7 L-2.6 -42 L0 -42 L0 -8Z" fill={paper} />
    </>
  ),
  dividers: (
    <>
      <path d="M-1 -30 L-10 8 L-7.6 8 L1 -22Z M1 -30 L10 8 L7.6 8 L-1 -22Z" fill={gold} />
      <path d="M1 -30 L10 8 L7.6 8 L-1 -22Z" fill={shadow} />
      <circle cy="-31" r="4" fill={gold} />
      <path d="M-6.6 -8 Q0 -4 6.6 -8" stroke={ink} strokeWidth="1.6" fill="none" />
    </>
  ),
  crooked_rule: (
    <>
      <path d="M-3 10 L-5 -8 L1 -18 L-3 -34 L4 -36 L8 -18 L2 -7 L4 9Z" fill={straw} />
      <path
        d="M-4 -4 l3 0 M-3 2 l4 0 M-1 -14 l3 1 M1 -22 l3 -1 M-1 -29 l4 -1"
        stroke={ink}
        strokeWidth="1.1"
      />
    </>
  ),
  blueprint: (
    <>
      <path d="M-14 -24 H12 V6 H-14Z" fill={dusk} />
      <path d="M12 -24 q4 1 4 4 V8 q0 2 -4 2 H-10 q-4 0 -4 -4 H12Z" fill={paper} />
      <path d="M-9 0 V-10 L-1 -18 L7 -10 V0Z M-3 0 V-6 H1 V0" stroke={paper} strokeWidth="1.4" fill="none" />
    </>
  ),
  crooked_plan: (
    <>
      <path d="M-14 -25 L12 -21 L10 8 L-16 5Z" fill={deep} />
      <path
        d="M-11 0 L-7 -12 L-1 -19 L8 -9 L3 2Z M-5 1 L-4 -5 L0 -4 L0 2"
        stroke={wine}
        strokeWidth="1.5"
        fill="none"
      />
      <path d="M6 -21 L12 -21 L11 -15Z" fill={soft} />
    </>
  ),
  pencil: (
    <>
      <path d="M-3 -34 H3 V4 L0 12 L-3 4Z" fill={terracotta} />
      <path d="M0 -34 H3 V4 L0 12Z" fill={shadow} />
      <path d="M-3 4 H3 L0 12Z" fill={paper} />
      <path d="M-1.2 9 H1.2 L0 12Z M-3 -38 H3 V-33 H-3Z" fill={ink} />
    </>
  ),
  palette: (
    <>
      <path
        d="M-16 -4 Q-18 -22 0 -24 Q18 -24 17 -8 Q16 0 8 -1 Q3 0 5 5 Q5 10 -3 8 Q-14 6 -16 -4Z"
        fill={wood}
      />
      <circle cx="-9" cy="-10" r="3" fill={wine} />
      <circle cx="-2" cy="-17" r="3" fill={gold} />
      <circle cx="7" cy="-16" r="3" fill={sky} />
      <circle cx="11" cy="-8" r="2.6" fill={grape} />
    </>
  ),
  brush: (
    <>
      <path d="M-1.4 10 L-2 -16 H2 L1.4 10Z" fill={wood} />
      <path d="M-2.6 -22 H2.6 V-15 H-2.6Z" fill={steel} />
      <path d="M-3 -22 Q-4 -30 1 -36 Q5 -28 3 -22Z" fill={wine} />
    </>
  ),
  vase: (
    <>
      <path d="M-5 -30 H5 L3.6 -24 Q13 -16 9 -4 L5 3 H-5 L-9 -4 Q-13 -16 -3.6 -24Z" fill={terracotta} />
      <path d="M1 -30 H5 L3.6 -24 Q13 -16 9 -4 L5 3 H1 Q8 -14 1 -30Z" fill={shadow} />
      <path d="M-10 -13 L-6 -9 L-2 -13 L2 -9 L6 -13 L10 -10" stroke={paper} strokeWidth="1.6" fill="none" />
    </>
  ),
  striped_rod: (
    <>
      <path d="M-2.4 -44 H2.4 V30 H-2.4Z" fill={paper} />
      <path
        d="M-2.4 -44 H2.4 V-35 H-2.4Z M-2.4 -26 H2.4 V-17 H-2.4Z M-2.4 -8 H2.4 V1 H-2.4Z M-2.4 10 H2.4 V19 H-2.4Z"
        fill={wine}
      />
      <path d="M-2.4 -44 H2.4 L0 -50Z" fill={ink} />
    </>
  ),
  sack: (
    <>
      <path d="M-14 -2 Q-20 -22 -6 -28 L-9 -34 H9 L6 -28 Q20 -22 14 -2 Q0 4 -14 -2Z" fill={deep} />
      <path d="M2 -28 H6 Q20 -22 14 -2 Q8 1 3 1 Q10 -14 2 -28Z" fill={shadow} />
      <path d="M-7 -28 H7" stroke={wood} strokeWidth="2" />
    </>
  ),
} satisfies Record<string, ReactNode>;
