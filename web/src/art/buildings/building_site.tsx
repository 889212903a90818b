import { gouges } from "../geometry";
import type { StructureKind } from "../structure_card";

/** Sky, far hills and meadow behind a building; wide enough to fill any card. */
export function BuildingSite({ kind }: { kind: StructureKind }) {
  return (
    <g className={`site-${kind}`}>
      <rect x="-60" y="-40" width="170" height="120" fill="var(--site-sky)" />
      <path
        d="M-60 33C-40 20-22 20-8 29c10-9 22-10 32-3 12-9 26-8 36 1 14-9 30-8 50 4v40H-60z"
        fill="var(--site-far)"
      />
      <path d="M-60 39C-30 30 0 33 24 36s54-6 86 3v30H-60z" fill="var(--spring)" />
      <path d={gouges(5, [-38, 40], [30, -0.6], [12, -1], 1.2)} fill="var(--olive)" />
      {[-9, -5.6, 54, 57.6].map((x, i) => (
        <path
          key={x}
          d={`M${x} 42c-2.4-6-1.8-${i % 2 === 0 ? 15 : 11} 0-${i % 2 === 0 ? 19 : 14} 1.8 5 2.4 13 0 ${i % 2 === 0 ? 19 : 14}z`}
          fill="var(--cypress)"
        />
      ))}
    </g>
  );
}
