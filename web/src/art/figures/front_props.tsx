import type { ReactNode } from "react";
import {
  blush,
  olive,
  cypress,
  deep,
  dusk,
  gold,
  grape,
  ink,
  paper,
  plum,
  shadow,
  sky,
  soft,
  steel,
  straw,
  terracotta,
  wine,
  wood,
} from "./inks";

// A prop is drawn in the frame of the whole figure (100 by 100), before the person.

export const frontProps = {
  none: null,
  anvil: (
    <>
      <path d="M4 82 H38 V88 Q30 90 29 95 H34 V104 H10 V95 H15 Q14 90 2 88Z" fill={soft} />
      <path d="M4 82 H38 V84.6 H4Z" fill={steel} />
      <path
        d="M12 78 l-4 -5 M18 76 l-1 -7 M25 77 l4 -6"
        stroke={gold}
        strokeWidth="1.8"
        strokeLinecap="round"
      />
    </>
  ),
  crate: (
    <>
      <path d="M58 76 H96 V104 H58Z" fill={wood} />
      <path d="M58 76 H96 V82 H58Z M58 76 h5 v28 h-5Z M91 76 h5 v28 h-5Z" fill={gold} />
      <path d="M70 92 h13 M83 92 l-4 -4 M83 92 l-4 4" stroke={paper} strokeWidth="1.8" fill="none" />
    </>
  ),
  bottle_crate: (
    <>
      <path d="M64 68 h4 v8 q4 3 4 8 v12 h-12 v-12 q0 -5 4 -8Z" fill={wine} />
      <path d="M79 66 h4 q0 8 5 14 v16 h-14 v-16 q5 -6 5 -14Z" fill={grape} />
      <path d="M93 68 h4 v9 q5 4 4 10 v9 h-12 v-9 q0 -6 4 -10Z" fill={blush} />
      <path d="M56 88 H104 V104 H56Z" fill={wood} />
      <path d="M56 91 H104" stroke={gold} strokeWidth="1.8" />
    </>
  ),
  stones: (
    <>
      <path d="M2 90 H28 V104 H2Z M30 90 H52 V104 H30Z M10 77 H36 V88 H10Z" fill={deep} />
      <path d="M20 90 H28 V104 H20Z M44 90 H52 V104 H44Z M28 77 H36 V88 H28Z" fill={shadow} />
      <path d="M14 81 l4 3 M6 95 l5 3 M34 95 l4 2" stroke={soft} strokeWidth="1.2" />
    </>
  ),
  theodolite: (
    <>
      <path d="M22 74 L6 104 H10 L23 82 L24 104 H27 L28 82 L40 104 H44 L29 74Z" fill={wood} />
      <path d="M14 62 H34 V71 H14Z" fill={gold} />
      <path d="M8 60 H14 V73 H8Z M34 63 H39 V70 H34Z M20 56 H29 V62 H20Z M22 71 H29 V76 H22Z" fill={ink} />
    </>
  ),
  barrel: (
    <>
      <path d="M4 72 H28 Q34 87 28 104 H4 Q-2 87 4 72Z" fill={wood} />
      <path d="M18 72 H28 Q34 87 28 104 H18 Q24 88 18 72Z" fill={shadow} />
      <path d="M2.6 78 H29.4 M1.4 94 H30.6" stroke={gold} strokeWidth="2.6" />
    </>
  ),
  vat: (
    <>
      <g fill={wine} stroke={ink} strokeWidth="0.8">
        {[14, 24, 34, 44, 54, 64, 74, 86].map((x, index) => (
          <circle key={x} cx={x} cy={index % 2 === 0 ? 78 : 75} r="6.4" />
        ))}
      </g>
      <path d="M4 78 H96 L92 104 H8Z" fill={wood} />
      <path d="M74 78 H96 L92 104 H72Z" fill={shadow} />
      <path d="M5 84 H95 M7 96 H93" stroke={gold} strokeWidth="2.6" />
      <path d="M24 78 V104 M42 78 V104 M58 78 V104" stroke={ink} strokeOpacity="0.5" strokeWidth="1" />
    </>
  ),
  press: (
    <>
      <path d="M18 54 H22 V78 H18Z" fill={steel} />
      <path d="M6 72 H34 V77 H6Z" fill={ink} />
      <path d="M6 79 H34 V98 H6Z" fill={straw} />
      <path d="M10 79 V98 M15 79 V98 M20 79 V98 M25 79 V98 M30 79 V98" stroke={wood} strokeWidth="1.6" />
      <path d="M5 83 H35 M5 94 H35" stroke={ink} strokeWidth="1.8" />
      <path d="M1 98 H39 V104 H1Z" fill={wood} />
      <path d="M37 98 q4 2 4 6" stroke={wine} strokeWidth="2.6" fill="none" />
    </>
  ),
  lectern: (
    <>
      <path d="M26 78 H74 L70 86 H30Z" fill={gold} />
      <path d="M30 84 H70 L66 104 H34Z" fill={wood} />
      <path d="M56 84 H70 L66 104 H56Z" fill={shadow} />
      <circle cx="50" cy="94" r="4.6" fill={gold} />
      <path d="M36 78 L40 70 H60 L64 78Z" fill={paper} />
    </>
  ),
  ballot: (
    <>
      <path d="M6 82 H38 V104 H6Z" fill={dusk} />
      <path d="M28 82 H38 V104 H28Z" fill={shadow} />
      <path d="M4 78 H40 V84 H4Z" fill={gold} />
      <path d="M14 64 H28 V80 H14Z" fill={paper} />
      <path d="M17 70 l3 3 5 -6" stroke={wine} strokeWidth="1.8" fill="none" />
    </>
  ),
  sandwich_board: (
    <>
      <path d="M30 60 H70 L73 104 H27Z" fill={paper} />
      <path d="M62 60 H70 L73 104 H64Z" fill={shadow} />
      <path d="M36 60 L40 50 M64 60 L60 50" stroke={wood} strokeWidth="2.6" />
      <path d="M30 60 H70 L73 104 H27Z" fill="none" stroke={wine} strokeWidth="2" />
      <path d="M46 68 h6 v6 q4 2 4 7 v11 h-14 v-11 q0 -5 4 -7Z" fill={wine} />
      <path d="M36 97 H64" stroke={ink} strokeWidth="2" />
    </>
  ),
  books: (
    <>
      <path d="M4 94 H40 V102 H4Z" fill={wine} />
      <path d="M8 86 H36 V94 H8Z" fill={cypress} />
      <path d="M2 78 H34 V86 H2Z" fill={terracotta} />
      <path d="M10 71 H38 V78 H10Z" fill={plum} />
      <path
        d="M36 95.6 H40 V100.6 H36Z M32 87.4 H36 V92.6 H32Z M2 79.4 H6 V84.6 H2Z M34 72.4 H38 V76.6 H34Z"
        fill={paper}
      />
    </>
  ),
  microscope: (
    <>
      <path d="M10 98 H40 V104 H10Z" fill={ink} />
      <path d="M30 98 Q40 84 28 74 L31 70 Q46 84 35 98Z" fill={gold} />
      <path d="M14 62 L20 58 L31 76 L25 80Z" fill={gold} />
      <path d="M10 60 L18 54 L21 59 L13 64Z M25 80 L31 76 L34 82 L30 85Z" fill={ink} />
      <path d="M14 90 H34 V93 H14Z" fill={steel} />
    </>
  ),
  demijohn: (
    <>
      <path d="M18 62 H26 V72 Q40 76 39 90 Q38 104 22 104 Q6 104 5 90 Q4 76 18 72Z" fill={sky} />
      <path d="M5 88 Q14 83 22 88 T39 88 Q39 104 22 104 Q6 104 5 88Z" fill={grape} />
      <path d="M26 72 Q40 76 39 90 Q38 104 26 104 Q38 90 26 72Z" fill={shadow} />
      <path d="M17 58 H27 V63 H17Z" fill={wood} />
      <g fill={paper}>
        <circle cx="16" cy="94" r="2" />
        <circle cx="24" cy="97" r="1.5" />
        <circle cx="20" cy="82" r="1.6" />
        <circle cx="22" cy="54" r="2.4" />
        <circle cx="27" cy="48" r="1.8" />
      </g>
    </>
  ),
  pots: (
    <g transform="translate(0 2)">
      {[14, 34, 86].map((x, index) => (
        <g key={x} transform={`translate(${x} 92)`}>
          <path d="M-7 -2 H7 L5 10 H-5Z" fill={terracotta} />
          <path
            d="M-1 -2 Q-2 -10 0 -14 Q2 -10 1 -2Z M0 -6 Q-8 -5 -8 -12 Q-1 -12 0 -6Z M0 -8 Q8 -7 8 -14 Q1 -14 0 -8Z"
            fill={index === 1 ? olive : cypress}
          />
          <circle cx="-4" cy="-6" r="2.2" fill={[wine, grape, blush][index]} />
          <circle cx="4" cy="-8" r="2.2" fill={[wine, grape, blush][index]} />
        </g>
      ))}
    </g>
  ),
} satisfies Record<string, ReactNode>;

export type FrontPropName = keyof typeof frontProps;
