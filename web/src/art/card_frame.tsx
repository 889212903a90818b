import type { ReactNode } from "react";
import "./cards.css";
import { Icon, type IconName } from "./icons";

export type CardSize = "mini" | "small" | "full";
export type CardDeck = "vine" | "summer" | "order" | "winter" | "structure";
export type CardFace = CardDeck | "mama" | "papa" | "worker";

const emblems: Record<CardFace, IconName> = {
  vine: "vine",
  summer: "summer",
  order: "order",
  winter: "winter",
  structure: "structure",
  mama: "person",
  papa: "person",
  worker: "special",
};

const emblemSizes: Record<CardSize, number> = { mini: 13, small: 15, full: 22 };

// The longest German names get the smaller of two sizes instead of being cut.
const longName: Record<CardSize, number> = { mini: 0, small: 13, full: 24 };

interface CardFrameProps {
  face: CardFace;
  size: CardSize;
  name: string;
  children: ReactNode;
}

export function CardEmblem({ face, size }: { face: CardFace; size: number }) {
  return <Icon name={emblems[face]} size={size} />;
}

/** Paper, coloured head with emblem and pattern, and the name: in the head at full size, below the picture when small. */
export function CardFrame({ face, size, name, children }: CardFrameProps) {
  const nameClass = name.length > longName[size] ? "card-name card-name-long" : "card-name";
  const title = <span className={nameClass}>{name}</span>;
  return (
    <div className={`card card-${size} card-deck-${face}`}>
      <div className="card-head">
        <span className="card-emblem">
          <CardEmblem face={face} size={emblemSizes[size]} />
        </span>
        {size === "full" && title}
      </div>
      {children}
      {size !== "full" && title}
    </div>
  );
}
