import { Buildings } from "../scene/buildings";
import { furrows } from "../scene/shapes";
import { Cypresses, Orchard } from "../scene/trees";
import { Barrel, Bottles, Crate, Ground, Heap, Person, type Place, Vine, Wheel } from "./props";

function HorseCart() {
  return (
    <Ground>
      <Cypresses
        spots={[
          [10, 51, 30],
          [112, 50, 28],
        ]}
      />
      <path
        d="M66 55l1-10q-3-6 2-9h18q4-6 8-9l1-4 3 3q5 3 6 9l-2 2-6-2q-1 6-5 8l1 12h-3l-3-11H75l-4 11z"
        fill="var(--scene-wood)"
      />
      <path d="M93 29q-5 3-7 8l4 0 6-9z" fill="var(--place-accent)" />
      <path
        d="M66 38q-4 4-3 11"
        fill="none"
        stroke="var(--scene-wood)"
        strokeWidth="1.8"
        strokeLinecap="round"
      />
      <path d="M18 32H56l-3 14H22z" fill="var(--place-timber)" stroke="var(--scene-wood)" strokeWidth="1.2" />
      <path d="M19 37H55M20 42H54M54 43L84 41" stroke="var(--scene-wood)" strokeWidth="1.3" />
      <Heap x={37} y={29} radius={3.2} fill="var(--place-accent)" />
      <Wheel x={38} y={49} radius={9} />
    </Ground>
  );
}

const oxen = [36, 84];

function OxYoke() {
  return (
    <Ground>
      <Cypresses
        spots={[
          [8, 51, 30],
          [113, 51, 26],
        ]}
      />
      <path d="M0 56Q60 50 120 56V64H0z" fill="var(--place-earth)" />
      <g stroke="var(--scene-wood)" strokeWidth="1.2" strokeLinejoin="round" strokeLinecap="round">
        {oxen.map((x) => (
          <g key={x} transform={`translate(${x} 0)`}>
            <path d="M-15 64V36Q-14 22 0 22T15 36V64z" fill="var(--scene-wall-shade)" />
            <path d="M-9 33Q-19 33-19 21M9 33Q19 33 19 21" fill="none" strokeWidth="3" />
            <path d="M-10 34l-7 5 8 2zM10 34l7 5-8 2z" fill="var(--scene-wall)" />
            <path d="M-9 32Q0 27 9 32L7 50Q6 58 0 58T-7 50z" fill="var(--scene-wall)" />
            <path d="M-7 50Q0 45 7 50 6 58 0 58T-7 50z" fill="var(--place-skin)" />
            <path d="M-5 39v1M5 39v1M-2.5 53v.5M2.5 53v.5" strokeWidth="2" />
          </g>
        ))}
        <path
          d="M18 23Q18 18 24 18Q36 12 48 19H72Q84 12 96 18Q102 18 102 23L98 25Q84 20 74 25H46Q36 20 22 25z"
          fill="var(--scene-roof)"
        />
        <path d="M60 25v8" fill="none" strokeWidth="1.6" />
        <circle cx="60" cy="36" r="3" fill="none" strokeWidth="1.6" />
      </g>
    </Ground>
  );
}

function TradingPost() {
  return (
    <Ground hill={false}>
      <Buildings
        list={[
          { x: 4, y: 52, width: 24, height: 26, roof: "hip", windows: [2, 2] },
          { x: 92, y: 52, width: 24, height: 30, roof: "hip", windows: [2, 2] },
        ]}
      />
      <path
        d="M60 10V46M32 18Q60 10 88 18"
        fill="none"
        stroke="var(--scene-wood)"
        strokeWidth="2.4"
        strokeLinecap="round"
      />
      <path d="M32 18L24 36M32 18l8 18M88 18L80 36M88 18l8 18" stroke="var(--scene-wood)" strokeWidth="0.9" />
      <Heap x={32} y={34} radius={2.6} fill="var(--place-accent)" />
      <path
        d="M22 36h20q-3 7-10 7t-10-7zM78 36h20q-3 7-10 7t-10-7z"
        fill="var(--straw)"
        stroke="var(--scene-wood)"
        strokeWidth="1"
      />
      <path
        d="M82 35h12v-3H82zM83 32h10v-3H83z"
        fill="var(--straw)"
        stroke="var(--scene-wood)"
        strokeWidth="0.8"
      />
      <path d="M46 58h28l-4-12H50z" fill="var(--place-timber)" stroke="var(--scene-wood)" strokeWidth="1" />
    </Ground>
  );
}

function InfluenceMap() {
  return (
    <Ground>
      <Buildings list={[{ x: 82, y: 52, width: 12, height: 36, roof: "battlement", windows: [3, 1] }]} />
      <Cypresses spots={[[106, 52, 30]]} />
      <g stroke="var(--scene-wood)" strokeWidth="1.2" strokeLinejoin="round">
        <path d="M12 14l18-4 20 5 18-4V52l-18 4-20-5-18 4z" fill="var(--scene-wall)" />
        <path d="M30 10v41M50 15v41" fill="none" strokeWidth="0.8" />
      </g>
      <path d="M22 22q10-4 16 2t14 2 8 12-12 8-18-4-12-12 4-8z" fill="var(--scene-mid)" />
      <path
        d="M26 44Q36 30 46 36T60 22"
        fill="none"
        stroke="var(--place-accent)"
        strokeWidth="1.4"
        strokeDasharray="3 2"
      />
      <path
        d="M40 17l2.4 5 5.4.6-4 3.8 1.2 5.4-5-2.8-5 2.8 1.2-5.4-4-3.8 5.4-.6z"
        fill="var(--place-accent)"
      />
      <path d="M57 34l1.8 3.6 4 .5-3 2.8.8 4-3.6-2-3.6 2 .8-4-3-2.8 4-.5z" fill="var(--dusk)" />
    </Ground>
  );
}

