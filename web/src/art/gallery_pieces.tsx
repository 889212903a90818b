import { Cellar, CrushPad, type SlotPick } from "./cellar";
import { FieldDrawing } from "./fields";
import { HollowAmount, HollowMark, HollowRooster, HollowStar, HollowWorker } from "./hollow";
import { Icon, iconNames } from "./icons";
import { Bottle, Coin, GrapeBead, ResidualCoin, Rooster, SeatMark, VpSeal, WorkerPiece } from "./pieces";
import { Shelf } from "./shelf";
import { StructureDrawing } from "./structures";
import { structureDrawings } from "./structure_drawings";

const seats = [0, 1, 2, 3, 4, 5];
const wines = ["red", "white", "blush", "sparkling"] as const;
const rack = { red: [2, 3, 5], white: [1, 4, 6], blush: [4, 6], sparkling: [7, 9] };

/** Every icon and piece in the sizes of the desk, to be looked at while drawing. */
export function GalleryPieces() {
  return (
    <>
      <Shelf name="Icons">
        {iconNames.map((name) => (
          <figure key={name} className="gallery-icon">
            <Icon name={name} size={20} />
            <Icon name={name} size={36} title={name} />
            <figcaption>{name}</figcaption>
          </figure>
        ))}
      </Shelf>
      <Shelf name="Pieces">
        {seats.map((seat) => (
          <div key={seat} className="gallery-row">
            <SeatMark seat={seat} letter={"ABCDMW"[seat] ?? ""} title={`seat ${seat}`} />
            <SeatMark seat={seat} size={40} letter={"ABCDMW"[seat] ?? ""} title={`seat ${seat}`} />
            <WorkerPiece seat={seat} kind="regular" />
            <WorkerPiece seat={seat} kind="grande" />
            <WorkerPiece seat={seat} kind="temporary" />
            <WorkerPiece seat={seat} kind="regular" size={56} />
            <Rooster seat={seat} size={28} />
            <Rooster seat={seat} size={56} />
          </div>
        ))}
        <WorkerPiece seat={3} kind="grande" size={90} />
        <WorkerPiece seat={0} kind="temporary" size={90} />
      </Shelf>
      <Shelf name="Grapes, wines, coins">
        {[1, 5, 9].map((quality) => (
          <div key={quality} className="gallery-row">
            <GrapeBead colour="red" quality={quality} />
            <GrapeBead colour="white" quality={quality} />
            {wines.map((wine) => (
              <Bottle key={wine} wine={wine} quality={quality} />
            ))}
          </div>
        ))}
        <GrapeBead colour="red" quality={7} size={64} />
        <GrapeBead colour="white" quality={4} size={64} />
        {wines.map((wine) => (
          <Bottle key={wine} wine={wine} quality={8} size={96} />
        ))}
        {[1, 12].map((amount) => (
          <div key={amount} className="gallery-row">
            <Coin amount={amount} />
            <VpSeal points={amount} />
            <ResidualCoin amount={amount} />
            <Coin amount={amount} size={64} />
            <VpSeal points={amount} size={64} />
            <ResidualCoin amount={amount} size={64} />
          </div>
        ))}
      </Shelf>
      <Shelf name="What would be">
        <HollowAmount kind="lira" amount={12} size={34} />
        <HollowAmount kind="vp" amount={7} size={34} />
        <HollowAmount kind="residual" amount={2} size={34} />
        {seats.map((seat) => (
          <HollowMark key={seat} seat={seat} />
        ))}
        <HollowStar />
        <HollowRooster />
        <HollowWorker kind="regular" size={38} />
        <HollowWorker kind="grande" size={38} />
        <StructureDrawing id="cottage" built={false} foreseen size={48} />
      </Shelf>
      <Shelf name="Structures">
        {[...Object.keys(structureDrawings), "unknown"].map((id) => (
          <div key={id} className="gallery-row">
            <StructureDrawing id={id} built size={48} title={id} />
            <StructureDrawing id={id} built={false} size={48} title={id} />
            <StructureDrawing id={id} built size={110} />
          </div>
        ))}
      </Shelf>
      <GalleryMat />
    </>
  );
}

const fieldsShown = [
  { capacity: 5, used: 0, vines: [], harvested: false, sold: false },
  { capacity: 6, used: 4, vines: [{ red: 3, white: 0 }, { red: 0, white: 1 }], harvested: false, sold: false }, // prettier-ignore
  { capacity: 7, used: 7, vines: [{ red: 1, white: 1 }, { red: 2, white: 0 }, { red: 0, white: 3 }], harvested: false, sold: false }, // prettier-ignore
  { capacity: 6, used: 5, vines: [{ red: 4, white: 0 }, { red: 0, white: 1 }], harvested: true, sold: false }, // prettier-ignore
  { capacity: 5, used: 0, vines: [], harvested: false, sold: true },
];

const slotStates = ["legal", "illegal", "picked"] as const;

function GalleryMat() {
  const slot: SlotPick = (kind, quality, present) =>
    present
      ? { label: `${kind} ${quality}`, state: slotStates[quality % 3] ?? "legal", handlers: {} }
      : undefined;
  return (
    <>
      <Shelf name="Fields">
        {fieldsShown.map((field, i) => (
          <div key={i} style={{ width: 150, height: 112 }}>
            <FieldDrawing {...field} title={`field ${i}`} />
          </div>
        ))}
        {fieldsShown.map((field, i) => (
          <div key={i} style={{ width: 110, height: 170 }}>
            <FieldDrawing {...field} title={`field ${i}`} />
          </div>
        ))}
        <div style={{ width: 220, height: 90 }}>
          <FieldDrawing
            capacity={7}
            used={7}
            vines={Array.from({ length: 7 }, (_, i) => ({ red: i % 2, white: 1 - (i % 2) }))}
            harvested={false}
            sold={false}
          />
        </div>
      </Shelf>
      <Shelf name="Crush pad and cellar">
        <div style={{ width: 212, height: 90 }}>
          <CrushPad
            red={[1, 4]}
            white={[5]}
            title="crush pad, foreseen"
            foreseen={(_, quality) => (quality === 4 ? "going" : quality === 5 ? "ageing" : "coming")}
          />
        </div>
        <div style={{ width: 212, height: 90 }}>
          <CrushPad red={[1, 4, 9]} white={[2, 3, 7]} title="crush pad" />
        </div>
        <div style={{ width: 212, height: 90 }}>
          <CrushPad red={[1, 4]} white={[5]} title="crush pad" slot={slot} />
        </div>
        <div style={{ width: 242, height: 136 }}>
          <Cellar
            wines={{ red: [1], white: [2, 3], blush: [], sparkling: [] }}
            medium={false}
            large={false}
            title="small"
          />
        </div>
        <div style={{ width: 242, height: 136 }}>
          <Cellar wines={{ ...rack, sparkling: [] }} medium large={false} title="medium" slot={slot} />
        </div>
        <div style={{ width: 242, height: 136 }}>
          <Cellar wines={rack} medium large title="large" />
        </div>
        <div style={{ width: 484, height: 272 }}>
          <Cellar wines={{ ...rack, sparkling: [] }} medium large={false} title="medium, enlarged" />
        </div>
      </Shelf>
    </>
  );
}
