import { memo } from "react";
import { PlaceArt } from "../../art/places";
import { Rich, useText } from "../../i18n";
import { signsIn } from "../../text/markup";
import type { BoardActionEntry, PlannedView } from "../../wire/types";
import { useDesk } from "../desk_context";
import { spacesOf, tileTarget } from "../choice/best_space";
import { useChoice } from "../choice/choice_store";
import { Spot } from "../choice/spot";
import { target } from "../choice/targets";
import { Oval, RoomForGrandes } from "./oval";
import type { Standing, StandingBySpace } from "./standing";
import { useTileWords, type TileWords } from "./tile_words";
import "./tile.css";

interface ActionTileProps {
  action: BoardActionEntry;
  players: number;
  standing: StandingBySpace;
  planned: readonly PlannedView[];
}

const Art = memo(PlaceArt);
const nobody: Standing[] = [];

/** Only what stands on this very tile makes it draw anew. */
function sameTile(a: ActionTileProps, b: ActionTileProps): boolean {
  return (
    a.action === b.action &&
    a.players === b.players &&
    a.planned === b.planned &&
    spacesOf(a.action).every((space) => a.standing[space] === b.standing[space])
  );
}

/** An action of the board in use. */
export const ActionTile = memo(function ActionTile(props: ActionTileProps) {
  const words = useTileWords(props.action.id);
  return <Tile {...props} words={words} />;
}, sameTile);

/** An action: its place with the workers in it, and what it does. Pointing anywhere at it takes its best space. */
export function Tile({ action, players, standing, planned, words }: ActionTileProps & { words: TileWords }) {
  const t = useText();
  const { choice } = useDesk();
  const meant = useChoice(choice, (state) => tileTarget(state, action));
  const { name, short, text } = words;
  return (
    <div className="tile" data-action={action.id} data-drop={target.action(action.id)}>
      {/* Over the tile and not around it: one button may not lie within another. */}
      <Spot className="tile-whole" target={meant} label={`${name}. ${t.plain(text)}`} />
      <div className="tile-scene">
        <Art action={action.id} season={action.season} />
        <span className="tile-signs" aria-hidden="true">
          <Rich text={signsIn(text)} />
        </span>
        <div className="tile-spaces">
          {action.spaces.map((space) => (
            <Oval
              key={space.id}
              action={action}
              words={words}
              space={space}
              byRule={space.min_players !== 0 && space.min_players <= players}
              occupant={standing[space.id]?.[0]}
              planned={planned.find((plan) => plan.space === space.id)?.seat}
            />
          ))}
          <RoomForGrandes action={action} words={words} standing={standing[action.art] ?? nobody} />
        </div>
      </div>
      <h3 className="tile-name">
        <span className="tile-name-full">{name}</span>
        <span className="tile-name-short">{short}</span>
      </h3>
      <p className="tile-text">
        <Rich text={text} />
      </p>
    </div>
  );
}
