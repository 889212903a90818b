import { Fragment, useId, type CSSProperties, type DOMAttributes, type ReactNode } from "react";
import { circle, gouges, polygon, star } from "./geometry";
import { HollowStar } from "./hollow";
import { seatInk, StarPiece, VpSeal, type Owner } from "./pieces";
import { landmarks } from "./tuscany_map/landmarks";
import {
  bowBetween,
  mapHeight,
  mapWidth,
  regionIds,
  regionPlaces,
  type RegionId,
  type RegionPlace,
} from "./tuscany_map/regions";
import "./tuscany_map.css";

export { regionIds, type RegionId } from "./tuscany_map/regions";

export interface StarsOf {
  seat: Owner;
  count: number;
}

export interface MapRegion {
  id: RegionId;
  name: string;
  /** For who has most stars there in the end; 0: nothing is scored. */
  vp: number;
  /** What placing a star gives, as icons. */
  benefit: ReactNode;
  stars: readonly StarsOf[];
  /** Stars that would come, or go. */
  foreseen?: readonly { seat: Owner; change: number }[];
  /** Who has more there than anybody else. */
  leader?: Owner;
  /** All of it in words. */
  label: string;
  target?: {
    state: "legal" | "illegal" | "picked";
    handlers: DOMAttributes<Element>;
  };
}

interface TuscanyMapProps {
  /** The regions in play; the others are only land. */
  regions: readonly MapRegion[];
  /** Stars that are not on the map yet. */
  supply?: { label: string; stars: readonly StarsOf[] };
  /** The latest star: set down, or moved from another region. */
  moved?: { seat: Owner; from?: RegionId; to: RegionId };
  label: string;
  /** What lies in the corner beyond the land, instead of the compass. */
  corner?: ReactNode;
}

/** The influence map. Names and stars are written over the drawing, so that they keep their size when it shrinks. */
export function TuscanyMap({ regions, supply, moved, label, corner }: TuscanyMapProps) {
  const unique = useId();
  const inPlay = new Set(regions.map(({ id }) => id));
  return (
    <div className="tuscany" role="group" aria-label={label}>
      <svg className="tuscany-land" viewBox={`0 0 ${mapWidth} ${mapHeight}`} focusable="false">
        <Sea compass={corner === undefined} />
        {regionIds.map((id) => {
          const { shape, landmark } = regionPlaces[id];
          return (
            <g key={id} className={inPlay.has(id) ? `tuscany-${id}` : "tuscany-idle"} aria-hidden="true">
              <path className="tuscany-ground" d={shape} />
              <g className="tuscany-landmark" transform={`translate(${landmark.join(" ")})`}>
                {landmarks[id]}
              </g>
            </g>
          );
        })}
        {regions.map((region) => (
          <RegionTarget key={region.id} region={region} clip={`${unique}${region.id}`} />
        ))}
      </svg>
      {regions.map((region) => (
        <Fragment key={region.id}>
          {region.vp > 0 && (
            <span
              className="tuscany-worth"
              style={placeOf(regionPlaces[region.id].landmark)}
              aria-hidden="true"
            >
              <VpSeal points={region.vp} size={23} />
            </span>
          )}
          <RegionNotes region={region} />
        </Fragment>
      ))}
      {moved && <MovedStar {...moved} />}
      {corner !== undefined && <div className="tuscany-corner">{corner}</div>}
      {supply !== undefined && (
        <div className="tuscany-supply" role="img" aria-label={supply.label} title={supply.label}>
          {supply.stars.map((stars) => (
            <StarCount key={stars.seat} {...stars} />
          ))}
        </div>
      )}
    </div>
  );
}

/** Over a region, while it can be part of an answer; its rim is clipped, so that no neighbour's lies across it. */
function RegionTarget({ region, clip }: { region: MapRegion; clip: string }) {
  const { id, label, target } = region;
  const { shape } = regionPlaces[id];
  // For what looks for it: tests, motion and gestures.
  const marks = { "data-place": `region:${id}`, "data-drop": `region:${id}`, "data-region": id };
  if (target === undefined) {
    return <path className="tuscany-told" d={shape} role="img" aria-label={label} {...marks} />;
  }
  return (
    <g
      className={`tuscany-target is-${target.state}`}
      role="button"
      tabIndex={0}
      aria-label={label}
      aria-disabled={target.state === "illegal" ? true : undefined}
      aria-pressed={target.state === "picked" ? true : undefined}
      {...marks}
      {...target.handlers}
    >
      <clipPath id={clip}>
        <path d={shape} />
      </clipPath>
      <path className="tuscany-wash" d={shape} />
      <path className="tuscany-rim" d={shape} clipPath={`url(#${clip})`} />
    </g>
  );
}

