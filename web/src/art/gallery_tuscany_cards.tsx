import structureData from "../../../tests/data/structure_cards.json";
import { buildings, BuildingDrawing, type BuildingId } from "./buildings";
import { CardBack } from "./card_back";
import { Shelf } from "./shelf";
import { StructureCard, type StructureKind } from "./structure_card";

const structureCards = structureData.cards.map((card) => ({
  ...card,
  id: card.id.replace("structure_", "") as BuildingId,
  kind: card.kind as StructureKind,
}));

/** The structure cards, to be looked at while drawing. */
export function GalleryTuscanyCards() {
  return (
    <>
      <Shelf name="Structure cards">
        {["aqueduct", "wine_press", "statue", "fermentation_tank"].map((id) => {
          const card = structureCards.find((one) => one.id === id);
          return (
            card && <StructureCard key={id} {...card} kindName={card.kind} body={card.text} size="full" />
          );
        })}
        <CardBack deck="structure" size="full" />
      </Shelf>
      <Shelf name="In the hand">
        {structureCards.map((card) => (
          <StructureCard key={card.id} {...card} kindName={card.kind} body={null} size="small" />
        ))}
      </Shelf>
      <Shelf name="Mini">
        {structureCards.map((card) => (
          <StructureCard key={card.id} {...card} kindName={card.kind} body={null} size="mini" />
        ))}
      </Shelf>
      <Shelf name="Buildings alone">
        {(Object.keys(buildings) as BuildingId[]).map((id) => (
          <BuildingDrawing key={id} id={id} size={64} title={id} />
        ))}
      </Shelf>
    </>
  );
}
