import { useText } from "../../i18n";
import type { SoloRecord } from "./solo_results";

const step = 22;
const height = 44;
const margin = 8;

/** The points of the last games; a full disc is a victory, a half-full one a draw. */
export function Sparkline({ games, target }: { games: readonly SoloRecord[]; target?: number }) {
  const texts = useText().ui.solo.history;
  const points = [...games.map(({ vp }) => vp), ...(target === undefined ? [] : [target])];
  const low = Math.min(...points);
  const range = Math.max(1, Math.max(...points) - low);
  const x = (index: number) => margin + index * step;
  const y = (vp: number) => margin + (1 - (vp - low) / range) * (height - 2 * margin);
  const width = 2 * margin + (games.length - 1) * step;
  const spoken = games.map(({ result, vp }) => texts.resultOf(result, vp)).join(", ");
  return (
    <svg
      className="sparkline"
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      role="img"
      aria-label={`${texts.lastGames}: ${spoken}`}
    >
      {target !== undefined && <path className="sparkline-target" d={`M0 ${y(target)}H${width}`} />}
      <path
        className="sparkline-line"
        d={games.map(({ vp }, i) => `${i === 0 ? "M" : "L"}${x(i)} ${y(vp)}`).join("")}
      />
      {games.map(({ result, vp, when }, i) => (
        <circle key={when} className={`sparkline-${result}`} cx={x(i)} cy={y(vp)} r="4.5" />
      ))}
    </svg>
  );
}
