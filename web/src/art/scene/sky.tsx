import { memo } from "react";
import type { Season } from "./season";
import { bird, dot, rays } from "./shapes";

interface SkyProps {
  season: Season;
  /** The stretch of the board's width that this sky covers. */
  left: number;
  width: number;
}

const sunHeight: Record<Season, readonly [y: number, radius: number]> = {
  spring: [46, 17],
  summer: [40, 22],
  fall: [74, 27],
  winter: [44, 15],
};

/** Scatters points that look random and are the same on every visit. */
function scatter(left: number, width: number, height: number, count: number): (readonly [number, number])[] {
  return Array.from({ length: count }, (_, index) => [
    left + ((index * 0.618 + 0.13) % 1) * width,
    6 + ((index * 0.382 + index * index * 0.071) % 1) * height,
  ]);
}

function cloud(x: number, y: number, w: number): string {
  return `M${x} ${y}q${w * 0.1} ${-w * 0.14} ${w * 0.26} ${-w * 0.08}q${w * 0.12} ${-w * 0.16} ${w * 0.34} ${-w * 0.04}q${w * 0.26} ${-w * 0.08} ${w * 0.4} ${w * 0.12}z`;
}

/** The sky of one season: bands of flat colour, a sun or moon, and what flies or falls. */
export const Sky = memo(function Sky({ season, left, width }: SkyProps) {
  const [y, radius] = sunHeight[season];
  const x = left + width * 0.74;
  const at = (share: number) => left + width * share;
  return (
    <>
      <rect x={left} width={width} height="420" fill="var(--scene-sky-high)" />
      <path
        d={`M${left} 62q${width * 0.25} -14 ${width * 0.5} -4t${width * 0.5} -6v100h${-width}z`}
        fill="var(--scene-sky-low)"
      />
      <path className="scene-rays" d={rays(x, y, radius + 5, 620, 28, 0.42)} fill="var(--scene-sun)" />
      <path
        d={scatter(left, width, 56, 14)
          .map(([sx, sy]) => dot(sx, sy, 0.9))
          .join("")}
        fill="var(--scene-star)"
      />
      <circle cx={x} cy={y} r={radius + 4} fill="var(--scene-sky-low)" />
      <circle cx={x} cy={y} r={radius} fill="var(--scene-sun)" />
      {season === "spring" && (
        <>
          <path d={cloud(at(0.12), 40, 46) + cloud(at(0.4), 26, 30)} fill="var(--scene-carve)" />
          <path d={bird(at(0.3), 56, 5) + bird(at(0.38), 48, 4)} fill="var(--scene-tree)" />
        </>
      )}
      {season === "fall" && (
        <>
          <path d={cloud(at(0.1), 34, 60) + cloud(at(0.34), 48, 40)} fill="var(--scene-far)" opacity="0.35" />
          <path
            d={[0, 1, 2, 3, 4].map((i) => bird(at(0.3) + Math.abs(i - 2) * 9, 22 + i * 5, 4)).join("")}
            fill="var(--scene-tree)"
          />
        </>
      )}
      {season === "winter" && (
        <>
          <path
            d={cloud(at(0.08), 36, 54) + cloud(at(0.42), 50, 40)}
            fill="var(--scene-carve)"
            opacity="0.7"
          />
          <path
            d={scatter(left, width, 90, 22)
              .map(([sx, sy], i) => dot(sx, sy, i % 3 ? 1.1 : 1.7))
              .join("")}
            fill="var(--scene-snow)"
          />
        </>
      )}
    </>
  );
});
