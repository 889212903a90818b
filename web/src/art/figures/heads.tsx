import type { ReactNode } from "react";
import { blush, dusk, gold, hair, ink, paper, shadow, skin, skinShadow, wine, wood } from "./inks";

// A head is drawn around (0, 0): crown at y -13, chin at y 13, ears at x -10 and 10.

export type HairName =
  | "none"
  | "short"
  | "parted"
  | "bun"
  | "bob"
  | "long"
  | "curls"
  | "wild"
  | "braids"
  | "fringe"
  | "waves"
  | "topknot";

interface Hair {
  back?: ReactNode;
  front?: ReactNode;
}

export const hairs: Record<HairName, Hair> = {
  none: {},
  short: {
    front: (
      <path
        d="M-10.6 1 Q-12.5 -14.5 0 -14.8 Q12.5 -14.5 10.6 1 L9 -4 Q8 -9 3 -9.2 Q-6 -8.6 -8.6 -4.4Z"
        fill={hair}
      />
    ),
  },
  parted: {
    front: (
      <path
        d="M-10.6 1 Q-13 -14 -1 -15 Q13.5 -15.5 10.8 1 L9 -3 Q7.5 -9 -4 -10 Q-8.5 -8 -9 -3Z M-4 -15 L-3 -9 L-1.6 -15Z"
        fill={hair}
      />
    ),
  },
  bun: {
    back: <circle cy="-17.5" r="5.6" fill={hair} />,
    front: (
      <path
        d="M-11 2 Q-13 -15 0 -15 Q13 -15 11 2 Q9.6 -6 4 -9.6 Q0 -10.8 -4 -9.6 Q-9.6 -6 -11 2Z"
        fill={hair}
      />
    ),
  },
  bob: {
    back: <path d="M-13 9 Q-16 -16 0 -16 Q16 -16 13 9 Q6 12 0 11 Q-6 12 -13 9Z" fill={hair} />,
    front: (
      <path
        d="M-10.6 -1 Q-11 -14 0 -14.6 Q11 -14 10.6 -1 Q10 -6.5 6 -7 H-6 Q-10 -6.5 -10.6 -1Z"
        fill={hair}
      />
    ),
  },
  long: {
    back: <path d="M-12 -4 Q-12 -16 0 -16 Q12 -16 12 -4 L15 25 Q0 30 -15 25Z" fill={hair} />,
    front: (
      <path d="M-10.8 2 Q-12 -14.6 0 -14.8 Q12 -14.6 10.8 2 Q9 -7 0 -10.4 Q-9 -7 -10.8 2Z" fill={hair} />
    ),
  },
  curls: {
    back: (
      <g fill={hair}>
        {[
          [-12, 2],
          [-13.5, -5],
          [-10, -12],
          [-3, -16],
          [4.5, -16],
          [11, -11.5],
          [13.5, -4.5],
          [12, 3],
        ].map(([x, y]) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r="5.6" />
        ))}
      </g>
    ),
    front: (
      <path
        d="M-10 -4 Q-10 -13 0 -14 Q10 -13 10 -4 Q8 -9 4 -8 Q2 -10 -1 -8.2 Q-4 -10 -6 -7.4 Q-9 -8 -10 -4Z"
        fill={hair}
      />
    ),
  },
  wild: {
    back: (
      <path
        d="M-11 6 L-19 4 L-13 -1 L-20 -8 L-12 -9 L-14 -18 L-7 -14 L-3 -22 L1 -15 L8 -21 L8 -13 L16 -15 L13 -8 L20 -5 L13 0 L18 6 L11 6Z"
        fill={hair}
      />
    ),
    front: <path d="M-10 -4 L-9 -12 L0 -15 L9 -12 L10 -4 L7 -8 L4 -6 L1 -9 L-3 -6 L-6 -9Z" fill={hair} />,
  },
  braids: {
    back: (
      <path
        d="M-10 -8 L-15 4 L-12 8 L-16 13 L-12 17 L-15 23 L-10 25 L-9 6Z M10 -8 L15 4 L12 8 L16 13 L12 17 L15 23 L10 25 L9 6Z"
        fill={hair}
      />
    ),
    front: <path d="M-11 2 Q-12.6 -15 0 -15 Q12.6 -15 11 2 Q9 -7 0 -11 Q-9 -7 -11 2Z" fill={hair} />,
  },
  fringe: { back: <path d="M-12 5 Q-14 -4 -10 -8 V5Z M12 5 Q14 -4 10 -8 V5Z" fill={hair} /> },
  waves: {
    back: (
      <path
        d="M-10 -12 Q-20 -4 -13.5 3 Q-19 9 -13 15 Q-15 20 -9 22 L9 22 Q15 20 13 15 Q19 9 13.5 3 Q20 -4 10 -12Z"
        fill={hair}
      />
    ),
    front: <path d="M-10.8 0 Q-13 -14 -3 -15 Q12.5 -16 10.8 0 Q10 -8 -2 -11 Q-9 -8 -10.8 0Z" fill={hair} />,
  },
  topknot: {
    back: <path d="M-4 -13 Q-8 -21 0 -22 Q8 -21 4 -13Z" fill={hair} />,
    front: (
      <path
        d="M-10.6 -1 Q-11.6 -14.6 0 -14.8 Q11.6 -14.6 10.6 -1 Q9 -9 0 -9.6 Q-9 -9 -10.6 -1Z"
        fill={hair}
      />
    ),
  },
};

