import { VpSeal, WorkerPiece } from "../../art/pieces";
import { Landscape } from "../../art/scene";

/** Four players on the road to the town, where the seal of the goal stands for the sun. */
export function GoalPicture() {
  return (
    <div className="intro-goal">
      <Landscape variant="start" />
      <span className="intro-sun">
        <VpSeal points={20} size={132} />
      </span>
      {[0, 3, 1, 2].map((seat, i) => (
        <span key={seat} className={`intro-walker intro-walker-${i + 1}`}>
          <WorkerPiece seat={seat} kind={seat === 0 ? "grande" : "regular"} size={64 - i * 10} />
        </span>
      ))}
    </div>
  );
}
