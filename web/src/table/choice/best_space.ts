import type { Answer, Ask, BoardActionEntry, ReasonCode, SpaceName, WorkerName } from "../../wire/types";
import { withWorker } from "./choice";
import type { ChoiceState } from "./choice_store";
import { target, type Target } from "./targets";

type OnSpace = Extract<Answer, { space: SpaceName }>;

const isOn = (answer: Answer, spaces: readonly SpaceName[]): answer is OnSpace =>
  "space" in answer && spaces.includes(answer.space);

/** All places of an action, the picture last. */
export function spacesOf({ spaces, art }: BoardActionEntry): SpaceName[] {
  return [...spaces.map(({ id }) => id), art];
}

/** Which of the offered spaces of an action the worker would rather have: a free one with a bonus, another free one, one
 * where somebody makes room, at last the picture. Null: none is offered, or it is not for the page to say which is better. */
export function bestSpace(
  ask: Ask,
  action: BoardActionEntry,
  worker: WorkerName | null,
  isTaken: (space: SpaceName) => boolean = () => false,
): SpaceName | null {
  const spaces = spacesOf(action);
  const here = (ask.offers ?? []).filter(({ answer }) => isOn(answer, spaces));
  const offered = new Set(
    withWorker(here, worker).flatMap(({ answer }) => (isOn(answer, spaces) ? [answer] : [])),
  );
  const named = new Set([...offered].map(({ space }) => space));
  // A worker that goes home leaves where it stands: of several nobody is the better one.
  if (named.size > 1 && [...offered].some(({ kind }) => kind !== "place")) return null;
  const hasBonus = new Set(action.spaces.filter(({ bonus }) => bonus).map(({ id }) => id));
  const rank = (space: SpaceName) =>
    (space === action.art ? 4 : 0) + (isTaken(space) ? 2 : 0) + (hasBonus.has(space) ? 0 : 1);
  const [best] = spaces.filter((space) => named.has(space)).sort((a, b) => rank(a) - rank(b));
  return best ?? null;
}

// What is said last about an action that cannot be taken: it tells only of one of its spaces.
const aboutASpace: readonly ReasonCode[] = [
  "space_taken",
  "only_grande_on_art",
  "art_while_spaces_free",
  "space_closed",
];

/** The space whose refusal says most about why the action cannot be taken, for this worker if anything is said about it. */
function tellingSpace(ask: Ask, action: BoardActionEntry, worker: WorkerName | null): SpaceName | null {
  const spaces = spacesOf(action);
  const told = (ask.refused ?? []).flatMap(({ answer, reason }) =>
    isOn(answer, spaces) ? [{ answer, rank: aboutASpace.indexOf(reason.code) }] : [],
  );
  const ofWorker = told.filter(({ answer }) => answer.worker === worker);
  const [most] = (ofWorker.length > 0 ? ofWorker : told).sort((a, b) => a.rank - b.rank);
  return most?.answer.space ?? null;
}

/** What pointing anywhere at the tile of an action means: the action itself where it is asked for, else its best space, else
 * the space that says why there is none. */
export function tileTarget(
  { ask, picked, worker, statuses, view }: ChoiceState,
  action: BoardActionEntry,
): Target {
  const whole = target.action(action.id);
  if (statuses.has(whole) && statuses.get(whole) !== "illegal") return whole;
  const taken = spacesOf(action).find((space) => picked.includes(target.space(space)));
  if (taken !== undefined) return target.space(taken);
  const best = bestSpace(ask, action, worker, (space) => view?.board[space] !== undefined);
  if (best !== null && statuses.has(target.space(best))) return target.space(best);
  if (statuses.has(whole)) return whole;
  const telling = tellingSpace(ask, action, worker);
  return telling !== null && statuses.has(target.space(telling)) ? target.space(telling) : whole;
}
