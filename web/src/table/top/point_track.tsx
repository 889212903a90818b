import { memo } from "react";
import { HollowMark } from "../../art/hollow";
import { Icon } from "../../art/icons";
import { useText } from "../../i18n";
import type { PlayerView } from "../../wire/types";
import { useDesk } from "../desk_context";
import type { ForeseenMarker } from "../foresight/foreseen";
import { useForesight } from "../foresight/use_foresight";
import { automaHome } from "../motion/flight";
import { PlayerMark } from "../parts/player_mark";
import { useShared } from "../use_shared";

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
  /** How far marks on one cell stand apart, in pixels. */
  apart: number;
  marks: { seat: number | null; at: number; title: string }[];
  /** Where markers would come to stand. */
  foreseen?: readonly ForeseenMarker[];
}

const Track = memo(function Track(props: TrackProps) {
  const { className, label, from, to, goal, numerals, apart, marks, foreseen = [] } = props;
  const cells = to - from + 1;
  const left = (at: number) => `${((Math.min(to, Math.max(from, at)) - from + 0.5) / cells) * 100}%`;
  return (
    <div
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
        <span key={at} className="track-numeral" style={{ left: left(at) }} aria-hidden="true">
          {String(at).replace("-", "−")}
        </span>
      ))}
      {marks.map(({ seat, at, title }) => {
        const together = marks.filter((mark) => mark.at === at);
        const place = together.findIndex((mark) => mark.seat === seat) - (together.length - 1) / 2;
        return (
          <span
            key={seat ?? "automa"}
            className="track-mark"
            data-mark={seat ?? automaHome}
            title={title}
            style={{ left: `calc(${left(at)} + ${place * apart}px)`, zIndex: seat ?? 0 }}
          >
            <PlayerMark seat={seat} size={20} />
          </span>
        );
      })}
      {foreseen.map(({ seat, at }, i) => {
        // Beside whoever stands there.
        const there = marks.filter((mark) => mark.at === at).length;
        const ahead = foreseen.slice(0, i).filter((mark) => mark.at === at).length;
        const place = there + ahead === 0 ? 0 : (there + 1) / 2 + ahead;
        return (
          <span
            key={seat ?? "automa"}
            className="foreseen track-mark track-foreseen"
            data-foreseen="marker"
            data-amount={at}
            style={{ left: `calc(${left(at)} + ${place * apart}px)` }}
            aria-hidden="true"
          >
            <HollowMark seat={seat} size={20} />
          </span>
        );
      })}
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
        apart={13}
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
        apart={Math.min(11, 22 / players.length)}
        foreseen={foreseen}
        marks={marks}
      />
    </div>
  );
});