export type BeardName =
  "none" | "moustache" | "handlebar" | "full" | "long" | "goatee" | "sideburns" | "stubble";

export const beards: Record<BeardName, ReactNode> = {
  none: null,
  moustache: <path d="M0 5.2 Q5.4 3.6 6.6 8 Q3 9 0 7.4 Q-3 9 -6.6 8 Q-5.4 3.6 0 5.2Z" fill={hair} />,
  handlebar: (
    <path
      d="M0 5 Q6 4 8 7 Q10.4 7.4 11 3.4 Q13 9.4 8 10 Q3.4 10 0 7.6 Q-3.4 10 -8 10 Q-13 9.4 -11 3.4 Q-10.4 7.4 -8 7 Q-6 4 0 5Z"
      fill={hair}
    />
  ),
  full: (
    <>
      <path
        d="M-10.4 -1 Q-12 17 0 18.6 Q12 17 10.4 -1 Q9.4 4.6 5.6 4.8 Q0 3.6 -5.6 4.8 Q-9.4 4.6 -10.4 -1Z"
        fill={hair}
      />
      <path d="M-3 8 Q0 10 3 8 Q0 7 -3 8Z" fill={wine} />
    </>
  ),
  long: (
    <>
      <path
        d="M-10.4 -1 Q-13 16 -6 25 Q-3 29 0 35 Q3 29 6 25 Q13 16 10.4 -1 Q9.4 4.6 5.6 4.8 Q0 3.6 -5.6 4.8 Q-9.4 4.6 -10.4 -1Z"
        fill={hair}
      />
      <path d="M-3.4 14 Q-3.6 20 -1 27 M3 13 Q4 19 2 24" stroke={shadow} strokeWidth="1.3" fill="none" />
      <path d="M-3 8 Q0 10 3 8 Q0 7 -3 8Z" fill={wine} />
    </>
  ),
  goatee: (
    <path
      d="M0 5.4 Q4 4.6 5 7.4 Q2.4 7.8 0 7 Q-2.4 7.8 -5 7.4 Q-4 4.6 0 5.4Z M-3.6 10.4 Q0 9.4 3.6 10.4 Q3 17 0 19 Q-3 17 -3.6 10.4Z"
      fill={hair}
    />
  ),
  sideburns: (
    <path
      d="M-10.8 -4 L-11.4 7 Q-8 10 -6 7.4 Q-8 3 -8.6 -4Z M10.8 -4 L11.4 7 Q8 10 6 7.4 Q8 3 8.6 -4Z"
      fill={hair}
    />
  ),
  stubble: <path d="M-9.4 4 Q-8 12 .5 13 Q8.6 12 9.4 4 Q6 7.6 0 6 Q-6 7.6 -9.4 4Z" fill={shadow} />,
};

export type EyewearName = "none" | "spectacles" | "monocle" | "mask" | "blindfold" | "goggles" | "pipe";

