import type { ReactNode } from "react";
import {
  blush,
  cypress,
  grape,
  gold,
  ink,
  olive,
  paper,
  shadow,
  sky,
  steel,
  straw,
  terracotta,
  wine,
  wood,
} from "./inks";

// A tool is drawn upright and is held at (0, 0).

const handle = (top: number, bottom: number) => (
  <path d={`M-1.6 ${top} H1.6 V${bottom} H-1.6Z`} fill={wood} />
);

const berries = [
  [-6, 2],
  [0, 2],
  [6, 2],
  [-3, 7],
  [3, 7],
  [0, 12],
] as const;
export const bunch = (fill: string, light: string) => (
  <>
    <path d="M0 -6 L-8 -9 L-5 -3 Z M0 -6 L8 -9 L5 -3Z M-1 -7 H1 V0 H-1Z" fill={olive} />
    {berries.map(([x, y]) => (
      <g key={`${x} ${y}`}>
        <circle cx={x} cy={y} r="4" fill={fill} stroke={ink} strokeWidth="0.7" />
        <circle cx={x - 1.2} cy={y - 1.2} r="1.1" fill={light} />
      </g>
    ))}
  </>
);

const sprig = (
  <path
    d="M-1 0 Q-2 -8 0 -16 L1 -16 Q0 -8 1 0Z M0 -6 Q-9 -4 -10 -12 Q-2 -13 0 -6Z M0 -9 Q9 -7 10 -15 Q2 -16 0 -9Z M0 -14 Q-5 -18 -1 -23 Q4 -19 0 -14Z"
    fill={cypress}
  />
);

