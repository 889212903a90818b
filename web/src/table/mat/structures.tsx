import { memo } from "react";
import { Icon } from "../../art/icons";
import { WorkerPiece } from "../../art/pieces";
import { StructureDrawing } from "../../art/structures";
import { Rich, useText } from "../../i18n";
import type { PlayerView, StructureEntry, StructureId } from "../../wire/types";
import { workerOn } from "../board/standing";
import { useDesk } from "../desk_context";
import { Spot, useTarget } from "../choice/spot";
import { target } from "../choice/targets";
import { ForeseenSite } from "../foresight/foreseen_site";
import { useForeseen } from "../foresight/use_foresight";

export const Structures = memo(function Structures({ player, mine }: { player: PlayerView; mine: boolean }) {
  const { book } = useDesk();
  const t = useText();
  return (
    <div className="structures" role="group" aria-label={t.ui.game.things.structures}>
      {book.catalogue.structures.map((entry) => (
        <Structure key={entry.id} entry={entry} player={player} mine={mine} />
      ))}
    </div>
  );
});

/** The yoke, once built, is also a space for a worker. */
function Structure({ entry, player, mine }: { entry: StructureEntry; player: PlayerView; mine: boolean }) {
  const t = useText();
  const { zoom } = useDesk();
  const { id, cost } = entry;
  const { mat } = t.ui.table;
  const built = player.structures.includes(id);
  const used = player.marks.some((mark) => mark === id);
  const foreseen = useForeseen(player.seat, ({ structures }) => structures?.includes(id));
  const name = t.names.structure(id);
  const worker = id === "yoke" ? workerOn(player, id) : undefined;
  const label = [
    name,
    built ? mat.built : t.plain(mat.price(cost)),
    ...(used ? [mat.usedThisYear] : []),
    t.plain(t.cards.structures[id].text),
  ].join(", ");
  const picture = (
    <span className="structure-look" data-built={built} aria-hidden="true">
      <span className="structure-site">
        <StructureDrawing id={id} built={built} foreseen={foreseen} size={26} />
        {foreseen === true && <ForeseenSite />}
        {used && (
          <span className="structure-used">
            <Icon name="check" size={12} title={mat.usedThisYear} />
          </span>
        )}
        {worker !== undefined && (
          <span className="structure-worker">
            <WorkerPiece seat={player.seat} kind={worker} size={20} />
          </span>
        )}
      </span>
      <span className="structure-name">
        {name}
        {!built && (
          <>
            {" "}
            <span className="structure-price">
              <Rich text={`{lira ${cost}}`} />
            </span>
          </>
        )}
      </span>
    </span>
  );
  const open = () => zoom({ kind: "structure", id });
  if (!mine) {
    return (
      <button type="button" className="structure" title={name} onClick={open}>
        <span className="hidden-text">{label}</span>
        {picture}
      </button>
    );
  }
  return <OwnStructure id={id} built={built} label={label} name={name} open={open} picture={picture} />;
}

function OwnStructure(props: {
  id: StructureId;
  built: boolean;
  label: string;
  name: string;
  open: () => void;
  picture: React.ReactNode;
}) {
  const { id, built, label, name, open, picture } = props;
  const one = built && id === "yoke" ? target.space("yoke") : target.structure(id);
  const { status } = useTarget(one);
  if (status !== undefined) {
    return (
      <Spot className="structure" target={one} label={label} place={`structure:${id}`}>
        {picture}
      </Spot>
    );
  }
  return (
    <button type="button" className="structure" title={name} onClick={open}>
      <span className="hidden-text">{label}</span>
      {picture}
    </button>
  );
}
