import { Icon } from "../../art/icons";
import { Bottle, GrapeBead } from "../../art/pieces";
import { StructureDrawing } from "../../art/structures";
import { useText } from "../../i18n";
import type { GrapeName, PlayerView, WineName } from "../../wire/types";
import { useDesk } from "../desk_context";
import { fieldPlace, useBuildings } from "../mat/buildings";
import { OtherBuilding } from "./other_buildings";

/** `everyVine`: otherwise of each colour the sum, which is what a harvest brings. */
export function OtherFields({ player, everyVine }: { player: PlayerView; everyVine: boolean }) {
  const t = useText();
  const { book } = useDesk();
  const { at } = useBuildings(player, false);
  const builtOn = (field: number) => player.buildings?.[fieldPlace(field)] !== undefined;
  const grownOn = (vines: readonly string[]) => {
    const grown = vines.map((card) => ({
      card,
      ...book.vine(card),
      name: t.names.card("vine", card as never),
    }));
    if (everyVine || grown.length === 0) return grown;
    const sum = (colour: GrapeName) => grown.reduce((before, vine) => before + vine[colour], 0);
    const name = t.names.list(grown.map((vine) => vine.name));
    return [{ card: undefined, red: sum("red"), white: sum("white"), name }];
  };
  return (
    <div className="other-fields">
      {player.fields.map((field) => (
        <span
          key={field.field}
          className="other-field"
          data-field={field.field}
          data-sold={field.sold}
          data-harvested={field.harvested}
          data-built={builtOn(field.field)}
          title={`${t.names.field(field.field)}${field.sold ? `, ${t.ui.table.mat.sold}` : field.harvested ? `, ${t.ui.table.mat.harvested}` : ""}`}
        >
          <span className="other-field-size">{field.field}</span>
          {builtOn(field.field) && <OtherBuilding at={at(fieldPlace(field.field))} />}
          {field.sold && <Icon name="lira" size={14} />}
          {grownOn(field.vines).map(({ card, red, white, name }, i) => (
            <span key={i} className="other-vine" data-vine={card} title={name}>
              {red > 0 && <GrapeBead colour="red" quality={red} size={20} />}
              {white > 0 && <GrapeBead colour="white" quality={white} size={20} />}
            </span>
          ))}
        </span>
      ))}
    </div>
  );
}

export function OtherStores(props: { player: PlayerView; grapes: boolean; wines: boolean }) {
  const t = useText();
  const { player } = props;
  const grapes = !props.grapes
    ? []
    : (Object.entries(player.grapes) as [GrapeName, number[]][]).flatMap(([colour, qualities]) =>
        qualities.map((quality) => ({ colour, quality })),
      );
  const wines = !props.wines
    ? []
    : (Object.entries(player.wines) as [WineName, number[]][]).flatMap(([wine, qualities]) =>
        qualities.map((quality) => ({ wine, quality })),
      );
  if (grapes.length === 0 && wines.length === 0) return null;
  return (
    <div className="other-stores">
      {grapes.map(({ colour, quality }) => (
        <span key={`${colour}${quality}`} className="other-good" data-grape={`${colour}:${quality}`}>
          <GrapeBead colour={colour} quality={quality} size={20} title={t.names.grape(colour, quality)} />
        </span>
      ))}
      {wines.map(({ wine, quality }) => (
        <span key={`${wine}${quality}`} className="other-good" data-wine={`${wine}:${quality}`}>
          <Bottle wine={wine} quality={quality} size={26} title={t.names.wine(wine, quality)} />
        </span>
      ))}
    </div>
  );
}

export function OtherStructures({ player }: { player: PlayerView }) {
  const t = useText();
  if (player.structures.length === 0) return null;
  return (
    <div className="other-structures">
      {player.structures.map((id) => (
        <span key={id} className="other-good">
          <StructureDrawing id={id} built size={24} title={t.names.structure(id)} />
        </span>
      ))}
    </div>
  );
}
