import { star } from "./geometry";
import { Picture } from "./picture";
import { onSeat, seatInk, seatShape, type Owner } from "./pieces_wood";

/** A star of influence with the seat's shape engraved. */
export function StarPiece({ seat, size = 20, title }: { seat: Owner; size?: number; title?: string }) {
  return (
    <Picture width={size} height={size} viewBox="0 0 20 20" title={title} piece={`star-${seat ?? "automa"}`}>
      <path d={star(10, 10.8, 10, 5, 0.56)} fill={seatInk(seat)} stroke="var(--cut-dark)" strokeWidth="1.3" />
      <path d={seatShape(seat, 10, 10.8, 3)} fill={onSeat(seat)} />
    </Picture>
  );
}
