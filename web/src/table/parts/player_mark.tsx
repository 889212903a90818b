import { SeatMark } from "../../art/pieces";
import { useLetter } from "../desk_context";

/** A player's colour, shape and letter; null: the Automa's. */
export function PlayerMark({ seat, size = 22 }: { seat: number | null; size?: number }) {
  return <SeatMark seat={seat} size={size} letter={useLetter(seat)} />;
}
