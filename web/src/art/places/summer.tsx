import { Buildings } from "../scene/buildings";
import { rays } from "../scene/shapes";
import { Cypresses, Pines } from "../scene/trees";
import { Basket, Ground, Heap, Person, type Place, Vine } from "./props";

function Nursery() {
  return (
    <Ground>
      <Cypresses
        spots={[
          [10, 52, 30],
          [111, 51, 26],
        ]}
      />
      <path d="M28 52V28Q60 2 92 28V52z" fill="var(--place-glass)" />
      <path
        d="M28 52V28Q60 2 92 28V52M28 30H92M44 52V19M60 52V15M76 52V19M60 15V10"
        fill="none"
        stroke="var(--scene-wall)"
        strokeWidth="2.4"
      />
      <path d="M28 52V28Q60 2 92 28V52zM28 30H92" fill="none" stroke="var(--scene-wood)" strokeWidth="1" />
      {[36, 52, 68, 84].map((x) => (
        <Vine key={x} x={x} y={50} height={16} />
      ))}
      <path
        d="M32 52h8l-1-5h-6zM48 52h8l-1-5h-6zM64 52h8l-1-5h-6zM80 52h8l-1-5h-6z"
        fill="var(--scene-roof)"
      />
    </Ground>
  );
}

function CellarDoor() {
  return (
    <Ground>
      <Cypresses
        spots={[
          [112, 51, 38],
          [102, 52, 28],
        ]}
      />
      <Buildings list={[{ x: 8, y: 52, width: 58, height: 28, roof: "hip" }]} />
      <path
        d="M13 35v-4q2.5-3 5 0v4zM52 35v-4q2.5-3 5 0v4zM33 33v-3q2.5-3 5 0v3z"
        fill="var(--scene-window)"
      />
      <path d="M24 52V43q10-12 20 0V52z" fill="var(--scene-wood)" />
      <path d="M28 52V44q6-7 12 0V52z" fill="var(--scene-window)" />
      <path d="M66 27h6" stroke="var(--scene-wood)" strokeWidth="1.2" />
      <path d="M67 28v8h11v-8z" fill="var(--place-accent)" />
      <path d="M69.5 30.5h6M70.5 33.5h4" stroke="var(--scene-wall)" strokeWidth="1" />
      <Person x={56} y={57} height={20} coat="var(--place-accent)" />
      <Person x={74} y={58} height={21} coat="var(--dusk)" hat="straw" />
      <Person x={86} y={57} height={17} coat="var(--scene-tree)" hat="scarf" />
      <Person x={96} y={58} height={20} coat="var(--plum)" hat="straw" />
    </Ground>
  );
}

function BuildingSite() {
  return (
    <Ground>
      <Cypresses spots={[[8, 52, 32]]} />
      <path d="M34 54V24h14v-6h10v6h14l14 8V54z" fill="var(--scene-wall)" />
      <path d="M68 54V24h4l14 8V54z" fill="var(--scene-wall-shade)" />
      <path d="M32 25L53 10 60 15 50 25z" fill="var(--scene-roof)" />
      <path
        d="M34 32h8M46 38h8M36 46h8M58 32h8M60 46h6M44 50h8"
        stroke="var(--scene-wall-shade)"
        strokeWidth="1.6"
      />
      <path d="M44 54V43q5-6 10 0V54z" fill="var(--scene-window)" />
      <path
        d="M29 58V12M90 58V14M62 58V10M25 38H94M25 24H94M90 38L62 54M29 38L20 56"
        stroke="var(--scene-wood)"
        strokeWidth="1.6"
        strokeLinecap="round"
      />
      <Person x={76} y={37.5} height={17} coat="var(--dusk)" hat="cap" />
      <Person x={102} y={57} height={21} coat="var(--place-accent)" hat="straw" />
      <path d="M106 46l8-6" stroke="var(--scene-wood)" strokeWidth="1.6" />
      <path d="M8 58h12v-4H8zM11 54h12v-4H11z" fill="var(--scene-roof)" />
    </Ground>
  );
}

