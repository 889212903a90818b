import {
  blossoms,
  crown,
  cypress,
  cypressLight,
  cypressSnow,
  longShadow,
  pineCap,
  pineTrunk,
  type Spot,
  trunk,
} from "./shapes";

interface Grove {
  spots: readonly Spot[];
}

const all = (shape: (spot: Spot) => string, spots: readonly Spot[]) => spots.map(shape).join("");

export function Cypresses({ spots }: Grove) {
  return (
    <>
      <path d={all(longShadow, spots)} fill="var(--scene-shadow)" />
      <path d={all(cypress, spots)} fill="var(--scene-tree)" />
      <path d={all(cypressLight, spots)} fill="var(--scene-tree-light)" />
      <path d={all(cypressSnow, spots)} fill="var(--scene-snow)" />
    </>
  );
}

/** Almond and olive trees: in blossom, in leaf, in rust, or bare. */
export function Orchard({ spots }: Grove) {
  return (
    <>
      <path d={all(longShadow, spots)} fill="var(--scene-shadow)" />
      <path d={all(trunk, spots)} fill="var(--scene-wood)" />
      <path d={all(crown, spots)} fill="var(--scene-foliage)" />
      <path d={all(blossoms, spots)} fill="var(--scene-blossom)" />
    </>
  );
}

export function Pines({ spots }: Grove) {
  return (
    <>
      <path d={all(longShadow, spots)} fill="var(--scene-shadow)" />
      <path d={all(pineTrunk, spots)} fill="var(--scene-wood)" />
      <path d={all(pineCap, spots)} fill="var(--scene-tree)" />
      <path
        d={all(pineCap, spots)}
        fill="none"
        stroke="var(--scene-snow)"
        strokeWidth="1.6"
        strokeDasharray="22 60"
      />
    </>
  );
}
