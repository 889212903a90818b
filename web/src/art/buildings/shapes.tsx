import type { ReactNode } from "react";
import { Block, Cut, dark, Line, roof, Shadow, wall } from "../building_kit";
import { circle, gouges } from "../geometry";

// The architectural shapes that the structure cards are put together from. All stand on the line y = 43.2 unless told.

export const steel = "color-mix(in srgb, var(--sky) 46%, var(--wood-grey))";
export const timber = "color-mix(in srgb, var(--straw) 58%, var(--terracotta))";
export const foot = 43.2;

interface Box {
  x: number;
  y: number;
  w: number;
  /** Where it ends below. */
  to?: number;
  ink?: string;
}

/** A wall with its shadow side on the right. */
export function House({ x, y, w, to = foot, ink = wall }: Box) {
  const shade = Math.min(3, w * 0.14);
  const rows = Math.max(1, Math.floor((to - y - 6) / 3));
  return (
    <>
      <Block d={`M${x} ${y}h${w}V${to}H${x}z`} ink={ink} />
      <Shadow d={`M${x + w - shade} ${y}h${shade}V${to}h${-shade}z`} />
      {w > 12 && <Shadow d={gouges(rows, [x + w - shade + 0.4, y + 4], [0, 3], [-3.6, 0.8])} />}
    </>
  );
}

/** A roof seen from its gable: its ridge is in the middle. */
export function Gable({ x, y, w, h, ink = roof }: Box & { h: number }) {
  return (
    <>
      <Block d={`M${x} ${y}L${x + w / 2} ${y - h}L${x + w} ${y}z`} ink={ink} />
      <Cut d={gouges(3, [x + w * 0.42, y - h * 0.66], [-w * 0.1, h * 0.2], [-w * 0.1, h * 0.24])} />
    </>
  );
}

/** A roof seen from its long side; `lean` is how far its edges come in. */
export function Hip({ x, y, w, h, lean = 4, ink = roof }: Box & { h: number; lean?: number }) {
  const tiles = Math.max(2, Math.floor((w - 2 * lean) / 5));
  return (
    <>
      <Block d={`M${x} ${y}L${x + lean} ${y - h}H${x + w - lean}L${x + w} ${y}z`} ink={ink} />
      <Cut d={gouges(tiles, [x + lean + 2, y - h + 1.6], [5, 0], [-1.6, h - 3.4])} />
    </>
  );
}

/** A striped awning with a scalloped edge. */
export function Awning({ x, y, w, h = 5, ink = "var(--wine)" }: Box & { h?: number }) {
  const count = Math.max(3, Math.round(w / 5.4));
  const step = w / count;
  const edge = (i: number) => `M${x + i * step} ${y}h${step}v${h}a${step / 2} ${step / 2} 0 0 1 ${-step} 0z`;
  return (
    <g stroke={dark} strokeWidth="1">
      {Array.from({ length: count }, (_, i) => (
        <path key={i} d={edge(i)} fill={i % 2 === 0 ? ink : "var(--cut-light)"} />
      ))}
    </g>
  );
}

export function Door({ x, y, w, to = foot, ink = "var(--wine)" }: Box) {
  return <Block d={`M${x} ${to}V${y + w / 2}a${w / 2} ${w / 2} 0 0 1 ${w} 0V${to}z`} ink={ink} line={1} />;
}

/** A dark opening under a round arch. */
export function Opening({ x, y, w, to = foot }: Box) {
  return <Shadow d={`M${x} ${to}V${y + w / 2}a${w / 2} ${w / 2} 0 0 1 ${w} 0V${to}z`} />;
}

export function Window({
  x,
  y,
  w = 4,
  h = 5,
  shutters,
}: Omit<Box, "w"> & { w?: number; h?: number; shutters?: string }) {
  return (
    <>
      {shutters !== undefined && (
        <path d={`M${x - 2} ${y}h${w + 4}v${h}h${-w - 4}z`} fill={shutters} stroke={dark} strokeWidth=".8" />
      )}
      <Shadow d={`M${x} ${y}h${w}v${h}h${-w}z`} />
      <path d={`M${x + w / 2} ${y}v${h}`} stroke="var(--cut-light)" strokeWidth=".7" />
    </>
  );
}

/** A column with base and head. */
export function Column({
  x,
  y,
  to = foot,
  w = 3.4,
  ink = "var(--cut-light)",
}: Omit<Box, "w"> & { w?: number }) {
  return (
    <>
      <Block d={`M${x - w / 2} ${y}h${w}V${to}h${-w}z`} ink={ink} line={1} />
      <Line d={`M${x - w / 2 - 1} ${y}h${w + 2}M${x - w / 2 - 1} ${to}h${w + 2}`} width={1.8} />
    </>
  );
}

