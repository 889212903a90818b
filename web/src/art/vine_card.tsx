import type { VineId } from "../wire/types";
import { Bunch, VineLeaf } from "./bunch";
import { CardFrame, type CardSize } from "./card_frame";
import { Icon } from "./icons";
import { StructureDrawing } from "./structures";

interface VineCardProps {
  id: VineId;
  name: string;
  red: number;
  white: number;
  trellis: boolean;
  irrigation: boolean;
  size: CardSize;
}

// The mini card shows the bunch closer, and the label larger still: it is what one looks for.
const windows: Record<CardSize, { one: string; two: string; labelScale: number }> = {
  mini: { one: "22 4 56 66", two: "2 8 96 62", labelScale: 1.2 },
  small: { one: "14 6 72 64", two: "0 6 100 66", labelScale: 1 },
  full: { one: "14 0 72 80", two: "0 0 100 88", labelScale: 1 },
};
const structureSizes: Record<CardSize, number> = { mini: 16, small: 26, full: 70 };

export function VineCard({ name, red, white, trellis, irrigation, size }: VineCardProps) {
  const bunches = [
    ...(red > 0 ? [{ colour: "red" as const, quality: red }] : []),
    ...(white > 0 ? [{ colour: "white" as const, quality: white }] : []),
  ];
  const needs = [...(trellis ? ["trellis" as const] : []), ...(irrigation ? ["irrigation" as const] : [])];
  const spread = bunches.length > 1 ? 25 : 0;
  const { one, two, labelScale } = windows[size];
  return (
    <CardFrame face="vine" size={size} name={name}>
      <div className="card-art">
        <svg viewBox={bunches.length > 1 ? two : one} preserveAspectRatio="xMidYMin meet" aria-hidden="true">
          <VineLeaf />
          {bunches.map(({ colour, quality }, index) => (
            <g key={colour} transform={`translate(${50 + (index === 0 ? -spread : spread)} 20)`}>
              <Bunch colour={colour} quality={quality} labelScale={labelScale} />
            </g>
          ))}
        </svg>
      </div>
      {needs.length > 0 && (
        <div className="card-needs">
          {needs.map((need) =>
            size === "mini" ? (
              <Icon key={need} name={need} size={structureSizes.mini} />
            ) : (
              <StructureDrawing key={need} id={need} built size={structureSizes[size]} />
            ),
          )}
        </div>
      )}
    </CardFrame>
  );
}
