import { memo, useLayoutEffect, useRef } from "react";
import type { CatalogueIndex } from "../catalogue_index";
import { middleOf, type Box } from "./anchors";
import type { Flight } from "./flight";
import { PieceDouble } from "./piece_double";

export interface Trip {
  id: number;
  flight: Flight;
  from: Box;
  to: Box;
  /** The thing itself lies at that end, and the double has its size there. */
  fitted: { from: boolean; to: boolean };
  /** How many times faster than usual. */
  speed: number;
}

const shortest = 300;
const most = 600;
/** Pixels that take a millisecond more. */
const pace = 4;

/** Milliseconds for the way, at speed 1. */
export function durationOf(from: Box, to: Box): number {
  const [start, end] = [middleOf(from), middleOf(to)];
  return Math.min(most, shortest + Math.hypot(end.x - start.x, end.y - start.y) / pace);
}

const smallest = 0.3;

/** The piece with its middle in the middle of the box. */
function at(box: Box, fitted: boolean, height: number): string {
  const { x, y } = middleOf(box);
  const scale = fitted && height > 0 ? Math.min(1.5, Math.max(smallest, box.height / height)) : 1;
  return `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${scale.toFixed(3)})`;
}

/** A double of a piece on its way, above everything. Nobody can touch it, and nobody hears of it. */
export const FlyingPiece = memo(function FlyingPiece(props: {
  trip: Trip;
  book: CatalogueIndex;
  onLanded: (id: number) => void;
}) {
  const { trip, book, onLanded } = props;
  const { flight } = trip;
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const double = element.current;
    if (double === null) return undefined;
    const { from, to, fitted, speed, id } = trip;
    const height = double.offsetHeight;
    const way = [{ transform: at(from, fitted.from, height) }, { transform: at(to, fitted.to, height) }];
    const flying = double.animate(way, {
      duration: durationOf(from, to) / speed,
      delay: (trip.flight.delay ?? 0) / speed,
      easing: "ease-out",
      fill: "both",
    });
    flying.onfinish = () => onLanded(id);
    return () => {
      flying.onfinish = null;
      flying.cancel();
    };
  }, [trip, onLanded]);
  return (
    <div
      ref={element}
      className="flight"
      data-flight={flight.piece.kind}
      data-from={flight.from}
      data-to={flight.to}
    >
      <PieceDouble piece={flight.piece} book={book} />
    </div>
  );
});
