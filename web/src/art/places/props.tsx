import type { ReactNode } from "react";
import type { Season } from "../scene/season";
import { dot, path } from "../scene/shapes";

/** Sky, a hill and the ground of a vignette; what happens there is drawn on top. */
export function Ground({ hill = true, children }: { hill?: boolean; children: ReactNode }) {
  return (
    <>
      <rect width="120" height="64" fill="var(--scene-sky-low)" />
      <path d="M0 0H120V18Q90 10 60 15T0 13z" fill="var(--scene-sky-high)" />
      {hill && <path d="M0 40C20 26 40 26 62 36S100 28 120 34V64H0z" fill="var(--scene-mid)" />}
      <path d="M0 51Q30 47 62 50T120 49V64H0z" fill="var(--scene-ground)" />
      <path d="M8 58h14M40 60h20M84 57h22" stroke="var(--scene-row)" strokeWidth="1" strokeLinecap="round" />
      {children}
    </>
  );
}

interface PersonProps {
  x: number;
  y: number;
  height: number;
  coat: string;
  hat?: "straw" | "cap" | "scarf";
}

export function Person({ x, y, height: h, coat, hat }: PersonProps) {
  const head = y - h * 0.82;
  return (
    <>
      <path
        d={path`M${x - h * 0.2} ${y}l${h * 0.05} ${-h * 0.6}q${h * 0.15} ${-h * 0.16} ${h * 0.3} 0l${h * 0.05} ${h * 0.6}z`}
        fill={coat}
      />
      <circle cx={x} cy={head} r={h * 0.13} fill="var(--place-skin)" />
      {hat === "straw" && (
        <path
          d={path`M${x - h * 0.26} ${head - h * 0.04}h${h * 0.52}l${-h * 0.12} ${-h * 0.06}l${-h * 0.03} ${-h * 0.1}h${-h * 0.22}l${-h * 0.03} ${h * 0.1}z`}
          fill="var(--straw)"
          stroke="var(--scene-wood)"
          strokeWidth="0.5"
        />
      )}
      {hat === "cap" && (
        <path
          d={path`M${x - h * 0.15} ${head - h * 0.02}q0 ${-h * 0.16} ${h * 0.15} ${-h * 0.16}t${h * 0.15} ${h * 0.14}h${h * 0.08}v${h * 0.03}z`}
          fill="var(--scene-wood)"
        />
      )}
      {hat === "scarf" && (
        <path
          d={path`M${x - h * 0.16} ${head + h * 0.1}q${-h * 0.02} ${-h * 0.26} ${h * 0.16} ${-h * 0.26}t${h * 0.16} ${h * 0.26}q${-h * 0.06} ${-h * 0.14} ${-h * 0.16} ${-h * 0.14}t${-h * 0.16} ${h * 0.14}z`}
          fill="var(--place-accent)"
        />
      )}
    </>
  );
}

export function Barrel({ x, y, size: s }: { x: number; y: number; size: number }) {
  return (
    <>
      <path
        d={path`M${x - s * 0.36} ${y}q${-s * 0.16} ${-s * 0.5} 0 ${-s}h${s * 0.72}q${s * 0.16} ${s * 0.5} 0 ${s}z`}
        fill="var(--place-timber)"
      />
      <path
        d={path`M${x - s * 0.42} ${y - s * 0.26}h${s * 0.84}M${x - s * 0.42} ${y - s * 0.74}h${s * 0.84}`}
        stroke="var(--scene-wood)"
        strokeWidth={s * 0.09}
      />
    </>
  );
}

export function Crate({ x, y, size: s }: { x: number; y: number; size: number }) {
  return (
    <>
      <path d={path`M${x} ${y}v${-s * 0.7}h${s}v${s * 0.7}z`} fill="var(--place-timber)" />
      <path
        d={path`M${x} ${y - s * 0.24}h${s}M${x} ${y - s * 0.48}h${s}`}
        stroke="var(--scene-wood)"
        strokeWidth={s * 0.06}
      />
    </>
  );
}

