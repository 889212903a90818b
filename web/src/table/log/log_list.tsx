import { memo, useMemo, useState } from "react";
import { seatInk } from "../../art/pieces";
import { useText } from "../../i18n";
import type { LogEntry } from "../../wire/types";
import { useDesk } from "../desk_context";
import { PlayerMark } from "../parts/player_mark";
import { Segments } from "../parts/segments_view";
import { logItems, sinceLastTurn, type LogHeading, type LogLine } from "./log_lines";

interface LogListProps {
  log: readonly LogEntry[];
  viewer: number | null;
  /** The moment that is looked at, or null in the live game. */
  at: number | null;
  onMoment?: (at: number) => void;
}

/** What happened, newest at the end; each line leads to its moment. */
export const LogList = memo(function LogList({ log, viewer, at, onMoment }: LogListProps) {
  const t = useText();
  const words = t.ui.table.log;
  const [recent, setRecent] = useState(false);
  const all = useMemo(() => logItems(log), [log]);
  const items = recent ? sinceLastTurn(all, viewer) : all;
  return (
    <div className="log">
      {viewer !== null && (
        <div className="log-filter" role="group" aria-label={words.all}>
          <button type="button" aria-pressed={!recent} onClick={() => setRecent(false)}>
            {words.all}
          </button>
          <button type="button" aria-pressed={recent} onClick={() => setRecent(true)}>
            {words.sinceMyTurn}
          </button>
        </div>
      )}
      <div className="log-scroll" tabIndex={0} role="group" aria-label={t.ui.table.parts.log}>
        {items.length === 0 && <p className="log-empty">{words.empty}</p>}
        <ol className="log-items">
          {items.map((item, i) =>
            item.kind === "heading" ? (
              <Heading key={i} item={item} />
            ) : (
              <Line key={i} line={item} current={at === item.at + 1} onMoment={onMoment} />
            ),
          )}
        </ol>
      </div>
    </div>
  );
});

const Heading = memo(function Heading({ item }: { item: LogHeading }) {
  const t = useText();
  const { context } = useDesk();
  const { event } = item;
  const year = event.kind === "year_began";
  return (
    <li className={year ? "log-heading log-year" : "log-heading"}>
      {event.kind === "season_began" ? t.names.season(event.season) : t.plain(t.event(event, context))}
    </li>
  );
});

interface LineProps {
  line: LogLine;
  current: boolean;
  onMoment?: (at: number) => void;
}

const Line = memo(
  function Line({ line, current, onMoment }: LineProps) {
    const t = useText();
    const { context } = useDesk();
    return (
      <li
        className="log-line"
        aria-current={current ? "true" : undefined}
        style={
          {
            "--seat": line.seat === undefined ? "var(--ink-soft)" : seatInk(line.seat),
          } as React.CSSProperties
        }
      >
        {line.seat !== undefined && (
          <button
            type="button"
            className="log-mark"
            title={t.ui.table.log.goTo}
            aria-label={t.ui.table.log.goTo}
            onClick={() => onMoment?.(line.at + 1)}
          >
            <PlayerMark seat={line.seat} size={20} />
          </button>
        )}
        <span className="log-said" onClick={() => onMoment?.(line.at + 1)}>
          {line.events.map((event, i) => (
            <span key={i} className={i === 0 ? "log-act" : "log-result"}>
              <Segments segments={t.event(event, context)} />
            </span>
          ))}
        </span>
      </li>
    );
  },
  (a, b) =>
    a.line.at === b.line.at &&
    a.line.seat === b.line.seat &&
    a.line.events.length === b.line.events.length &&
    a.line.events.every((event, i) => event === b.line.events[i]) &&
    a.current === b.current &&
    a.onMoment === b.onMoment,
);
