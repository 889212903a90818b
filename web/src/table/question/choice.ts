import type { Ask, Offer, RefusedAnswer, WorkerName } from "../../wire/types";
import { dimensionOf, target, targetsOf, type Target } from "./targets";

export type TargetStatus = "picked" | "legal" | "illegal";

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
 * together. A pick of another kind is never given up silently: who points at a vine and then at a field means both. */
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

/** How a long list is narrowed down: the first part in which the open answers differ, with its values. */
export function nextStep(open: readonly Offer[], picked: readonly Target[]): Target[] {
  const lists = open.map(({ answer }) => targetsOf(answer).filter((one) => !picked.includes(one)));
  const dimensions = [...new Set(lists.flat().map(dimensionOf))];
  for (const dimension of dimensions) {
    const values = [...new Set(lists.flat().filter((one) => dimensionOf(one) === dimension))];
    if (values.length > 1) return values;
  }
  return [];
}
