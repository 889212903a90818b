import { useMemo } from "react";
import { useText } from "../../i18n";
import type { LevelId, ModuleName } from "../../wire/types";
import { Sparkline } from "./sparkline";
import { statisticsOf } from "./solo_results";
import "./result_history.css";

interface ResultHistoryProps {
  level: LevelId;
  aggressive: boolean;
  modules?: readonly ModuleName[];
  /** The points to beat, drawn as a line through the sparkline. */
  target?: number;
}

/** How one has fared at a level in this browser; nothing before the first game. */
export function ResultHistory({ level, aggressive, modules, target }: ResultHistoryProps) {
  const t = useText();
  const texts = t.ui.solo.history;
  const statistics = useMemo(() => statisticsOf(level, aggressive, modules), [level, aggressive, modules]);
  if (statistics === null) return null;
  const { games, wins, best, average, last } = statistics;
  const name = t.ui.solo.levels[level];
  const title = texts.title(aggressive ? t.ui.solo.aggressiveName(name) : name);
  const numbers = [
    [texts.games, games],
    [texts.wins, wins],
    [texts.best, texts.points(String(best))],
    [texts.average, texts.points(average.toLocaleString(t.language, { maximumFractionDigits: 1 }))],
  ] as const;
  return (
    <section className="result-history" aria-label={title}>
      <h3>{title}</h3>
      <dl>
        {numbers.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {last.length > 1 && <Sparkline games={last} target={target} />}
    </section>
  );
}
