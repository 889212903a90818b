import { SeatMark } from "../../art/pieces";
import { useText } from "../../i18n";
import { unnamed } from "../../i18n/names_of";
import { BotChoice } from "../parts/bot_choice";
import { levelOf, preferredBot } from "../parts/bot_levels";
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

/** For each seat its mark, who plays it, the name, and which of the computer's players, with a word about it. */
export function SeatRows({ mode, seats, offered, bots, onChange }: SeatRowsProps) {
  const { ui, names } = useText();
  const t = ui.screens.newTable;
  const kindNames = { person: t.person, open: t.open, bot: t.computer };
  return (
    <ol className="seat-rows">
      {seats.map((seat, index) => {
        const kinds = seatKinds(mode, index);
        const offer = offered[index] === "" ? names.person(unnamed) : offered[index];
        const letter = (seat.name === "" ? offer : seat.name)?.charAt(0).toUpperCase() ?? "";
        return (
          <li key={index} className="seat-row">
            <SeatMark seat={index} size={32} letter={seat.kind === "open" ? "" : letter} />
            {seat.kind !== "open" && (
              <input
                className="control-field"
                aria-label={index === 0 && mode !== "screen" ? t.yourName : t.name(index + 1)}
                maxLength={longestName}
                placeholder={offer}
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
            {seat.kind === "bot" && (
              <p className="seat-row-text">
                {t.bots[levelOf(seat.bot === "" ? preferredBot(bots) : seat.bot)]?.text}
              </p>
            )}
          </li>
        );
      })}
    </ol>
  );
}
