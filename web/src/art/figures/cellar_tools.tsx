import type { ReactNode } from "react";
import {
  cypress,
  deep,
  gold,
  grape,
  ink,
  olive,
  paper,
  plum,
  shade,
  shadow,
  sky,
  soft,
  steel,
  straw,
  terracotta,
  wine,
  wood,
} from "./inks";

export const cellarTools = {
  bottle: (
    <>
      <path d="M-3 -34 H3 V-22 Q8 -19 8 -14 V8 H-8 V-14 Q-8 -19 -3 -22Z" fill={wine} />
      <path d="M1 -34 H3 V-22 Q8 -19 8 -14 V8 H3 Q5 -12 1 -22Z" fill={shadow} />
      <path d="M-8 -11 H8 V2 H-8Z" fill={paper} />
      <path d="M-5 -7 H5 M-5 -3 H3" stroke={wine} strokeWidth="1.4" />
      <path d="M-3.4 -36 H3.4 V-29 H-3.4Z" fill={ink} />
    </>
  ),
  sparkling_bottle: (
    <>
      <path d="M-3.4 -28 H3.4 Q5 -18 9 -10 V10 H-9 V-10 Q-5 -18 -3.4 -28Z" fill={cypress} />
      <path d="M1 -28 H3.4 Q5 -18 9 -10 V10 H3Q6 -12 1 -28Z" fill={shadow} />
      <path d="M-9 -8 H9 V4 H-9Z" fill={paper} />
      <path d="M-3.8 -30 H3.8 L5.4 -18 H-5.4Z" fill={gold} />
      <path d="M-2.6 -35 H2.6 V-30 H-2.6Z" fill={deep} />
      <path
        d="M-6 -38 l-4 -5 M0 -39 v-7 M6 -38 l4 -5 M-9 -33 l-5 -1 M9 -33 l5 -1"
        stroke={paper}
        strokeWidth="1.8"
        strokeLinecap="round"
      />
    </>
  ),
  wine_glass: (
    <>
      <path d="M-1.2 -12 H1.2 V10 H-1.2Z M-7 10 H7 V12.6 H-7Z" fill={paper} />
      <path d="M-9 -34 H9 Q11 -14 0 -12 Q-11 -14 -9 -34Z" fill={paper} />
      <path d="M-9.2 -26 Q0 -23 9.2 -26 Q9 -15 0 -13.6 Q-9 -15 -9.2 -26Z" fill={wine} />
      <path d="M4 -34 H9 Q11 -14 0 -12 Q8 -18 4 -34Z" fill={shadow} />
    </>
  ),
  white_glass: (
    <>
      <path d="M-1 -12 H1 V12 H-1Z M-6.6 12 H6.6 V14.4 H-6.6Z" fill={paper} />
      <path d="M-7 -36 H7 Q9 -16 0 -12 Q-9 -16 -7 -36Z" fill={paper} />
      <path d="M-7.6 -28 Q0 -25 7.6 -28 Q7 -17 0 -13.6 Q-7 -17 -7.6 -28Z" fill={grape} />
    </>
  ),
  goblet: (
    <>
      <path d="M-9 -28 H9 Q10 -14 2 -11 V2 H6 V6 H-6 V2 H-2 V-11 Q-10 -14 -9 -28Z" fill={gold} />
      <path d="M3 -28 H9 Q10 -14 2 -11 V2 H6 V6 H1 Q6 -14 3 -28Z" fill={shadow} />
      <circle cx="-3" cy="-20" r="2.2" fill={wine} />
    </>
  ),
  flask: (
    <>
      <path d="M-3.4 -32 H3.4 V-18 L13 2 Q13 6 9 6 H-9 Q-13 6 -13 2 L-3.4 -18Z" fill={paper} />
      <path d="M-8 -9 H8 L13 2 Q13 6 9 6 H-9 Q-13 6 -13 2Z" fill={wine} />
      <path d="M3 -18 L13 2 Q13 6 9 6 H4 Q8 -6 1 -20 V-32 H3.4Z" fill={shadow} />
      <path d="M-5 -34 H5 V-30 H-5Z" fill={ink} />
      <circle cx="-3" cy="-2" r="1.8" fill={paper} />
      <circle cx="2" cy="-5" r="1.3" fill={paper} />
    </>
  ),
  smoking_flask: (
    <>
      <circle cx="-4" cy="-38" r="5" fill={grape} />
      <circle cx="4" cy="-43" r="6" fill={grape} />
      <circle cx="9" cy="-36" r="4" fill={grape} />
      <circle cx="-7" cy="-46" r="3.6" fill={grape} />
      <path d="M-3.4 -32 H3.4 V-20 Q13 -16 13 -6 Q12 6 0 6 Q-12 6 -13 -6 Q-13 -16 -3.4 -20Z" fill={paper} />
      <path d="M-13 -8 Q-6 -11 0 -8 T13 -8 Q13 6 0 6 Q-12 6 -13 -8Z" fill={olive} />
      <path d="M5 -19 Q13 -16 13 -6 Q12 6 2 6 Q12 -4 5 -19Z" fill={shadow} />
    </>
  ),
  pipette: (
    <>
      <path d="M-4 -38 Q0 -44 4 -38 L3 -30 H-3Z" fill={terracotta} />
      <path d="M-2 -30 H2 V-4 L.6 8 H-.6 L-2 -4Z" fill={paper} />
      <path d="M-2 -14 H2 V-4 L.6 8 H-.6 L-2 -4Z" fill={wine} />
    </>
  ),
  wine_thief: (
    <>
      <path
        d="M-2 -42 H2 V-28 Q8 -22 8 -14 Q8 -6 2 -2 V12 H-2 V-2 Q-8 -6 -8 -14 Q-8 -22 -2 -28Z"
        fill={sky}
      />
      <path d="M-8 -16 H8 Q8 -6 2 -2 V12 H-2 V-2 Q-8 -6 -8 -16Z" fill={wine} />
      <path d="M-4 -20 Q-5 -14 -3 -8" stroke={paper} strokeWidth="1.6" fill="none" strokeLinecap="round" />
    </>
  ),
  funnel: (
    <>
      <path d="M-14 -24 H14 L3 -6 V6 H-3 V-6Z" fill={gold} />
      <path d="M4 -24 H14 L3 -6 V6 H1Z" fill={shadow} />
      <path d="M-15 -27 H15 V-22.6 H-15Z" fill={gold} />
    </>
  ),
  tasting_cup: (
    <>
      <path d="M-12 -8 H12 Q10 4 0 4 Q-10 4 -12 -8Z" fill={steel} />
      <path d="M3 -8 H12 Q10 4 0 4 Q7 0 3 -8Z" fill={shadow} />
      <ellipse cy="-8" rx="12" ry="3" fill={wine} />
      <path d="M11 -6 Q19 -6 16 0 Q13 2 10 -1" stroke={steel} strokeWidth="2" fill="none" />
    </>
  ),
  tray: (
    <>
      <path d="M-22 -3 H22 L19 2 H-19Z" fill={wood} />
      <path d="M-17 -20 H-7 V-3 H-17Z M6 -20 H16 V-3 H6Z" fill={straw} />
      <path
        d="M-17 -20 Q-18 -26 -13 -25 Q-9 -28 -7 -23 Q-5 -21 -7 -18 H-17Z M6 -20 Q5 -26 10 -25 Q14 -28 16 -23 Q18 -21 16 -18 H6Z"
        fill={paper}
      />
      <path d="M-7 -16 h3 v8 h-3 M16 -16 h3 v8 h-3" stroke={straw} strokeWidth="2" fill="none" />
    </>
  ),
  barrel: (
    <>
      <path d="M-13 -30 H13 Q19 -15 13 0 H-13 Q-19 -15 -13 -30Z" fill={wood} />
      <path d="M3 -30 H13 Q19 -15 13 0 H3 Q8 -15 3 -30Z" fill={shadow} />
      <path d="M-14.6 -25 H14.6 M-14.6 -5 H14.6" stroke={gold} strokeWidth="2.6" />
      <circle cy="-15" r="2.4" fill={ink} />
    </>
  ),
  mandolin: (
    <g transform="rotate(58)">
      <path d="M-2 -10 H2 V-40 H-2Z" fill={ink} />
      <path d="M-3.4 -48 H3.4 V-39 H-3.4Z" fill={wood} />
      <path d="M0 -14 Q13 -8 13 6 Q13 20 0 20 Q-13 20 -13 6 Q-13 -8 0 -14Z" fill={terracotta} />
      <path d="M5 -11 Q13 -6 13 6 Q13 20 2 20 Q12 6 5 -11Z" fill={shadow} />
      <circle cy="3" r="4.6" fill={ink} />
      <path d="M-1.2 -40 V14 M1.2 -40 V14" stroke={paper} strokeWidth="0.7" />
      <path d="M-6 14 H6" stroke={ink} strokeWidth="2" />
    </g>
  ),
  rooster: (
    <>
      <path
        d="M-14 -12 Q-22 -26 -12 -34 Q-12 -24 -4 -20 Q2 -22 3 -30 L12 -28 Q14 -12 4 -6 Q-8 -2 -14 -12Z"
        fill={terracotta}
      />
      <path d="M-12 -34 Q-24 -32 -22 -18 Q-19 -10 -12 -12Q-18 -24 -12 -34Z" fill={cypress} />
      <circle cx="7" cy="-31" r="5.4" fill={straw} />
      <path d="M2 -36 Q3 -41 6 -37 Q8 -42 10 -37 Q13 -39 12 -34Z M9 -27 Q12 -22 8 -22Z" fill={wine} />
      <path d="M12 -32 L18 -30 L12 -28Z" fill={gold} />
      <circle cx="8" cy="-32" r="1.2" fill={ink} />
      <path d="M-2 -5 V2 M4 -6 V2" stroke={gold} strokeWidth="1.8" />
      <path d="M-8 -16 Q-2 -10 4 -14" stroke={paper} strokeWidth="1.4" fill="none" />
    </>
  ),
  fruit_tray: (
    <>
      <g fill={terracotta}>
        <circle cx="-26" cy="-6" r="5" />
        <circle cx="-17" cy="-6" r="5" />
        <circle cx="-21.5" cy="-13" r="5" />
      </g>
      <g fill={plum}>
        <circle cx="-5" cy="-5" r="4" />
        <circle cx="3" cy="-5" r="4" />
        <circle cx="-1" cy="-11" r="4" />
        <circle cx="6" cy="-11" r="4" />
      </g>
      <g fill={grape}>
        <circle cx="15" cy="-6" r="4.6" />
        <circle cx="24" cy="-6" r="4.6" />
        <circle cx="19.5" cy="-12" r="4.6" />
      </g>
      <path d="M-34 -4 H34 L31 12 H-31Z" fill={wood} />
      <path d="M-33 1 H33 M-32 6.6 H32" stroke={straw} strokeWidth="1.4" />
    </>
  ),
  press_lever: (
    <>
      <path d="M-40 -3 H8 V3 H-40Z" fill={wood} />
      <path d="M-40 0 H8 V3 H-40Z" fill={shadow} />
    </>
  ),
  juggled: (
    <g transform="translate(-35 -14)">
      <path
        d="M-38 10 Q-30 -44 0 -46 Q30 -44 38 10"
        stroke={paper}
        strokeWidth="1.4"
        strokeDasharray="2 4"
        fill="none"
        strokeLinecap="round"
      />
      <g transform="translate(-33 -16) rotate(-30) scale(.6)">
        <path d="M-3 -20 H3 V-10 Q8 -7 8 -2 V18 H-8 V-2 Q-8 -7 -3 -10Z" fill={wine} />
        <path d="M-8 2 H8 V11 H-8Z" fill={paper} />
      </g>
      <g transform="translate(34 -18) rotate(24) scale(.8)">
        <path d="M-9 -10 H9 V10 H-9Z" fill={shade} />
        <path d="M-6 -5 H6 M-6 0 H6" stroke={soft} strokeWidth="1.4" />
        <circle cx="2" cy="6" r="3.4" fill={wine} />
      </g>
      <g transform="translate(0 -46) scale(.9)">
        <path d="M-2.4 6 H2.4 V14 H-2.4Z" fill={wood} />
        <path d="M-2 6 Q-14 -2 -6 -11 Q0 -15 9 -11 Q-2 -9 -3 -3 Q-2 2 3 6Z" fill={steel} />
      </g>
    </g>
  ),
} satisfies Record<string, ReactNode>;
