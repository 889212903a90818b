import type {
  Answer,
  Ask,
  Offer,
  PositionName,
  RefusedAnswer,
  SpaceName,
  WorkerName,
} from "../../wire/types";
import { paidIn } from "../../i18n/lookup";
import { dimensionOf, target, targetsOf, type Target } from "./targets";

export type TargetStatus = "picked" | "legal" | "illegal";

type Placing = Extract<Answer, { kind: "place" }>;

const isPlacing = (answer: Answer): answer is Placing => answer.kind === "place";
export const spends = (answer: Answer) => isPlacing(answer) && answer.token !== undefined;
const sameStep = (a: Answer, b: Answer) =>
  isPlacing(a) && isPlacing(b) && a.worker === b.worker && a.space === b.space;

/** What is said about placing workers with a bonus token, possible or not. */
export function tokenAnswers(ask: Ask): { offers: Offer[]; refused: RefusedAnswer[] } {
  return {
    offers: (ask.offers ?? []).filter(({ answer }) => spends(answer)),
    refused: (ask.refused ?? []).filter(({ answer }) => spends(answer)),
  };
}

/** The question for a player who means to spend a bonus token, or not to: of the two ways to the same space only one can be pointed
 * at. A space that can be had only with a token can be pointed at either way; the table marks it. */
export function askWith(ask: Ask, token: boolean): Ask {
  const { offers = [], refused = [] } = ask;
  const meant = (answer: Answer) => !isPlacing(answer) || spends(answer) === token;
  const hasMeant = (answer: Answer, among: { answer: Answer }[]) =>
    among.some((other) => meant(other.answer) && sameStep(other.answer, answer));
  const all: { answer: Answer }[] = [...offers, ...refused];
  if (!all.some(({ answer }) => spends(answer))) return ask;
  return {
    ...ask,
    offers: offers.filter(({ answer }) => meant(answer) || (!token && !hasMeant(answer, offers))),
    refused: refused.filter(({ answer }) => meant(answer) || !hasMeant(answer, all)),
  };
}

/** Asked where a worker goes, which is told by pointing at the board. */
export function placesAWorker({ kind }: Ask): boolean {
  return kind === "turn" || kind === "plan_worker";
}

/** What any of these answers costs, where they all cost the same; undefined: nothing, or it depends. */
export function priceOf(offers: readonly Offer[]): number | undefined {
  const prices = new Set(offers.map(({ preview }) => paidIn(preview)));
  return prices.size === 1 ? [...prices][0] : undefined;
}

/** The answers of the preferred worker, or all where it has none. */
export function withWorker(offers: readonly Offer[], worker: WorkerName | null): readonly Offer[] {
  const preferred = offers.filter(({ answer }) => isPlacing(answer) && answer.worker === worker);
  return preferred.length > 0 ? preferred : offers;
}

/** The bonuses that can be had for the token that the worker takes along to the space; none: it takes none. */
export function tokensAt(ask: Ask, space: SpaceName, worker: WorkerName | null): PositionName[] {
  const here = (ask.offers ?? []).filter(({ answer }) => isPlacing(answer) && answer.space === space);
  const tokens = withWorker(here, worker).map(({ answer }) => isPlacing(answer) && answer.token);
  const bought = tokens.filter((token) => token !== undefined && token !== false);
  return bought.length < tokens.length ? [] : [...new Set(bought)];
}

const fits = (targets: readonly Target[], picked: readonly Target[]) =>
  picked.every((one) => targets.includes(one));

/** The offers that are still possible after what was pointed at. */
export function candidates(ask: Ask, picked: readonly Target[]): Offer[] {
  return (ask.offers ?? []).filter(({ answer }) => fits(targetsOf(answer), picked));
}

/** What every target of the table means now: part of what is picked, a possible next step, or why it is none. */
export function statuses(ask: Ask, picked: readonly Target[]): Map<Target, TargetStatus> {
  const found = new Map<Target, TargetStatus>();
  for (const { answer } of ask.refused ?? []) {
    for (const one of targetsOf(answer)) found.set(one, "illegal");
  }
  for (const { answer } of ask.offers ?? []) {
    for (const one of targetsOf(answer)) {
      if (found.get(one) !== "legal")
        found.set(one, withPick(ask, picked, one) === null ? "illegal" : "legal");
    }
  }
  for (const one of picked) found.set(one, "picked");
  return found;
}

/** The picks after pointing at one more target, which may take the place of one of its own kind; null: they do not go
 * together. A pick of another kind is never given up silently: pointing at a vine and then at a field means both. */
export function withPick(ask: Ask, picked: readonly Target[], one: Target): Target[] | null {
  const possible = (picks: Target[]) => candidates(ask, picks).length > 0;
  const together = [...picked, one];
  if (possible(together)) return together;
  const otherKinds = picked.filter((pick) => dimensionOf(pick) !== dimensionOf(one));
  if (otherKinds.length === picked.length) return null;
  const replaced = [...otherKinds, one];
  return possible(replaced) ? replaced : possible([one]) ? [one] : null;
}

/** The one answer that the picks mean; where only the kind of worker is open, the preferred one. */
export function resolved(ask: Ask, picked: readonly Target[], worker: WorkerName | null): Offer | null {
  const open = candidates(ask, picked);
  if (open.length === 1) return open[0] ?? null;
  if (worker === null) return null;
  const preferred = open.filter(({ answer }) => targetsOf(answer).includes(target.worker(worker)));
  return preferred.length === 1 ? (preferred[0] ?? null) : null;
}

export function refusalAt(
  ask: Ask,
  picked: readonly Target[],
  one: Target,
  worker: WorkerName | null,
): RefusedAnswer | null {
  const here = (ask.refused ?? []).filter(({ answer }) => targetsOf(answer).includes(one));
  const best = (wanted: readonly Target[]) => here.find(({ answer }) => fits(targetsOf(answer), wanted));
  const preferred = worker === null ? [] : [target.worker(worker)];
  return best([...picked, ...preferred]) ?? best(preferred) ?? here[0] ?? null;
}

/** The kinds of worker among the offers, in the order in which they are offered. */
export function workersOffered(ask: Ask): WorkerName[] {
  const kinds = (ask.offers ?? []).flatMap(({ answer }) => (answer.kind === "place" ? [answer.worker] : []));
  return [...new Set(kinds)];
}
