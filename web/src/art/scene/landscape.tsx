import { useId } from "react";
import { type Building, Buildings } from "./buildings";
import { Grain } from "./grain";
import { bird, dot, furrows, rays, type Spot } from "./shapes";
import { Toast } from "./toast";
import { Cypresses, Orchard, Pines } from "./trees";

type Variant = "start" | "end";

const towers: Building[] = [
  { x: 618, y: 372, width: 17, height: 92, roof: "battlement", windows: [4, 1] },
  { x: 646, y: 370, width: 15, height: 122, roof: "battlement", windows: [5, 1] },
  { x: 742, y: 376, width: 18, height: 84, roof: "battlement", windows: [4, 1] },
  { x: 676, y: 366, width: 40, height: 62, roof: "dome", windows: [1, 3] },
  { x: 722, y: 374, width: 14, height: 104, roof: "spire", windows: [4, 1] },
];
const upperTown: Building[] = [
  { x: 590, y: 388, width: 32, height: 26, roof: "hip", windows: [1, 3] },
  { x: 624, y: 384, width: 36, height: 34, roof: "shed", windows: [2, 3] },
  { x: 664, y: 382, width: 34, height: 30, roof: "hip", windows: [2, 3] },
  { x: 702, y: 384, width: 36, height: 36, roof: "hip", windows: [2, 3] },
  { x: 740, y: 388, width: 36, height: 28, roof: "shed", windows: [1, 3] },
];
const lowerTown: Building[] = [
  { x: 566, y: 404, width: 40, height: 24, roof: "hip", windows: [1, 3] },
  { x: 610, y: 402, width: 34, height: 22, roof: "shed", windows: [1, 2] },
  { x: 648, y: 402, width: 44, height: 24, roof: "hip", windows: [1, 4], door: true },
  { x: 696, y: 402, width: 36, height: 20, roof: "shed", windows: [1, 3] },
  { x: 736, y: 404, width: 44, height: 24, roof: "hip", windows: [1, 3] },
  { x: 784, y: 408, width: 30, height: 18, roof: "hip", windows: [1, 2] },
];
const farms: Building[] = [
  { x: 1064, y: 472, width: 34, height: 66, roof: "hip", windows: [3, 2] },
  { x: 992, y: 478, width: 72, height: 42, roof: "hip", windows: [2, 5], door: true },
  { x: 1098, y: 480, width: 50, height: 28, roof: "shed", windows: [1, 3] },
  { x: 236, y: 466, width: 62, height: 34, roof: "hip", windows: [2, 4], door: true },
  { x: 298, y: 468, width: 38, height: 24, roof: "shed", windows: [1, 2] },
];

const distantTrees: Spot[] = [
  [548, 410, 40],
  [560, 412, 30],
  [822, 414, 44],
  [834, 416, 32],
  [846, 418, 24],
  [208, 466, 60],
  [222, 466, 44],
  [350, 470, 52],
  [362, 472, 38],
  [974, 482, 62],
  [960, 482, 44],
  [1162, 484, 66],
  [1176, 485, 48],
  [1192, 486, 36],
  [440, 432, 34],
  [452, 432, 26],
  [930, 440, 32],
];
const orchard: Spot[] = [
  [92, 480, 46],
  [136, 474, 40],
  [394, 476, 36],
  [900, 478, 38],
  [1236, 484, 46],
  [1290, 486, 52],
];
const pines: Spot[] = [
  [160, 470, 74],
  [1218, 482, 82],
];
/** Cypresses on both sides of the road, taller as it comes near. */
const avenue: Spot[] = [
  [664, 448, 24],
  [694, 448, 24],
  [652, 464, 32],
  [696, 468, 30],
  [662, 490, 44],
  [738, 486, 42],
  [700, 522, 60],
  [806, 512, 58],
  [722, 572, 84],
  [846, 562, 82],
  [660, 636, 120],
  [860, 632, 116],
  [604, 722, 168],
  [880, 726, 170],
];
/** The nearest trees frame the picture on wide screens. */
const frame: Spot[] = [
  [104, 812, 260],
  [20, 830, 430],
  [1256, 812, 280],
  [1344, 830, 450],
];

