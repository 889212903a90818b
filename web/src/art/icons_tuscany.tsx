import type { ReactNode } from "react";
import { star } from "./geometry";
import { Plate, Print, solid } from "./icon_print";

/** Exchanges: a sign that texts use too. */
export const tradeIcons = {
  trade: (
    <>
      <Plate ink="var(--straw)">
        <path d="M2 5.2h10.6V2.4l5.4 4.4-5.4 4.4V8.4H2z" />
      </Plate>
      <path d="M2 5.2h10.6V2.4l5.4 4.4-5.4 4.4V8.4H2z" />
      <path d="M18 14.8H8.6v2.6L3.4 14l5.2-3.6" strokeWidth="1.6" />
    </>
  ),
} satisfies Record<string, ReactNode>;

/** Further signs of the extended board, the special workers and the structure cards. */
export const tuscanyIcons = {
  influence: (
    <>
      <Print ink="var(--spring)" shape="m1.6 7 5.2-2 6.2 2 5.4-2v11l-5.4 2-6.2-2-5.2 2zM6.8 5v11M13 7v11" />
      <path d={star(10, 6.4, 6, 5, 0.46)} fill="var(--straw)" strokeWidth="1.2" />
    </>
  ),
  sell_wine: (
    <>
      <Print ink="var(--wine)" shape="M5 1.8h2.8v4c0 .9 2 1.2 2 2.8v9.2H3V8.6C3 7 5 6.7 5 5.8z" />
      <Print ink="var(--straw)" shape="M9.6 12.6a4.4 4.4 0 1 0 8.8 0 4.4 4.4 0 1 0-8.8 0z">
        <path d="M14 10.6v4" stroke="var(--cut-dark)" />
      </Print>
    </>
  ),
  destroy: (
    <>
      <Plate ink="var(--terracotta)">
        <path d="M2 17.6 4.6 10l3.6 2.4 2-3.4 3.4 4 2-1.6 2.4 6.2z" />
      </Plate>
      <path d="M2 17.6 4.6 10l3.6 2.4 2-3.4 3.4 4 2-1.6 2.4 6.2zM6.8 17.4l1-2M12.4 17.4l.4-2.4" />
      <path d="m7.2 6.4 8-3.6" strokeWidth="1.6" />
      <path d="M14.2.9 18 2.6 16 6.8l-3.6-1.6z" {...solid} />
    </>
  ),
  age_grapes: (
    <>
      {[
        [4, 8.6],
        [8.4, 8.6],
        [6.2, 12.4],
      ].map(([x = 0, y = 0], i) => (
        <circle
          key={x}
          cx={x}
          cy={y}
          r="2.4"
          fill={i === 1 ? "var(--white-grape)" : "var(--wine)"}
          strokeWidth="1"
        />
      ))}
      <path d="M6.2 6V3.4M6.2 4.2c1.2-1.4 2.4-1.6 3.8-1" />
      <Print ink="var(--straw)" shape="M15 3.4 19 8h-2.4v8.6h-3.2V8H11z" />
    </>
  ),
  /** Up first in the next year. */
  wake_first: (
    <>
      <Print
        ink="var(--terracotta)"
        shape="M9.4 3.6c2 0 3 1.2 3.2 2.6l2 1-2 .8c-.2 4.6-2.6 7-6 7-3.4 0-5.6-2.8-6-8.6 1.6 2 3 3 4.6 2.6 1.6-.4 1.6-2.4 2-3.6.2-1 1-1.8 2.2-1.8z"
      />
      <path
        d="M8.2 3.4c-.6-1.6.2-2.6 1-1.6.2-1.6 1.8-1.6 1.8 0 1-.8 1.8.2 1 1.8z"
        {...solid}
        strokeWidth=".8"
      />
      <path d="M5.6 15v3M8.2 14.8v3.2" strokeWidth="1.2" />
      <path d="m14.4 12.4 2.4-1.8v7.6M14.6 18.2h4.4" strokeWidth="1.9" />
    </>
  ),
  /** A place for a worker on a card. */
  action_place: (
    <>
      <ellipse cx="10" cy="13.4" rx="8.2" ry="4.8" strokeDasharray="2.6 2" />
      <Print
        ink="var(--terracotta)"
        shape="M10 1.4a2.6 2.6 0 0 1 1.6 4.7c1.5.4 2.1 1.9 2.4 3.6l.7 4.5H5.3L6 9.7c.3-1.7.9-3.2 2.4-3.6A2.6 2.6 0 0 1 10 1.4z"
      />
    </>
  ),
  /** Works by itself, always. */
  enhancement: (
    <>
      <Print ink="var(--terracotta)" shape="M1.6 9.4 8.4 3.6l6.8 5.8z" />
      <path d="M3.4 9.6v8h10.2v-3M7 17.4v-4h2.8v4" />
      <path d="M15.6 8.8v7M12.1 12.3h7" strokeWidth="2.6" />
    </>
  ),
  special: (
    <>
      <Print
        ink="var(--plum)"
        shape="M10 4a3 3 0 0 1 1.8 5.4c1.8.4 2.4 1.6 2.8 3.4l1 5H4.4l1-5c.4-1.8 1-3 2.8-3.4A3 3 0 0 1 10 4z"
      />
      <path d={star(10, 3.6, 3.4, 5, 0.46)} fill="var(--straw)" strokeWidth=".9" />
    </>
  ),
} satisfies Record<string, ReactNode>;
