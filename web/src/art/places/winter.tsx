import { Buildings } from "../scene/buildings";
import { dot, furrows } from "../scene/shapes";
import { Cypresses, Orchard } from "../scene/trees";
import { Barrel, Basket, Bottles, Crate, Ground, Heap, Person, type Place, Vine, Wheel } from "./props";

const flakes = [
  [8, 8],
  [22, 16],
  [38, 6],
  [52, 12],
  [68, 5],
  [84, 14],
  [98, 7],
  [112, 17],
  [14, 28],
  [104, 30],
  [60, 24],
] as const;

function Snowfall() {
  return (
    <path d={flakes.map(([x, y], i) => dot(x, y, i % 2 ? 0.9 : 1.3)).join("")} fill="var(--scene-snow)" />
  );
}

function PostOffice() {
  return (
    <Ground>
      <Snowfall />
      <Buildings list={[{ x: 6, y: 53, width: 44, height: 30, roof: "hip" }]} />
      <path
        d="M12 34v-5q2.5-3 5 0v5zM25 34v-5q2.5-3 5 0v5zM38 34v-5q2.5-3 5 0v5z"
        fill="var(--scene-window)"
      />
      <path d="M21 53V46q6-6 12 0v7z" fill="var(--scene-wood)" />
      <path d="M10 36h36v5H10z" fill="var(--plum)" />
      <path d="M14 38.5h28" stroke="var(--scene-wall)" strokeWidth="1.4" strokeDasharray="4 1.5" />
      <g stroke="var(--scene-wood)" strokeWidth="1" strokeLinejoin="round">
        <path d="M74 20l34-7 5 22-34 7z" fill="var(--scene-wall-shade)" />
        <path d="M64 30l38-1 .5 24-38 1z" fill="var(--scene-wall)" />
        <path d="M64 30l19.5 13L102 29" fill="none" />
      </g>
      <circle cx="83.5" cy="43" r="5" fill="var(--place-accent)" />
      <path d="M81.5 43l1.5 2 3-4" fill="none" stroke="var(--scene-wall)" strokeWidth="1.2" />
    </Ground>
  );
}

function Harvest() {
  return (
    <Ground>
      <path d="M0 42Q60 30 120 40V64H0z" fill="var(--scene-near)" />
      <path d={furrows([-20, 140, 64], [30, 92, 36], 9)} fill="var(--scene-row)" />
      <Cypresses
        spots={[
          [110, 38, 26],
          [102, 38, 18],
        ]}
      />
      {[8, 24, 40].map((x) => (
        <Vine key={x} x={x} y={59} height={26} grapes="var(--plum)" />
      ))}
      <Person x={58} y={60} height={26} coat="var(--dusk)" hat="straw" />
      <path d="M54 44L46 42" stroke="var(--place-skin)" strokeWidth="2.2" strokeLinecap="round" />
      <Basket x={78} y={61} size={20} fill="var(--plum)" />
      <Basket x={102} y={62} size={18} fill="var(--white-grape)" />
    </Ground>
  );
}

function Workshop() {
  return (
    <Ground>
      <Snowfall />
      <Buildings
        list={[
          { x: 18, y: 53, width: 62, height: 28, roof: "hip" },
          { x: 42, y: 25, width: 14, height: 12, roof: "spire" },
        ]}
      />
      <path d="M49 16v4" stroke="var(--scene-wood)" strokeWidth="1" />
      <path d="M46 24q0-5 3-5t3 5z" fill="var(--straw)" />
      <path d="M24 32h14v11H24z" fill="var(--scene-window)" />
      <path d="M31 32v11M24 37.5h14" stroke="var(--scene-wall)" strokeWidth="1" />
      <path d="M44 31h30v15H44z" fill="var(--scene-bottle)" stroke="var(--scene-wood)" strokeWidth="1.6" />
      <path
        d="M48 42q4-10 7-4t6-2M64 36h6M64 40h4"
        fill="none"
        stroke="var(--scene-wall)"
        strokeWidth="1.2"
        strokeLinecap="round"
      />
      <Person x={84} y={58} height={26} coat="var(--place-accent)" hat="cap" />
      <path d="M80 44L70 40" stroke="var(--scene-wood)" strokeWidth="1.6" strokeLinecap="round" />
      <Person x={44} y={61} height={16} coat="var(--dusk)" />
      <Person x={56} y={61} height={16} coat="var(--scene-roof)" hat="scarf" />
      <Person x={68} y={61} height={16} coat="var(--plum)" />
      <Orchard spots={[[106, 52, 26]]} />
    </Ground>
  );
}

