import type { SeatInfo, TableInfo } from "../../wire/types";

export type SeatState = "here" | "away" | "gone" | "free" | "computer" | "standIn";

export function seatState({ kind, present, gone, stand_in }: SeatInfo): SeatState {
  if (kind === "open") return "free";
  if (kind === "bot") return stand_in === true ? "standIn" : "computer";
  if (present) return "here";
  return gone === true ? "gone" : "away";
}

/** Nobody else may sit down where the cards were chosen, or where one person practises. */
export function takesNewcomers({ practice, chosen_deal }: TableInfo): boolean {
  return practice !== true && chosen_deal !== true;
}

/** What this connection may decide about a seat, if anything; the server has the last word. */
export function decisionsAbout(
  info: TableInfo,
  seat: SeatInfo,
  timeUp: boolean,
): { bot: boolean; open: boolean } {
  const plays = info.host || info.seats.some(({ mine }) => mine);
  const state = seatState(seat);
  const idle = state === "gone" || (timeUp && !seat.mine);
  const mayFill = info.status === "waiting" ? info.host : plays;
  return {
    bot: (plays && idle) || (mayFill && state === "free"),
    open: plays && takesNewcomers(info) && (idle || state === "standIn"),
  };
}
