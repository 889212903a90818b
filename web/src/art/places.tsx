import { rem } from "./picture";
import { furtherPlaces } from "./places/further";
import type { Place } from "./places/props";
import type { Season } from "./scene/season";
import { summerPlaces } from "./places/summer";
import { winterPlaces } from "./places/winter";
import "./places.css";
import "./scene.css";

const places: ReadonlyMap<string, Place> = new Map<string, Place>(
  Object.entries({ ...summerPlaces, ...winterPlaces, ...furtherPlaces }),
);

/** The ids that have a picture of their own. */
export const drawnPlaces: readonly string[] = [...places.keys()];

interface PlaceArtProps {
  /** The id of a board action; an unknown one shows a farmstead. */
  action: string;
  /** Width in pixels; without it the picture fills its container's width. */
  size?: number;
  /** The band it stands in, when a board moves an action to another season than the usual one. */
  season?: Season;
}

/** The place where an action happens. Decorative: the action's name stands beside it. */
export function PlaceArt({ action, size, season }: PlaceArtProps) {
  const { light, draw: Drawing } = places.get(action) ?? furtherPlaces.place_default;
  return (
    <svg
      className={`place scene-light scene-light-${season ?? light}`}
      viewBox="0 0 120 64"
      preserveAspectRatio="xMidYMid slice"
      width={size === undefined ? "100%" : rem(size)}
      height={size === undefined ? undefined : rem((size * 64) / 120)}
      aria-hidden="true"
      focusable="false"
    >
      <Drawing />
    </svg>
  );
}
