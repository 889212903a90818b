import { memo, useRef } from "react";
import { HollowMark } from "../../art/hollow";
import { Icon } from "../../art/icons";
import { seatInk } from "../../art/pieces";
import { useText } from "../../i18n";
import type { PlayerView } from "../../wire/types";
import { useDesk } from "../desk_context";
import type { ForeseenMarker } from "../foresight/foreseen";
import { useForesight } from "../foresight/use_foresight";
import { automaHome } from "../motion/flight";
import { PlayerMark } from "../parts/player_mark";
import { useShared } from "../use_shared";
import { useSize } from "../use_size";
import { besideAll, spread } from "./spread";

// The printed track; who leaves it at either end stands on its last cell.
const lowest = -5;
const highest = 25;
const mostResidual = 5;
const everyFifth = Array.from({ length: (highest - lowest) / 5 + 1 }, (_, i) => lowest + i * 5);
const everyOne = Array.from({ length: mostResidual + 1 }, (_, i) => i);

interface TrackProps {
  className: string;
  label: string;
  from: number;
  to: number;
  goal?: number;
  numerals: number[];
  marks: { seat: number | null; at: number; title: string }[];
  /** Where markers would come to stand. */
  foreseen?: readonly ForeseenMarker[];
}

// A mark's width, in rem: nobody's letter is covered.
const apart = 1.25;
const footHeight = 0.3125;

const Track = memo(function Track(props: TrackProps) {
  const { className, label, from, to, goal, numerals, marks, foreseen = [] } = props;
  const line = useRef<HTMLDivElement>(null);
  const { width } = useSize(line);
  const cells = to - from + 1;
  const part = (at: number) => (Math.min(to, Math.max(from, at)) - from + 0.5) / cells;
  const left = (at: number, place: number) =>
    `calc(${part(at) * 100}% + ${width === 0 ? 0 : place - part(at) * width}rem)`;
  const ownPlace = ({ at }: { at: number }) => part(at) * width;
  const places = spread(marks.map(ownPlace), apart, width);
  const foreseenPlaces = besideAll(places, foreseen.map(ownPlace), apart, width);
  return (
    <div
      ref={line}
      className={`track ${className}`}
      role="img"
      aria-label={`${label}. ${marks.map(({ title }) => title).join(". ")}`}
    >
      <div className="track-line" aria-hidden="true">
        {Array.from({ length: cells }, (_, i) => (
          <i key={i} className={from + i === goal ? "track-cell track-goal" : "track-cell"} />
        ))}
      </div>
      {numerals.map((at) => (
        <span key={at} className="track-numeral" style={{ left: `${part(at) * 100}%` }} aria-hidden="true">
          {String(at).replace("-", "−")}
        </span>
      ))}
      {/* Who had to step aside still has a foot on the own cell. */}
      <svg className="track-feet" viewBox={`0 0 ${width || 1} ${footHeight}`} aria-hidden="true">
        {marks.map(({ seat, at }, i) => (
          <path
            key={seat ?? automaHome}
            d={`M${places[i] ?? 0} 0L${part(at) * width} ${footHeight}`}
            stroke={seatInk(seat)}
          />
        ))}
      </svg>
      {marks.map(({ seat, at, title }, i) => (
        <span
          key={seat ?? automaHome}
          className="track-mark"
          data-mark={seat ?? automaHome}
          title={title}
          style={{ left: left(at, places[i] ?? 0) }}
        >
          <PlayerMark seat={seat} size={20} />
        </span>
      ))}
      {foreseen.map(({ seat, at }, i) => (
        <span
          key={seat ?? automaHome}
          className="foreseen track-mark track-foreseen"
          data-foreseen="marker"
          data-amount={at}
          style={{ left: left(at, foreseenPlaces[i] ?? 0) }}
          aria-hidden="true"
        >
          <HollowMark seat={seat} size={20} />
        </span>
      ))}
    </div>
  );
});

interface PointTrackProps {
  players: readonly PlayerView[];
  /** The Automa's marker; whoever plays against it has no other goal. */
  automa?: number;
}

export const PointTrack = memo(function PointTrack({ players, automa }: PointTrackProps) {
  const t = useText();
  const { book, context } = useDesk();
  const foreseen = useForesight(({ points }) => points);
  const { goal } = book.board;
  const { track } = t.ui.table;
  const marks = useShared(
    [
      ...(automa === undefined ? [] : [{ seat: null, vp: automa }]),
      ...players.map(({ seat, vp }) => ({ seat, vp })),
    ].map(({ seat, vp }) => ({ seat, at: vp, title: track.points(t.names.player(seat, context), vp) })),
  );
  return (
    <div className="points">
      <Icon name="vp" size={22} />
      <Track
        className="track-points"
        label={
          automa === undefined
            ? `${t.ui.game.things.victoryPoints}: ${track.goal(goal)}`
            : t.ui.game.things.victoryPoints
        }
        from={lowest}
        to={highest}
        goal={automa ?? goal}
        numerals={everyFifth}
        foreseen={foreseen}
        marks={marks}
      />
    </div>
  );
});

export const ResidualTrack = memo(function ResidualTrack({ players }: { players: readonly PlayerView[] }) {
  const t = useText();
  const { context } = useDesk();
  const foreseen = useForesight(({ residuals }) => residuals);
  const marks = useShared(
    players.map(({ seat, residual }) => ({
      seat,
      at: residual,
      title: t.ui.table.track.residual(t.names.player(seat, context), residual),
    })),
  );
  return (
    <div className="points points-residual">
      <Icon name="residual" size={22} />
      <Track
        className="track-residual"
        label={t.ui.game.things.residual}
        from={0}
        to={mostResidual}
        numerals={everyOne}
        foreseen={foreseen}
        marks={marks}
      />
    </div>
  );
});
