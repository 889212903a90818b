import type { MamaId, PapaId } from "../../wire/types";
import { Body, HeadBack, HeadFront, inksOf } from "./person";
import { portraits } from "./portraits";

const grounds = {
  mama: {
    ground: "color-mix(in srgb, var(--blush) 58%, var(--paper))",
    ring: "color-mix(in srgb, var(--straw) 60%, var(--paper))",
  },
  papa: {
    ground: "color-mix(in srgb, var(--olive) 52%, var(--paper))",
    ring: "color-mix(in srgb, var(--white-grape) 46%, var(--paper))",
  },
};

/** The wreath of vine leaves around a portrait. */
const wreath = Array.from({ length: 22 }, (_, index) => index * (360 / 22)).filter(
  (angle) => angle < 118 || angle > 242,
);

export type Parent = { kind: "mama"; id: MamaId } | { kind: "papa"; id: PapaId };

export function Portrait(parent: Parent) {
  const person = parent.kind === "mama" ? portraits.mama[parent.id] : portraits.papa[parent.id];
  const { ground, ring } = grounds[parent.kind];
  return (
    <svg viewBox="-16 0 132 100" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <path d="M-60 -20 H160 V110 H-60Z" fill={ground} />
      <circle cx="50" cy="56" r="48" fill={ring} />
      <g fill="var(--olive)">
        {wreath.map((angle) => (
          <path
            key={angle}
            transform={`rotate(${angle} 50 56) translate(50 8)`}
            d="M-6 0 Q0 -7 7 0 Q0 6 -6 0Z"
          />
        ))}
      </g>
      <g
        className="figure-print"
        style={inksOf(person)}
        transform="translate(50 62) scale(1.5) translate(-50 -41)"
      >
        <g transform="translate(50 35)">
          <HeadBack head={person} />
        </g>
        <Body person={person} />
        <g transform="translate(50 35)">
          <HeadFront head={person} />
        </g>
      </g>
    </svg>
  );
}
