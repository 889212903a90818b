import type { ReactNode } from "react";
import { circle } from "./geometry";

// What a special worker wears and carries, cut from the same wood as the figure: its silhouette alone tells who it is. The
// figure's head is a disc around (15, 8), its body ends at y = 38; what is carried stands at its right.

const wood = "var(--piece-wood)";
const cut = "var(--piece-cut)";
const dark = "var(--cut-dark)";

const Wood = ({ d }: { d: string }) => <path d={d} fill={wood} stroke={dark} strokeWidth="1.5" />;
const Cut = ({ d }: { d: string }) => <path d={d} fill={cut} />;
const Score = ({ d, ink = cut }: { d: string; ink?: string }) => (
  <path d={d} fill="none" stroke={ink} strokeWidth="1.3" />
);
/** Something thin: a shaft, a prong. */
const Stick = ({ d }: { d: string }) => (
  <g fill="none">
    <path d={d} stroke={dark} strokeWidth="4.4" />
    <path d={d} stroke={wood} strokeWidth="1.9" />
  </g>
);

/** Parts behind the figure and before it. */
export interface Attribute {
  behind?: ReactNode;
  before: ReactNode;
}

export const specialAttributes = {
  farmer: {
    before: (
      <>
        <Stick d="M31 37.6V8M26.8-5v7.6c0 3 1.6 4.8 4.2 4.8s4.2-1.8 4.2-4.8V-5M31 7.4V-5" />
        <Wood d="M1.4 5.8C5.6 3.4 8.6 3 9.2 2.6 9.6-1.4 11.8-3 15-3s5.4 1.6 5.8 5.6c.6.4 3.6.8 7.8 3.2-9 2.2-18.2 2.2-27.2 0z" />
        <Score d="M9.6 2c3.6 1 7.2 1 10.8 0" />
      </>
    ),
  },
  mafioso: {
    before: (
      <>
        <Wood d="M31.4 15.4c2 0 3 1.8 2.6 4-.4 2 0 3 1 4.6 1.8 2.6 2.4 6 1.4 10.6-.6 3-9.4 3-10 0-1-4.6-.4-8 1.4-10.6 1-1.6 1.4-2.6 1-4.6-.4-2.2.6-4 2.6-4z" />
        <Score d="M29.4 34.4v-6M33.4 34.4v-6M31.4 18.6v7" />
        <Wood d="M1.8 6.6C4.8 3.6 7.4 2.6 8.8 2.2 8.8-2 10.2-4.8 12-4.6c1.4.2 1.8 1.2 3.2 1.2s2-1.2 3.6-1.2c2 0 3 2.4 3.2 5.4 2 .2 4.6.4 6.6 1.2C22 6.6 9 7.8 1.8 6.6z" />
        <Cut d="M8.8 2.6 9 .2c4 1.4 9 1 12.8-.8l.2 2c-4.2 1.8-9 2.2-13.2 1.2z" />
        <Score d="m11 14.4 4 5 4-5" />
      </>
    ),
  },
  merchant: {
    before: (
      <>
        <Wood d="M28.4 21.4c-.8-1.6-2.2-3.6-2.2-3.6 2.2-1 8-1 10 0 0 0-1.2 2-2 3.6 4 3.4 4.8 8.6 3.6 14.2-.6 2.8-12.6 2.8-13.2 0-1.2-5.6-.4-10.8 3.8-14.2z" />
        <Score d="M28.4 21.8c2 .6 4 .6 5.8 0M33.4 27.4c-.6-1.8-4-1.6-4.2.6-.2 3 4.4 1.6 4.2 4.6-.2 2-3.6 2-4.4.2" />
        <Wood d="M5.6 3.6C5.2-2.4 9.4-5 15.6-5c6.4 0 9.6 3 8.8 7.6-.2 1-1 1.6-1.8 1.8-5-1.6-10-1.6-14.6.4-1 .4-2.2 0-2.4-1.2z" />
        <Cut d="M7.6 3.8c4.8-2.4 10.4-2.6 15.6-.6l-.8 1.8c-4.4-1.4-9.2-1.2-13.6.4z" />
        <Stick d="M20-4.6c1-2.4 3-3.6 5.4-3.4" />
      </>
    ),
  },
  chef: {
    before: (
      <>
        <Stick d="M31 37.6V14" />
        <Wood d={circle(31, 10.6, 4.6)} />
        <Score d="M28.8 10c1.4-1.4 3.4-1.4 4.6 0" />
        <Wood d="M8.2 4.8 7.6-.4C3.8-1.2 3.6-6.6 8-7.2 9.4-10.4 13.4-10 15-8.2c1.6-1.8 5.6-2.2 7 1 4.4.6 4.2 6 .4 6.8l-.6 5.2c-4.4-1.4-9.2-1.4-13.6 0z" />
        <Score d="M8 1.6c4.6-1.4 9.4-1.4 14 0M12-1v-4M18-1v-4" />
      </>
    ),
  },
  innkeeper: {
    before: (
      <>
        <Wood d="M33.6 15.4c5.4-.6 5.4 9.4 0 8.8z" />
        <Wood d="M24.6 13.6h9.4l-.6 13.6h-8.2z" />
        <Wood d="M24 13.6c-1.4-3 1.6-4.4 3-3 .8-2.6 4.4-2.4 4.8 0 2-.8 3.4 1.4 2.4 3z" />
        <Score d="M27.4 16.6v8M31 16.6v8" />
        <Wood d="M8.4 5.4C7.8 0 11-4.6 16-4.8c4.4-.2 8 2.6 9.4 7.2.6 2-2 2.8-2.8 1-.6-1.4-1.2-2.2-2-2.6.8 1.4 1.2 3 1 4.6-4.4-1.6-8.8-1.6-13.2 0z" />
        <Score d="M8.6 4c4.2-1.6 8.6-1.6 12.8-.4" />
        <Score d="M9.6 33.4V17.6M20.6 33.4V17.6" ink={dark} />
      </>
    ),
  },
  professore: {
    before: (
      <>
        <Wood d="M24.6 20.6c2.4-1 4.6-.8 6.4.6 1.8-1.4 4-1.6 6.4-.6V33c-2.4-1-4.6-.8-6.4.6-1.8-1.4-4-1.6-6.4-.6z" />
        <Score d="M31 21.6v11M27 24h1.8M27 27h1.8M33.4 24h1.8M33.4 27h1.8" />
        <Wood d="M9 2.6v3.8c4 2 8 2 12 0V2.6z" />
        <Wood d="M.6-.2 15-6.4 29.4-.2 15 5.6z" />
        <Stick d="M15-.4l11 1.4v7" />
        <Cut d="M15-1.6 18-.4 15 .8 12-.4z" />
      </>
    ),
  },
  soldato: {
    before: (
      <>
        <Stick d="M31 37.6V-2" />
        <Wood d="M31-9.6c1.8 3 1.8 5.4 0 7.4-1.8-2-1.8-4.4 0-7.4z" />
        <Wood d="M31.6-1c4.2-2.4 6.2.4 6 4.6-.2 4-2.4 5.6-6 3.4zM30.4.6 25.4 3l5 2.6z" />
        <Wood d="M4.6 7C6.8 4.4 7.8 2.6 8.4.4 9.4-3.8 12-5.6 15-5.6s5.6 1.8 6.6 6C22.2 2.6 23.2 4.4 25.4 7 21.8 5 18.6 4.4 15 4.4S8.2 5 4.6 7z" />
        <Wood d="M10-4.4c3-5 8.6-5.4 12.4-2-2.2 0-3.8.8-5 2-2.4-.8-5-.8-7.4 0z" />
        <Score d="M9.6 1.6c3.6-1 7.2-1 10.8 0" />
      </>
    ),
  },
  politico: {
    before: (
      <>
        <Wood d="M27 16.8c-2.8 0-2.8 4 0 4h.4v12c-2.8 0-2.8 4 0 4h8c2.8 0 2.8-4 0-4v-12c2.8 0 2.8-4 0-4z" />
        <Score d="M29.6 24h4M29.6 27h4M29.6 30h2.6" />
        <Wood d="M4.6 4.8c2-1.4 3.8-1.6 4.2-1.8L8-7.6c4.4-1.8 9.6-1.8 14 0L21.2 3c.4.2 2.2.4 4.2 1.8-7 1.8-13.8 1.8-20.8 0z" />
        <Cut d="M8.6.2c4.2 1.2 8.6 1.2 12.8 0L21.2 3c-4.2 1-8.2 1-12.4 0z" />
        <Score d="M7.4 16.6 21.8 29" />
      </>
    ),
  },
  oracle: {
    before: (
      <>
        <Wood d="M25.6 37.6c.4-3 2.2-4.4 5.4-4.4s5 1.4 5.4 4.4z" />
        <Wood d={circle(31, 27.4, 6.4)} />
        <Score d="M27.4 26.4c.4-2 1.8-3.2 3.8-3.4" />
        <Cut d="m32 25.4.8 1.8 1.8.8-1.8.8-.8 1.8-.8-1.8-1.8-.8 1.8-.8z" />
        <Wood d="M15.6-9.4c1.4 4.6 9.6 7 9.6 16.2 0 3.8-1 6.6-2.6 9H7.4c-1.6-2.4-2.6-5.2-2.6-9 0-9.2 8.6-11.4 10.8-16.2z" />
        <path d="M15 2.4c4 0 6 2.6 6 6s-2.4 6-6 6-6-2.6-6-6 2-6 6-6z" fill={dark} />
        <path d="M15 4.8c2.6 0 3.8 1.6 3.8 4S17.4 13 15 13s-3.8-1.8-3.8-4.2 1.2-4 3.8-4z" fill={wood} />
      </>
    ),
  },
  traveler: {
    behind: <Stick d="M3 31 31.4 2" />,
    before: (
      <>
        <Wood d="M29.4 3.4C24 4.4 22.8 13 28.4 15.4c5.6 2.2 11-3.4 8.4-8.8-1.2-2.4-3.2-3.6-5.6-3.4l3-4.2-4.8.6-1.4-3.4z" />
        <Score d="M26.6 9.4c1.4 2.6 4.6 3.6 7.4 2.4" />
        <Wood d="M2.4 5.4c3.4-2.6 6-3 6.4-3.2L9.6-1.8C13-4 17-4 20.4-1.8l.8 4c.4.2 3 .6 6.4 3.2-8.4 2.2-16.8 2.2-25.2 0z" />
        <Cut d="M9.2.2c3.8 1.2 7.8 1.2 11.6 0l.4 2c-4.2 1.2-8.2 1.2-12.4 0z" />
        <Stick d="M9.8-1.8C8-4.4 5.4-5.4 2.6-5" />
      </>
    ),
  },
  messenger: {
    before: (
      <>
        <Wood d="M24 19h14v10.6H24z" />
        <Score d="m24.6 19.6 6.4 5.6 6.4-5.6" />
        <Wood d="M7.6 2.6C2.6 2.6-.6-.8-1-6.4c2.6.4 4 1 5.2 2 0-1.4.2-2.6.8-3.8 3.4 1.8 5 5 5 9zM22.4 2.6c5 0 8.2-3.4 8.6-9-2.6.4-4 1-5.2 2 0-1.4-.2-2.6-.8-3.8-3.4 1.8-5 5-5 9z" />
        <Wood d="M7.4 5.4C7 .4 10.2-3 15-3s8 3.4 7.6 8.4c-5-1.8-10.2-1.8-15.2 0z" />
        <Score d="M8.4 3c4.4-1.4 8.8-1.4 13.2 0" />
        <Score d="m8 16 13 14" ink={dark} />
      </>
    ),
  },
} satisfies Record<string, Attribute>;

export type SpecialWorker = keyof typeof specialAttributes;

export const specialWorkers = Object.keys(specialAttributes) as SpecialWorker[];
