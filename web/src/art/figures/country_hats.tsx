import type { ReactNode } from "react";
import { gold, ink, olive, paper, shadow, soft, straw, wine, hat, trim } from "./inks";

// A hat sits on a head drawn around (0, 0): the hair line is at about y -6, the crown at y -13.

export const countryHats = {
  straw: (
    <>
      <path
        d="M-26 -6 Q-14 -10 -11 -11 Q-10 -22 0 -22 Q10 -22 11 -11 Q14 -10 26 -6 Q0 -1 -26 -6Z"
        fill={hat}
      />
      <path d="M4 -21.6 Q10 -20 11 -11 Q14 -10 26 -6 Q14 -3.4 5 -3.6 Q9 -9 4 -21.6Z" fill={shadow} />
      <path d="M-11 -11.4 Q0 -8 11 -11.4 L11.2 -8 Q0 -4.6 -11.2 -8Z" fill={trim} />
    </>
  ),
  cap: (
    <>
      <path d="M-12 -5 Q-16 -17 -3 -18 Q14 -19 13 -6 L12 -4.6 Q0 -9 -12 -5Z" fill={hat} />
      <path d="M-12 -5 Q-18 -4 -18.4 -1.4 Q-8 -6 2 -6.6Z" fill={ink} />
      <path d="M3 -18 Q14 -17.6 13 -6 L12 -4.6 L7 -6 Q8 -13 3 -18Z" fill={shadow} />
      <circle cx="-1" cy="-18" r="1.6" fill={trim} />
    </>
  ),
  hood: (
    <>
      <path
        d="M-9.6 8 Q-11 -9 0 -11 Q11 -9 9.6 8 Q14 12 17 21 Q8 24 0 24 Q-8 24 -17 21 Q-14 12 -16 0 Q-16 -20 4 -24 Q17 -18 16 0 Q15 12 17 21 L9 14Z"
        fill={hat}
        fillRule="evenodd"
      />
      <path d="M4 -24 Q17 -18 16 0 Q15 12 17 21 L11 17 Q13 -8 4 -24Z" fill={shadow} />
    </>
  ),
  kerchief: (
    <>
      <path d="M-11 -4 Q-13 -17.6 0 -17.8 Q13 -17.6 11 -4 Q0 -11.6 -11 -4Z" fill={hat} />
      <path d="M10 -9 L20 -8 L16.4 -3 L19 3 L10 -3Z" fill={hat} />
      <path d="M4 -17.4 Q13 -16 11 -4 L8 -6 Q9 -12 4 -17.4Z" fill={shadow} />
      <g fill={trim}>
        <circle cx="-6" cy="-12" r="1.3" />
        <circle cx="-1" cy="-15" r="1.3" />
        <circle cx="0" cy="-10.6" r="1.3" />
        <circle cx="5" cy="-13" r="1.3" />
      </g>
    </>
  ),
  headscarf: (
    <>
      <path
        d="M-10 9 Q-11.4 -6 0 -10.6 Q11.4 -6 10 9 L6 17 H-6Z M0 13 L-12 8 Q-15 -18 0 -18.4 Q15 -18 12 8Z"
        fill={hat}
        fillRule="evenodd"
      />
      <path d="M4 -18 Q15 -16 12 8 L10 9 Q12 -8 4 -18Z" fill={shadow} />
      <path d="M-4 13 L0 16 L5 13 L9 21 L1 18 L-7 22Z" fill={hat} />
      <path
        d="M-11.6 -3 Q-8 -12 0 -15 Q8 -12 11.6 -3"
        stroke={trim}
        strokeWidth="1.4"
        strokeDasharray="1.6 2.2"
        fill="none"
      />
    </>
  ),
  chef: (
    <>
      <path
        d="M-11 -7 L-11.6 -15 Q-19 -17 -16 -24 Q-13 -29 -7 -26.6 Q-3 -32 3 -29 Q9 -32 13 -27 Q19 -24 16 -18.6 Q14.6 -15.6 11.6 -15 L11 -7 Q0 -4 -11 -7Z"
        fill={paper}
      />
      <path
        d="M6 -30 Q9 -31.6 13 -27 Q19 -24 16 -18.6 Q14.6 -15.6 11.6 -15 L11 -7 L7 -6.2 Q8.6 -18 6 -30Z"
        fill={shadow}
      />
      <path d="M-6 -10 V-16 M-1 -9.6 V-17" stroke={soft} strokeWidth="1.1" />
    </>
  ),
  paper_hat: (
    <>
      <path d="M-13 -5 L-13.6 -12 L0 -24 L13.6 -12 L13 -5 Q0 -8 -13 -5Z" fill={paper} />
      <path d="M0 -24 L13.6 -12 L13 -5 L6 -6.6Z" fill={shadow} />
      <path d="M-13.6 -12 Q0 -9 13.6 -12 M-8 -14.4 H4 M-5 -17 H3" stroke={soft} strokeWidth="1" fill="none" />
    </>
  ),
  turban: (
    <>
      <path d="M-13 -6 Q-18 -16 -8 -21 Q0 -27 9 -21 Q18 -15 13 -6 Q0 -11 -13 -6Z" fill={hat} />
      <path d="M4 -23.6 Q18 -19 13 -6 L8 -8 Q10 -16 4 -23.6Z" fill={shadow} />
      <path
        d="M-14 -11 Q-2 -12 5 -22 M-8 -8 Q4 -11 12 -18"
        stroke={paper}
        strokeOpacity="0.75"
        strokeWidth="1.5"
        fill="none"
      />
      <path d="M0 -12 L3 -17 L0 -23 L-3 -17Z" fill={gold} />
    </>
  ),
  bonnet: (
    <>
      <path
        d="M-11 8 Q-12 -7 0 -11 Q12 -7 11 8 L13.6 9 Q20 -4 14 -14 Q8 -23 0 -22 Q-8 -23 -14 -14 Q-20 -4 -13.6 9Z"
        fill={hat}
      />
      <path d="M4 -22 Q10 -21 14 -14 Q20 -4 13.6 9 L11 8 Q13 -10 4 -22Z" fill={shadow} />
      <path d="M-12.4 8 Q-13.6 -9 0 -13 Q13.6 -9 12.4 8" stroke={trim} strokeWidth="2" fill="none" />
      <path d="M0 15 L-7 12 L-6 19Z M0 15 L7 12 L6 19Z" fill={trim} />
    </>
  ),
  fur: (
    <>
      <path d="M-10 -10 Q-9 -22 0 -22 Q9 -22 10 -10Z" fill={hat} />
      <path
        d="M-14 -5 Q-17 -9 -13 -12 Q-8 -15 -4 -12.6 Q0 -15.6 4 -12.6 Q8 -15 13 -12 Q17 -9 14 -5 Q9 -3 5 -5 Q0 -3 -5 -5 Q-9 -3 -14 -5Z"
        fill={trim}
      />
      <path d="M5 -12.6 Q8 -15 13 -12 Q17 -9 14 -5 Q9 -3 5 -5Z" fill={shadow} />
      <circle cy="-23" r="3.6" fill={trim} />
    </>
  ),
  laurel: (
    <g fill={olive}>
      <path d="M-12 2 Q-17 -2 -14 -6 Q-10 -4 -12 2Z M-12.6 -5 Q-18 -9 -13 -13.6 Q-9 -10 -12.6 -5Z M-10 -11 Q-13 -17 -7 -19 Q-4 -14 -10 -11Z M-5 -14.6 Q-5 -21 1 -20 Q1 -15 -5 -14.6Z" />
      <path d="M12 2 Q17 -2 14 -6 Q10 -4 12 2Z M12.6 -5 Q18 -9 13 -13.6 Q9 -10 12.6 -5Z M10 -11 Q13 -17 7 -19 Q4 -14 10 -11Z M5 -14.6 Q6 -20 0 -17 Q1 -14.4 5 -14.6Z" />
    </g>
  ),
  captain: (
    <>
      <path d="M-11 -8 L-16 -17 Q0 -25 16 -17 L11 -8Z" fill={paper} />
      <path d="M5 -21.6 Q12 -20 16 -17 L11 -8 H6Z" fill={shadow} />
      <path d="M-11.6 -11.6 Q0 -9 11.6 -11.6 V-6 Q0 -3.6 -11.6 -6Z" fill={hat} />
      <path d="M-11.6 -6.4 Q-12 -2 -15 -.6 Q-4 -5.4 10 -5.4Z" fill={ink} />
      <circle cy="-13" r="3" fill={gold} />
    </>
  ),
  sailor: (
    <>
      <path d="M-12 -6 Q-13 -13 -10 -15 Q0 -20 10 -15 Q13 -13 12 -6 Q0 -10 -12 -6Z" fill={hat} />
      <path d="M-12 -9 Q0 -13 12 -9 L12 -5.4 Q0 -9.4 -12 -5.4Z" fill={paper} />
      <circle cy="-18.6" r="3.4" fill={trim} />
      <path d="M11 -6 L19 2 L16 3 L20 9 L10 0Z" fill={ink} />
    </>
  ),
  skullcap: (
    <>
      <path d="M-10.8 -6.4 Q-11 -17 0 -17.4 Q11 -17 10.8 -6.4 Q0 -11 -10.8 -6.4Z" fill={hat} />
      <path d="M4 -17 Q11 -15.6 10.8 -6.4 L7 -8 Q8 -13 4 -17Z" fill={shadow} />
      <path d="M0 -17 L9 -20 L14 -14" stroke={trim} strokeWidth="1.6" fill="none" />
    </>
  ),
  tyrolean: (
    <>
      <path d="M-11 -8 L-8 -20 Q1 -25 8 -19 L11 -8Z" fill={hat} />
      <path d="M4 -22 L8 -19 L11 -8 H6Z" fill={shadow} />
      <path d="M-10.6 -11.4 Q0 -9 10.6 -11.4 V-7 H-10.6Z" fill={trim} />
      <path d="M-16 -7 Q0 -11 16 -9.6 Q10 -4 0 -4.4 Q-12 -4 -16 -7Z" fill={hat} />
      <path d="M8 -10 Q14 -19 12 -30 Q20 -22 11 -9Z" fill={paper} />
    </>
  ),
  flowers: (
    <g>
      <path d="M-11 -5 Q-11 -10 -6 -13 M11 -5 Q11 -10 6 -13" stroke={olive} strokeWidth="2.4" fill="none" />
      {[
        [-10, -8, wine],
        [-5, -13, straw],
        [1, -15, paper],
        [6.6, -12.6, wine],
        [10.6, -7.4, straw],
      ].map(([x, y, fill]) => (
        <circle key={`${x}`} cx={x} cy={y} r="3.2" fill={fill as string} />
      ))}
      {[
        [-10, -8],
        [-5, -13],
        [1, -15],
        [6.6, -12.6],
        [10.6, -7.4],
      ].map(([x, y]) => (
        <circle key={`${x}`} cx={x} cy={y} r="1.1" fill={ink} />
      ))}
    </g>
  ),
} satisfies Record<string, ReactNode>;