function SunnyPiazza() {
  return (
    <Ground hill={false}>
      <path d={rays(60, 22, 15, 120, 24, 0.4)} fill="var(--scene-sun)" opacity="0.22" />
      <circle cx="60" cy="22" r="13" fill="var(--scene-sun)" />
      <Buildings
        list={[
          { x: 4, y: 52, width: 22, height: 32, roof: "hip", windows: [2, 2] },
          { x: 90, y: 52, width: 26, height: 28, roof: "hip", windows: [2, 3] },
        ]}
      />
      <Buildings list={[{ x: 26, y: 52, width: 12, height: 38, roof: "spire", windows: [3, 1] }]} />
      <path d="M0 52Q60 47 120 52V64H0z" fill="var(--scene-wall)" />
      <path
        d="M20 58H100M36 54L26 63M60 53V63M84 54L94 63"
        stroke="var(--scene-wall-shade)"
        strokeWidth="1"
      />
      <path d="M52 52h16l-2-4H54zM58 48h4v-9h-4z" fill="var(--scene-wall-shade)" />
      <path d="M51 40q9 6 18 0q-9-4-18 0z" fill="var(--sky)" stroke="var(--scene-wood)" strokeWidth="0.7" />
      <Person x={44} y={58} height={20} coat="var(--place-accent)" hat="straw" />
      <Person x={78} y={59} height={21} coat="var(--scene-tree)" hat="straw" />
      <path d="M82 48l7-5" stroke="var(--scene-wood)" strokeWidth="1.6" strokeLinecap="round" />
    </Ground>
  );
}

function Terrace() {
  return (
    <Ground>
      <Pines spots={[[106, 38, 30]]} />
      <path d="M0 40Q50 30 120 38V64H0z" fill="var(--scene-near)" />
      <path d="M0 50Q60 42 120 50V64H0z" fill="var(--place-earth)" />
      <path
        d="M0 42Q50 32 120 40M0 52Q60 44 120 52"
        stroke="var(--scene-wall)"
        strokeWidth="2.6"
        strokeDasharray="6 1.4"
        fill="none"
      />
      {[12, 28, 44].map((x) => (
        <Vine key={x} x={x} y={58} height={21} />
      ))}
      <Vine x={62} y={60} height={11} />
      <Person x={76} y={60} height={25} coat="var(--dusk)" hat="straw" />
      <path d="M70 47L62 59" stroke="var(--scene-wood)" strokeWidth="1.8" strokeLinecap="round" />
      <path d="M58 61q4-4 8 0z" fill="var(--scene-wood)" />
      <path d="M92 60h15l-2-8H94z" fill="var(--place-timber)" />
      {[96, 100, 104].map((x) => (
        <Vine key={x} x={x} y={53} height={11} />
      ))}
    </Ground>
  );
}

function Market() {
  return (
    <Ground hill={false}>
      <Buildings
        list={[
          { x: 2, y: 52, width: 20, height: 26, roof: "hip", windows: [2, 2] },
          { x: 98, y: 52, width: 20, height: 30, roof: "hip", windows: [2, 2] },
        ]}
      />
      <path d="M30 56V20M90 56V20" stroke="var(--scene-wood)" strokeWidth="2" />
      <path d="M24 24L32 11H88L96 24z" fill="var(--scene-wall)" />
      <path d="M24 24L32 11h8l-4 13zM48 24l2.5-13h7.5v13zM70 24V11h8l4 13z" fill="var(--place-accent)" />
      <path d="M24 24q6 6 12 0t12 0 11 0 12 0 12 0 13 0z" fill="var(--scene-wall)" />
      <path d="M24 24q6 6 12 0zM48 24q5.5 6 11 0zM71 24q6 6 12 0z" fill="var(--place-accent)" />
      <Person x={60} y={52} height={22} coat="var(--scene-tree)" hat="straw" />
      <Heap x={42} y={43} radius={2.4} fill="var(--place-accent)" />
      <Heap x={77} y={43} radius={2.4} fill="var(--white-grape)" />
      <path d="M28 45H92V58H28z" fill="var(--place-timber)" />
      <path d="M28 45H92M28 51H92" stroke="var(--scene-wood)" strokeWidth="1.2" />
      <Basket x={104} y={60} size={14} fill="var(--place-accent)" />
      <Basket x={16} y={61} size={14} fill="var(--white-grape)" />
    </Ground>
  );
}

export const summerPlaces = {
  draw_vine: { light: "summer", draw: Nursery },
  give_tour: { light: "summer", draw: CellarDoor },
  build_structure: { light: "summer", draw: BuildingSite },
  play_summer_visitor: { light: "summer", draw: SunnyPiazza },
  plant_vine: { light: "summer", draw: Terrace },
  sell_grapes_or_field: { light: "summer", draw: Market },
} satisfies Record<string, Place>;
