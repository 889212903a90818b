import { cellarBuildings } from "./buildings/cellar_buildings";
import { gardenBuildings } from "./buildings/garden_buildings";
import { guestBuildings } from "./buildings/guest_buildings";
import { Picture } from "./picture";

/** What the structure cards build, each a linocut of 48 by 48 on its tuft of land. */
export const buildings = { ...cellarBuildings, ...guestBuildings, ...gardenBuildings };

export type BuildingId = keyof typeof buildings;

/** A building alone, as it stands on a mat or a field. */
export function BuildingDrawing(props: { id: BuildingId; size?: number; title?: string }) {
  const { id, size = 48, title } = props;
  return (
    <Picture width={size} height={size} viewBox="0 0 48 48" title={title}>
      {buildings[id]}
    </Picture>
  );
}
