import { memo } from "react";
import { Icon } from "../../art/icons";
import { Rooster } from "../../art/pieces";
import { Rich, useText } from "../../i18n";
import type { PlayerView } from "../../wire/types";
import { useDesk } from "../desk_context";
import { ForeseenRooster } from "../foresight/foreseen_rooster";
import { Spot } from "../choice/spot";
import { target } from "../choice/targets";

/** Who gets up when: the earlier row acts first, the later one has the better bonus. */
export const WakeUpChart = memo(function WakeUpChart(props: {
  sleepers: readonly Pick<PlayerView, "seat" | "row">[];
  firstPlayer: number;
  /** Alone against the Automa: the rows that still have their bonus token. */
  glass?: readonly number[];
}) {
  const { sleepers, firstPlayer, glass } = props;
  const t = useText();
  const { book, context } = useDesk();
  const { token } = t.ui.table;
  // Where no row has one, none is spent: then every row can be had.
  const awaitsTokens = glass !== undefined && glass.length > 0;
  const rows = Array.from({ length: book.board.rows }, (_, i) => i + 1);
  return (
    <ol className="wake" aria-label={t.ui.game.things.wakeUpChart}>
      {rows.map((row) => {
        const bonus = t.cards.rows[row - 1] ?? "";
        const sign = bonus.includes("{");
        const sleeper = sleepers.find((one) => one.row === row);
        const name = sleeper === undefined ? null : t.names.player(sleeper.seat, context);
        const label = [
          t.ui.table.wakeUp.row(row),
          sign ? t.plain(bonus) : t.ui.table.wakeUp.noBonus,
          ...(glass === undefined || !awaitsTokens ? [] : [glass.includes(row) ? token.onRow : token.gone]),
          ...(name === null ? [] : [name]),
        ].join(", ");
        const spent = awaitsTokens && !glass?.includes(row);
        return (
          <li key={row}>
            <Spot
              className={spent ? "wake-row wake-spent" : "wake-row"}
              target={target.row(row)}
              label={label}
              place={`row:${row}`}
            >
              <span className="wake-number">{row}</span>
              <span className="wake-bonus" title={t.plain(bonus)}>
                {sign ? <Rich text={bonus} /> : <span aria-hidden="true">–</span>}
              </span>
              {glass?.includes(row) === true && (
                <span className="wake-token" title={token.onRow}>
                  <Icon name="token" size={18} />
                </span>
              )}
              <span className="wake-rooster">
                {sleeper !== undefined && <Rooster seat={sleeper.seat} size={28} title={name ?? undefined} />}
                {sleeper === undefined && <ForeseenRooster row={row} size={28} />}
              </span>
              {sleeper?.seat === firstPlayer && (
                <span className="wake-first" title={t.ui.table.wakeUp.first}>
                  <Icon name="flag" size={12} />
                </span>
              )}
            </Spot>
          </li>
        );
      })}
    </ol>
  );
});