/** A board that hangs from an arm at the wall, with something painted on it. */
export function Sign({ x, y, r = 4.6, children }: { x: number; y: number; r?: number; children: ReactNode }) {
  return (
    <>
      <Line d={`M${x - r - 1} ${y - r - 2.4}h${r * 2 + 2}M${x} ${y - r - 2.4}v2.4`} width={1.2} />
      <path d={circle(x, y, r)} fill="var(--cut-light)" stroke={dark} strokeWidth="1.1" />
      {children}
    </>
  );
}

export function Glass({
  x,
  y,
  s = 4,
  ink = "var(--wine)",
}: {
  x: number;
  y: number;
  s?: number;
  ink?: string;
}) {
  return (
    <>
      <path
        d={`M${x - s * 0.7} ${y}h${s * 1.4}c.2 ${s * 0.9}-${s * 0.3} ${s * 1.4}-${s * 0.7} ${s * 1.4}s-${s * 0.9}-${s * 0.5}-${s * 0.7}-${s * 1.4}z`}
        fill={ink}
        stroke={dark}
        strokeWidth=".9"
      />
      <Line d={`M${x} ${y + s * 1.4}v${s * 0.8}M${x - s * 0.5} ${y + s * 2.2}h${s}`} width={1} />
    </>
  );
}

export function Flask({
  x,
  to = foot,
  h = 9,
  ink = "var(--cypress)",
}: {
  x: number;
  to?: number;
  h?: number;
  ink?: string;
}) {
  const w = h * 0.34;
  return (
    <path
      d={`M${x - w / 2} ${to}v${-h * 0.56}q0-${h * 0.12} ${w * 0.26}-${h * 0.16}v${-h * 0.28}h${w * 0.48}v${h * 0.28}q${w * 0.26} ${h * 0.04} ${w * 0.26} ${h * 0.16}v${h * 0.56}z`}
      fill={ink}
      stroke={dark}
      strokeWidth=".8"
    />
  );
}

/** A barrel that stands. */
export function Tub({ x, y, w, to = foot, ink = timber }: Box) {
  const bulge = w * 0.12;
  return (
    <>
      <Block
        d={`M${x} ${y}h${w}q${bulge} ${(to - y) / 2} 0 ${to - y}h${-w}q${-bulge} ${-(to - y) / 2} 0 ${y - to}z`}
        ink={ink}
      />
      <Line
        d={`M${x - bulge * 0.4} ${y + (to - y) * 0.24}h${w + bulge * 0.8}M${x - bulge * 0.4} ${y + (to - y) * 0.76}h${w + bulge * 0.8}`}
        width={1.4}
      />
    </>
  );
}

export function Bunch({
  x,
  y,
  r = 1.5,
  ink = "var(--wine)",
}: {
  x: number;
  y: number;
  r?: number;
  ink?: string;
}) {
  const grapes = [
    [-1.8, 0],
    [0, -0.2],
    [1.8, 0],
    [-0.9, 1.6],
    [0.9, 1.6],
    [0, 3.1],
  ];
  return (
    <g fill={ink} stroke={dark} strokeWidth=".6">
      {grapes.map(([dx = 0, dy = 0], i) => (
        <circle key={i} cx={x + dx * r} cy={y + dy * r} r={r} />
      ))}
    </g>
  );
}

export function Tree({
  x,
  h,
  to = foot,
  ink = "var(--cypress)",
}: {
  x: number;
  h: number;
  to?: number;
  ink?: string;
}) {
  return (
    <path
      d={`M${x} ${to}c${-h * 0.2}-${h * 0.3}-${h * 0.16}-${h * 0.7} 0-${h} ${h * 0.16} ${h * 0.3} ${h * 0.2} ${h * 0.7} 0 ${h}z`}
      fill={ink}
    />
  );
}

/** Steam, smoke or the bubbles of a wine that rises. */
export function Puffs({ x, y, ink = "var(--cut-light)" }: { x: number; y: number; ink?: string }) {
  return (
    <g fill={ink} stroke={dark} strokeWidth=".8">
      <circle cx={x} cy={y} r="1.6" />
      <circle cx={x + 2.6} cy={y - 2.8} r="2.1" />
      <circle cx={x + 1} cy={y - 6.2} r="1.3" />
    </g>
  );
}