/** Necks of bottles that look out of a crate. */
export function Bottles({ x, y, count, size: s }: { x: number; y: number; count: number; size: number }) {
  const bottle = (left: number) =>
    path`M${left} ${y}v${-s * 0.5}l${s * 0.1} ${-s * 0.14}v${-s * 0.32}h${s * 0.12}v${s * 0.32}l${s * 0.1} ${s * 0.14}v${s * 0.5}z`;
  return (
    <path
      d={Array.from({ length: count }, (_, i) => bottle(x + i * s * 0.44)).join("")}
      fill="var(--place-bottle)"
    />
  );
}

/** A pyramid of grapes seen from the side. */
export function Heap({ x, y, radius: r, fill }: { x: number; y: number; radius: number; fill: string }) {
  const spots = [
    [-2.4, 0],
    [-0.8, 0],
    [0.8, 0],
    [2.4, 0],
    [-1.6, -1.4],
    [0, -1.4],
    [1.6, -1.4],
    [0, -2.6],
  ] as const;
  return (
    <path
      d={spots.map(([dx, dy]) => dot(x + dx * r, y + dy * r, r)).join("")}
      fill={fill}
      stroke="var(--scene-wood)"
      strokeWidth="0.5"
    />
  );
}

export function Basket({ x, y, size: s, fill }: { x: number; y: number; size: number; fill: string }) {
  return (
    <>
      <Heap x={x} y={y - s * 0.62} radius={s * 0.14} fill={fill} />
      <path
        d={path`M${x - s * 0.5} ${y - s * 0.6}h${s}l${-s * 0.12} ${s * 0.6}h${-s * 0.76}z`}
        fill="var(--place-timber)"
      />
      <path
        d={path`M${x - s * 0.48} ${y - s * 0.4}h${s * 0.96}M${x - s * 0.44} ${y - s * 0.2}h${s * 0.88}`}
        stroke="var(--scene-wood)"
        strokeWidth={s * 0.05}
      />
    </>
  );
}

export function Wheel({ x, y, radius: r }: { x: number; y: number; radius: number }) {
  return (
    <path
      d={
        dot(x, y, r) +
        path`M${x - r} ${y}h${2 * r}M${x} ${y - r}v${2 * r}M${x - r * 0.7} ${y - r * 0.7}l${r * 1.4} ${r * 1.4}M${x + r * 0.7} ${y - r * 0.7}l${-r * 1.4} ${r * 1.4}`
      }
      fill="none"
      stroke="var(--scene-wood)"
      strokeWidth={Math.max(0.9, r * 0.16)}
    />
  );
}

/** A vine on its stake. */
export function Vine({ x, y, height: h, grapes }: { x: number; y: number; height: number; grapes?: string }) {
  return (
    <>
      <path d={path`M${x} ${y}v${-h}`} stroke="var(--scene-wood)" strokeWidth="1.2" />
      <path
        d={path`M${x} ${y - h * 0.3}c${-h * 0.4} ${-h * 0.02} ${-h * 0.42} ${-h * 0.34} ${-h * 0.18} ${-h * 0.4}c0 ${-h * 0.22} ${h * 0.3} ${-h * 0.34} ${h * 0.34} ${-h * 0.08}c${h * 0.26} ${-h * 0.02} ${h * 0.3} ${h * 0.46} ${-h * 0.16} ${h * 0.48}z`}
        fill="var(--place-leaf)"
      />
      {grapes && (
        <path
          d={
            dot(x - h * 0.1, y - h * 0.44, h * 0.07) +
            dot(x + h * 0.04, y - h * 0.44, h * 0.07) +
            dot(x - h * 0.03, y - h * 0.33, h * 0.07)
          }
          fill={grapes}
        />
      )}
    </>
  );
}

export interface Place {
  light: Season;
  draw: () => ReactNode;
}
