import type { DOMAttributes, ReactNode } from "react";
import type { BuildingId } from "../../art/buildings";
import { buildings } from "../../art/buildings";
import { BuildingSite } from "../../art/buildings/building_site";
import { Icon } from "../../art/icons";
import { WorkerPiece, type Owner, type WorkerKind } from "../../art/pieces";
import { structureKindIcons, type StructureKind } from "../../art/structure_card";
import { ForeseenSite } from "../foresight/foreseen_site";
import "./construction_mat.css";

export interface BuiltStructure {
  id: BuildingId;
  name: string;
  kind: StructureKind;
  kindName: string;
}

interface WorkerThere {
  seat: Owner;
  kind: WorkerKind;
}

/** Somewhere on a mat: a slot, a field, the destroy space. */
export interface MatPlace {
  /** As the protocol names it: "mat_1". */
  place: string;
  /** What there is, in words that begin with those to be seen. */
  label: string;
  worker?: WorkerThere;
  target?: { state: "legal" | "illegal" | "picked"; handlers: DOMAttributes<Element> };
}

export interface BuildPlace extends MatPlace {
  built?: BuiltStructure;
  /** Shows the card of what is built. */
  open?: () => void;
  /** What would be built here, or that it would be torn down. */
  foreseen?: { coming?: BuiltStructure; going?: boolean };
}

interface ConstructionMatProps {
  title: string;
  slots: readonly BuildPlace[];
  destroy: MatPlace;
  emptyLabel: string;
}

/** Two slots for structure cards and, between them, the space where a worker tears one down. */
export function ConstructionMat({ title, slots, destroy, emptyLabel }: ConstructionMatProps) {
  const [first, ...others] = slots;
  return (
    <div className="construction" role="group" aria-label={title}>
      <h3 className="mat-title">{title}</h3>
      {first !== undefined && <Slot slot={first} emptyLabel={emptyLabel} />}
      <PlaceButton className="construction-destroy" place={destroy}>
        <Icon name="destroy" size={20} />
        <WorkerOval worker={destroy.worker} />
      </PlaceButton>
      {others.map((slot) => (
        <Slot key={slot.place} slot={slot} emptyLabel={emptyLabel} />
      ))}
    </div>
  );
}

function Slot({ slot, emptyLabel }: { slot: BuildPlace; emptyLabel: string }) {
  const { built, worker, open, foreseen } = slot;
  return (
    <PlaceButton
      className={built ? "construction-slot figure" : "construction-slot"}
      place={slot}
      open={open}
    >
      {foreseen !== undefined && <ForeseenSite change={foreseen.going === true ? "going" : "coming"} />}
      {built === undefined && foreseen?.coming !== undefined ? (
        <ForeseenBuilding building={foreseen.coming} />
      ) : built === undefined ? (
        <span className="construction-empty">
          <Icon name="structure" size={22} />
          {emptyLabel}
        </span>
      ) : (
        <>
          <svg viewBox="-8 -1 64 48" preserveAspectRatio="xMidYMax meet" aria-hidden="true">
            <BuildingSite kind={built.kind} />
            {buildings[built.id]}
          </svg>
          <BuiltMark built={built} worker={worker} />
        </>
      )}
    </PlaceButton>
  );
}

/** What would stand there. */
function ForeseenBuilding({ building }: { building: BuiltStructure }) {
  return (
    <>
      <svg
        className="foreseen-print"
        viewBox="-8 -1 64 48"
        preserveAspectRatio="xMidYMax meet"
        aria-hidden="true"
      >
        {buildings[building.id]}
      </svg>
      <span className="built-name foreseen-name" aria-hidden="true">
        {building.name}
      </span>
    </>
  );
}

/** Over the picture of something built, on the mat or on a field: its name, its kind, and the place of its worker. */
export function BuiltMark({ built, worker }: { built: BuiltStructure; worker?: WorkerThere }) {
  return (
    <>
      {built.kind === "action" ? (
        <WorkerOval worker={worker} />
      ) : (
        <span className="built-kind" title={built.kindName}>
          <Icon name={structureKindIcons[built.kind]} size={15} />
        </span>
      )}
      <span className="built-name" title={built.name}>
        {built.name}
      </span>
    </>
  );
}

function WorkerOval({ worker }: { worker: WorkerThere | undefined }) {
  return (
    <span className="built-oval">
      {worker !== undefined && <WorkerPiece seat={worker.seat} kind={worker.kind} size={22} />}
    </span>
  );
}

/** A target while it is one; otherwise what is built opens its card, and the rest is only looked at. */
function PlaceButton(props: { className: string; place: MatPlace; open?: () => void; children: ReactNode }) {
  const { className, place, open, children } = props;
  const { target, label } = place;
  if (target === undefined && open === undefined) {
    return (
      <div className={className} role="img" aria-label={label} data-place={place.place}>
        {children}
      </div>
    );
  }
  return (
    <button
      type="button"
      className={target === undefined ? className : `${className} spot is-${target.state}`}
      aria-label={label}
      aria-disabled={target?.state === "illegal" ? true : undefined}
      aria-pressed={target?.state === "picked" ? true : undefined}
      data-place={place.place}
      {...(target === undefined ? { onClick: open } : target.handlers)}
    >
      {children}
    </button>
  );
}
