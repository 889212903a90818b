import { memo } from "react";
import { BuildingDrawing } from "../../art/buildings";
import { FieldDrawing } from "../../art/fields";
import { GrapeBead } from "../../art/pieces";
import { useText } from "../../i18n";
import { cardRef, type AnyCard } from "../../i18n/segments";
import type { FieldView } from "../../wire/types";
import { useDesk } from "../desk_context";
import { BuiltMark, type BuildPlace } from "./construction_mat";
import { Spot, useTarget } from "../choice/spot";
import { target } from "../choice/targets";
import { ForeseenState, ForeseenValue } from "../foresight/foreseen_field";
import { ForeseenSite } from "../foresight/foreseen_site";
import { useForeseen } from "../foresight/use_foresight";

interface FieldPlotProps {
  field: FieldView;
  /** Whose it is. */
  seat: number;
  mine: boolean;
  /** What is or may be built here, in a game with structure cards. */
  building?: BuildPlace;
}

/** A field with its vines, or with a structure card; the field itself and each vine can be pointed at. */
export const FieldPlot = memo(function FieldPlot({ field, seat, mine, building }: FieldPlotProps) {
  const t = useText();
  const { book } = useDesk();
  const foreseen = useForeseen(seat, ({ fields }) => fields?.[field.field]);
  const { mat } = t.ui.table;
  const vines = field.vines.map((card) => ({ card: card as AnyCard, ...book.vine(card) }));
  const used = vines.reduce((sum, { red, white }) => sum + red + white, 0);
  const name = t.names.field(field.field);
  const state = field.sold ? mat.sold : field.harvested ? mat.harvested : null;
  const label = [
    name,
    t.ui.game.fieldValue(used, field.field),
    ...(state === null ? [] : [state]),
    ...vines.map(({ card }) => t.names.card("vine", card)),
  ].join(", ");
  if (building?.built !== undefined) return <BuiltField field={field} building={building} />;
  const picture = (
    <>
      <FieldDrawing
        capacity={field.field}
        used={used}
        vines={vines}
        foreseen={foreseen?.planted.map((card) => book.vine(card))}
        harvested={field.harvested}
        sold={field.sold}
        title={label}
      />
      <span className="field-value" title={t.ui.game.fieldValue(used, field.field)}>
        {used}
        <ForeseenValue value={foreseen?.value} />
        <small>/{field.field}</small>
      </span>
      {state !== null && foreseen?.sold !== false && <span className="field-state">{state}</span>}
      {foreseen !== undefined && <ForeseenState foreseen={foreseen} />}
      {building?.foreseen?.coming !== undefined && (
        <span className="foreseen field-coming" aria-hidden="true">
          <BuildingDrawing id={building.foreseen.coming.id} size={64} />
          <ForeseenSite />
        </span>
      )}
    </>
  );
  return (
    <div className="field" data-field={field.field}>
      {mine ? (
        <Spot
          className="field-plot"
          target={target.field(field.field)}
          label={label}
          place={`field:${field.field}`}
        >
          {picture}
        </Spot>
      ) : (
        <div className="field-plot">{picture}</div>
      )}
      <ul className="field-vines">
        {vines.map(({ card, red, white }, i) => (
          <li key={i}>
            <PlantedVine
              field={field.field}
              card={card}
              red={red}
              white={white}
              mine={mine}
              leaves={foreseen?.uprooted.includes(card) === true}
            />
          </li>
        ))}
      </ul>
    </div>
  );
});

/** A structure card in place of vines; a worker may be sent there. */
function BuiltField({ field, building }: { field: FieldView; building: BuildPlace }) {
  const { built, label, worker, open, target: asked, foreseen } = building;
  if (built === undefined) return null;
  return (
    <div className="field" data-field={field.field}>
      <button
        type="button"
        className={
          asked === undefined
            ? "field-plot field-built figure"
            : `field-plot field-built figure is-${asked.state}`
        }
        aria-label={label}
        aria-disabled={asked?.state === "illegal" ? true : undefined}
        aria-pressed={asked?.state === "picked" ? true : undefined}
        data-place={building.place}
        {...(asked === undefined ? { onClick: open } : asked.handlers)}
      >
        <FieldDrawing
          capacity={field.field}
          used={0}
          vines={[]}
          harvested={false}
          sold={false}
          building={built.id}
        />
        <BuiltMark built={built} worker={worker} />
        {foreseen?.going === true && <ForeseenSite change="going" />}
      </button>
    </div>
  );
}

interface PlantedVineProps {
  field: number;
  card: AnyCard;
  red: number;
  white: number;
  mine: boolean;
  /** It would be uprooted. */
  leaves: boolean;
}

/** Part of an answer when a vine is asked for; otherwise it opens its card. */
function PlantedVine({ field, card, red, white, mine, leaves }: PlantedVineProps) {
  const t = useText();
  const { zoom } = useDesk();
  const { status, handlers } = useTarget(target.planted(field, card));
  const answering = mine && status !== undefined;
  return (
    <button
      type="button"
      data-vine={card}
      className={answering ? `field-vine is-${status}` : "field-vine"}
      aria-disabled={answering && status === "illegal" ? true : undefined}
      aria-pressed={answering && status === "picked" ? true : undefined}
      data-foreseen={leaves ? "going" : undefined}
      {...(answering ? handlers : { onClick: () => zoom(cardRef("vine", card)) })}
    >
      <span className="field-vine-name">{t.names.card("vine", card)}</span>
      <span className="field-vine-grapes">
        {red > 0 && <GrapeBead colour="red" quality={red} size={19} title={t.names.grape("red", red)} />}
        {white > 0 && (
          <GrapeBead colour="white" quality={white} size={19} title={t.names.grape("white", white)} />
        )}
      </span>
    </button>
  );
}
