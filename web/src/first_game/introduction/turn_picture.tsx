import type { ReactNode } from "react";
import { Coin, WorkerPiece } from "../../art/pieces";
import { CardBack } from "../../art/card_back";
import { PlaceArt } from "../../art/places";
import { SeasonScene } from "../../art/scene";
import { Rich, useText } from "../../i18n";
import type { BoardActionId } from "../../wire/types";

interface TileProps {
  action: BoardActionId;
  /** Who stands on its space. */
  worker: ReactNode;
  /** Who joins in the picture. */
  joining?: ReactNode;
  gain: ReactNode;
}

/** Three places: one where my worker arrives, one that is taken but for the grande, one that is free. */
export function TurnPicture() {
  return (
    <div className="intro-turn">
      <SeasonScene season="summer" active />
      <Tile
        action="draw_vine"
        worker={<WorkerPiece seat={1} kind="regular" size={50} />}
        joining={<WorkerPiece seat={0} kind="grande" size={50} />}
        gain={<CardBack deck="vine" size="mini" />}
      />
      <Tile
        action="give_tour"
        worker={
          <span className="intro-arrives">
            <WorkerPiece seat={0} kind="regular" size={50} />
          </span>
        }
        gain={<Coin amount={2} size={56} />}
      />
      <Tile action="plant_vine" worker={null} gain={null} />
    </div>
  );
}

function Tile({ action, worker, joining, gain }: TileProps) {
  const { name, text } = useText().cards.actions[action];
  return (
    <div className="intro-tile">
      <div className="intro-tile-art">
        <PlaceArt action={action} />
        {joining !== undefined && <span className="intro-joining">{joining}</span>}
        {gain !== null && <span className="intro-gain">{gain}</span>}
      </div>
      <strong>{name}</strong>
      <span className="intro-tile-text">
        <Rich text={text} />
      </span>
      <span className={worker === null ? "intro-oval intro-oval-free" : "intro-oval"}>{worker}</span>
    </div>
  );
}