function Enoteca() {
  return (
    <Ground hill={false}>
      <Buildings list={[{ x: 12, y: 54, width: 96, height: 34, roof: "hip" }]} />
      <path d="M20 26h56v26H20z" fill="var(--scene-window)" />
      <path d="M20 39h56" stroke="var(--place-timber)" strokeWidth="2" />
      <Bottles x={24} y={38} count={6} size={11} />
      <Bottles x={24} y={52} count={6} size={11} />
      <path d="M16 26h64l4-7H20z" fill="var(--place-accent)" />
      <path d="M30 19l-3 7M44 19l-1 7M58 19l1 7M70 19l3 7" stroke="var(--scene-wall)" strokeWidth="2.6" />
      <path d="M84 54V34q8-8 16 0V54z" fill="var(--scene-wood)" />
      <Person x={70} y={61} height={22} coat="var(--plum)" hat="straw" />
      <Barrel x={108} y={61} size={14} />
      <Crate x={4} y={61} size={16} />
    </Ground>
  );
}

function OpenHouse() {
  return (
    <Ground>
      <Cypresses
        spots={[
          [8, 52, 34],
          [18, 53, 24],
        ]}
      />
      <Buildings
        list={[
          { x: 28, y: 53, width: 34, height: 30, roof: "hip", windows: [2, 3], door: true },
          { x: 62, y: 53, width: 22, height: 20, roof: "shed", windows: [1, 2] },
        ]}
      />
      <path
        d="M84 53V20M100 53V20M80 30h24M80 42h24"
        stroke="var(--scene-wood)"
        strokeWidth="1.6"
        strokeLinecap="round"
      />
      <Person x={92} y={41.5} height={16} coat="var(--dusk)" hat="cap" />
      <Person x={70} y={60} height={20} coat="var(--place-accent)" hat="straw" />
      <Person x={80} y={61} height={18} coat="var(--plum)" hat="scarf" />
    </Ground>
  );
}

function FieldForSale() {
  return (
    <Ground>
      <path d="M0 42Q60 28 120 40V64H0z" fill="var(--scene-near)" />
      <path d={furrows([-20, 140, 64], [26, 96, 35], 10)} fill="var(--scene-row)" />
      <Cypresses
        spots={[
          [10, 42, 26],
          [19, 42, 18],
          [110, 41, 28],
        ]}
      />
      <path d="M60 60V18" stroke="var(--scene-wood)" strokeWidth="3" strokeLinecap="round" />
      <path d="M36 16H84V36H36z" fill="var(--scene-wall)" stroke="var(--scene-wood)" strokeWidth="1.6" />
      <circle cx="49" cy="26" r="6.5" fill="var(--straw)" stroke="var(--scene-wood)" strokeWidth="1.2" />
      <path d="M46 26h6M49 23v6" stroke="var(--scene-wood)" strokeWidth="1.2" />
      <path
        d="M62 22h15l-3-3M77 30H62l3 3"
        fill="none"
        stroke="var(--place-accent)"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <Person x={94} y={60} height={24} coat="var(--dusk)" hat="straw" />
    </Ground>
  );
}

function Farmstead() {
  return (
    <Ground>
      <Cypresses
        spots={[
          [26, 51, 34],
          [36, 52, 26],
          [96, 51, 32],
        ]}
      />
      <Buildings
        list={[
          { x: 46, y: 53, width: 34, height: 24, roof: "hip", windows: [2, 3], door: true },
          { x: 80, y: 53, width: 10, height: 34, roof: "hip", windows: [3, 1] },
        ]}
      />
      <Orchard
        spots={[
          [108, 56, 20],
          [12, 56, 18],
        ]}
      />
      {[34, 44, 54, 64, 74, 84].map((x) => (
        <Vine key={x} x={x} y={62} height={9} />
      ))}
    </Ground>
  );
}

/** The small places of both boards, and those that only the extended board has. */
export const furtherPlaces = {
  cart: { light: "summer", draw: HorseCart },
  gain_lira: { light: "summer", draw: HorseCart },
  yoke: { light: "fall", draw: OxYoke },
  trade: { light: "summer", draw: TradingPost },
  influence: { light: "spring", draw: InfluenceMap },
  sell_wine: { light: "winter", draw: Enoteca },
  build_tour: { light: "fall", draw: OpenHouse },
  build_or_tour: { light: "fall", draw: OpenHouse },
  buy_sell_field: { light: "summer", draw: FieldForSale },
  place_default: { light: "summer", draw: Farmstead },
} satisfies Record<string, Place>;
