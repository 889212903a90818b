import { WorkerPiece } from "../../art/pieces";
import type { SpaceName } from "../../wire/types";
import { useDesk } from "../desk_context";
import { useChoice } from "../choice/choice_store";
import { ghostAt } from "../choice/ghost";

/** The worker that would stand here by what is pointed at. */
export function GhostWorker({ space, size }: { space: SpaceName; size: number }) {
  const { choice } = useDesk();
  const worker = useChoice(choice, (state) => ghostAt(state, space));
  const seat = useChoice(choice, ({ ask }) => ask.seat);
  if (worker === null) return null;
  return (
    <span className="worker ghost">
      <WorkerPiece seat={seat} kind={worker} size={size} />
    </span>
  );
}
