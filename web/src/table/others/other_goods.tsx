import { Icon } from "../../art/icons";
import { Bottle, GrapeBead } from "../../art/pieces";
import { StructureDrawing } from "../../art/structures";
import { useText } from "../../i18n";
import type { TokenChange } from "../../art/store_slot";
import type { GrapeName, PlayerView, StructureId, WineName } from "../../wire/types";
import { useDesk } from "../desk_context";
import type { ForeseenField, ForeseenStore } from "../foresight/foreseen";
import { ForeseenSite } from "../foresight/foreseen_site";
import { ForeseenValue } from "../foresight/foreseen_field";
import { useForeseen } from "../foresight/use_foresight";
import { fieldPlace, useBuildings } from "../mat/buildings";
import { OtherBuilding } from "./other_buildings";

const none: readonly StructureId[] = [];

/** `everyVine`: otherwise of each colour the sum, which is what a harvest brings. */
export function OtherFields({ player, everyVine }: { player: PlayerView; everyVine: boolean }) {
  const t = useText();
  const { book } = useDesk();
  const { at } = useBuildings(player, false);
  const foreseen = useForeseen(player.seat, ({ fields }) => fields);
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
          <ForeseenValue value={foreseen?.[field.field]?.value} />
          {foreseen?.[field.field] !== undefined && (
            <ForeseenSite change={isLoss(foreseen[field.field]) ? "going" : "coming"} />
          )}
        </span>
      ))}
    </div>
  );
}

/** Something leaves the field, and nothing comes. */
function isLoss(field: ForeseenField | undefined): boolean {
  return field !== undefined && field.uprooted.length > field.planted.length;
}

/** Those that are there with what would become of them, then those that would come. */
function withComing<Kind extends string>(
  store: Record<Kind, number[]>,
  foreseen: ForeseenStore<Kind> | undefined,
): { kind: Kind; quality: number; change: TokenChange | undefined }[] {
  return (Object.entries(store) as [Kind, number[]][]).flatMap(([kind, qualities]) => {
    const changes = Object.entries<TokenChange>(foreseen?.[kind] ?? {});
    const coming = changes.flatMap(([quality, change]) => (change === "coming" ? [Number(quality)] : []));
    return [...qualities, ...coming].map((quality) => ({ kind, quality, change: foreseen?.[kind][quality] }));
  });
}

/** A ring around what comes, a stroke through what goes. */
function Change({ change }: { change: TokenChange | undefined }) {
  return change === undefined ? null : <ForeseenSite change={change === "going" ? "going" : "coming"} />;
}

export function OtherStores(props: { player: PlayerView; grapes: boolean; wines: boolean }) {
  const t = useText();
  const { player } = props;
  const foreseen = {
    grapes: useForeseen(player.seat, (seat) => seat.grapes),
    wines: useForeseen(player.seat, (seat) => seat.wines),
  };
  const grapes = props.grapes ? withComing<GrapeName>(player.grapes, foreseen.grapes) : [];
  const wines = props.wines ? withComing<WineName>(player.wines, foreseen.wines) : [];
  if (grapes.length === 0 && wines.length === 0) return null;
  return (
    <div className="other-stores">
      {grapes.map(({ kind: colour, quality, change }) => (
        <span key={`${colour}${quality}`} className="other-good" data-grape={`${colour}:${quality}`}>
          <GrapeBead colour={colour} quality={quality} size={20} title={t.names.grape(colour, quality)} />
          <Change change={change} />
        </span>
      ))}
      {wines.map(({ kind: wine, quality, change }) => (
        <span key={`${wine}${quality}`} className="other-good" data-wine={`${wine}:${quality}`}>
          <Bottle wine={wine} quality={quality} size={26} title={t.names.wine(wine, quality)} />
          <Change change={change} />
        </span>
      ))}
    </div>
  );
}

export function OtherStructures({ player }: { player: PlayerView }) {
  const t = useText();
  const coming = useForeseen(player.seat, ({ structures }) => structures) ?? none;
  if (player.structures.length + coming.length === 0) return null;
  return (
    <div className="other-structures">
      {player.structures.map((id) => (
        <span key={id} className="other-good">
          <StructureDrawing id={id} built size={24} title={t.names.structure(id)} />
        </span>
      ))}
      {coming.map((id) => (
        <span key={id} className="other-good">
          <StructureDrawing id={id} built={false} foreseen size={24} />
          <ForeseenSite />
        </span>
      ))}
    </div>
  );
}
