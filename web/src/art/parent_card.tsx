import type { ReactNode } from "react";
import { CardFrame, type CardSize } from "./card_frame";
import { Portrait, type Parent } from "./figures/portrait";

type ParentCardProps = Parent & {
  name: string;
  body: ReactNode;
  size: CardSize;
};

export function ParentCard({ name, body, size, ...parent }: ParentCardProps) {
  return (
    <CardFrame face={parent.kind} size={size} name={name}>
      <div className="card-art">
        <Portrait {...parent} />
      </div>
      {size === "full" && <div className="card-body">{body}</div>}
    </CardFrame>
  );
}