const leftField = "M0 536C160 488 420 486 600 510C690 522 726 544 700 584S604 690 588 768H0z";
const rightField = "M1366 534C1200 496 1000 496 840 516C890 560 868 620 876 660S896 740 908 768H1366z";

function Heaven({ variant }: { variant: Variant }) {
  const [x, y] = variant === "start" ? [683, 300] : [683, 330];
  const rings = variant === "start" ? [330, 240, 160] : [400, 290, 190];
  const stars = Array.from({ length: 40 }, (_, index) =>
    dot(
      ((index * 0.618) % 1) * 1366,
      14 + ((index * 0.381 + index * index * 0.07) % 1) * 250,
      index % 4 ? 1.3 : 2,
    ),
  );
  return (
    <>
      <rect width="1366" height="768" fill="var(--scene-sky-high)" />
      <path className="scene-poster-rays" d={rays(x, y, 90, 1100, 40, 0.5)} fill="var(--scene-sky-low)" />
      {rings.map((radius) => (
        <circle
          key={radius}
          className="scene-poster-ring"
          cx={x}
          cy={y}
          r={radius}
          fill="var(--scene-sky-low)"
        />
      ))}
      <path d={stars.join("")} fill="var(--scene-star)" />
      <circle cx={x} cy={y} r="96" fill="var(--scene-sun)" />
      <path
        d={bird(480, 268, 11) + bird(510, 250, 8) + bird(458, 244, 7) + bird(880, 272, 9)}
        fill="var(--scene-tree)"
      />
    </>
  );
}

/** A poster of the valley for the first and the last screen; the title goes into the calm sky. */
export function Landscape({ variant }: { variant: Variant }) {
  const id = useId();
  return (
    <svg
      className={`scene scene-light scene-light-${variant === "start" ? "summer" : "fall"}`}
      viewBox="0 0 1366 768"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <defs>
        <Grain id={`${id}grain`} />
        <clipPath id={`${id}fields`}>
          <path d={leftField + rightField} />
        </clipPath>
      </defs>
      <Heaven variant={variant} />
      <path
        d="M0 372C90 330 170 318 260 350S420 400 520 376 760 350 880 372 1060 322 1160 326 1300 360 1366 344V560H0z"
        fill="var(--scene-far)"
      />
      <path
        d="M40 366C110 334 190 326 250 352M90 372C140 348 190 344 230 362M1020 360C1090 334 1170 330 1240 350M1070 366C1110 350 1160 346 1210 360"
        fill="none"
        stroke="var(--scene-carve)"
        strokeWidth="2"
        strokeLinecap="round"
        opacity="0.5"
      />
      <path
        d="M0 430C110 396 210 400 320 420S520 424 590 404 640 384 690 384 790 400 850 416 1000 440 1110 414 1290 404 1366 420V620H0z"
        fill="var(--scene-mid)"
        stroke="var(--scene-carve)"
        strokeWidth="2.4"
      />
      <Buildings list={towers} />
      <Buildings list={upperTown} />
      <Buildings list={lowerTown} />
      <path
        d="M0 476C120 446 260 458 380 470S560 446 690 442 860 470 960 478 1240 470 1366 490V768H0z"
        fill="var(--scene-near)"
        stroke="var(--scene-carve)"
        strokeWidth="2.4"
      />
      <Buildings list={farms} />
      <Cypresses spots={distantTrees} />
      <Orchard spots={orchard} />
      <Pines spots={pines} />
      <path
        d={leftField + rightField}
        fill="var(--scene-ground)"
        stroke="var(--scene-carve)"
        strokeWidth="2.4"
      />
      <g clipPath={`url(#${id}fields)`} fill="var(--scene-row)">
        <path d={furrows([-760, 760, 780], [60, 660, 480], 30, 16)} />
        <path d={furrows([720, 2240, 780], [800, 1330, 480], 30, -16)} />
      </g>
      <path
        d="M676 444C660 462 664 472 690 484S770 512 780 534 720 596 690 640 660 730 660 768H830C810 720 800 690 812 650S830 580 812 540 730 492 704 478 674 462 684 444z"
        fill="var(--scene-road)"
      />
      <Cypresses spots={avenue} />
      <Cypresses spots={frame} />
      {variant === "end" && <Toast />}
      <rect width="1366" height="768" fill={`url(#${id}grain)`} />
    </svg>
  );
}