const placeOf = ([x, y]: readonly [number, number]): CSSProperties => ({
  left: `${(x / mapWidth) * 100}%`,
  top: `${(y / mapHeight) * 100}%`,
});

/** How far above the middle of a region its name begins, however much stands below it. */
const nameAbove = 23;

/** With more players than these in a region, each is drawn as small as can be read. */
const fewPresent = 3;

/** The name, and below it, in as few lines as there is room for, what the region gives and whose stars are there. */
function RegionNotes({ region }: { region: MapRegion }) {
  const place: RegionPlace = regionPlaces[region.id];
  const {
    at: [x, y],
    width,
    rise = 0,
  } = place;
  const present = region.stars.filter(({ count }) => count > 0);
  const { foreseen: changes = [] } = region;
  const crowded = present.length > fewPresent;
  return (
    <div
      className="tuscany-notes"
      style={{
        ...placeOf([x, y - nameAbove - (crowded ? rise : 0)]),
        width: `${(width / mapWidth) * 100}%`,
      }}
      data-notes={region.id}
      data-crowded={crowded}
      data-state={region.target?.state}
      aria-hidden="true"
    >
      <span className="tuscany-name">{region.name}</span>
      <span className="tuscany-stars">
        <span className="tuscany-benefit">{region.benefit}</span>
        {present.map((stars) => (
          <StarCount
            key={stars.seat}
            {...stars}
            leads={stars.seat === region.leader}
            leaves={changes.some(({ seat, change }) => seat === stars.seat && change < 0)}
          />
        ))}
        {changes
          .filter(({ change }) => change > 0)
          .map(({ seat }) => (
            <span key={`foreseen${seat}`} className="tuscany-count" data-foreseen="star">
              <HollowStar size={18} />
            </span>
          ))}
      </span>
    </div>
  );
}

function StarCount(props: StarsOf & { leads?: boolean; leaves?: boolean }) {
  const { seat, count, leads = false, leaves = false } = props;
  return (
    <span className="tuscany-count" data-leads={leads} data-foreseen={leaves ? "going" : undefined}>
      <StarPiece seat={seat} size={18} />
      {count !== 1 && <span>{count}</span>}
    </span>
  );
}

/** Its way over the map, or a ring around where it was set down; above the names, for it is soon gone. */
function MovedStar({ seat, from, to }: NonNullable<TuscanyMapProps["moved"]>) {
  const [x, y] = regionPlaces[to].at;
  const way = from === undefined ? circle(x, y, 38) : bowBetween(from, to);
  return (
    <svg className="tuscany-moved" viewBox={`0 0 ${mapWidth} ${mapHeight}`} aria-hidden="true">
      <path d={way} className="tuscany-track" />
      <path d={way} stroke={seatInk(seat)} />
      {from !== undefined && <path d={circle(x, y, 5)} fill={seatInk(seat)} className="tuscany-end" />}
    </svg>
  );
}

function Sea({ compass }: { compass: boolean }) {
  return (
    <g aria-hidden="true">
      <rect width={mapWidth} height={mapHeight} className="tuscany-sea" />
      <path d="M4 0H264V332H176L150 200 60 80z" className="tuscany-beyond" />
      <path
        d={[
          gouges(3, [2, 126], [2, 20], [14, 0], 1.8),
          gouges(4, [6, 206], [-1, 20], [17, 0], 1.8),
          gouges(3, [14, 282], [18, 9], [20, 0], 1.8),
          gouges(2, [70, 318], [10, 8], [18, 0], 1.8),
        ].join("")}
        className="tuscany-wave"
      />
      {compass && (
        <g transform="translate(238 300)" className="tuscany-compass">
          <path d={star(0, 0, 17, 4, 0.26)} />
          <path d={polygon(0, 0, 5.4, 4, 45)} />
          <path
            d="M0-17V0L-3.1-3.1zM17 0H0l3.1-3.1zM0 17V0l3.1 3.1zM-17 0H0l-3.1 3.1z"
            className="tuscany-needle"
          />
        </g>
      )}
    </g>
  );
}
