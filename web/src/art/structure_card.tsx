import type { ReactNode } from "react";
import { buildings, type BuildingId } from "./buildings";
import { BuildingSite } from "./buildings/building_site";
import { CardFrame, type CardSize } from "./card_frame";
import { Icon, type IconName } from "./icons";
import { Coin, VpSeal } from "./pieces";
import "./structure_card.css";

/** Action: used by a worker. Enhancement: works always. Residual: works at the end of each year. */
export type StructureKind = "action" | "enhancement" | "residual";

export const structureKindIcons: Record<StructureKind, IconName> = {
  action: "action_place",
  enhancement: "enhancement",
  residual: "residual",
};

interface StructureCardProps {
  id: BuildingId;
  name: string;
  kind: StructureKind;
  /** The word for the kind. */
  kindName: string;
  cost: number;
  vp?: number;
  body: ReactNode;
  size: CardSize;
}

const windows: Record<CardSize, string> = { mini: "1 0 46 48", small: "-2 -3 52 52", full: "-10 -4 68 53" };
const coinSizes: Record<CardSize, number> = { mini: 19, small: 23, full: 44 };
const iconSizes: Record<CardSize, number> = { mini: 14, small: 16, full: 18 };

export function StructureCard({ id, name, kind, kindName, cost, vp = 1, body, size }: StructureCardProps) {
  const sign = (
    <span className="structure-kind" title={kindName}>
      <Icon name={structureKindIcons[kind]} size={iconSizes[size]} />
      <span className={size === "full" ? undefined : "hidden-text"}>{kindName}</span>
    </span>
  );
  return (
    <CardFrame face="structure" size={size} name={name}>
      <div className="card-art">
        <svg viewBox={windows[size]} preserveAspectRatio="xMidYMax meet" aria-hidden="true">
          <BuildingSite kind={kind} />
          {buildings[id]}
        </svg>
        <span className="structure-cost">
          <Coin amount={cost} size={coinSizes[size]} />
        </span>
        {size !== "mini" && (
          <span className="structure-vp">
            <VpSeal points={vp} size={coinSizes[size]} />
          </span>
        )}
        {size !== "full" && sign}
      </div>
      {size === "full" && (
        <>
          <div className="structure-strip">{sign}</div>
          <div className="card-body">{body}</div>
        </>
      )}
    </CardFrame>
  );
}
