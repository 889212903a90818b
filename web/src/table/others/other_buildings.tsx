import { BuildingDrawing } from "../../art/buildings";
import { Icon } from "../../art/icons";
import { WorkerPiece } from "../../art/pieces";
import type { BuildPlace } from "../mat/construction_mat";
import "./other_buildings.css";

interface OtherBuildingsProps {
  /** The slots of the mat, built or not, and the fields that are built on. */
  places: readonly BuildPlace[];
  label: string;
}

/** Somebody else's structure cards at a glance: where a worker stands, the building was used this year. */
export function OtherBuildings({ places, label }: OtherBuildingsProps) {
  return (
    <span className="other-buildings" role="group" aria-label={label}>
      {places.map(({ place, label: words, built, worker, open }) =>
        built === undefined ? (
          <span key={place} className="other-slot" role="img" aria-label={words} title={words}>
            <Icon name="structure" size={13} />
          </span>
        ) : (
          <button
            key={place}
            type="button"
            className="other-building"
            aria-label={words}
            title={words}
            onClick={open}
          >
            <span className="figure">
              <BuildingDrawing id={built.id} size={24} />
            </span>
            {worker !== undefined && <WorkerPiece seat={worker.seat} kind={worker.kind} size={15} />}
          </button>
        ),
      )}
    </span>
  );
}
