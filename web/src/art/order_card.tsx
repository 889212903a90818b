import { CardFrame, type CardSize } from "./card_frame";
import { Bottle, ResidualCoin, VpSeal } from "./pieces";

export interface OrderedWine {
  wine: "red" | "white" | "blush" | "sparkling";
  quality: number;
}

interface OrderCardProps {
  wines: OrderedWine[];
  vp: number;
  residual: number;
  name: string;
  size: CardSize;
}

// As tall as the shelf allows; only at full size would three of that height not stand side by side.
const bottleSizes: Record<CardSize, (wines: number) => number> = {
  mini: () => 27,
  small: () => 47,
  full: (wines) => (wines > 2 ? 122 : 164),
};
const rewardSizes: Record<CardSize, number> = { mini: 24, small: 34, full: 76 };

export function OrderCard({ wines, vp, residual, name, size }: OrderCardProps) {
  return (
    <CardFrame face="order" size={size} name={name}>
      <div className="card-wines">
        {wines.map((ordered, index) => (
          <Bottle
            key={index}
            wine={ordered.wine}
            quality={ordered.quality}
            size={bottleSizes[size](wines.length)}
          />
        ))}
      </div>
      <div className="card-reward">
        <VpSeal points={vp} size={rewardSizes[size]} />
        <ResidualCoin amount={residual} size={rewardSizes[size]} />
      </div>
    </CardFrame>
  );
}
