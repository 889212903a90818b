import { Icon, type IconName } from "../../art/icons";
import { useText } from "../../i18n";
import type { TableStore } from "../../wire/table_store";
import type { PositionView } from "../../wire/types";
import "./history_bar.css";

interface HistoryBarProps {
  store: TableStore;
  at: number;
  total: number;
  view: PositionView;
}

/** Takes the question's place while an earlier moment is shown. */
export function HistoryBar({ store, at, total, view }: HistoryBarProps) {
  const t = useText();
  const words = t.ui.table.history;
  const step = (icon: IconName, label: string, direction: -1 | 1, by: "answer" | "season") => (
    <button
      type="button"
      className="undo-button"
      title={label}
      aria-label={label}
      onClick={() => void store.step(direction, by)}
    >
      <Icon name={icon} />
      {by === "season" && <Icon name={icon} />}
    </button>
  );
  return (
    <section className="history-bar" aria-label={words.banner("")}>
      <div className="history-when" role="status">
        <Icon name="history" size={24} />
        <b>{words.banner(t.ui.game.yearAndSeason(view.year, view.season))}</b>
        <span>{words.answer(at, total)}</span>
      </div>
      <div className="history-steps">
        {step("arrow_left", words.seasonEarlier, -1, "season")}
        {step("arrow_left", words.earlier, -1, "answer")}
        <input
          type="range"
          min={0}
          max={total}
          value={at}
          aria-label={words.answer(at, total)}
          onChange={(event) => void store.showMoment(Number(event.target.value))}
        />
        {step("arrow_right", words.later, 1, "answer")}
        {step("arrow_right", words.seasonLater, 1, "season")}
        <button type="button" className="button button-main" onClick={store.leaveHistory}>
          {words.back}
        </button>
      </div>
    </section>
  );
}
