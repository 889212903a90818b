import type { CSSProperties } from "react";
import { Icon } from "../../art/icons";
import type { Season } from "../../art/scene";
import { Rich, useText } from "../../i18n";
import type { Station } from "./campaign_state";
import { RoadScene, roadHeight, roadWidth, stops } from "./road_scene";
import { StationPicture } from "./station_pictures";
import "./road.css";

interface RoadProps {
  stations: readonly Station[];
  /** The index of the station that is next; beyond the last when all are won. */
  reached: number;
  /** A game of the next challenge is under way. */
  playing: boolean;
  /** The station that the panel tells about. */
  shown: number | null;
  onLook: (index: number) => void;
}

/** The year goes by on the way; who has arrived is greeted by summer. */
const lights: readonly Season[] = ["spring", "summer", "fall", "winter"];

/** The journey at one glance: a road with a station for each challenge. */
export function Road({ stations, reached, playing, shown, onLook }: RoadProps) {
  const texts = useText().ui.campaign;
  const finished = reached >= stations.length;
  const light = finished
    ? "summer"
    : (lights[Math.floor((reached / stations.length) * lights.length)] ?? "summer");
  return (
    <section className="road" aria-label={texts.road}>
      <RoadScene light={light} travelled={stops[reached]?.behind ?? 1} feast={finished} />
      <ol className="road-stations">
        {stations.map((station, index) => (
          <li
            key={station.challenge.id}
            className={`station station-${station.state}`}
            style={placeOf(index)}
          >
            <button
              type="button"
              aria-pressed={index === shown}
              aria-current={station.state === "now" ? "step" : undefined}
              onClick={() => onLook(index)}
            >
              <span className="station-medal">
                <StationPicture challenge={station.challenge.id} />
                <span className="station-number">{station.challenge.number}</span>
                {station.state === "won" && (
                  <span className="station-seal">
                    <Icon name="check" size={18} />
                  </span>
                )}
              </span>
              <span className="station-plate">
                <strong>{texts.challenges[station.challenge.id].name}</strong>
                <StationState station={station} playing={playing} />
              </span>
            </button>
            <p className="station-rule">
              <Rich text={texts.challenges[station.challenge.id].rule} />
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}

export function StationState({ station, playing }: { station: Station; playing: boolean }) {
  const { states } = useText().ui.campaign;
  const { state, games } = station;
  if (state === "won") return <span className="station-state">{states.won(games.length)}</span>;
  return <span className="station-state">{state === "now" && playing ? states.playing : states[state]}</span>;
}

function placeOf(index: number): CSSProperties {
  const stop = stops[index];
  if (stop === undefined) return {};
  return {
    "--station-left": `${(100 * stop.x) / roadWidth}%`,
    "--station-top": `${(100 * stop.y) / roadHeight}%`,
  } as CSSProperties;
}
