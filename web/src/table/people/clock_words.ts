import type { Messages } from "../../i18n";
import { durationText } from "../../text/duration";
import type { ClockInfo } from "../../wire/types";

const minute = 60;
const day = 24 * 60 * minute;

function amount(seconds: number, t: Messages): string {
  const { clock } = t.ui.people;
  if (seconds % day === 0) return clock.days(seconds / day);
  if (seconds % minute === 0) return clock.minutes(seconds / minute);
  return clock.seconds(seconds);
}

/** "2 days a move". */
export function clockWords({ per, seconds }: Pick<ClockInfo, "per" | "seconds">, t: Messages): string {
  const { clock } = t.ui.people;
  return per === "move" ? clock.perMove(amount(seconds, t)) : clock.perGame(amount(seconds, t));
}

export function leftWords(milliseconds: number, t: Messages): string {
  const { clock } = t.ui.people;
  return milliseconds <= 0 ? clock.up : clock.left(durationText(milliseconds, clock.units));
}
