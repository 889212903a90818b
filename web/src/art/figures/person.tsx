import type { CSSProperties } from "react";
import { dresses, patches, shirtSleeves } from "./dresses";
import type { Head, Person } from "./figure";
import type { Arm, Point } from "./gestures";
import { hats } from "./hats";
import { beards, eyewear, Face, hairs } from "./heads";
import { dress, inks, paper, shadow, skin, skins } from "./inks";

type FigureInks = CSSProperties & Record<`--figure-${"hat" | "dress" | "trim" | "skin" | "hair"}`, string>;

export function inksOf(person: Person): FigureInks {
  return {
    "--figure-hat": inks[person.hatInk],
    "--figure-dress": inks[person.dressInk],
    "--figure-trim": inks[person.trimInk],
    "--figure-skin": skins[person.skin],
    "--figure-hair": inks[person.hairInk],
  };
}

/** Draws a head around (0, 0). Hair of the back goes behind the body, see HeadBack. */
export function HeadFront({ head }: { head: Head }) {
  return (
    <>
      <Face eyesClosed={head.eyewear === "blindfold"} />
      {hairs[head.hair].front}
      {beards[head.beard ?? "none"]}
      {eyewear[head.eyewear ?? "none"]}
      {hats[head.hat]}
    </>
  );
}

export function HeadBack({ head }: { head: Head }) {
  return <>{hairs[head.hair].back}</>;
}

export function Body({ person }: { person: Person }) {
  return (
    <>
      {dresses[person.dress]}
      {person.patched && patches}
    </>
  );
}

function limb([x, y]: Point, { elbow, hand }: Arm) {
  return `M${x} ${y} Q${elbow[0]} ${elbow[1]} ${hand[0]} ${hand[1]}`;
}

/** A sleeve, cut clear of the body by a line of its ground, and the cuff; the hand comes later, over what it holds. */
export function Sleeve({
  person,
  shoulder,
  arm,
  inShade,
}: {
  person: Person;
  shoulder: Point;
  arm: Arm;
  inShade: boolean;
}) {
  const line = limb(shoulder, arm);
  const sleeve = shirtSleeves.has(person.dress) ? paper : dress;
  return (
    <g fill="none" strokeLinecap="round">
      <path d={line} stroke="var(--ink)" strokeWidth="13.4" />
      <path d={line} stroke={sleeve} strokeWidth="11" />
      {inShade && <path d={line} stroke={shadow} strokeWidth="4" transform="translate(2.6 2)" />}
    </g>
  );
}

export function Hand({ at: [x, y] }: { at: Point }) {
  return <circle cx={x} cy={y} r="5" fill={skin} stroke="var(--ink)" strokeWidth="1.2" />;
}
