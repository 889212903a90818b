import { seatInk, StarPiece } from "../../art/pieces";
import { mapHeight, mapWidth, regionIds, regionPlaces } from "../../art/tuscany_map/regions";
import type { RegionId } from "../../wire/types";

/** Tuscany in small, with the regions that an act is about. */
export function RegionMap({ regions, seat }: { regions: readonly RegionId[]; seat: number | null }) {
  const last = regions.length <= 2 ? regions.at(-1) : undefined;
  const [x, y] = last === undefined ? [0, 0] : regionPlaces[last].at;
  return (
    <div className="region-map">
      <svg
        viewBox={`0 0 ${mapWidth} ${mapHeight}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        focusable="false"
      >
        {regionIds.map((id) => (
          <path
            key={id}
            d={regionPlaces[id].shape}
            fill={regions.includes(id) ? `color-mix(in srgb, ${seatInk(seat)} 60%, var(--paper))` : undefined}
          />
        ))}
      </svg>
      {last !== undefined && (
        <span
          className="region-map-star"
          style={{ left: `${(x / mapWidth) * 100}%`, top: `${(y / mapHeight) * 100}%` }}
        >
          <StarPiece seat={seat} size={36} />
        </span>
      )}
    </div>
  );
}
