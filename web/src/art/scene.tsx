import { useId } from "react";
import { Grain } from "./scene/grain";
import type { Season } from "./scene/season";
import { Sky } from "./scene/sky";
import { Valley, valleyHeight, valleyWidth } from "./scene/valley";
import "./scene.css";

export { Landscape } from "./scene/landscape";
export type { Season } from "./scene/season";

interface BoardSceneProps {
  /** The seasons from left to right, a band each. */
  seasons: readonly Season[];
  /** The season that is lit; the others rest. */
  active: string | null;
  /** All bands rest, for instance while an older moment is shown. */
  dim?: boolean;
}

/** The board's landscape: one valley, cut into bands, each under its season's light. Purely decorative. */
export function BoardScene({ seasons, active, dim = false }: BoardSceneProps) {
  const id = useId();
  const share = 100 / seasons.length;
  // Narrow bands are cropped; with two of them their landmarks are in the right halves.
  const align = seasons.length === 2 ? "xMaxYMin" : "xMidYMin";
  const width = valleyWidth / seasons.length;
  return (
    <svg className="scene" aria-hidden="true" focusable="false">
      <defs>
        <g id={`${id}valley`}>
          <Valley />
        </g>
        <Grain id={`${id}grain`} />
      </defs>
      {seasons.map((season, index) => {
        const left = index * width;
        return (
          <svg
            key={season}
            className={`scene-band scene-light scene-light-${season}`}
            data-active={!dim && season === active}
            x={`${index * share}%`}
            width={`${share}%`}
            height="100%"
            viewBox={`${left} 0 ${width} ${valleyHeight}`}
            preserveAspectRatio={`${align} slice`}
          >
            <Sky season={season} left={left} width={width} />
            <use href={`#${id}valley`} />
            <rect className="scene-veil" x={left} width={width} height={valleyHeight} />
          </svg>
        );
      })}
      {seasons.slice(1).map((season, index) => (
        <rect key={season} className="scene-gutter" x={`${(index + 1) * share}%`} width="3" height="100%" />
      ))}
      <rect width="100%" height="100%" fill={`url(#${id}grain)`} />
    </svg>
  );
}
