import type { ReactNode } from "react";
import { CardFrame, type CardSize } from "./card_frame";
import { FigureDrawing } from "./figures/visitor_figure";
import { Scenery } from "./figures/scenery";
import { workerFigures } from "./figures/worker_figures";
import { WorkerPiece } from "./pieces";
import type { Owner } from "./pieces_wood";
import type { SpecialWorker } from "./special_attributes";
import "./worker_card.css";

interface WorkerCardProps {
  id: SpecialWorker;
  name: string;
  body: ReactNode;
  size: CardSize;
  /** In whose wood the piece is shown; without it nobody's, as in the box. */
  seat?: Owner;
}

const windows: Record<CardSize, string> = {
  mini: "13 -6 74 84",
  small: "-2 -12 104 112",
  full: "-8 -16 116 116",
};
const pieceSizes: Record<CardSize, number> = { mini: 0, small: 30, full: 52 };

/** A special worker: the person, what it can do, and the shape by which its piece is known. */
export function WorkerCard({ id, name, body, size, seat }: WorkerCardProps) {
  const figure = workerFigures[id];
  return (
    <CardFrame face="worker" size={size} name={name}>
      <div className="card-art">
        <svg viewBox={windows[size]} preserveAspectRatio="xMidYMax meet" aria-hidden="true">
          <Scenery season="dawn" place={figure.place} />
          <FigureDrawing figure={figure} />
        </svg>
        {size !== "mini" && (
          <span className={seat === undefined ? "worker-card-piece worker-card-plain" : "worker-card-piece"}>
            <WorkerPiece seat={seat ?? 0} kind={id} size={pieceSizes[size]} />
          </span>
        )}
      </div>
      {size === "full" && <div className="card-body">{body}</div>}
    </CardFrame>
  );
}
