import type { ChallengeId } from "../../wire/types";
import type { Season } from "../../art/scene";
import { RoadScene, stops } from "./road_scene";
import { StationPicture } from "./station_pictures";
import "./road.css";

const challenges: readonly ChallengeId[] = [
  "old_vines",
  "two_pairs_of_hands",
  "full_house",
  "great_harvest",
  "free_mornings",
  "cellar_pride",
  "head_start",
  "no_customers",
];
const lights: readonly Season[] = ["spring", "summer", "fall", "winter"];

export function GalleryCampaign() {
  return (
    <section>
      <h2>Campaign</h2>
      <div className="gallery-row">
        {challenges.map((challenge) => (
          <StationPicture key={challenge} challenge={challenge} size={160} />
        ))}
      </div>
      {lights.map((light, i) => (
        <div key={light} className="road">
          <RoadScene light={light} travelled={stops[i * 2]?.behind ?? 1} feast={light === "winter"} />
        </div>
      ))}
    </section>
  );
}
