import { useSyncExternalStore } from "react";
import type { Answer, Ask, Offer, PositionView, RefusedAnswer, WorkerName } from "../../wire/types";
import {
  askWith,
  candidates,
  refusalAt,
  resolved,
  statuses,
  withPick,
  workersOffered,
  type TargetStatus,
} from "./choice";
import { target, targetsOf, type Target } from "./targets";

export interface ChoiceState {
  /** The whole question. */
  whole: Ask;
  /** What of it can be pointed at while a bonus token is to be spent, or is not. */
  ask: Ask;
  /** The next placement spends a bonus token. */
  token: boolean;
  /** The position in which it is asked. */
  view: PositionView | undefined;
  /** The table waits for an answer from this screen. */
  enabled: boolean;
  picked: readonly Target[];
  worker: WorkerName | null;
  /** What the eye or the finger is on: its consequence or its obstacle is told. */
  looked: Looked | null;
  /** Touched once, where touching cannot hover: the next touch commits. */
  armed: Offer | null;
  /** The suggested answer that is shown on the table. */
  hinted: Offer | null;
  /** The illegal thing that was asked for; it is forgotten with the next gesture. */
  complaint: Complaint | null;
  statuses: ReadonlyMap<Target, TargetStatus>;
}

/** `labelled`: what is looked at says by itself what the answer is. */
export type Looked = { offer: Offer; labelled?: boolean } | { refused: RefusedAnswer };

export interface Complaint {
  refused: RefusedAnswer;
  /** The thing that was pressed. */
  beside?: Element;
}

const nothing: Ask = { seat: null, kind: "game_over", because: { kind: "game_over", id: "" } };

/** The half-made answer. Every target listens for its own status, so that pointing redraws only what changes. */
export class ChoiceStore {
  private state: ChoiceState = {
    whole: nothing,
    ask: nothing,
    token: false,
    view: undefined,
    enabled: false,
    picked: [],
    worker: null,
    looked: null,
    armed: null,
    hinted: null,
    complaint: null,
    statuses: new Map(),
  };
  private key = "";
  private readonly listeners = new Set<() => void>();

  constructor(private readonly give: (answer: Answer) => void) {}

  readonly snapshot = (): ChoiceState => this.state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** The same question told again (after a lost connection, say) keeps the picks. */
  pose(key: string, whole: Ask, enabled: boolean, view?: PositionView): void {
    const same = key === this.key;
    if (same && whole === this.state.whole && enabled === this.state.enabled) return;
    const kept = same ? this.state.picked : [];
    const token = same && this.state.token;
    const ask = askWith(whole, token);
    this.key = key;
    const picked = kept.length > 0 && candidates(ask, kept).length > 0 ? kept : [];
    this.set({
      whole,
      ask,
      token,
      view,
      enabled,
      picked,
      worker: this.workerFor(ask),
      looked: null,
      armed: null,
      hinted: same ? this.state.hinted : null,
      complaint: null,
    });
  }

  /** The one that was preferred before, as long as it can go anywhere. */
  private workerFor(ask: Ask): WorkerName | null {
    const kinds = workersOffered(ask);
    return (
      [this.state.worker, "regular" as const, ...kinds].find(
        (kind) => kind !== null && kinds.includes(kind),
      ) ?? null
    );
  }

  private set(change: Partial<ChoiceState>): void {
    const next = { ...this.state, ...change };
    if (
      next.ask !== this.state.ask ||
      next.picked !== this.state.picked ||
      next.hinted !== this.state.hinted ||
      next.enabled !== this.state.enabled
    ) {
      next.statuses = next.enabled ? statuses(next.ask, next.picked) : new Map();
    }
    this.state = next;
    for (const listener of [...this.listeners]) listener();
  }

  /** What pointing at the target would lead to. */
  private meaning(one: Target): { picked: Target[]; offer: Offer | null } {
    const { ask, picked, worker } = this.state;
    const next = withPick(ask, picked, one) ?? [...picked];
    return { picked: next, offer: resolved(ask, next, worker) };
  }

  look(one: Target | null): void {
    const { ask, picked, worker, statuses: known } = this.state;
    if (one === null) return this.lookAt(null);
    if (known.get(one) === "illegal") {
      const refused = refusalAt(ask, picked, one, worker);
      return this.lookAt(refused === null ? null : { refused });
    }
    const { offer } = known.has(one) ? this.meaning(one) : { offer: null };
    this.lookAt(offer === null ? null : { offer });
  }

  lookAt(looked: Looked | null): void {
    if (looked === this.state.looked) return;
    this.set({ looked });
  }

  /** `arm`: without a pointer that can hover, the first touch only shows what would happen. `pressed`: what lies there, beside
   * which it is complained about. */
  pick(one: Target, arm = false, pressed?: Element): void {
    const { ask, picked, worker, statuses: known, armed } = this.state;
    const status = known.get(one);
    if (status === undefined) return;
    if (status === "illegal") {
      const refused = refusalAt(ask, picked, one, worker);
      return this.set({ complaint: refused && { refused, beside: pressed } });
    }
    if (status === "picked") {
      return this.set({
        picked: picked.filter((pick) => pick !== one),
        looked: null,
        armed: null,
        complaint: null,
      });
    }
    const { picked: next, offer } = this.meaning(one);
    if (offer === null) return this.set({ picked: next, looked: null, armed: null, complaint: null });
    if (arm && armed !== offer) return this.set({ looked: { offer }, armed: offer, complaint: null });
    this.give(offer.answer);
  }

  /** Shows an advised answer on the table, without giving it; null: none. */
  showHint(offer: Offer | null): void {
    if (offer !== this.state.hinted) this.set({ hinted: offer, looked: null, complaint: null });
  }

  isHinted(one: Target): boolean {
    const { hinted, enabled } = this.state;
    return enabled && hinted !== null && targetsOf(hinted.answer).includes(one);
  }

  answer(answer: Answer): void {
    if (this.state.enabled) this.give(answer);
  }

  complain(refused: RefusedAnswer, beside?: Element): void {
    this.set({ complaint: { refused, beside } });
  }

  readonly forgetComplaint = (): void => {
    if (this.state.complaint !== null) this.set({ complaint: null });
  };

  prefer(worker: WorkerName): void {
    const picked = this.state.picked.filter((pick) => !pick.startsWith("worker:"));
    this.set({ worker, picked, looked: null });
  }

  /** Whether the next placement is to spend a bonus token. */
  spend(token: boolean): void {
    const ask = askWith(this.state.whole, token);
    this.set({
      ask,
      token,
      worker: this.workerFor(ask),
      picked: [],
      looked: null,
      armed: null,
      complaint: null,
    });
  }

  /** Takes the last pick back; false when there was none. */
  stepBack(): boolean {
    if (this.state.picked.length === 0) return false;
    this.set({ picked: this.state.picked.slice(0, -1), looked: null, armed: null, complaint: null });
    return true;
  }

  statusOf(one: Target): TargetStatus | undefined {
    const { statuses: known, worker } = this.state;
    if (worker !== null && one === target.worker(worker) && known.has(one)) return "picked";
    return known.get(one);
  }
}

export function useChoice<T>(store: ChoiceStore, select: (state: ChoiceState) => T): T {
  return useSyncExternalStore(store.subscribe, () => select(store.snapshot()));
}
