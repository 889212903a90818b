interface Units {
  day: string;
  hour: string;
  minute: string;
}

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;
const two = (count: number) => String(count).padStart(2, "0");

/** "4:05", "2 h 05 min", "3 d 4 h": as exact as is of use. Rounded up, so that nothing is left only when nothing is. */
export function durationText(milliseconds: number, units: Units): string {
  const left = Math.ceil(Math.max(0, milliseconds) / second) * second;
  const part = (of: number, in_: number) => Math.floor((left % of) / in_);
  if (left < hour) return `${Math.floor(left / minute)}:${two(part(minute, second))}`;
  if (left < day)
    return `${Math.floor(left / hour)} ${units.hour} ${two(part(hour, minute))} ${units.minute}`;
  return `${Math.floor(left / day)} ${units.day} ${part(day, hour)} ${units.hour}`;
}
