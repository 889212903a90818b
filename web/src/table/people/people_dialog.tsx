import { useState } from "react";
import { Icon } from "../../art/icons";
import { SeatMark } from "../../art/pieces";
import { useText } from "../../i18n";
import { botName, preferredBot } from "../../screens/parts/bot_levels";
import { sharedConnection } from "../../wire/connection";
import { heldSeats } from "../../wire/table_state";
import type { TableStore } from "../../wire/table_store";
import type { SeatInfo, TableInfo, Watcher } from "../../wire/types";
import { ConfirmDialog } from "../dialogs/confirm_dialog";
import { Dialog } from "../dialogs/dialog";
import { letterOf } from "../desk_context";
import { clockWords, leftWords } from "./clock_words";
import { decisionsAbout, seatState, takesNewcomers } from "./seat_state";
import { SitDown } from "./sit_down";
import { useClock } from "./use_clock";
import "./people_dialog.css";

type Meant = { seat: number } | { watcher: number };
type Removing = { whom: Meant; name: string };

interface PeopleProps {
  store: TableStore;
  info: TableInfo;
  names: string[];
}

/** Who is at the table, and what may be done about who is not. */
export function PeopleDialog({
  open,
  onClose,
  ...people
}: PeopleProps & { open: boolean; onClose: () => void }) {
  const { people: words } = useText().ui;
  return (
    <Dialog open={open} heading label={words.title} onClose={onClose} className="people-dialog">
      {open && <People {...people} onSit={onClose} />}
    </Dialog>
  );
}

function People({ store, info, names, onSit }: PeopleProps & { onSit: () => void }) {
  const t = useText();
  const words = t.ui.people;
  const clock = useClock(store);
  const [removing, setRemoving] = useState<Removing | null>(null);
  const timeUp = (seat: number) => clock !== null && clock.running === seat && clock.left(seat) === 0;
  return (
    <>
      {info.clock !== undefined && (
        <p>
          <Icon name="history" size={18} /> {clockWords(info.clock, t)}
        </p>
      )}
      <ol className="people-seats">
        {info.seats.map((seat) => (
          <li key={seat.seat} data-seat-state={seatState(seat)}>
            <SeatMark seat={seat.seat} size={28} letter={letterOf(names[seat.seat] ?? "", seat.seat)} />
            <SeatWords seat={seat} name={names[seat.seat] ?? ""} left={clock?.left(seat.seat)} />
            <SeatActions
              store={store}
              info={info}
              seat={seat}
              name={names[seat.seat] ?? ""}
              timeUp={timeUp(seat.seat)}
              onRemove={setRemoving}
              onSit={onSit}
            />
          </li>
        ))}
      </ol>
      {info.watchers !== undefined && info.watchers.length > 0 && (
        <Spectators store={store} watchers={info.watchers} onRemove={setRemoving} />
      )}
      <ConfirmDialog
        open={removing !== null}
        title={words.removing.title(removing?.name ?? "")}
        text={words.removing.text}
        confirm={words.actions.remove}
        careful
        onConfirm={() => removing !== null && void store.plainly({ do: "remove", ...removing.whom })}
        onClose={() => setRemoving(null)}
      />
    </>
  );
}

function SeatWords({ seat, name, left }: { seat: SeatInfo; name: string; left?: number }) {
  const t = useText();
  const words = t.ui.people;
  const state = seatState(seat);
  const facts = [
    seat.mine ? words.you : words[state],
    ...(seat.kind === "bot" ? [botName(seat.bot ?? "", t)] : []),
    ...(seat.muted === true ? [words.muted] : []),
    ...(seat.coach === undefined ? [] : [t.ui.advice.coach.seat[seat.coach]]),
    ...(seat.kind === "person" && left !== undefined ? [leftWords(left, t)] : []),
  ];
  return (
    <span className="people-who">
      <strong>{name}</strong> <span>{facts.join(", ")}</span>
    </span>
  );
}

interface SeatActionsProps {
  store: TableStore;
  info: TableInfo;
  seat: SeatInfo;
  name: string;
  timeUp: boolean;
  onRemove: (removing: Removing) => void;
  onSit: () => void;
}

function SeatActions({ store, info, seat, name, timeUp, onRemove, onSit }: SeatActionsProps) {
  const words = useText().ui.people;
  const { hello } = sharedConnection();
  const may = decisionsAbout(info, seat, timeUp);
  const state = seatState(seat);
  const stranger = heldSeats(info).length === 0 && !info.seats.some(({ kept }) => kept !== undefined);
  const guest = info.host && seat.kind === "person" && !seat.mine;
  const act = (label: string, onClick: () => void) => (
    <button type="button" className="button" aria-label={words.actions.for(label, name)} onClick={onClick}>
      {label}
    </button>
  );
  const say = store.plainly.bind(store);
  return (
    <span className="people-actions">
      {state === "free" && stranger && takesNewcomers(info) && (
        <SitDown store={store} seat={seat} onSit={onSit} />
      )}
      {state === "away" && info.seats.some(({ mine }) => mine) && <small>{words.waitsForGrace(name)}</small>}
      {may.bot &&
        hello !== null &&
        act(
          words.actions.bot,
          () => void say({ do: "replace", seat: seat.seat, bot: preferredBot(hello.bots) }),
        )}
      {may.open && act(words.actions.openSeat, () => void say({ do: "open_seat", seat: seat.seat }))}
      {guest && <Muting store={store} whom={{ seat: seat.seat }} name={name} muted={seat.muted === true} />}
      {guest && act(words.actions.remove, () => onRemove({ whom: { seat: seat.seat }, name }))}
    </span>
  );
}

function Muting(props: { store: TableStore; whom: Meant; name: string; muted: boolean }) {
  const { store, whom, name, muted } = props;
  const { actions } = useText().ui.people;
  const label = muted ? actions.unmute : actions.mute;
  return (
    <button
      type="button"
      className="button"
      aria-label={actions.for(label, name)}
      onClick={() => void store.plainly({ do: "mute", ...whom, on: !muted })}
    >
      {label}
    </button>
  );
}

interface SpectatorsProps {
  store: TableStore;
  watchers: readonly Watcher[];
  onRemove: (removing: Removing) => void;
}

function Spectators({ store, watchers, onRemove }: SpectatorsProps) {
  const words = useText().ui.people;
  return (
    <section aria-label={words.spectators}>
      <h3>{words.spectators}</h3>
      <ol className="people-seats">
        {watchers.map(({ watcher, name, muted }) => {
          const called = name === "" ? words.spectator(watcher) : name;
          return (
            <li key={watcher}>
              <Icon name="eye" size={24} />
              <span className="people-who">
                <strong>{called}</strong> {muted && <span>{words.muted}</span>}
              </span>
              <span className="people-actions">
                <Muting store={store} whom={{ watcher }} name={called} muted={muted} />
                <button
                  type="button"
                  className="button"
                  aria-label={words.actions.for(words.actions.remove, called)}
                  onClick={() => onRemove({ whom: { watcher }, name: called })}
                >
                  {words.actions.remove}
                </button>
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