export const fieldTools = {
  hoe: (
    <>
      {handle(-36, 30)}
      <path d="M-2 -37 H16 Q18 -34 15 -27 L2 -33 H-2Z" fill={steel} />
      <path d="M8 -37 H16 Q18 -34 15 -27Z" fill={shadow} />
    </>
  ),
  spade: (
    <>
      {handle(-26, 30)}
      <path d="M-8 -26 H8 V-38 Q0 -50 -8 -38Z" fill={steel} />
      <path d="M1 -26 H8 V-38 Q4 -45 1 -45Z" fill={shadow} />
      <path d="M-6 30 H6 V33 H-6Z" fill={wood} />
    </>
  ),
  rake: (
    <>
      {handle(-32, 30)}
      <path d="M-14 -33 H14 V-29 H-14Z" fill={steel} />
      <path
        d="M-14 -33 V-42 H-11.6 V-33 M-7 -33 V-42 H-4.6 V-33 M0 -33 V-42 H2.4 V-33 M6 -33 V-42 H8.4 V-33 M11.6 -33 V-42 H14 V-33"
        fill={steel}
      />
    </>
  ),
  pitchfork: (
    <>
      {handle(-26, 30)}
      <path
        d="M-11 -44 L-8.4 -44 V-32 Q-8 -29 -1.4 -29 V-46 H1.4 V-29 Q8 -29 8.4 -32 V-44 H11 V-31 Q11 -25 0 -25 Q-11 -25 -11 -31Z"
        fill={steel}
      />
    </>
  ),
  scythe: (
    <>
      <path d="M-1.6 -42 H1.6 L3.6 32 H.4Z" fill={wood} />
      <path d="M2 -44 Q-26 -50 -44 -26 Q-24 -38 0 -36Z" fill={steel} />
      <path d="M-44 -26 Q-24 -38 0 -36 L0 -38.4 Q-24 -41 -44 -26Z" fill={paper} />
      <path d="M2 -8 H10 V-5 H2Z" fill={wood} />
    </>
  ),
  sickle: (
    <>
      <path d="M-2.4 -4 H2.4 V8 H-2.4Z" fill={wood} />
      <path d="M-2 -4 Q-20 -14 -12 -28 Q-4 -38 9 -34 Q-5 -30 -7 -22 Q-8 -12 3 -4Z" fill={steel} />
      <path d="M9 -34 Q-5 -30 -7 -22 Q-8 -12 3 -4 L.8 -4 Q-11 -12 -9.6 -22 Q-7 -32 9 -34Z" fill={paper} />
    </>
  ),
  axe: (
    <>
      {handle(-30, 18)}
      <path d="M-3 -30 H3 Q12 -34 15 -30 Q18 -22 14 -14 Q8 -18 3 -20 H-3Z" fill={steel} />
      <path d="M12 -32 Q18 -24 14 -14 L11 -16 Q14 -24 12 -32Z" fill={paper} />
    </>
  ),
  shears: (
    <>
      <path d="M-5 8 Q-8 2 -1 -4 L8 -26 Q10 -14 3 -4Z" fill={steel} />
      <path d="M5 8 Q8 2 1 -4 L-8 -26 Q-10 -14 -3 -4Z" fill={steel} />
      <path d="M5 8 Q8 2 1 -4 L-8 -26 Q-6 -14 -1 -4Z" fill={shadow} />
      <path d="M-3 -4 L-8 8 L-4.6 10 L0 -1 L4.6 10 L8 8 L3 -4Z" fill={terracotta} />
      <circle cy="-5" r="1.8" fill={ink} />
    </>
  ),
  fork: (
    <>
      <path d="M-2 -2 H2 V12 H-2Z" fill={wood} />
      <path
        d="M-9 -24 H-6.4 V-12 Q-6 -9 -1.4 -9 V-26 H1.4 V-9 Q6 -9 6.4 -12 V-24 H9 V-11 Q9 -5 1.4 -5 V0 H-1.4 V-5 Q-9 -5 -9 -11Z"
        fill={steel}
      />
    </>
  ),
  watering_can: (
    <>
      <path d="M-10 0 H8 L9 18 H-11Z" fill={terracotta} />
      <path d="M2 0 H8 L9 18 H1Z" fill={shadow} />
      <path d="M-10 12 L-22 -4 L-19 -6 L-10 4Z M-26 -2 L-18 -9 L-16 -6 L-24 1Z" fill={terracotta} />
      <path d="M-9 0 Q0 -14 8 0 M8 4 Q17 6 9 15" stroke={ink} strokeWidth="2" fill="none" />
      <path
        d="M-26 4 l-2 4 M-22 4 l-1 6 M-29 0 l-3 3 M-27 11 l-2 4 M-22 13 l-1 4"
        stroke={sky}
        strokeWidth="1.6"
        strokeLinecap="round"
      />
    </>
  ),
  seedling: (
    <>
      {sprig}
      <path d="M-6 -1 Q0 -4 6 -1 Q4 7 0 9 Q-4 7 -6 -1Z" fill={wood} />
    </>
  ),
  potted_vine: (
    <>
      <g transform="translate(0 -7)">{sprig}</g>
      <path d="M-9 -9 H9 V-4 H-9Z M-7.4 -4 H7.4 L5.6 9 H-5.6Z" fill={terracotta} />
      <path d="M2 -9 H9 V-4 H7.4 L5.6 9 H2Z" fill={shadow} />
    </>
  ),
  lush_vine: (
    <>
      <path d="M-1.6 8 Q-4 -10 1 -30 L3 -30 Q0 -10 1.6 8Z" fill={wood} />
      <path
        d="M0 -10 Q-16 -6 -18 -20 Q-4 -22 0 -10Z M1 -14 Q16 -10 18 -24 Q4 -26 1 -14Z M0 -22 Q-14 -20 -14 -34 Q-2 -34 0 -22Z M1 -25 Q13 -24 14 -37 Q3 -37 1 -25Z M1 -32 Q-5 -40 2 -46 Q8 -39 1 -32Z"
        fill={cypress}
      />
      <path
        d="M-13 -17 Q-6 -17 -1 -11 M13 -21 Q7 -20 2 -15 M-10 -30 Q-4 -28 0 -23"
        stroke={grape}
        strokeWidth="1.2"
        fill="none"
      />
      <g fill={wine}>
        <circle cx="-8" cy="-6" r="2.6" />
        <circle cx="-5" cy="-2" r="2.6" />
        <circle cx="-10" cy="-1" r="2.6" />
        <circle cx="-7" cy="3" r="2.6" />
      </g>
    </>
  ),
  red_bunch: bunch(wine, blush),
  white_bunch: bunch(grape, paper),
  basket: (
    <>
      <g transform="translate(-5 5) scale(.9)">{bunch(wine, blush)}</g>
      <g transform="translate(7 4) scale(.9)">{bunch(grape, paper)}</g>
      <path d="M-14 6 H14 L11 22 H-11Z" fill={straw} />
      <path d="M4 6 H14 L11 22 H3Z" fill={shadow} />
      <path d="M-13 11 H13 M-12 16.4 H12 M-7 6 L-6 22 M0 6 V22 M7 6 L6 22" stroke={wood} strokeWidth="1.2" />
      <path d="M-13 6 Q0 -12 13 6" stroke={wood} strokeWidth="2.2" fill="none" />
    </>
  ),
  flower_pot: (
    <>
      <path
        d="M-.8 -8 H.8 V-20 H-.8Z M-4 -8 L-8 -16 L-6.6 -16.6 L-2 -8Z M4 -8 L8 -16 L6.6 -16.6 L2 -8Z"
        fill={cypress}
      />
      <circle cy="-22" r="5" fill={wine} />
      <circle cx="-9" cy="-18" r="4.2" fill={paper} />
      <circle cx="9" cy="-18" r="4.2" fill={terracotta} />
      <circle cy="-22" r="1.8" fill={gold} />
      <circle cx="-9" cy="-18" r="1.6" fill={gold} />
      <circle cx="9" cy="-18" r="1.6" fill={gold} />
      <path d="M-9 -9 H9 V-4 H-9Z M-7.4 -4 H7.4 L5.6 9 H-5.6Z" fill={terracotta} />
      <path d="M2 -9 H9 V-4 H7.4 L5.6 9 H2Z" fill={shadow} />
    </>
  ),
} satisfies Record<string, ReactNode>;
