import type { ReactNode } from "react";
import type { VisitorId } from "../wire/types";
import { CardFrame, type CardSize } from "./card_frame";
import { Scenery } from "./figures/scenery";
import { FigureDrawing } from "./figures/visitor_figure";
import { figures } from "./figures/figures";

interface VisitorCardProps {
  id: VisitorId;
  deck: "summer" | "winter";
  name: string;
  body: ReactNode;
  size: CardSize;
}

// What must be seen of the figure; the scenery fills whatever room the card has besides. The mini card comes closer.
const windows: Record<CardSize, string> = {
  mini: "13 -6 74 84",
  small: "0 -7 100 107",
  full: "-8 -12 116 112",
};

export function VisitorCard({ id, deck, name, body, size }: VisitorCardProps) {
  const figure = figures[id];
  return (
    <CardFrame face={deck} size={size} name={name}>
      <div className="card-art">
        <svg viewBox={windows[size]} preserveAspectRatio="xMidYMax meet" aria-hidden="true">
          <Scenery season={deck} place={figure.place} />
          <FigureDrawing figure={figure} />
        </svg>
      </div>
      {size === "full" && <div className="card-body">{body}</div>}
    </CardFrame>
  );
}
