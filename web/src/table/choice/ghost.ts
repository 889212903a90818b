import type { SpaceName, WorkerName } from "../../wire/types";
import type { ChoiceState } from "./choice_store";
import { target } from "./targets";

/** The worker that would stand on the space by what is looked at, touched once or picked; null: none. */
export function ghostAt(
  { enabled, looked, armed, picked, worker }: ChoiceState,
  space: SpaceName,
): WorkerName | null {
  if (!enabled) return null;
  const offer = looked !== null && "offer" in looked ? looked.offer : armed;
  if (offer?.answer.kind === "place") return offer.answer.space === space ? offer.answer.worker : null;
  return picked.includes(target.space(space)) ? worker : null;
}
