import { memo } from "react";
import { type Building, Buildings } from "./buildings";
import { FarHills, Terraces, TownHills } from "./hills";
import type { Spot } from "./shapes";
import { Cypresses, Orchard, Pines } from "./trees";

/** The size of the board's drawing. */
export const valleyWidth = 880;
export const valleyHeight = 420;

// Each quarter of the width has its own landmark near its middle, so that every band shows one, however many bands there are.
const townBehind: Building[] = [
  { x: 92, y: 104, width: 9, height: 44, roof: "battlement", windows: [3, 1] },
  { x: 108, y: 104, width: 8, height: 56, roof: "battlement", windows: [3, 1] },
  { x: 128, y: 106, width: 8, height: 38, roof: "spire", windows: [2, 1] },
  { x: 566, y: 112, width: 10, height: 52, roof: "spire", windows: [3, 1] },
  { x: 352, y: 118, width: 12, height: 32, roof: "hip", windows: [2, 1] },
  { x: 784, y: 112, width: 13, height: 34, roof: "battlement", windows: [2, 1] },
];
const town: Building[] = [
  { x: 70, y: 114, width: 22, height: 14, roof: "hip", windows: [1, 2] },
  { x: 92, y: 112, width: 18, height: 18, roof: "shed", windows: [1, 2] },
  { x: 114, y: 113, width: 18, height: 16, roof: "hip", windows: [1, 2] },
  { x: 136, y: 117, width: 20, height: 12, roof: "shed", windows: [1, 2] },
  { x: 318, y: 123, width: 36, height: 20, roof: "hip", windows: [2, 3], door: true },
  { x: 362, y: 125, width: 20, height: 12, roof: "shed", windows: [1, 2] },
  { x: 536, y: 118, width: 31, height: 19, roof: "shed", windows: [1, 2], door: true },
  { x: 576, y: 119, width: 16, height: 11, roof: "hip", windows: [1, 1] },
  { x: 752, y: 119, width: 32, height: 18, roof: "hip", windows: [2, 3], door: true },
  { x: 796, y: 121, width: 22, height: 13, roof: "hip", windows: [1, 2] },
];

const farCypresses: Spot[] = [
  [58, 122, 22],
  [164, 122, 24],
  [172, 124, 18],
  [208, 132, 26],
  [218, 133, 34],
  [228, 134, 24],
  [300, 124, 28],
  [308, 122, 20],
  [390, 126, 24],
  [398, 128, 30],
  [522, 120, 26],
  [600, 122, 24],
  [652, 138, 28],
  [662, 139, 36],
  [672, 139, 26],
  [738, 122, 26],
  [828, 124, 26],
  [836, 126, 20],
];
const nearCypresses: Spot[] = [
  [14, 156, 46],
  [26, 157, 34],
  [428, 158, 34],
  [440, 160, 50],
  [452, 162, 38],
  [866, 160, 48],
  [854, 161, 34],
];
const orchard: Spot[] = [
  [252, 158, 22],
  [274, 157, 26],
  [340, 154, 20],
  [480, 166, 24],
  [504, 168, 20],
  [620, 160, 22],
  [700, 152, 24],
  [722, 151, 20],
];
const pines: Spot[] = [
  [190, 160, 38],
  [584, 163, 34],
  [806, 154, 32],
];

/** The whole valley, drawn once and shown under the light of each season. */
export const Valley = memo(function Valley() {
  return (
    <>
      <FarHills />
      <TownHills />
      <Buildings list={townBehind} />
      <Buildings list={town} />
      <Cypresses spots={farCypresses} />
      <Terraces />
      <Orchard spots={orchard} />
      <Pines spots={pines} />
      <Cypresses spots={nearCypresses} />
    </>
  );
});
