import type { ReactNode } from "react";
import {
  cypress,
  deep,
  dusk,
  gold,
  ink,
  olive,
  paper,
  shadow,
  sky,
  soft,
  steel,
  terracotta,
  wine,
  wood,
} from "./inks";

const sheet = (lines: ReactNode) => (
  <>
    <path d="M-10 -26 H10 V4 H-10Z" fill={paper} />
    <path d="M6 -26 H10 V4 H6Z" fill={shadow} />
    {lines}
  </>
);

export const studyTools = {
  chart: (
    <>
      {sheet(
        <path
          d="M-7 -2 V-22 M-7 -2 H7 M-5 -5 L-1 -11 L2 -8 L7 -19"
          stroke={wine}
          strokeWidth="1.7"
          fill="none"
        />,
      )}
    </>
  ),
  falling_chart: (
    <>
      <path d="M-10 -26 H10 V1 L6 4 L3 0 L-1 4 L-5 1 L-10 4Z" fill={deep} />
      <path d="M-7 -2 V-22 M-5 -19 L-1 -12 L2 -15 L7 -4" stroke={wine} strokeWidth="1.8" fill="none" />
    </>
  ),
  clipboard: (
    <>
      <path d="M-11 -28 H11 V5 H-11Z" fill={wood} />
      <path d="M-8.6 -24 H8.6 V2.6 H-8.6Z" fill={paper} />
      <path d="M-4 -30 H4 V-25 H-4Z" fill={steel} />
      <path
        d="M-6 -19 l1.6 2 3 -4 M-6 -12 l1.6 2 3 -4 M-6 -5 l1.6 2 3 -4"
        stroke={olive}
        strokeWidth="1.6"
        fill="none"
      />
      <path d="M1 -18 h5 M1 -11 h5 M1 -4 h5" stroke={soft} strokeWidth="1.3" />
    </>
  ),
  letter: (
    <>
      <path d="M-13 -17 H13 V2 H-13Z" fill={paper} />
      <path d="M-13 -17 L0 -6 L13 -17" stroke={ink} strokeWidth="1.3" fill="none" />
      <circle cy="-6" r="3.4" fill={wine} />
    </>
  ),
  scroll: (
    <>
      <path d="M-9 -28 H9 V8 H-9Z" fill={paper} />
      <path d="M-12 -31 H12 V-26 H-12Z M-12 6 H12 V11 H-12Z" fill={deep} />
      <path d="M-6 -21 H6 M-6 -16 H6 M-6 -11 H3" stroke={soft} strokeWidth="1.3" />
      <circle cx="2" cy="-2" r="4" fill={wine} />
    </>
  ),
  quill: (
    <>
      <path d="M0 8 Q-12 -16 6 -38 Q14 -20 2 2Z" fill={paper} />
      <path d="M0 8 Q4 -20 6 -38 Q14 -20 2 2Z" fill={shadow} />
      <path d="M-.6 10 Q1 -14 5.6 -34" stroke={ink} strokeWidth="1.2" fill="none" />
    </>
  ),
  hourglass: (
    <>
      <path d="M-8 -30 H8 Q8 -20 1.4 -14 Q8 -8 8 2 H-8 Q-8 -8 -1.4 -14 Q-8 -20 -8 -30Z" fill={paper} />
      <path d="M-6 -22 H6 Q4 -18 0 -14.6 Q-4 -18 -6 -22Z M-7 2 Q-4 -6 0 -7 Q4 -6 7 2Z" fill={terracotta} />
      <path d="M-11 -34 H11 V-29 H-11Z M-11 1 H11 V6 H-11Z" fill={wood} />
    </>
  ),
  watch: (
    <>
      <path d="M0 2 Q-14 14 -22 4" stroke={gold} strokeWidth="1.6" fill="none" />
      <circle cy="-12" r="12" fill={gold} />
      <circle cy="-12" r="9" fill={paper} />
      <path d="M0 -12 V-18.6 M0 -12 L5 -9" stroke={ink} strokeWidth="1.7" strokeLinecap="round" />
      <path d="M-2.4 -28 H2.4 V-23 H-2.4Z" fill={gold} />
    </>
  ),
  map: (
    <>
      <path d="M-19 -22 L-7 -26 L6 -21 L19 -25 V2 L6 6 L-7 2 L-19 5Z" fill={paper} />
      <path d="M-7 -26 L6 -21 V6 L-7 2Z" fill={shadow} />
      <path
        d="M-15 -2 Q-8 -16 0 -8 T14 -17"
        stroke={wine}
        strokeWidth="1.6"
        strokeDasharray="2.6 1.8"
        fill="none"
      />
      <path d="M12 -21 l5 5 M17 -21 l-5 5" stroke={wine} strokeWidth="1.7" />
      <circle cx="-12" cy="-15" r="2.6" fill={olive} />
    </>
  ),
  book: (
    <>
      <path d="M-16 -20 Q-7 -24 0 -19 Q7 -24 16 -20 V3 Q7 -1 0 4 Q-7 -1 -16 3Z" fill={paper} />
      <path d="M0 -19 Q7 -24 16 -20 V3 Q7 -1 0 4Z" fill={shadow} />
      <path
        d="M-12 -15 Q-7 -17 -3 -14.6 M-12 -10 Q-7 -12 -3 -9.6 M-12 -5 Q-7 -7 -3 -4.6 M12 -15 Q7 -17 3 -14.6 M12 -10 Q7 -12 3 -9.6"
        stroke={soft}
        strokeWidth="1.2"
        fill="none"
      />
      <path d="M-18 -18 V6 Q-7 2 0 7 Q7 2 18 6 V-18 L16 -18 V3 Q7 -1 0 4 Q-7 -1 -16 3 V-18Z" fill={wine} />
    </>
  ),
  closed_book: (
    <>
      <path d="M-10 -26 H9 V4 H-10Z" fill={cypress} />
      <path d="M9 -24 H12 V6 H-8 V4 H9Z" fill={paper} />
      <path d="M-10 -26 H-6 V4 H-10Z" fill={shadow} />
      <path d="M-3 -20 H6 V-13 H-3Z" fill={gold} />
    </>
  ),
  pointer: <path d="M-1.4 14 L-.7 -46 H.7 L1.4 14Z" fill={wood} />,
  chalk: (
    <>
      <path d="M-2 -12 H2 V4 H-2Z" fill={paper} />
      <path d="M-6 -18 h.1 M5 -17 h.1 M0 -21 h.1" stroke={paper} strokeWidth="2" strokeLinecap="round" />
    </>
  ),
  apple: (
    <>
      <path
        d="M0 -14 Q-6 -18 -10 -13 Q-13 -4 -6 3 Q-3 5 0 3 Q3 5 6 3 Q13 -4 10 -13 Q6 -18 0 -14Z"
        fill={wine}
      />
      <path d="M4 -15 Q8 -16 10 -13 Q13 -4 6 3 Q3 5 1 3.4 Q9 -4 4 -15Z" fill={shadow} />
      <path
        d="M-.6 -13 Q-1 -18 2 -21 M1 -17 Q6 -22 10 -18 Q6 -14 1 -17Z"
        stroke={cypress}
        strokeWidth="1.6"
        fill={olive}
      />
    </>
  ),
  magnifier: (
    <>
      <path d="M-1.8 -6 H1.8 V14 H-1.8Z" fill={wood} />
      <circle cy="-17" r="11" fill={sky} fillOpacity="0.75" stroke={ink} strokeWidth="2.6" />
      <path d="M-6 -18 Q-5 -23 0 -24" stroke={paper} strokeWidth="2" fill="none" strokeLinecap="round" />
    </>
  ),
  ledger: (
    <>
      <path d="M-12 -26 H11 V5 H-12Z" fill={dusk} />
      <path d="M-9 -22 H8 V1 H-9Z" fill={paper} />
      <path d="M-6 -18 H5 M-6 -13.6 H5 M-6 -9.2 H5 M-6 -4.8 H1 M2 -22 V1" stroke={soft} strokeWidth="1.1" />
    </>
  ),
} satisfies Record<string, ReactNode>;
