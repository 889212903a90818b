// Shapes as path data: a whole grove or town becomes a handful of paths, so that the scene stays light.

export type Spot = readonly [x: number, y: number, height: number];

const round = (value: number) => Math.round(value * 10) / 10;

/** Writes path data: numbers are rounded, so that the page does not carry digits that nobody sees. */
export function path(strings: TemplateStringsArray, ...values: number[]): string {
  return strings.reduce((text, part, index) => text + round(values[index - 1] ?? 0) + part);
}

export function cypress([x, y, h]: Spot): string {
  const w = h * 0.17;
  const foot = h * 0.05;
  return path`M${x - w * 0.14} ${y}v${-foot}c${-w * 1.05} ${-h * 0.02} ${-w} ${-h * 0.5} ${w * 0.14} ${foot - h}c${w * 1.14} ${h * 0.45} ${w * 1.19} ${h * 0.93} ${w * 0.14} ${h - foot}v${foot}z`;
}

/** The sliver of light that the knife leaves on the side of the sun. */
export function cypressLight([x, y, h]: Spot): string {
  const w = h * 0.17;
  return path`M${x} ${y - h * 0.9}c${w * 0.95} ${h * 0.36} ${w * 0.95} ${h * 0.8} ${w * 0.1} ${h * 0.87}c${w * 0.55} ${-h * 0.26} ${w * 0.5} ${-h * 0.56} ${-w * 0.1} ${-h * 0.87}z`;
}

export function cypressSnow([x, y, h]: Spot): string {
  const w = h * 0.17;
  return path`M${x} ${y - h}c${-w * 0.7} ${h * 0.3} ${-w * 0.95} ${h * 0.46} ${-w * 0.85} ${h * 0.62}c${w * 0.4} ${-h * 0.1} ${w * 0.5} ${-h * 0.06} ${w * 0.7} ${-h * 0.16}c${w * 0.2} ${-h * 0.1} ${w * 0.35} ${-h * 0.2} ${w * 0.15} ${-h * 0.46}z`;
}

export function longShadow([x, y, h]: Spot): string {
  return path`M${x - h * 0.07} ${y - 1}l${h * 0.14} 0l${h * 1.15} ${h * 0.2}q${h * 0.02} ${h * 0.08} ${-h * 0.14} ${h * 0.06}z`;
}

/** A cloud-like crown, lobed as if cut with a gouge. */
export function crown([x, y, h]: Spot): string {
  const r = h * 0.36;
  const top = y - h;
  return path`M${x - r} ${top + r * 1.5}c${-r * 0.6} ${-r * 0.2} ${-r * 0.5} ${-r * 0.9} ${r * 0.1} ${-r}c${r * 0.1} ${-r * 0.6} ${r * 1.1} ${-r * 0.8} ${r * 1.5} ${-r * 0.1}c${r * 0.7} ${-r * 0.1} ${r * 0.9} ${r * 0.8} ${r * 0.4} ${r * 1.1}c${-r * 0.4} ${r * 0.4} ${-r * 1.5} ${r * 0.4} ${-r * 2} 0z`;
}

export function trunk([x, y, h]: Spot): string {
  const w = h * 0.05;
  return path`M${x - w} ${y}l${w * 0.5} ${-h * 0.5}l${-h * 0.2} ${-h * 0.24}l${h * 0.22} ${h * 0.14}l${h * 0.02} ${-h * 0.3}l${h * 0.05} ${h * 0.28}l${h * 0.19} ${-h * 0.18}l${-h * 0.17} ${h * 0.3}l${w * 0.6} ${h * 0.5}z`;
}

export function blossoms([x, y, h]: Spot): string {
  const spots = [
    [-0.3, -0.62],
    [-0.12, -0.82],
    [0.1, -0.9],
    [0.28, -0.7],
    [0.08, -0.66],
    [-0.14, -0.56],
    [0.24, -0.52],
    [-0.02, -0.76],
  ] as const;
  const r = Math.max(1, h * 0.055);
  return spots.map(([dx, dy]) => dot(x + dx * h, y + dy * h, r)).join("");
}

/** An umbrella pine's flat cap. */
export function pineCap([x, y, h]: Spot): string {
  const w = h * 0.42;
  return path`M${x - w} ${y - h * 0.66}c${w * 0.1} ${-h * 0.2} ${w * 0.5} ${-h * 0.34} ${w} ${-h * 0.34}s${w * 0.9} ${h * 0.14} ${w} ${h * 0.34}c${-w * 0.3} ${h * 0.1} ${-w * 0.6} ${-h * 0.02} ${-w} ${h * 0.02}s${-w * 0.7} ${h * 0.06} ${-w} ${-h * 0.02}z`;
}

export function pineTrunk([x, y, h]: Spot): string {
  const w = h * 0.04;
  return path`M${x - w} ${y}l${w * 0.5} ${-h * 0.5}l${-h * 0.14} ${-h * 0.18}l${h * 0.04} 0l${h * 0.12} ${h * 0.12}l${h * 0.12} ${-h * 0.14}l${h * 0.04} ${h * 0.02}l${-h * 0.12} ${h * 0.2}l${w * 0.5} ${h * 0.48}z`;
}

export function dot(x: number, y: number, r: number): string {
  return path`M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
}

/** A swallow far away. */
export function bird(x: number, y: number, span: number): string {
  return path`M${x - span} ${y - span * 0.35}q${span * 0.7} ${-span * 0.15} ${span} ${span * 0.35}q${span * 0.3} ${-span * 0.5} ${span} ${-span * 0.35}q${-span * 0.6} ${span * 0.1} ${-span} ${span * 0.75}q${-span * 0.4} ${-span * 0.65} ${-span} ${-span * 0.75}z`;
}

/** Wedges from a centre, like the rays of a poster's sun. */
export function rays(
  cx: number,
  cy: number,
  inner: number,
  outer: number,
  count: number,
  share = 0.5,
): string {
  const step = (2 * Math.PI) / count;
  return Array.from({ length: count }, (_, index) => {
    const from = index * step - (step * share) / 2;
    const to = index * step + (step * share) / 2;
    const at = (radius: number, angle: number) =>
      [cx + radius * Math.cos(angle), cy + radius * Math.sin(angle)] as const;
    const corners = [at(inner, from), at(outer, from), at(outer, to), at(inner, to)];
    return corners.map(([x, y], corner) => (corner ? path`L${x} ${y}` : path`M${x} ${y}`)).join("") + "z";
  }).join("");
}

/** Furrows that run from a near edge to a far one, thinning with distance. */
export function furrows(
  near: readonly [x0: number, x1: number, y: number],
  far: readonly [x0: number, x1: number, y: number],
  count: number,
  bow = 0,
): string {
  const [nearLeft, nearRight, nearY] = near;
  const [farLeft, farRight, farY] = far;
  const nearStep = (nearRight - nearLeft) / count;
  const farStep = (farRight - farLeft) / count;
  return Array.from({ length: count }, (_, index) => {
    const a = nearLeft + nearStep * index;
    const b = farLeft + farStep * index;
    const middleY = (nearY + farY) / 2;
    const middle = (a + b) / 2 + bow;
    const middleWidth = ((nearStep + farStep) / 2) * 0.5;
    return path`M${a} ${nearY}Q${middle} ${middleY} ${b} ${farY}h${farStep * 0.5}Q${middle + middleWidth} ${middleY} ${a + nearStep * 0.5} ${nearY}z`;
  }).join("");
}
