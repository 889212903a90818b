import structureData from "../../../tests/data/structure_cards.json";
import type { BuildingId } from "../art/buildings";
import { FieldDrawing } from "../art/fields";
import type { StructureKind } from "../art/structure_card";
import {
  BuiltMark,
  ConstructionMat,
  type BuildPlace,
  type BuiltStructure,
  type MatPlace,
} from "./mat/construction_mat";
import { OtherBuildings } from "./others/other_buildings";
import "./mat/mat.css";

const kindNames: Record<StructureKind, string> = {
  action: "Action",
  enhancement: "Enhancement",
  residual: "Residual",
};

function builtOf(id: BuildingId): BuiltStructure {
  const card = structureData.cards.find((one) => one.id === `structure_${id}`);
  const kind = (card?.kind ?? "action") as StructureKind;
  return { id, name: card?.name ?? id, kind, kindName: kindNames[kind] };
}

const nothing = () => undefined;
const slot = (place: string, id?: BuildingId, more: Partial<BuildPlace> = {}): BuildPlace => ({
  place,
  label: id === undefined ? "Free slot" : builtOf(id).name,
  ...(id && { built: builtOf(id), open: nothing }),
  ...more,
});
const state = (name: "legal" | "illegal" | "picked") => ({ target: { state: name, handlers: {} } });
const destroy: MatPlace = { place: "destroy", label: "Destroy a structure" };

const mats: { slots: BuildPlace[]; destroy: MatPlace }[] = [
  { slots: [slot("mat_1"), slot("mat_2")], destroy },
  {
    slots: [slot("mat_1", "wine_press", { worker: { seat: 0, kind: "regular" } }), slot("mat_2", "academy")],
    destroy: { ...destroy, worker: { seat: 0, kind: "chef" } },
  },
  {
    slots: [slot("mat_1", "fermentation_tank", state("illegal")), slot("mat_2", undefined, state("legal"))],
    destroy: { ...destroy, ...state("legal") },
  },
  {
    slots: [slot("mat_1", "label_factory", state("legal")), slot("mat_2", "storehouse", state("picked"))],
    destroy: { ...destroy, ...state("illegal") },
  },
];

/** The construction mat in all its states, fields that are built on, and what others see of it. */
export function GalleryTuscanyMat() {
  return (
    <>
      <div className="gallery-row">
        {mats.map((mat, i) => (
          <div key={i} className="gallery-strip">
            <ConstructionMat {...mat} title="Structures" emptyLabel="Free" />
          </div>
        ))}
        {(["barn", "ristorante", "fountain"] as const).map((id) => (
          <div key={id} className="field-plot figure" style={{ width: 112, height: 156 }}>
            <FieldDrawing capacity={6} used={0} vines={[]} harvested={false} sold={false} building={id} />
            <BuiltMark built={builtOf(id)} worker={{ seat: 2, kind: "farmer" }} />
          </div>
        ))}
      </div>
      <div className="gallery-row" style={{ marginTop: 12 }}>
        <OtherBuildings
          label="Buildings"
          places={[
            slot("mat_1", "cask", { worker: { seat: 3, kind: "regular" } }),
            slot("mat_2"),
            slot("field_6", "penthouse"),
          ]}
        />
        <OtherBuildings label="Buildings" places={[slot("mat_1"), slot("mat_2")]} />
      </div>
    </>
  );
}
