import { useId } from "react";
import { Buildings, type Building } from "../../art/scene/buildings";
import { Grain } from "../../art/scene/grain";
import type { Season } from "../../art/scene/season";
import { dot, furrows, rays, type Spot } from "../../art/scene/shapes";
import { Cypresses, Orchard, Pines } from "../../art/scene/trees";
import "../../art/scene.css";

export const roadWidth = 900;
export const roadHeight = 560;

/** Where the stations lie on the road, and how much of it lies behind a traveller there. */
export const stops: readonly { x: number; y: number; behind: number }[] = [
  { x: 120, y: 440, behind: 0.066 },
  { x: 335, y: 458, behind: 0.164 },
  { x: 555, y: 436, behind: 0.264 },
  { x: 775, y: 456, behind: 0.364 },
  { x: 785, y: 252, behind: 0.491 },
  { x: 570, y: 270, behind: 0.591 },
  { x: 350, y: 248, behind: 0.691 },
  { x: 135, y: 266, behind: 0.789 },
];

const road =
  "M-20 470C40 450 70 440 120 440S260 462 335 458 480 434 555 436 720 464 775 456C880 440 890 286 785 252" +
  "C730 236 640 276 570 270S430 250 350 248 200 272 135 266C40 254 24 176 124 166C220 158 300 176 392 138";

const towers: Building[] = [
  { x: 424, y: 126, width: 14, height: 66, roof: "battlement", windows: [3, 1] },
  { x: 452, y: 122, width: 13, height: 88, roof: "battlement", windows: [4, 1] },
  { x: 478, y: 120, width: 34, height: 48, roof: "dome", windows: [1, 3] },
  { x: 520, y: 124, width: 13, height: 74, roof: "spire", windows: [3, 1] },
];
const town: Building[] = [
  { x: 388, y: 142, width: 32, height: 22, roof: "hip", windows: [1, 3] },
  { x: 424, y: 140, width: 34, height: 28, roof: "shed", windows: [2, 3] },
  { x: 462, y: 138, width: 40, height: 24, roof: "hip", windows: [1, 4], door: true },
  { x: 506, y: 140, width: 32, height: 26, roof: "hip", windows: [2, 2] },
  { x: 542, y: 142, width: 28, height: 18, roof: "shed", windows: [1, 2] },
];
const farms: Building[] = [
  { x: 668, y: 176, width: 44, height: 24, roof: "hip", windows: [1, 3], door: true },
  { x: 712, y: 178, width: 24, height: 16, roof: "shed", windows: [1, 1] },
];
const trees: Spot[] = [
  [372, 146, 34],
  [360, 148, 26],
  [580, 146, 36],
  [592, 148, 26],
  [650, 180, 40],
  [748, 182, 46],
  [760, 184, 32],
  [236, 330, 52],
  [250, 334, 40],
  [462, 356, 58],
  [448, 358, 42],
  [668, 372, 60],
  [684, 374, 44],
  [20, 378, 66],
  [38, 382, 46],
  [876, 540, 90],
  [226, 546, 70],
  [446, 548, 64],
  [664, 550, 74],
];
const orchard: Spot[] = [
  [210, 226, 34],
  [246, 218, 30],
  [480, 214, 34],
  [654, 228, 34],
  [690, 222, 30],
];
const pines: Spot[] = [
  [846, 208, 64],
  [40, 232, 52],
];

interface RoadSceneProps {
  light: Season;
  /** The share of the road that has been travelled. */
  travelled: number;
  feast: boolean;
}

/** The valley of the campaign with its road, from the first vineyard to the town on the hill. */
export function RoadScene({ light, travelled, feast }: RoadSceneProps) {
  const id = useId();
  return (
    <svg
      className={`road-scene scene-light scene-light-${light}`}
      viewBox={`0 0 ${roadWidth} ${roadHeight}`}
      preserveAspectRatio="xMidYMin slice"
      aria-hidden="true"
      focusable="false"
    >
      <defs>
        <Grain id={`${id}grain`} />
      </defs>
      <rect width={roadWidth} height={roadHeight} fill="var(--scene-sky-high)" />
      <path className="scene-poster-rays" d={rays(480, 96, 60, 760, 36)} fill="var(--scene-sky-low)" />
      <circle cx="480" cy="96" r="72" fill="var(--scene-sun)" />
      {feast && <Feast />}
      <path d="M0 130C90 92 200 96 300 126S640 128 720 104 860 96 900 112V300H0z" fill="var(--scene-far)" />
      <path
        d="M0 188C110 164 240 168 330 150S430 126 480 126 600 140 680 158 820 176 900 160V380H0z"
        fill="var(--scene-mid)"
        stroke="var(--scene-carve)"
        strokeWidth="2"
      />
      <Buildings list={towers} />
      <Buildings list={town} />
      <Buildings list={farms} />
      <path
        d="M0 322C120 292 300 318 450 312S760 326 900 300V560H0z"
        fill="var(--scene-near)"
        stroke="var(--scene-carve)"
        strokeWidth="2"
      />
      <path
        d="M0 520C160 486 420 500 900 494V560H0z"
        fill="var(--scene-ground)"
        stroke="var(--scene-carve)"
        strokeWidth="2"
      />
      <path d={furrows([-300, 1200, 570], [20, 880, 508], 44)} fill="var(--scene-row)" />
      <Orchard spots={orchard} />
      <Pines spots={pines} />
      <path className="road-edge" d={road} />
      <path className="road-way" d={road} />
      <path className="road-travelled" d={road} pathLength="1" strokeDasharray={`${travelled} 2`} />
      <Cypresses spots={trees} />
      <rect width={roadWidth} height={roadHeight} fill={`url(#${id}grain)`} />
    </svg>
  );
}

/** Where they hang from a line that sags between its posts. */
const pennants = Array.from({ length: 31 }, (_, i) => {
  const x = i * 30;
  return [x, Math.round(6 + 22 * Math.abs(Math.sin((x / 450) * Math.PI)))] as const;
});

/** Fireworks over the town and pennants across the sky. */
function Feast() {
  const inks = ["var(--wine)", "var(--straw)", "var(--cypress)", "var(--terracotta)", "var(--plum)"];
  const bursts = [
    [150, 66, 40],
    [290, 44, 30],
    [690, 52, 36],
    [806, 84, 28],
  ] as const;
  return (
    <g>
      {bursts.map(([x, y, r], i) => (
        <path
          key={x}
          d={
            rays(x, y, r * 0.3, r, 14, 0.28) +
            Array.from({ length: 14 }, (_, k) => {
              const angle = (k * 2 * Math.PI) / 14;
              return dot(x + r * 1.18 * Math.cos(angle), y + r * 1.18 * Math.sin(angle), 1.8);
            }).join("")
          }
          fill={inks[i]}
        />
      ))}
      <polyline points={pennants.join(" ")} fill="none" stroke="var(--scene-wood)" strokeWidth="1.5" />
      {pennants.map(([x, y], i) => (
        <path key={x} d={`M${x - 8} ${y}h16l-8 18z`} fill={inks[i % inks.length]} />
      ))}
    </g>
  );
}
