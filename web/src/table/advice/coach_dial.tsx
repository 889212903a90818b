import { useText } from "../../i18n";
import type { TableStore } from "../../wire/table_store";
import type { CoachLevel, TableInfo } from "../../wire/types";

interface CoachDialProps {
  store: TableStore;
  info: TableInfo;
  seat: number;
}

const alone: readonly CoachLevel[] = ["silent", "warns", "shows"];
const withOthers: readonly CoachLevel[] = ["off", ...alone];

/** How much the coach says to this seat. Where others play, it says nothing before all agree. */
export default function CoachDial({ store, info, seat }: CoachDialProps) {
  const t = useText();
  const words = t.ui.advice.coach;
  const people = info.seats.filter(({ kind }) => kind === "person");
  const levels = people.length > 1 ? withOthers : alone;
  const own = info.seats[seat]?.coach ?? "off";
  const level = levels.includes(own) ? own : "silent";
  const waitsFor = people.filter(({ coach }) => coach === undefined).map(({ name }) => t.names.person(name));
  return (
    <div className="menu-pace menu-coach" role="group" aria-label={words.title}>
      <span>{words.title}</span>
      {levels.map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={one === level}
          onClick={() => void store.plainly({ do: "coach", seat, level: one })}
        >
          {words.levels[one]}
        </button>
      ))}
      {people.length > 1 && (
        <small>
          {own !== "off" && waitsFor.length > 0
            ? words.waits({ names: t.names.list(waitsFor) })
            : words.agrees}
        </small>
      )}
    </div>
  );
}
