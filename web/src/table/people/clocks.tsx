import { Icon } from "../../art/icons";
import { useText } from "../../i18n";
import { durationText } from "../../text/duration";
import type { TableStore } from "../../wire/table_store";
import type { TableInfo } from "../../wire/types";
import { PlayerMark } from "../parts/player_mark";
import { clockWords } from "./clock_words";
import { useClock } from "./use_clock";
import "./clocks.css";

const short = 30_000;

/** Everybody's time, in one line; whose runs is marked. */
export function Clocks({ store, info, names }: { store: TableStore; info: TableInfo; names: string[] }) {
  const t = useText();
  const words = t.ui.people.clock;
  const clock = useClock(store);
  if (clock === null || info.clock === undefined || info.status !== "playing") return null;
  // For each move all have the same, so only who is asked is of interest.
  const seats = info.seats.filter(
    ({ seat, kind }) => kind === "person" && (info.clock?.per === "game" || seat === clock.running),
  );
  return (
    <section className="clocks" aria-label={`${words.title}: ${clockWords(info.clock, t)}`}>
      <Icon name="history" size={16} />
      {seats.length === 0 && <span className="clocks-rule">{clockWords(info.clock, t)}</span>}
      {seats.map(({ seat }) => {
        const left = clock.left(seat);
        const runs = clock.running === seat;
        const text = durationText(left, words.units);
        return (
          <span
            key={seat}
            className="clocks-one"
            data-seat-clock={seat}
            data-runs={runs || undefined}
            data-short={(runs && left < short) || undefined}
          >
            <PlayerMark seat={seat} size={18} />
            <span className="hidden-text">{names[seat]}</span>
            <time role="timer">{text}</time>
          </span>
        );
      })}
    </section>
  );
}
