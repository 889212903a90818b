import { memo, useId } from "react";
import { Grain } from "./scene/grain";
import type { Season } from "./scene/season";
import { Sky } from "./scene/sky";
import { Valley, valleyHeight, valleyWidth } from "./scene/valley";
import "./scene.css";

export { Landscape } from "./scene/landscape";
export type { Season } from "./scene/season";

interface SeasonSceneProps {
  season: Season;
  /** Which stretch of the valley lies in it, from left to right. */
  part?: number;
  parts?: number;
  /** It is lit; otherwise it rests. */
  active: boolean;
}

/** The landscape behind a season of the board: its stretch of the one valley, under its light. Purely decorative. */
export const SeasonScene = memo(function SeasonScene(props: SeasonSceneProps) {
  const { season, part = 0, parts = 1, active } = props;
  const id = useId();
  const width = valleyWidth / parts;
  const left = part * width;
  // A narrow stretch is cropped; with two of them their landmarks are in the right halves.
  const align = parts === 2 ? "xMaxYMin" : "xMidYMin";
  return (
    <div className="scene" aria-hidden="true">
      <svg
        className={`scene-light scene-light-${season}`}
        data-active={active}
        viewBox={`${left} 0 ${width} ${valleyHeight}`}
        preserveAspectRatio={`${align} slice`}
        focusable="false"
      >
        <Sky season={season} left={left} width={width} />
        <Valley />
        <rect className="scene-veil" x={left} width={width} height={valleyHeight} />
        <Grain id={`${id}grain`} />
        <rect x={left} width={width} height={valleyHeight} fill={`url(#${id}grain)`} />
      </svg>
    </div>
  );
});
