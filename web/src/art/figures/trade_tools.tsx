import type { ReactNode } from "react";
import { cypress, gold, ink, paper, plum, shadow, sky, straw, terracotta, wine, wood } from "./inks";

export const tradeTools = {
  money_bag: (
    <>
      <path
        d="M-5 -20 L-8 -27 L0 -24 L8 -27 L5 -20 Q17 -10 13 2 Q8 8 0 8 Q-8 8 -13 2 Q-17 -10 -5 -20Z"
        fill={wood}
      />
      <path d="M3 -20 H5 Q17 -10 13 2 Q8 8 3 8 Q10 -8 3 -20Z" fill={shadow} />
      <path d="M-6 -20 H6" stroke={gold} strokeWidth="2.4" />
      <circle cy="-5" r="6.4" fill={gold} />
      <path
        d="M2.6 -8 Q-2.4 -10 -2 -6 V-1.6 M-4 -5 H1 M-4 -1.6 H3"
        stroke={ink}
        strokeWidth="1.4"
        fill="none"
      />
    </>
  ),
  coins: (
    <g fill={gold} stroke={ink} strokeWidth="1">
      <path d="M-9 -3 h18 v4 h-18Z M-8 -7 h18 v4 h-18Z M-9 -11 h18 v4 h-18Z M-8 -15 h17 v4 h-17Z" />
      <ellipse cx="7" cy="-22" rx="5" ry="5" />
    </g>
  ),
  big_coin: (
    <>
      <circle cy="-14" r="12.6" fill={gold} />
      <path d="M4 -26 A12.6 12.6 0 0 1 4 -2 Q10 -14 4 -26Z" fill={shadow} />
      <circle cy="-14" r="9.4" fill="none" stroke={ink} strokeWidth="1" />
      <path
        d="M3.6 -19 Q-4 -22 -3 -15 V-8.6 M-5.6 -14 H2 M-5.6 -8.6 H5"
        stroke={ink}
        strokeWidth="1.8"
        fill="none"
      />
    </>
  ),
  purse: (
    <>
      <path d="M-10 -4 Q-16 12 0 14 Q16 12 10 -4Z" fill={wine} />
      <path d="M2 -4 H10 Q16 12 2 14 Q9 6 2 -4Z" fill={shadow} />
      <path d="M-11 -8 H11 V-3 H-11Z" fill={gold} />
      <circle cx="-1.6" cy="-10" r="2" fill={gold} />
      <circle cx="2.4" cy="-10" r="2" fill={gold} />
    </>
  ),
  gavel: (
    <>
      <path d="M-1.8 -18 H1.8 V12 H-1.8Z" fill={wood} />
      <path d="M-13 -31 H13 V-19 H-13Z" fill={wood} />
      <path d="M-13 -24 H13 V-19 H-13Z" fill={shadow} />
      <path d="M-13 -31 h3 v12 h-3Z M10 -31 h3 v12 h-3Z M-1.6 -31 h3.2 v12 h-3.2Z" fill={gold} />
    </>
  ),
  card_fan: (
    <g stroke={ink} strokeWidth="1">
      <path d="M-3 2 L-22 -14 L-13 -24 L4 -6Z" fill={straw} />
      <path d="M-4 0 L-12 -25 L0 -29 L6 -4Z" fill={paper} />
      <path d="M-3 0 L4 -28 L16 -23 L6 2Z" fill={sky} />
      <path d="M-5.6 -21 l3 4 -4 1Z" fill={wine} stroke="none" />
    </g>
  ),
  spyglass: (
    <g transform="rotate(-62)">
      <path d="M-3 8 H3 V-8 H-3Z M-4.4 -8 H4.4 V-22 H-4.4Z" fill={gold} />
      <path d="M-6 -22 H6 V-38 H-6Z" fill={wood} />
      <path d="M-6.6 -40 H6.6 V-36 H-6.6Z" fill={gold} />
    </g>
  ),
  flag: (
    <>
      <path d="M-1.4 -44 H1.4 V22 H-1.4Z" fill={wood} />
      <path d="M1 -43 Q9 -47 15 -42 T25 -42 L21 -34 L25 -25 Q19 -29 13 -25 T1 -25Z" fill={wine} />
      <path d="M1 -36.6 Q7 -39 12 -36 T22 -36.4 L21 -34 L22.6 -30.4 Q17 -33 12 -30.4 T1 -31Z" fill={paper} />
    </>
  ),
  bell: (
    <>
      <path d="M-1.8 -4 H1.8 V10 H-1.8Z" fill={wood} />
      <path d="M-5 -4 H5 Q7 -16 13 -20 H-13 Q-7 -16 -5 -4Z" fill={gold} transform="rotate(180 0 -12)" />
      <circle cy="-22" r="3" fill={ink} />
      <path
        d="M-16 -26 l-4 -4 M16 -26 l4 -4 M0 -30 v-6"
        stroke={ink}
        strokeWidth="1.6"
        strokeLinecap="round"
      />
    </>
  ),
  megaphone: (
    <g transform="translate(-10 -2) rotate(-8)">
      <path d="M-2 4 L-4 -7 L26 -24 L32 4 L0 2Z" fill={terracotta} />
      <path d="M-3 -1 L30 -9 L32 4 L0 4Z" fill={shadow} />
      <path d="M24 -26 L28 -27 L35 6 L31 6Z" fill={gold} />
      <path d="M-8 -8 L-3 -8 L-1 5 L-6 6Z" fill={ink} />
    </g>
  ),
  horn: (
    <>
      <path d="M-20 -10 Q-6 -2 2 -10 Q10 -20 22 -18 L24 -4 Q12 -6 6 2 Q-6 12 -21 -7Z" fill={gold} />
      <path d="M-20 -10 Q-6 4 4 0 Q12 -10 24 -8 L24 -4 Q12 -6 6 2 Q-6 12 -21 -7Z" fill={shadow} />
      <path d="M20 -22 L25 -21 L28 0 L23 0Z" fill={wine} />
    </>
  ),
  bouquet: (
    <>
      <path d="M-5 -8 L0 14 L5 -8Z" fill={cypress} />
      <path d="M-8 4 L0 1 L8 4 L3 7 L6 14 L0 9 L-6 14 L-3 7Z" fill={paper} />
      <g fill={wine}>
        <circle cx="-7" cy="-11" r="4.6" />
        <circle cx="6" cy="-16" r="4.6" />
      </g>
      <circle cx="-1" cy="-18" r="4.6" fill={paper} />
      <circle cx="1" cy="-9" r="4.4" fill={straw} />
      <circle cx="9" cy="-9" r="4" fill={paper} />
    </>
  ),
  gift: (
    <>
      <path d="M-12 -18 H12 V4 H-12Z" fill={wine} />
      <path d="M4 -18 H12 V4 H4Z" fill={shadow} />
      <path d="M-2 -18 H2 V4 H-2Z M-13.6 -20 H13.6 V-15 H-13.6Z" fill={straw} />
      <path d="M0 -20 Q-10 -32 -12 -22 Q-8 -18 0 -20 Q10 -32 12 -22 Q8 -18 0 -20Z" fill={straw} />
    </>
  ),
  scales: (
    <>
      <path d="M-1.4 -34 H1.4 V12 H-1.4Z" fill={gold} />
      <path d="M-20 -27 L0 -33 L20 -27" stroke={gold} strokeWidth="2.4" fill="none" />
      <path
        d="M-20 -27 L-27 -11 M-20 -27 L-13 -11 M20 -27 L13 -11 M20 -27 L27 -11"
        stroke={ink}
        strokeWidth="1"
      />
      <path
        d="M-28 -11 H-12 Q-14 -4 -20 -4 Q-26 -4 -28 -11Z M28 -11 H12 Q14 -4 20 -4 Q26 -4 28 -11Z"
        fill={gold}
      />
      <circle cy="-35" r="2.8" fill={gold} />
    </>
  ),
  sceptre: (
    <>
      <path d="M-1.6 -26 H1.6 V26 H-1.6Z" fill={gold} />
      <path d="M0 -42 L7 -33 L0 -24 L-7 -33Z" fill={wine} />
      <path d="M-6 -26 H6 V-23 H-6Z" fill={gold} />
      <circle cy="-44" r="2.6" fill={gold} />
    </>
  ),
  orb: (
    <>
      <circle cy="-9" r="9.4" fill={gold} />
      <path d="M3 -18 Q14 -9 3 0 Q8 -9 3 -18Z" fill={shadow} />
      <path d="M-9.4 -9 Q0 -5 9.4 -9 M0 -18.4 Q-3 -13 0 -7.6" stroke={wine} strokeWidth="2" fill="none" />
      <path d="M-1.4 -28 H1.4 V-25 H4.4 V-22.4 H1.4 V-18 H-1.4 V-22.4 H-4.4 V-25 H-1.4Z" fill={gold} />
    </>
  ),
  cane: (
    <>
      <path d="M-1.6 -4 H1.6 V34 H-1.6Z" fill={ink} />
      <circle cy="-6" r="4.2" fill={gold} />
    </>
  ),
  staff: (
    <path
      d="M-2 -40 Q6 -50 12 -42 Q14 -34 6 -33 L5 -36 Q9 -37 8 -41 Q4 -44 1.6 -36 L2.4 32 H-1.6Z"
      fill={wood}
    />
  ),
  lantern: (
    <>
      <path d="M0 0 V6" stroke={ink} strokeWidth="1.8" />
      <path d="M-8 10 L0 4 L8 10Z M-9 27 H9 V31 H-9Z" fill={ink} />
      <path d="M-7.4 10 H7.4 V27 H-7.4Z" fill={straw} />
      <path d="M0 13 Q5 19 0 25 Q-5 19 0 13Z" fill={terracotta} />
      <path d="M-7.4 10 V27 M7.4 10 V27" stroke={ink} strokeWidth="1.6" />
    </>
  ),
  keys: (
    <>
      <circle cy="6" r="7" fill="none" stroke={gold} strokeWidth="2" />
      <path
        d="M-6 11 L-11 26 L-8 27 L-9 30 L-12 29 M2 13 L3 31 M3 28 H7 M3 24 H6 M6 10 L13 23 M11 20 L14 18"
        stroke={gold}
        strokeWidth="2.4"
        fill="none"
      />
    </>
  ),
  umbrella: (
    <>
      <path d="M-1.2 -30 H1.2 V6 Q1.2 13 7 11 V7" stroke={wood} strokeWidth="2" fill="none" />
      <path
        d="M0 -44 Q22 -40 25 -18 Q20 -23 15 -18 Q10 -23 5 -18 Q0 -23 -5 -18 Q-10 -23 -15 -18 Q-20 -23 -25 -18 Q-22 -40 0 -44Z"
        fill={plum}
      />
      <path d="M0 -44 Q22 -40 25 -18 Q20 -23 15 -18 Q12 -36 0 -44Z" fill={shadow} />
      <path d="M-1 -48 H1 V-43 H-1Z" fill={ink} />
    </>
  ),
} satisfies Record<string, ReactNode>;
