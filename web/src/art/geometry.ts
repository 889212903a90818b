// Outlines that several drawings share, as SVG path data.

const round = (value: number) => Math.round(value * 100) / 100;

function at(cx: number, cy: number, radius: number, degrees: number): string {
  const radians = (degrees * Math.PI) / 180;
  return `${round(cx + radius * Math.sin(radians))} ${round(cy - radius * Math.cos(radians))}`;
}

/** A regular polygon; with turn 0 one corner points up. */
export function polygon(cx: number, cy: number, radius: number, corners: number, turn = 0): string {
  const points = Array.from({ length: corners }, (_, i) => at(cx, cy, radius, turn + (360 * i) / corners));
  return `M${points.join("L")}z`;
}

/** A star with one point up; depth is the inner radius as a share of the outer one. */
export function star(cx: number, cy: number, radius: number, points = 5, depth = 0.5): string {
  const corners = Array.from({ length: points * 2 }, (_, i) =>
    at(cx, cy, i % 2 === 0 ? radius : radius * depth, (180 * i) / points),
  );
  return `M${corners.join("L")}z`;
}

/** A cogwheel: teeth with flat heads, one of them up. */
export function cog(cx: number, cy: number, radius: number, teeth = 8): string {
  const root = radius * 0.8;
  const step = 360 / teeth;
  const tooth = (middle: number) => [
    at(cx, cy, root, middle - step * 0.3),
    at(cx, cy, radius, middle - step * 0.2),
    at(cx, cy, radius, middle + step * 0.2),
    at(cx, cy, root, middle + step * 0.3),
  ];
  return `M${Array.from({ length: teeth }, (_, i) => tooth(i * step).join("L")).join("L")}z`;
}

/** The rim of pressed wax: a circle of soft bumps. */
export function scallop(cx: number, cy: number, radius: number, bumps: number): string {
  const step = 360 / bumps;
  const bump = round(radius * Math.sin((Math.PI / bumps) * 1.05));
  const arcs = Array.from(
    { length: bumps },
    (_, i) => `A${bump} ${bump} 0 0 1 ${at(cx, cy, radius, step * (i + 1))}`,
  );
  return `M${at(cx, cy, radius, 0)}${arcs.join("")}z`;
}

/** The mark of a gouge in linoleum: broad where the blade goes in, running out to a point. */
export function gouge(x: number, y: number, dx: number, dy: number, width = 1.4): string {
  const length = Math.hypot(dx, dy);
  const px = round((-dy / length) * (width / 2));
  const py = round((dx / length) * (width / 2));
  return `M${round(x + px)} ${round(y + py)}L${round(x + dx)} ${round(y + dy)}L${round(x - px)} ${round(y - py)}z`;
}

/** A run of equal gouges, each a step beside the last. */
export function gouges(
  count: number,
  from: [number, number],
  step: [number, number],
  cut: [number, number],
  width?: number,
): string {
  return Array.from({ length: count }, (_, i) =>
    gouge(from[0] + i * step[0], from[1] + i * step[1], cut[0], cut[1], width),
  ).join("");
}

export function circle(cx: number, cy: number, radius: number): string {
  return `M${cx - radius} ${cy}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`;
}
