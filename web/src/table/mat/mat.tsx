import { memo } from "react";
import { Coin, ResidualCoin, VpSeal } from "../../art/pieces";
import { useText } from "../../i18n";
import type { PlayerView } from "../../wire/types";
import { useDesk } from "../desk_context";
import { WorkersHome } from "../others/others";
import { Changing } from "../changing";
import { PlayerMark } from "../player_mark";
import { FieldPlot } from "./field_plot";
import { CellarRack, CrushPadRack } from "./stores";
import { Structures } from "./structures";
import "./mat.css";

/** A whole vineyard: fields, crush pad, cellar, structures, workers and what it has earned. */
export const Mat = memo(function Mat({ player, mine }: { player: PlayerView; mine: boolean }) {
  const t = useText();
  const { context } = useDesk();
  const { things } = t.ui.game;
  const name = t.names.player(player.seat, context);
  return (
    <section className="mat" aria-label={t.ui.table.player.mat(name)}>
      <div className="mat-fields">
        {player.fields.map((field) => (
          <FieldPlot key={field.field} field={field} mine={mine} />
        ))}
      </div>
      <div className="mat-middle">
        <div className="mat-owner">
          <PlayerMark seat={player.seat} size={24} />
          <span className="mat-name">{name}</span>
          <Changing value={player.vp}>
            <VpSeal points={player.vp} size={34} title={t.ui.table.track.points(name, player.vp)} />
          </Changing>
          <Changing value={player.residual}>
            <ResidualCoin
              amount={player.residual}
              size={30}
              title={`${things.residual}: ${player.residual}`}
            />
          </Changing>
          <Changing value={player.lira}>
            <Coin amount={player.lira} size={34} title={`${things.lira}: ${player.lira}`} />
          </Changing>
        </div>
        <div className="mat-workers" aria-label={things.workers} role="group">
          <WorkersHome player={player} size={38} />
        </div>
        <div className="mat-store">
          <h3 className="mat-title">{things.crushPad}</h3>
          <CrushPadRack player={player} mine={mine} />
        </div>
      </div>
      <div className="mat-right">
        <div className="mat-store">
          <h3 className="mat-title">{things.cellar}</h3>
          <CellarRack player={player} mine={mine} />
        </div>
        <Structures player={player} mine={mine} />
      </div>
    </section>
  );
});
