import { memo, useRef } from "react";
import { Icon } from "../../art/icons";
import { useText } from "../../i18n";
import type { PlayerView, SeatInfo } from "../../wire/types";
import { useDesk } from "../desk_context";
import { matPlaces, useBuildings } from "../mat/buildings";
import { CellarRack, CrushPadRack } from "../mat/stores";
import { Lira, Points, Residual } from "../parts/amounts";
import { HandCounts } from "../parts/hand_counts";
import { botName } from "../../screens/parts/bot_levels";
import { PlayerMark } from "../parts/player_mark";
import { seatState } from "../people/seat_state";
import { useTarget } from "../choice/spot";
import { target } from "../choice/targets";
import { ThinkingSign } from "../parts/thinking_sign";
import { WorkersHome } from "../parts/workers_home";
import { OtherBuildings } from "./other_buildings";
import { OtherFields, OtherStores, OtherStructures } from "./other_goods";
import { useRoom, type Room } from "./use_room";
import "./others.css";

const workerSizes: Record<Room, number> = { wide: 19, easy: 19, close: 21, tight: 16 };

interface OthersProps {
  players: readonly PlayerView[];
  seats: readonly SeatInfo[];
  asked: number | null;
  /** Who is asked takes their time. */
  thinking: boolean;
}

/** Everybody else's vineyard at a glance. */
export const Others = memo(function Others({ players, seats, asked, thinking }: OthersProps) {
  const t = useText();
  const column = useRef<HTMLElement>(null);
  const room = useRoom(column, players.length);
  return (
    <section ref={column} className={`others others-${room}`} aria-label={t.ui.table.parts.others}>
      {players.map((player) => (
        <OtherPanel
          key={player.seat}
          player={player}
          info={seats.find(({ seat }) => seat === player.seat)}
          room={room}
          asked={asked === player.seat}
          thinking={thinking && asked === player.seat}
        />
      ))}
    </section>
  );
});

interface OtherPanelProps {
  player: PlayerView;
  info?: SeatInfo;
  asked: boolean;
  thinking: boolean;
  room: Room;
}

const OtherPanel = memo(function OtherPanel({ player, info, asked, thinking, room }: OtherPanelProps) {
  const t = useText();
  const { context, openMat } = useDesk();
  const { seat } = player;
  const { status, handlers } = useTarget(target.seat(seat));
  const active = status === "legal" || status === "picked";
  const name = t.names.player(seat, context);
  const points = t.ui.table.track.points(name, player.vp);
  const drawsCellar = room === "wide";
  const drawsCrushPad = drawsCellar || room === "easy";
  const tight = room === "tight";
  const everyVine = room === "wide" || room === "easy";
  return (
    <article
      className={`other${asked ? " other-asked" : ""}${status === undefined ? "" : ` is-${status}`}`}
      data-seat-panel={seat}
    >
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
        <PlayerState player={player} info={info} asked={asked} thinking={thinking} close={!everyVine} />
        <span aria-hidden="true">
          <Points player={player} size={tight ? 26 : 28} />
        </span>
      </button>
      <div className="other-line">
        <span className="other-amounts">
          <Lira player={player} size={26} />
          <Residual player={player} size={26} />
        </span>
        <WorkersHome player={player} size={workerSizes[room]} />
        <HandCounts player={player} />
      </div>
      <OtherFields player={player} everyVine={everyVine} />
      <div className="other-goods">
        {drawsCrushPad && <CrushPadRack player={player} mine={false} />}
        {drawsCellar && <CellarRack player={player} mine={false} />}
        <OtherStores player={player} grapes={!drawsCrushPad} wines={!drawsCellar} />
        <OtherStructures player={player} />
        {player.buildings !== undefined && <Buildings player={player} />}
      </div>
    </article>
  );
});

function Buildings({ player }: { player: PlayerView }) {
  const t = useText();
  const { context } = useDesk();
  const { at } = useBuildings(player, false);
  return (
    <OtherBuildings
      label={t.ui.tuscany.structures.matOf(t.names.player(player.seat, context))}
      places={matPlaces.map(at)}
    />
  );
}

interface PlayerStateProps extends Omit<OtherPanelProps, "room"> {
  /** The name needs the room: that a computer plays, as it does from the beginning, is left out. */
  close: boolean;
}

function PlayerState({ player, info, asked, thinking, close }: PlayerStateProps) {
  const t = useText();
  const { player: words } = t.ui.table;
  // Whoever has chosen the next row has ended the year.
  const left = (player.next_row ?? 0) > 0;
  const people = t.ui.people;
  const state = info === undefined ? "here" : seatState(info);
  return (
    <span className="other-state">
      {thinking && <ThinkingSign />}
      {info?.kind === "bot" && (!close || info.stand_in === true) && (
        <Icon
          name="bot"
          size={16}
          title={`${info.stand_in === true ? people.standIn : words.bot}: ${botName(info.bot ?? "", t)}`}
        />
      )}
      {(state === "away" || state === "gone" || state === "free") && (
        <span className="other-away">
          <Icon name="door" size={16} /> {people[state]}
        </span>
      )}
      {asked && <Icon name="play" size={16} title={words.asked} />}
      {player.passed && <Icon name="pass" size={16} title={left ? t.ui.tuscany.pass.left : words.passed} />}
    </span>
  );
}
