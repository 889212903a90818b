import { memo } from "react";
import { Icon } from "../../art/icons";
import { Bottle, Coin, GrapeBead, ResidualCoin, VpSeal, WorkerPiece } from "../../art/pieces";
import { StructureDrawing } from "../../art/structures";
import { useText } from "../../i18n";
import type { GrapeName, PlayerView, SeatInfo, WineName } from "../../wire/types";
import { deckOrder } from "../catalogue_index";
import { useDesk } from "../desk_context";
import { CellarRack, CrushPadRack } from "../mat/stores";
import { Changing } from "../changing";
import { PlayerMark } from "../player_mark";
import { useTarget } from "../question/spot";
import { target } from "../question/targets";
import "./others.css";

interface OthersProps {
  players: readonly PlayerView[];
  seats: readonly SeatInfo[];
  asked: number | null;
}

/** Everybody else's vineyard at a glance. */
export const Others = memo(function Others({ players, seats, asked }: OthersProps) {
  const t = useText();
  return (
    <section className="others" aria-label={t.ui.table.parts.others} data-count={players.length}>
      {players.map((player) => (
        <OtherPanel
          key={player.seat}
          player={player}
          info={seats.find(({ seat }) => seat === player.seat)}
          room={players.length === 1 ? "both" : players.length === 2 ? "crush_pad" : "none"}
          asked={asked === player.seat}
        />
      ))}
    </section>
  );
});

interface OtherPanelProps {
  player: PlayerView;
  info?: SeatInfo;
  asked: boolean;
  /** Which stores there is room to draw; the others are told by what lies in them. */
  room: "both" | "crush_pad" | "none";
}

const OtherPanel = memo(function OtherPanel({ player, info, asked, room }: OtherPanelProps) {
  const t = useText();
  const { context, openMat } = useDesk();
  const { seat } = player;
  const { status, handlers } = useTarget(target.seat(seat));
  const active = status === "legal" || status === "picked";
  const name = t.names.player(seat, context);
  const points = t.ui.table.track.points(name, player.vp);
  return (
    <article className={`other${asked ? " other-asked" : ""}${status === undefined ? "" : ` is-${status}`}`}>
      <button
        type="button"
        className="other-head"
        {...(status === undefined ? {} : handlers)}
        onClick={active ? handlers.onClick : () => openMat(seat)}
      >
        <span className="hidden-text">{active ? name : `${t.ui.table.player.openMat(name)}. ${points}`}</span>
        <PlayerMark seat={seat} size={22} />
        <span className="other-name" aria-hidden="true">
          {name}
        </span>
        <PlayerState player={player} info={info} asked={asked} />
        <span aria-hidden="true">
          <Changing value={player.vp}>
            <VpSeal points={player.vp} size={26} title={points} />
          </Changing>
        </span>
      </button>
      <div className="other-line">
        <Changing value={player.lira}>
          <Coin amount={player.lira} size={22} title={`${t.ui.game.things.lira}: ${player.lira}`} />
        </Changing>
        <ResidualCoin
          amount={player.residual}
          size={22}
          title={`${t.ui.game.things.residual}: ${player.residual}`}
        />
        <WorkersHome player={player} size={19} />
        <HandCounts player={player} />
      </div>
      <OtherFields player={player} />
      <div className="other-goods">
        {room !== "none" && <CrushPadRack player={player} mine={false} />}
        {room === "both" && <CellarRack player={player} mine={false} />}
        <OtherStores player={player} grapes={room === "none"} wines={room !== "both"} />
        <OtherStructures player={player} />
      </div>
    </article>
  );
});

function PlayerState({ player, info, asked }: { player: PlayerView; info?: SeatInfo; asked: boolean }) {
  const t = useText();
  const { player: words } = t.ui.table;
  const away = info?.kind === "person" && !info.present;
  return (
    <span className="other-state">
      {info?.kind === "bot" && <Icon name="bot" size={16} title={words.bot} />}
      {away && <Icon name="door" size={16} title={words.away} />}
      {asked && <Icon name="play" size={16} title={words.asked} />}
      {player.passed && <Icon name="pass" size={16} title={words.passed} />}
    </span>
  );
}

