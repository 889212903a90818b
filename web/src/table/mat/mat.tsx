import { memo } from "react";
import { Icon } from "../../art/icons";
import { useText } from "../../i18n";
import type { PlayerView } from "../../wire/types";
import { useDesk } from "../desk_context";
import { Lira, Points, Residual } from "../parts/amounts";
import { PlayerMark } from "../parts/player_mark";
import { WorkersHome } from "../parts/workers_home";
import { fieldPlace, matPlaces, useBuildings } from "./buildings";
import { ConstructionMat } from "./construction_mat";
import { FieldPlot } from "./field_plot";
import { CellarRack, CrushPadRack } from "./stores";
import { Structures } from "./structures";
import "./mat.css";

interface MatProps {
  player: PlayerView;
  mine: boolean;
  /** Bonus tokens, which are earned alone against the Automa. */
  tokens?: number;
}

/** A whole vineyard: fields, crush pad, cellar, structures, workers and what it has earned. */
export const Mat = memo(function Mat({ player, mine, tokens = 0 }: MatProps) {
  const t = useText();
  const { context } = useDesk();
  const { things } = t.ui.game;
  const name = t.names.player(player.seat, context);
  const words = t.ui.tuscany.structures;
  const buildings = useBuildings(player, mine);
  return (
    <section className="mat" aria-label={t.ui.table.player.mat(name)} data-seat-panel={player.seat}>
      <div className="mat-fields">
        {player.fields.map((field) => (
          <FieldPlot
            key={field.field}
            field={field}
            seat={player.seat}
            mine={mine}
            building={player.buildings && buildings.at(fieldPlace(field.field))}
          />
        ))}
      </div>
      {player.buildings !== undefined && (
        <ConstructionMat
          title={words.mat}
          slots={matPlaces.map(buildings.at)}
          destroy={buildings.destroy}
          emptyLabel={words.freePlace}
        />
      )}
      <div className="mat-holdings">
        <div className="mat-owner">
          <PlayerMark seat={player.seat} size={24} />
          <span className="mat-name">{name}</span>
          <Points player={player} size={34} />
          <Residual player={player} size={30} />
          <Lira player={player} size={34} />
        </div>
        <div className="mat-workers" aria-label={things.workers} role="group">
          <WorkersHome player={player} size={36} />
          {tokens > 0 && <Tokens count={tokens} />}
        </div>
        <Structures player={player} mine={mine} />
      </div>
      <div className="mat-stores">
        <div className="mat-store">
          <h3 className="mat-title">{things.crushPad}</h3>
          <CrushPadRack player={player} mine={mine} />
        </div>
        <div className="mat-store">
          <h3 className="mat-title">{things.cellar}</h3>
          <CellarRack player={player} mine={mine} />
        </div>
      </div>
    </section>
  );
});

function Tokens({ count }: { count: number }) {
  const words = useText().ui.table.token.have(count);
  return (
    <span className="mat-tokens" role="img" aria-label={words} title={words}>
      {Array.from({ length: count }, (_, i) => (
        <Icon key={i} name="token" size={26} />
      ))}
    </span>
  );
}
