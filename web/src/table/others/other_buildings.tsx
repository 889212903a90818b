import { BuildingDrawing } from "../../art/buildings";
import { Icon } from "../../art/icons";
import { WorkerPiece } from "../../art/pieces";
import type { BuildPlace } from "../mat/construction_mat";
import "./other_buildings.css";

interface OtherBuildingsProps {
  /** The slots of the mat, built or not. */
  places: readonly BuildPlace[];
  label: string;
}

/** Somebody else's construction mat at a glance. */
export function OtherBuildings({ places, label }: OtherBuildingsProps) {
  return (
    <span className="other-buildings" role="group" aria-label={label}>
      {places.map((place) => (
        <OtherBuilding key={place.place} at={place} />
      ))}
    </span>
  );
}

/** What stands on the mat or on a field: where a worker stands too, the building was used this year. */
export function OtherBuilding({ at }: { at: BuildPlace }) {
  const { label, built, worker, open } = at;
  if (built === undefined) {
    return (
      <span className="other-slot" role="img" aria-label={label} title={label} data-site={at.place}>
        <Icon name="structure" size={13} />
      </span>
    );
  }
  return (
    <button
      type="button"
      className="other-building"
      aria-label={label}
      title={label}
      data-site={at.place}
      onClick={open}
    >
      <span className="figure">
        <BuildingDrawing id={built.id} size={24} />
      </span>
      {worker !== undefined && <WorkerPiece seat={worker.seat} kind={worker.kind} size={15} />}
    </button>
  );
}
