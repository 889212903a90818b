import { useState, type ReactNode } from "react";
import { useText } from "../../i18n";
import { mayNotify } from "../../notify";
import { changeSettings, useSettings } from "../../settings";
import { heldSeats } from "../../wire/table_state";
import { useTable, type TableStore } from "../../wire/table_store";
import type { LogEntry, TableInfo } from "../../wire/types";
import { Dialog } from "../dialogs/dialog";
import { LogList } from "../log/log_list";
import { Note } from "../page/note";
import { seatState, takesNewcomers } from "./seat_state";
import { useClock } from "./use_clock";

interface StandingNoteProps {
  store: TableStore;
  info: TableInfo;
  names: string[];
  log: readonly LogEntry[];
  /** Opens the vote that was put aside; missing: none waits. */
  onVote?: () => void;
  /** Opens the list of the people. */
  onPeople: () => void;
}

/** What concerns the people at the table and stays until something is done about it, the most urgent alone; null: nothing does. */
export function useStandingNote(props: StandingNoteProps): ReactNode {
  const { store, info, names, log, onVote, onPeople } = props;
  const words = useText().ui.people;
  const { vote: voteWords } = useText().ui.table;
  const returned = useTable(store, (state) => state.returned);
  const lost = useTable(store, (state) => state.lostSeat);
  const clock = useClock(store);
  const { notifyAsked } = useSettings();
  const held = heldSeats(info);
  const playing = info.status === "playing";
  const button = (label: string, onClick: () => void) => (
    <button type="button" className="button" onClick={onClick}>
      {label}
    </button>
  );
  const { vote } = info;
  if (vote !== undefined && onVote !== undefined) {
    const text = words.vote.asked(names[vote.seat] ?? "");
    return <Note key="vote" icon="people" text={text} action={button(words.vote.answer, onVote)} />;
  }
  if (vote !== undefined && held.includes(vote.seat)) {
    const withdraw = () => void store.vote(vote.seat, false, vote);
    return (
      <Note
        key="asked"
        icon="people"
        role="status"
        text={voteWords.waiting}
        action={button(words.vote.withdraw, withdraw)}
      />
    );
  }
  const kept = info.seats.find((seat) => seat.kept !== undefined);
  if (kept !== undefined && returned === null) {
    const take = () => void store.takeSeatAgain(kept.seat);
    return (
      <Note
        key="kept"
        icon="bot"
        role="status"
        text={words.back.timeUp}
        action={button(words.back.take, take)}
      />
    );
  }
  if (returned !== null) {
    return <Returned key="returned" returned={returned} log={log} onClose={store.forgetReturn} />;
  }
  if (lost !== null)
    return (
      <Note
        key="lost"
        icon="people"
        role="status"
        text={words.back.lost(names[lost] ?? "")}
        onClose={store.forgetReturn}
      />
    );
  if (!playing) return null;
  const free = info.seats.find(({ kind }) => kind === "open");
  if (free !== undefined && held.length === 0 && takesNewcomers(info)) {
    return (
      <Note
        key="free"
        icon="door"
        role="status"
        text={words.freeSeat.title}
        action={button(words.freeSeat.button, onPeople)}
      />
    );
  }
  if (held.length === 0) return null;
  const late = clock?.running ?? null;
  if (clock !== null && late !== null && !held.includes(late) && clock.left(late) === 0) {
    const text = words.news.timeUp(names[late] ?? "");
    return <Note key="late" icon="history" text={text} action={button(words.news.decide, onPeople)} />;
  }
  const gone = info.seats.find((seat) => seatState(seat) === "gone") ?? free;
  if (gone === undefined) return mayAskToNotify(info, notifyAsked) ? <NotifyQuestion key="notify" /> : null;
  const name = names[gone.seat] ?? "";
  const text = gone.kind === "open" ? words.news.left(name) : words.news.gone(name);
  return (
    <Note key="gone" icon="door" role="status" text={text} action={button(words.news.decide, onPeople)} />
  );
}

const day = 24 * 60 * 60;

/** Where days may pass until one is asked, and only once. */
function mayAskToNotify({ clock }: TableInfo, asked: boolean): boolean {
  const long = clock?.per === "move" && clock.seconds >= day;
  return long && !asked && "Notification" in window && Notification.permission === "default";
}

function NotifyQuestion() {
  const words = useText().ui.people.notify;
  const answer = async (wanted: boolean) => {
    changeSettings({ notifyAsked: true });
    if (wanted) changeSettings({ notify: await mayNotify() });
  };
  return (
    <Note
      icon="bell"
      role="status"
      text={words.text}
      action={
        <>
          <button type="button" className="button" onClick={() => void answer(true)}>
            {words.yes}
          </button>
          <button type="button" className="button" onClick={() => void answer(false)}>
            {words.no}
          </button>
        </>
      }
    />
  );
}

interface ReturnedProps {
  returned: { seat: number; from: number; bot: boolean };
  log: readonly LogEntry[];
  onClose: () => void;
}

/** What the computer did meanwhile. */
function Returned({ returned, log, onClose }: ReturnedProps) {
  const words = useText().ui.people.back;
  const [shown, setShown] = useState(false);
  const since = log.filter(({ at }) => at >= returned.from);
  const answers = new Set(
    since.filter(({ event }) => "seat" in event && event.seat === returned.seat).map(({ at }) => at),
  );
  const show = (
    <button type="button" className="button" onClick={() => setShown(true)}>
      {words.show}
    </button>
  );
  return (
    <>
      <Note
        icon="bot"
        role="status"
        text={returned.bot ? words.played(answers.size) : words.opened}
        action={since.length > 0 && show}
        onClose={onClose}
      />
      <Dialog open={shown} heading label={words.show} onClose={() => setShown(false)}>
        {shown && <LogList log={since} viewer={null} at={null} />}
      </Dialog>
    </>
  );
}
