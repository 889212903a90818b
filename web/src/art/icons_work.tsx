import type { ReactNode } from "react";
import { star } from "./geometry";
import { Plate, Print, solid } from "./icon_print";

const sprout =
  "M10 9.5c-.4-3.4-2.6-5.2-6.2-5 .1 3.5 2.4 5.4 6.2 5zM10 7.6c.2-3.2 2.4-5 6-4.8 0 3.4-2.3 5.3-6 4.8z";
const figure =
  "M10 2.4a3 3 0 0 1 1.8 5.4c1.8.4 2.4 2.2 2.8 4.4l1 5.4H4.4l1-5.4c.4-2.2 1-4 2.8-4.4A3 3 0 0 1 10 2.4z";

/** Who works, on what, and when. */
export const workIcons = {
  worker: <Print ink="var(--terracotta)" shape={figure} />,
  grande: (
    <>
      <Print ink="var(--terracotta)" shape={figure} />
      <path d="M4.6 4.8h10.8C15 3.9 13.6 3.6 13 3.5L12.4.9H7.6L7 3.5c-.6.1-2 .4-2.4 1.3z" {...solid} />
    </>
  ),
  temporary: (
    <>
      <Plate ink="var(--paper-deep)">
        <path d={figure} />
      </Plate>
      <path d={figure} strokeDasharray="2 2.2" />
    </>
  ),
  star: <Print ink="var(--straw)" shape={star(10, 10.6, 8.6, 5, 0.46)} />,
  rooster: (
    <>
      <Print
        ink="var(--terracotta)"
        shape="M12 4.6c2 0 3 1.2 3.2 2.6l2 1-2 .8c-.2 4.6-2.6 7-6 7-4 0-6.6-2.8-7.2-9.4 1.8 2.4 3.6 3.8 5.6 3.2 1.6-.4 1.6-2.4 2-3.6.3-1 1.2-1.6 2.4-1.6z"
      />
      <path
        d="M10.8 4.4c-.6-1.6.2-2.6 1-1.6.2-1.6 1.8-1.6 1.8 0 1-.8 1.8.2 1 1.8z"
        {...solid}
        strokeWidth=".8"
      />
      <path d="M8 16v2.4M10.8 15.8v2.6M6.8 18.4h2M9.8 18.4h2" strokeWidth="1.2" />
      <circle cx="12.8" cy="6.8" r=".7" fill="currentColor" stroke="none" />
    </>
  ),
  field: (
    <>
      <path d="M1.6 8c3-3.6 6-3.6 8.6-.8 2.4-2 5.4-2 8.2.8" />
      <Print ink="var(--olive)" shape="M1.6 8h16.8v9.6H1.6z">
        <path
          d="M4 17.4 7.4 8.2M10 17.4V8.2M16 17.4 12.6 8.2M1.8 13.4 4 9.4M18.2 13.4l-2.2-4"
          strokeWidth="1.2"
        />
      </Print>
    </>
  ),
  harvest: (
    <>
      <path d="M4.6 9.4C5 4.4 7 2 10 2s5 2.4 5.4 7.4" />
      {[6.4, 10, 13.6].map((x) => (
        <circle key={x} cx={x} cy="8.4" r="2.3" fill="var(--wine)" strokeWidth="1" />
      ))}
      <Print ink="var(--straw)" shape="M2.6 9.6h14.8l-2.2 8H4.8z">
        <path
          d="M3.6 12.4h12.8M4.4 15.2h11.2M8 9.8l.6 7.6M12 9.8l-.6 7.6"
          stroke="var(--cut-dark)"
          strokeWidth="1"
        />
      </Print>
    </>
  ),
  plant: (
    <>
      <Print ink="var(--olive)" shape={sprout} />
      <path d="M10 7.6v7" />
      <path d="M2 17.8c1.6-2.6 4.4-3.6 8-3.6s6.4 1 8 3.6z" {...solid} />
    </>
  ),
  uproot: (
    <>
      <g transform="translate(0 -1.4)">
        <Print ink="var(--olive)" shape={sprout} />
        <path d="M10 7.6V13m0 0-3.2 2.4M10 13l3.2 2.4M10 13v3.6" />
      </g>
      <path d="M1.8 17.8h4.4M13.8 17.8h4.4" strokeWidth="2" />
      <path d="m3.4 13.4 0-4M1.8 10.8l1.6-1.6L5 10.8" strokeWidth="1.2" />
    </>
  ),
  age: (
    <>
      <Print
        ink="var(--terracotta)"
        shape="M3 4.6c4.6-1.4 9.4-1.4 14 0 1 3.6 1 7.2 0 10.8-4.6 1.4-9.4 1.4-14 0-1-3.6-1-7.2 0-10.8z"
      >
        <path d="M6 4.2c-.8 3.8-.8 7.8 0 11.6M14 4.2c.8 3.8.8 7.8 0 11.6" />
      </Print>
      <path d="M10 13.4V6.8M7.8 8.8 10 6.6l2.2 2.2" stroke="var(--on-dark)" strokeWidth="1.6" />
    </>
  ),
  tour: (
    <>
      <path d="M4.6 18.4V2" strokeWidth="1.6" />
      <Print ink="var(--terracotta)" shape="M4.6 2.6h8.2L11 5.4l1.8 2.8H4.6z" />
      <circle cx="14.2" cy="11.4" r="1.6" {...solid} />
      <path d="M14.2 13.4v2.2l-1.6 2.8M14.2 15.6l1.8 2.8M11.8 14.6l2.4-.8 2.4 1" />
    </>
  ),
  year: (
    <>
      <g stroke="none" transform="translate(.6 .5)">
        <path d="M10 10V2.4A7.6 7.6 0 0 1 17.6 10z" fill="var(--straw)" />
        <path d="M10 10h7.6a7.6 7.6 0 0 1-7.6 7.6z" fill="var(--terracotta)" />
        <path d="M10 10v7.6A7.6 7.6 0 0 1 2.4 10z" fill="var(--sky)" />
        <path d="M10 10H2.4A7.6 7.6 0 0 1 10 2.4z" fill="var(--spring)" />
      </g>
      <path d="M10 2.4v15.2M2.4 10h15.2" strokeWidth="1.1" />
      <circle cx="10" cy="10" r="7.6" />
    </>
  ),
} satisfies Record<string, ReactNode>;
