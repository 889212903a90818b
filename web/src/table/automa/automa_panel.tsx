import { memo, useState } from "react";
import { Icon } from "../../art/icons";
import { VpSeal, WorkerPiece } from "../../art/pieces";
import { Rich, useText } from "../../i18n";
import type { PositionView, SoloView } from "../../wire/types";
import { Changing } from "../motion/changing";
import { useDesk } from "../desk_context";
import { automaHome } from "../motion/flight";
import { PlayerMark } from "../parts/player_mark";
import { PresentCard } from "./present_card";
import { SoloGame } from "./solo_game";
import { UsedCards } from "./used_cards";
import { YearRow } from "./year_row";
import "./automa_panel.css";

/** The rival made of cards, in the place where others have theirs: what to beat, its workers, its deck and its card. */
export const AutomaPanel = memo(function AutomaPanel({ view, solo }: { view: PositionView; solo: SoloView }) {
  const t = useText();
  const { book, context } = useDesk();
  const words = t.ui.table.automa;
  const name = t.names.player(null, context);
  const points = t.ui.table.track.points(name, solo.automa_vp);
  const aggressive = view.options.aggressive === true;
  const challenge = book.catalogue.challenges.find(({ number }) => number === view.options.challenge);
  const year = Math.max(1, view.year);
  return (
    <section className="automa" aria-label={name} data-seat-panel={automaHome}>
      <header className="automa-head">
        <PlayerMark seat={null} size={26} />
        <h2 className="automa-name">{name}</h2>
        <Changing
          value={solo.automa_vp}
          show={(counted) => <VpSeal points={counted} size={32} title={points} />}
        />
      </header>
      <SoloGame view={view} solo={solo} />
      <p className="automa-goal">
        <Rich
          text={aggressive ? words.target(solo.automa_vp, year) : words.goal(solo.automa_vp, solo.years)}
        />
      </p>
      {challenge !== undefined && (
        <p className="automa-note-line">
          <Icon name="flag" size={14} /> {words.notes[challenge.id]}
        </p>
      )}
      <YearRow
        year={view.year}
        years={solo.years}
        level={view.options.level ?? "normal"}
        aggressive={aggressive}
      />
      <AutomaWorkers placed={solo.automa_workers} inAll={book.catalogue.automa_workers} />
      <AutomaDeck solo={solo} />
      <PresentCard view={view} solo={solo} />
    </section>
  );
});

function AutomaWorkers({ placed, inAll }: { placed: number; inAll: number }) {
  const t = useText();
  const words = t.ui.table.automa.workers(placed, inAll);
  return (
    <div className="automa-workers" role="img" aria-label={words} title={words}>
      <span className="automa-home" data-home={automaHome}>
        {Array.from({ length: inAll - placed }, (_, i) => (
          <WorkerPiece key={i} seat={null} kind="regular" size={24} />
        ))}
      </span>
      <span className="automa-away">
        {Array.from({ length: placed }, (_, i) => (
          <WorkerPiece key={i} seat={null} kind="regular" size={24} />
        ))}
      </span>
    </div>
  );
}

function AutomaDeck({ solo }: { solo: SoloView }) {
  const words = useText().ui.table.automa;
  const [open, setOpen] = useState(false);
  return (
    <div className="automa-deck">
      <span
        className="automa-pile"
        role="img"
        aria-label={words.deck(solo.draw_count)}
        title={words.deck(solo.draw_count)}
      >
        <Icon name="automa" size={16} />
        <b>{solo.draw_count}</b>
      </span>
      <button type="button" className="automa-used" onClick={() => setOpen(true)}>
        {words.used(solo.used.length)}
      </button>
      <UsedCards open={open} cards={solo.used} onClose={() => setOpen(false)} />
    </div>
  );
}