export function WorkersHome({ player, size }: { player: PlayerView; size: number }) {
  const t = useText();
  const { seat, workers } = player;
  const { player: words, mat } = t.ui.table;
  const temporary = workers.temporary && workers.available > 0;
  const regular = workers.available - (temporary ? 1 : 0);
  return (
    <span className="workers-home" title={words.workersLeft(workers.available)} data-home={seat}>
      {workers.grande === "available" && (
        <WorkerPiece seat={seat} kind="grande" size={size} title={mat.grandeHome} />
      )}
      {Array.from({ length: regular }, (_, i) => (
        <WorkerPiece key={i} seat={seat} kind="regular" size={size} />
      ))}
      {temporary && <WorkerPiece seat={seat} kind="temporary" size={size} title={mat.temporary} />}
      {workers.in_training > 0 && (
        <span className="workers-training" title={words.inTraining(workers.in_training)}>
          {Array.from({ length: workers.in_training }, (_, i) => (
            <WorkerPiece key={i} seat={seat} kind="regular" size={size} />
          ))}
        </span>
      )}
    </span>
  );
}

export function HandCounts({ player }: { player: PlayerView }) {
  const t = useText();
  return (
    <span className="hand-counts">
      {deckOrder.map((deck) => {
        const count = player.hand_counts?.[deck] ?? player.hand?.[deck]?.length ?? 0;
        const known = player.known_hand?.[deck]?.length ?? 0;
        return (
          <span
            key={deck}
            className={`hand-count card-deck-${deck}`}
            data-empty={count === 0}
            title={`${count} ${t.names.deck(deck, count)}`}
          >
            <Icon name={deck} size={14} />
            {count}
            {known > 0 && <Icon name="eye" size={12} title={`${t.ui.table.player.known}: ${known}`} />}
          </span>
        );
      })}
    </span>
  );
}

function OtherFields({ player }: { player: PlayerView }) {
  const t = useText();
  const { book } = useDesk();
  return (
    <div className="other-fields">
      {player.fields.map((field) => (
        <span
          key={field.field}
          className="other-field"
          data-sold={field.sold}
          data-harvested={field.harvested}
          title={`${t.names.field(field.field)}${field.sold ? `, ${t.ui.table.mat.sold}` : field.harvested ? `, ${t.ui.table.mat.harvested}` : ""}`}
        >
          <span className="other-field-size">{field.field}</span>
          {field.sold && <Icon name="lira" size={14} />}
          {field.vines.map((card, i) => {
            const { red, white } = book.vine(card);
            return (
              <span key={i} className="other-vine" title={t.names.card("vine", card as never)}>
                {red > 0 && <GrapeBead colour="red" quality={red} size={18} />}
                {white > 0 && <GrapeBead colour="white" quality={white} size={18} />}
              </span>
            );
          })}
        </span>
      ))}
    </div>
  );
}

function OtherStores(props: { player: PlayerView; grapes: boolean; wines: boolean }) {
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
        <GrapeBead
          key={`${colour}${quality}`}
          colour={colour}
          quality={quality}
          size={19}
          title={t.names.grape(colour, quality)}
        />
      ))}
      {wines.map(({ wine, quality }) => (
        <Bottle
          key={`${wine}${quality}`}
          wine={wine}
          quality={quality}
          size={28}
          title={t.names.wine(wine, quality)}
        />
      ))}
    </div>
  );
}

function OtherStructures({ player }: { player: PlayerView }) {
  const t = useText();
  if (player.structures.length === 0) return null;
  return (
    <div className="other-structures">
      {player.structures.map((id) => (
        <StructureDrawing key={id} id={id} built size={24} title={t.names.structure(id)} />
      ))}
    </div>
  );
}
