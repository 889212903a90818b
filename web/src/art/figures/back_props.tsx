import type { ReactNode } from "react";
import {
  blush,
  cypress,
  deep,
  dusk,
  gold,
  ink,
  olive,
  paper,
  plum,
  shadow,
  steel,
  straw,
  terracotta,
  wine,
  wood,
} from "./inks";

// A prop is drawn in the frame of the whole figure (100 by 100), behind the person.

/** A smaller person beside the one the card is named after. */
const companion = (x: number, y: number, dress: string, skin: string, hair: string, cap: ReactNode) => (
  <g transform={`translate(${x} ${y})`}>
    <path d="M-14 48 L-11 20 Q-10 13 0 12 Q10 13 11 20 L14 48Z" fill={dress} />
    <path d="M3 12.4 Q10 13 11 20 L14 48 H5Z" fill={shadow} />
    <path d="M-8.6 -3 Q-9 -11 0 -11 Q9 -11 8.6 -3 L8 3 Q6.6 10 0 10.6 Q-6.6 10 -8 3Z" fill={skin} />
    <path d="M4 -10.4 Q9 -9 8.6 -3 L8 3 Q6.6 10 0 10.6 Q5 6 4 -10.4Z" fill={shadow} />
    <path d="M-8.8 0 Q-11 -12 0 -12.4 Q11 -12 8.8 0 Q7 -7 0 -7.6 Q-7 -7 -8.8 0Z" fill={hair} />
    <path d="M-4 -1 h.1 M4 -1 h.1" stroke={ink} strokeWidth="2.6" strokeLinecap="round" />
    <path d="M-2.6 6 Q0 8 2.6 6" stroke={wine} strokeWidth="1.3" fill="none" />
    {cap}
  </g>
);

export const backProps = {
  none: null,
  ladder: (
    <path
      d="M4 104 L14 14 L17.4 14 L9 104Z M24 104 L32 14 L35.4 14 L29 104Z M13 30 H33 V33 H13Z M11 46 H31 V49 H11Z M9.6 62 H30 V65 H9.6Z M7.6 78 H29 V81 H7.6Z"
      fill={wood}
    />
  ),
  backpack: (
    <>
      <path d="M20 34 Q20 26 28 26 H72 Q80 26 80 34 V84 H20Z" fill={wood} />
      <path d="M66 26 H72 Q80 26 80 34 V84 H68Z" fill={shadow} />
      <path d="M17 18 H83 Q86 22 83 28 H17 Q14 22 17 18Z" fill={plum} />
      <path d="M22 40 h-8 l-2 14 h10Z" fill={steel} />
      <path d="M80 44 q10 2 8 12 q-4 4 -8 2Z" fill={terracotta} />
      <path d="M30 18 V28 M70 18 V28" stroke={straw} strokeWidth="2" />
    </>
  ),
  pannier: (
    <>
      <g fill={wine}>
        {[26, 34, 42, 58, 66, 74].map((x) => (
          <circle key={x} cx={x} cy={40} r="6" stroke={ink} strokeWidth="0.8" />
        ))}
      </g>
      <path d="M18 42 H82 L74 92 H26Z" fill={straw} />
      <path d="M68 42 H82 L74 92 H64Z" fill={shadow} />
      <path
        d="M20 52 H80 M22 62 H78 M23 72 H77 M28 42 L32 90 M72 42 L68 90"
        stroke={wood}
        strokeWidth="1.3"
      />
    </>
  ),
  crew: (
    <>
      {companion(
        17,
        46,
        terracotta,
        deep,
        ink,
        <path d="M-18 -5 Q-8 -8 -8 -10 Q-6 -17 0 -17 Q6 -17 8 -10 Q8 -8 18 -5 Q0 -2 -18 -5Z" fill={straw} />,
      )}
      {companion(
        83,
        46,
        dusk,
        blush,
        wood,
        <path d="M-9 -4 Q-10 -14.4 0 -14.6 Q10 -14.4 9 -4 Q0 -10 -9 -4Z M8 -8 L15 -6 L10 -1Z" fill={wine} />,
      )}
    </>
  ),
  groom: companion(
    78,
    36,
    ink,
    deep,
    wood,
    <>
      <path
        d="M-8 -9 L-9 -24 Q0 -26 9 -24 L8 -9Z M-13 -10 Q0 -7 13 -10 Q10 -5.6 0 -5.6 Q-10 -5.6 -13 -10Z"
        fill={ink}
      />
      <path d="M-5 13 L0 28 L5 13Z" fill={paper} />
      <path d="M0 17 L-5 14.6 V19.4Z M0 17 L5 14.6 V19.4Z" fill={wine} />
    </>,
  ),
  pupil: companion(
    20,
    62,
    terracotta,
    blush,
    wood,
    <path d="M-9 -5 Q-12 -14 0 -14.6 Q12 -14 9 -5 Q0 -9 -9 -5Z" fill={olive} />,
  ),
  camel: (
    <path
      d="M-8 104 V70 Q-8 58 2 56 Q6 46 14 54 Q20 58 22 62 Q24 50 22 40 Q20 30 26 26 L30 24 L32 27 Q38 28 40 33 Q38 38 31 37 Q32 54 28 70 Q27 76 27 104 H21 L20 82 H4 L2 104Z M104 104 V74 Q98 62 88 68 Q80 58 76 72 L74 104 H80 L82 84 H94 L96 104Z"
      fill={gold}
    />
  ),
  blackboard: (
    <>
      <path d="M2 12 H98 V66 H2Z" fill={wood} />
      <path d="M5 15 H95 V63 H5Z" fill={cypress} />
      <path
        d="M10 26 q4 -6 8 0 t8 0 M10 36 h14 M10 42 h10 M78 24 h12 M84 18 v12 M76 40 q7 8 14 0 M78 48 h12"
        stroke={paper}
        strokeWidth="1.6"
        fill="none"
        strokeLinecap="round"
      />
    </>
  ),
  topiary: (
    <>
      <path d="M6 88 H22 L20 104 H8Z" fill={terracotta} />
      <path d="M14 18 Q28 50 24 86 H4 Q0 50 14 18Z" fill={cypress} />
      <path d="M14 18 Q28 50 24 86 H16 Q20 50 14 18Z" fill={shadow} />
      <path
        d="M6 66 Q14 72 23 66 M6 50 Q14 56 22 50 M9 36 Q14 40 19 36"
        stroke={olive}
        strokeWidth="1.8"
        fill="none"
      />
    </>
  ),
  ship: (
    <>
      <path d="M-2 74 H36 Q34 90 24 92 H8 Q0 88 -2 74Z" fill={wood} />
      <path d="M16 20 H18.4 V74 H16Z" fill={ink} />
      <path d="M14 26 Q0 44 4 66 H14Z M20 30 Q38 44 34 66 H20Z" fill={paper} />
      <path d="M28 42 Q38 50 34 66 H26Q32 54 28 42Z" fill={shadow} />
      <path d="M18 20 L30 23 L18 27Z" fill={wine} />
    </>
  ),
  cabin: (
    <>
      <path d="M2 66 H34 V104 H2Z" fill={terracotta} />
      <path d="M2 74 H34 M2 82 H34 M2 90 H34" stroke={wood} strokeWidth="2" />
      <path d="M-4 68 L18 46 L40 68Z" fill={wine} />
      <path d="M26 44 H31 V58 H26Z" fill={wood} />
      <path d="M13 84 H23 V104 H13Z" fill={ink} />
    </>
  ),
} satisfies Record<string, ReactNode>;

export type BackPropName = keyof typeof backProps;
