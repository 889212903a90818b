import { SeatMark } from "../../art/pieces";
import { useText } from "../../i18n";
import { BotChoice } from "../parts/bot_choice";
import { Segments } from "../parts/controls";
import { seatKinds, type SeatDraft } from "./table_draft";
import type { TableMode } from "./table_mode";

interface SeatRowsProps {
  mode: TableMode;
  seats: SeatDraft[];
  offered: string[];
  bots: readonly string[];
  onChange: (seat: number, part: Partial<SeatDraft>) => void;
}

const longestName = 24;

/** A line for each seat: its mark, who plays it, the name, and which of the computer's players. */
export function SeatRows({ mode, seats, offered, bots, onChange }: SeatRowsProps) {
  const t = useText().ui.screens.newTable;
  const kindNames = { person: t.person, open: t.open, bot: t.computer };
  return (
    <>
      <ol className="seat-rows">
        {seats.map((seat, index) => {
          const kinds = seatKinds(mode, index);
          const letter = (seat.name === "" ? offered[index] : seat.name)?.charAt(0).toUpperCase() ?? "";
          return (
            <li key={index} className="seat-row">
              <SeatMark seat={index} size={32} letter={seat.kind === "open" ? "" : letter} />
              {seat.kind !== "open" && (
                <input
                  className="control-field"
                  aria-label={index === 0 && mode !== "screen" ? t.yourName : t.name(index + 1)}
                  maxLength={longestName}
                  placeholder={offered[index]}
                  value={seat.name}
                  onChange={({ target }) => onChange(index, { name: target.value })}
                />
              )}
              {kinds.length > 1 && (
                <Segments
                  label={t.who(index + 1)}
                  values={kinds}
                  value={seat.kind}
                  onChoose={(kind) => onChange(index, { kind })}
                  show={(kind) => kindNames[kind]}
                />
              )}
              {seat.kind === "bot" && (
                <BotChoice
                  label={t.who(index + 1)}
                  timeLabel={t.thinks(index + 1)}
                  bot={seat.bot}
                  onChoose={(bot) => onChange(index, { bot })}
                />
              )}
            </li>
          );
        })}
      </ol>
      {seats.some(({ kind }) => kind === "bot") && <BotKinds bots={bots} />}
    </>
  );
}

function BotKinds({ bots }: { bots: readonly string[] }) {
  const t = useText().ui.screens.newTable;
  return (
    <ul className="bot-kinds">
      {bots.map((bot) => (
        <li key={bot}>
          <strong>{t.bots[bot]?.name ?? bot}</strong> {t.bots[bot]?.text}
        </li>
      ))}
    </ul>
  );
}