function SnowedInn() {
  return (
    <Ground>
      <Snowfall />
      <Cypresses
        spots={[
          [104, 53, 34],
          [113, 54, 24],
          [8, 53, 26],
        ]}
      />
      <Buildings
        list={[
          { x: 20, y: 54, width: 50, height: 32, roof: "hip", windows: [2, 4] },
          { x: 70, y: 54, width: 24, height: 20, roof: "hip" },
        ]}
      />
      <path d="M60 12h6v-5h-6z" fill="var(--scene-wall-shade)" />
      <path
        d="M63 6q-4-3 0-5"
        fill="none"
        stroke="var(--scene-wall)"
        strokeWidth="1.6"
        strokeLinecap="round"
      />
      <path
        d="M23.6 34.4v-5.2q2.6-3.1 5.2 0v5.2zM48.6 34.4v-5.2q2.6-3.1 5.2 0v5.2zM74 40h6v6h-6zM84 40h6v6h-6z"
        fill="var(--straw)"
      />
      <path d="M38 54V44q6-7 12 0V54z" fill="var(--straw)" />
      <path d="M40 54V45q4-4 8 0V54z" fill="var(--scene-wood)" />
      <path d="M70 26h14M76 26v3M82 26v3" stroke="var(--scene-wood)" strokeWidth="1.1" />
      <path d="M74 29h10v7H74z" fill="var(--place-accent)" />
      <path d="M77 34.5v-2.5q2-1.5 4 0v2.5z" fill="var(--straw)" />
      <Person x={62} y={60} height={22} coat="var(--dusk)" hat="scarf" />
      <path d="M56 48v4" stroke="var(--scene-wood)" strokeWidth="1" />
      <path d="M54 52h4v5h-4z" fill="var(--straw)" stroke="var(--scene-wood)" strokeWidth="0.7" />
    </Ground>
  );
}

function PressHouse() {
  return (
    <>
      <rect width="120" height="64" fill="var(--scene-wall-shade)" />
      <path d="M0 64V20Q60-14 120 20V64z" fill="var(--scene-wall)" />
      <path
        d="M0 20Q60-14 120 20M14 26V18M106 26V18"
        fill="none"
        stroke="var(--scene-wood)"
        strokeWidth="2.4"
      />
      <path d="M0 54H120V64H0z" fill="var(--place-earth)" />
      <path d="M88 18h18v14H88z" fill="var(--scene-sky-high)" stroke="var(--scene-wood)" strokeWidth="1.2" />
      <path d="M97 18v14M88 25h18" stroke="var(--scene-wood)" strokeWidth="1" />
      <Barrel x={16} y={55} size={22} />
      <Barrel x={104} y={56} size={18} />
      <Heap x={58} y={33} radius={3.4} fill="var(--place-accent)" />
      <path d="M42 34h32v20H42z" fill="var(--place-timber)" />
      <path
        d="M46 34v20M51 34v20M56 34v20M61 34v20M66 34v20M70 34v20"
        stroke="var(--scene-wood)"
        strokeWidth="1.1"
      />
      <path d="M40 38h36M40 50h36" stroke="var(--scene-window)" strokeWidth="1.8" />
      <path d="M36 56h44v-3H36z" fill="var(--scene-wood)" />
      <path d="M58 8v16M44 12h28" stroke="var(--scene-wood)" strokeWidth="3" strokeLinecap="round" />
      <path d="M48 20h20v4H48z" fill="var(--scene-wood)" />
      <path d="M58 56q1 3-8 4H40" fill="none" stroke="var(--wine)" strokeWidth="2.4" strokeLinecap="round" />
      <path d="M26 56h14l-2 7H28z" fill="var(--place-timber)" stroke="var(--scene-wood)" strokeWidth="0.8" />
      <Person x={86} y={58} height={26} coat="var(--dusk)" hat="cap" />
      <path d="M83 42L71 14" stroke="var(--place-skin)" strokeWidth="2" strokeLinecap="round" />
    </>
  );
}

function LoadingDoor() {
  return (
    <Ground>
      <Snowfall />
      <Buildings list={[{ x: 4, y: 54, width: 40, height: 32, roof: "hip" }]} />
      <path d="M12 54V38q12-14 24 0V54z" fill="var(--scene-window)" />
      <Barrel x={18} y={54} size={12} />
      <path d="M36 54V38q-5-6-8-7l10 2 4 7V54z" fill="var(--scene-wood)" />
      <Bottles x={59} y={36} count={3} size={9} />
      <Bottles x={77} y={36} count={3} size={9} />
      <Crate x={56} y={45} size={16} />
      <Crate x={74} y={45} size={16} />
      <path
        d="M50 45H98l4 5H52zM98 47l18-3"
        fill="var(--place-timber)"
        stroke="var(--scene-wood)"
        strokeWidth="1.4"
      />
      <Wheel x={64} y={54} radius={7} />
      <Wheel x={90} y={54} radius={7} />
      <Person x={46} y={60} height={24} coat="var(--place-accent)" hat="cap" />
      <path d="M108 61h10v-7h-10z" fill="var(--place-timber)" stroke="var(--scene-wood)" strokeWidth="0.8" />
    </Ground>
  );
}

export const winterPlaces = {
  draw_order: { light: "winter", draw: PostOffice },
  harvest_field: { light: "fall", draw: Harvest },
  train_worker: { light: "winter", draw: Workshop },
  play_winter_visitor: { light: "winter", draw: SnowedInn },
  make_wine: { light: "winter", draw: PressHouse },
  fill_order: { light: "winter", draw: LoadingDoor },
} satisfies Record<string, Place>;