export const eyewear: Record<EyewearName, ReactNode> = {
  none: null,
  spectacles: (
    <g fill={paper} fillOpacity="0.55" stroke={ink} strokeWidth="1.3">
      <circle cx="-4.6" cy="-1.6" r="3.7" />
      <circle cx="4.6" cy="-1.6" r="3.7" />
      <path d="M-1 -2 Q0 -2.8 1 -2 M-8.2 -2 L-10.4 -2.6 M8.2 -2 L10.4 -2.6" fill="none" />
    </g>
  ),
  monocle: (
    <g stroke={gold} strokeWidth="1.4" fill="none">
      <circle cx="4.6" cy="-1.6" r="4" fill={paper} fillOpacity="0.6" />
      <path d="M8 1 Q10 10 8 20" strokeWidth="1" />
    </g>
  ),
  mask: (
    <>
      <path
        d="M-11 -5.4 Q-5 -7 0 -4.4 Q5 -7 11 -5.4 Q11.4 2.4 5.4 2.4 Q2 2.4 0 -.4 Q-2 2.4 -5.4 2.4 Q-11.4 2.4 -11 -5.4Z"
        fill={ink}
      />
      <path
        d="M-7 -2.4 Q-4.6 -4.4 -2.4 -1.8 Q-4.6 -.4 -7 -2.4Z M7 -2.4 Q4.6 -4.4 2.4 -1.8 Q4.6 -.4 7 -2.4Z"
        fill={paper}
      />
    </>
  ),
  blindfold: (
    <>
      <path d="M-10.8 -5.4 L10.8 -6 L10.4 1.4 L-10.4 1.4Z" fill={dusk} />
      <path d="M10 -4 L20 -9 L16.4 -2.6 L21 2.4 L10 .4Z" fill={dusk} />
      <path d="M-8 -2 H8" stroke={paper} strokeWidth="1" />
    </>
  ),
  goggles: (
    <g stroke={ink} strokeWidth="1.6">
      <path d="M-11 -2.4 H11" />
      <circle cx="-4.8" cy="-2" r="4.4" fill={gold} />
      <circle cx="4.8" cy="-2" r="4.4" fill={gold} />
      <path d="M-6.6 -2.6 L-4 -4.4 M3 -2.6 L5.6 -4.4" stroke={paper} strokeWidth="1.2" />
    </g>
  ),
  pipe: <path d="M2 8.6 L13 11.4 L13.6 7 H20 L19.6 14 Q16 17 13 14 L2 10.4Z" fill={wood} />,
};

export function Face({ eyesClosed }: { eyesClosed?: boolean }) {
  return (
    <g>
      <path d="M-4.6 8 V22 H4.6 V8Z" fill={skin} />
      <path d="M-4.6 12 Q1 17 4.6 11 V22 H2 Q-1 17 -4.6 15Z" fill={skinShadow} />
      <circle cx="-10.2" cy="0" r="2.6" fill={skin} />
      <circle cx="10.2" cy="0" r="2.6" fill={skin} />
      <path
        d="M-10.4 -5 Q-10.4 -13.4 0 -13.4 Q10.4 -13.4 10.4 -5 L9.8 3 Q8.8 12 .5 13.2 Q-7.8 12 -9.8 3Z"
        fill={skin}
      />
      <path
        d="M6 -12.4 Q10.4 -11 10.4 -5 L9.8 3 Q8.8 12 .5 13.2 Q6.4 9.6 6.6 3 Q6.8 -6 6 -12.4Z"
        fill={skinShadow}
      />
      <path d="M-.6 -3.6 L2.8 3.8 Q1.4 5.6 -1.6 4.4 Q1 3.4 -.6 -3.6Z" fill={skinShadow} />
      <path d="M-8.4 4 Q-6 2.4 -4 4.4 Q-5.6 7 -8.4 4Z M4.4 4.4 Q6.4 2.4 8.6 4 Q6 7 4.4 4.4Z" fill={blush} />
      {eyesClosed ? (
        <path
          d="M-6.6 -1.6 Q-4.4 .4 -2.4 -1.4 M2.8 -1.4 Q4.8 .4 7 -1.6"
          stroke={ink}
          strokeWidth="1.3"
          fill="none"
        />
      ) : (
        <path
          d="M-5.8 -1.6 a1.4 1.7 0 1 0 2.8 0 a1.4 1.7 0 1 0 -2.8 0Z M3.2 -1.6 a1.4 1.7 0 1 0 2.8 0 a1.4 1.7 0 1 0 -2.8 0Z"
          fill={ink}
        />
      )}
      <path
        d="M-7 -5 Q-4.6 -6.8 -2.2 -5.2 M2.4 -5.2 Q4.8 -6.8 7.2 -5"
        stroke={ink}
        strokeWidth="1.3"
        fill="none"
        strokeLinecap="round"
      />
      <path d="M-3.4 8 Q.2 10.6 3.6 7.8" stroke={wine} strokeWidth="1.5" fill="none" strokeLinecap="round" />
    </g>
  );
}
