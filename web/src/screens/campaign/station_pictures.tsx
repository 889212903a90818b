import type { ReactNode } from "react";
import { Barrel, Basket, Bottles, Heap, Person, Vine, Wheel } from "../../art/places/props";
import { Buildings } from "../../art/scene/buildings";
import type { Season } from "../../art/scene/season";
import { furrows, rays } from "../../art/scene/shapes";
import { Cypresses } from "../../art/scene/trees";
import type { ChallengeId } from "../../wire/types";
import "../../art/places.css";
import "../../art/scene.css";

function Hillside({ children }: { children: ReactNode }) {
  return (
    <>
      <rect width="100" height="100" fill="var(--scene-sky-low)" />
      <path d="M0 0H100V30Q75 20 50 26T0 24z" fill="var(--scene-sky-high)" />
      <path d="M0 58C18 44 36 44 54 54S86 46 100 50V100H0z" fill="var(--scene-mid)" />
      <path d="M0 72Q26 67 52 71T100 69V100H0z" fill="var(--scene-ground)" />
      {children}
    </>
  );
}

function OldVine({ x, y, size: s }: { x: number; y: number; size: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${s})`}>
      <path
        d="M-4 0c2-7-3-10 1-17s-3-9 1-15M2-18c7-1 10-5 12-11M-1-22c-7 0-10-3-13-8"
        fill="none"
        stroke="var(--scene-wood)"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <path
        d="M-22-30c-2-8 4-12 10-9 1-9 11-11 14-4 6-6 14-1 13 6 6 2 6 11-1 11-4 5-12 4-14-1-5 5-14 5-15-1-4 2-7 1-7-2z"
        fill="var(--place-leaf)"
      />
      <Heap x={-9} y={-22} radius={2.2} fill="var(--wine)" />
      <Heap x={11} y={-21} radius={2.2} fill="var(--wine)" />
    </g>
  );
}

function OldVines() {
  return (
    <Hillside>
      {[14, 32, 50, 68, 86].map((x) => (
        <Vine key={x} x={x} y={70} height={15} />
      ))}
      <OldVine x={31} y={88} size={1.05} />
      <OldVine x={70} y={90} size={1.15} />
    </Hillside>
  );
}

function TwoPairsOfHands() {
  return (
    <Hillside>
      <path d={furrows([-40, 140, 102], [20, 80, 68], 9)} fill="var(--scene-row)" />
      <Person x={34} y={88} height={48} coat="var(--place-accent)" hat="straw" />
      <Person x={66} y={90} height={46} coat="var(--dusk)" hat="cap" />
      <path
        d="M50 92V46M46 46h8v-9M50 46v-9M46 46v-9"
        fill="none"
        stroke="var(--scene-wood)"
        strokeWidth="2"
      />
    </Hillside>
  );
}

function FullHouse() {
  const crew = ["var(--place-accent)", "var(--dusk)", "var(--straw)", "var(--plum)", "var(--terracotta)"];
  return (
    <Hillside>
      <Cypresses
        spots={[
          [10, 72, 40],
          [92, 72, 34],
        ]}
      />
      <Buildings list={[{ x: 18, y: 74, width: 64, height: 34, roof: "hip", windows: [2, 4], door: true }]} />
      {crew.map((coat, i) => (
        <Person key={coat} x={22 + i * 12} y={88 + (i % 2) * 3} height={22} coat={coat} hat="cap" />
      ))}
      <Person x={83} y={91} height={30} coat="var(--cypress)" hat="straw" />
    </Hillside>
  );
}

function GreatHarvest() {
  return (
    <Hillside>
      {[10, 26, 42, 58, 74, 90].map((x) => (
        <Vine key={x} x={x} y={72} height={26} grapes="var(--place-accent)" />
      ))}
      <Basket x={24} y={90} size={22} fill="var(--place-accent)" />
      <Basket x={76} y={90} size={22} fill="var(--white-grape)" />
      <Basket x={50} y={95} size={28} fill="var(--place-accent)" />
    </Hillside>
  );
}

function FreeMornings() {
  return (
    <>
      <rect width="100" height="100" fill="var(--scene-sky-high)" />
      <path d={rays(50, 62, 20, 90, 24)} fill="var(--scene-sky-low)" />
      <circle cx="50" cy="62" r="24" fill="var(--scene-sun)" />
      <path d="M0 66C20 56 40 60 60 66S90 62 100 58V100H0z" fill="var(--scene-mid)" />
      <path d="M24 84h56l10 18H14z" fill="var(--scene-roof)" />
      <path
        d="M36 58l-6-4 6-3c0-6 4-9 8-8l2-4 2 4 3-3 1 5c3 3 3 8 3 11 5 5 12 3 15-2 2-4 1-9 5-12 5 7 6 20-2 28-4 4-9 6-13 6v6h-3v-6h-3v6h-3v-6c-9-2-13-9-13-18z"
        fill="var(--scene-wood)"
      />
      <path d="M40 52c-3 6 0 9 2 9s3-4 1-8z" fill="var(--place-accent)" />
      <circle cx="41" cy="48" r="1.6" fill="var(--straw)" />
    </>
  );
}

function CellarPride() {
  return (
    <>
      <rect width="100" height="100" fill="var(--scene-wood)" />
      <path d="M8 100V52a42 42 0 0 1 84 0v48z" fill="var(--scene-wall-shade)" />
      <path d="M18 100V54a32 32 0 0 1 64 0v46z" fill="var(--scene-wall)" opacity="0.6" />
      <path d="M50 12v16" stroke="var(--scene-wood)" strokeWidth="1.5" />
      <path d="M45 28h10l2 11H43z" fill="var(--straw)" stroke="var(--scene-wood)" strokeWidth="1.2" />
      <Barrel x={30} y={82} size={26} />
      <Barrel x={70} y={82} size={26} />
      <Barrel x={50} y={60} size={20} />
      <path d="M0 82H100V100H0z" fill="var(--place-earth)" />
      <Bottles x={36} y={92} count={4} size={17} />
    </>
  );
}

function HeadStart() {
  return (
    <Hillside>
      <path d="M-4 100C20 78 60 86 76 66L84 50l6 0-4 18C80 88 60 96 50 104z" fill="var(--scene-road)" />
      <path d="M80 52V26l14 5-14 6" fill="var(--place-accent)" stroke="var(--scene-wood)" strokeWidth="1.6" />
      <path
        d="M18 70l44-8 6 12-40 10z"
        fill="var(--place-timber)"
        stroke="var(--scene-wood)"
        strokeWidth="1.4"
      />
      <g fill="var(--straw)" stroke="var(--scene-wood)" strokeWidth="1">
        <circle cx="32" cy="62" r="6" />
        <circle cx="46" cy="59" r="6" />
        <circle cx="39" cy="54" r="6" />
      </g>
      <Wheel x={36} y={84} radius={10} />
      <Wheel x={60} y={79} radius={8} />
    </Hillside>
  );
}

function NoCustomers() {
  return (
    <Hillside>
      <Buildings list={[{ x: 14, y: 82, width: 72, height: 46, roof: "hip" }]} />
      <path d="M24 50h14v16H24zM62 50h14v16H62zM42 52h16v30H42z" fill="var(--scene-wood)" />
      <path
        d="M31 50v16M69 50v16M50 52v30M24 55h14M24 60h14M62 55h14M62 60h14"
        stroke="var(--scene-wall-shade)"
        strokeWidth="1.2"
      />
      <path d="M40 60l20 12M60 60L40 72" stroke="var(--place-timber)" strokeWidth="3" />
      <path d="M0 82Q26 77 52 81T100 79V100H0z" fill="var(--scene-ground)" />
      <path
        d="M18 86h26M22 86v6M40 86v6"
        stroke="var(--scene-wood)"
        strokeWidth="2.4"
        strokeLinecap="round"
      />
      <path d="M14 84q14-5 30 0" fill="none" stroke="var(--scene-snow)" strokeWidth="3" />
    </Hillside>
  );
}

const pictures: Record<ChallengeId, { light: Season; draw: () => ReactNode }> = {
  old_vines: { light: "summer", draw: OldVines },
  two_pairs_of_hands: { light: "spring", draw: TwoPairsOfHands },
  full_house: { light: "summer", draw: FullHouse },
  great_harvest: { light: "fall", draw: GreatHarvest },
  free_mornings: { light: "spring", draw: FreeMornings },
  cellar_pride: { light: "fall", draw: CellarPride },
  head_start: { light: "summer", draw: HeadStart },
  no_customers: { light: "winter", draw: NoCustomers },
};

/** The medallion of a challenge. Decorative: its name stands beside it. */
export function StationPicture({ challenge, size = 88 }: { challenge: ChallengeId; size?: number }) {
  const { light, draw: Drawing } = pictures[challenge];
  return (
    <svg
      className={`station-picture place scene-light scene-light-${light}`}
      viewBox="0 0 100 100"
      width={size}
      height={size}
      aria-hidden="true"
      focusable="false"
    >
      <Drawing />
    </svg>
  );
}
