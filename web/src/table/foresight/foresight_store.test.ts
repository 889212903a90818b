import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Ask, Offer, PositionView, Preview } from "../../wire/types";
import type { CatalogueIndex } from "../catalogue_index";
import { ChoiceStore } from "../choice/choice_store";
import { ForesightStore } from "./foresight_store";

const gain: Preview = { events: [{ kind: "lira_changed", seat: 0, amount: 2, paid: false }], then: "others" };
const tour: Offer = { answer: { text: "yes", kind: "yes" }, preview: gain };
const unknown: Offer = { answer: { text: "no", kind: "no" } };
const ask: Ask = {
  seat: 0,
  kind: "turn",
  because: { kind: "season", id: "summer" },
  offers: [tour, unknown],
};
const view = {
  players: [{ seat: 0, lira: 5, vp: 0, residual: 0, fields: [], grapes: {}, wines: {} }],
  in_play: {},
} as unknown as PositionView;

function follow(previewOf = vi.fn(() => Promise.resolve(gain))) {
  const choice = new ChoiceStore(() => undefined);
  const store = new ForesightStore(choice, previewOf, {} as CatalogueIndex);
  const leave = store.follow();
  choice.pose("0", ask, true, view);
  return { choice, store, previewOf, leave, lira: () => store.snapshot().foreseen?.seats[0]?.lira };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("foresight", () => {
  it("follows what is looked at", () => {
    const { choice, lira } = follow();
    expect(lira()).toBeUndefined();
    choice.lookAt({ offer: tour });
    expect(lira()).toBe(7);
    choice.lookAt(null);
    expect(lira()).toBeUndefined();
  });

  it("shows the advised answer while nothing is looked at", () => {
    const { choice, store, lira } = follow();
    choice.showHint(tour);
    expect(lira()).toBe(7);
    choice.lookAt({ refused: { answer: unknown.answer, reason: { code: "lira_short" } } });
    expect(store.snapshot().offer).toBeNull();
  });

  it("is gone when an answer is on its way", () => {
    const { choice, lira } = follow();
    choice.lookAt({ offer: tour });
    choice.pose("0", ask, false, view);
    expect(lira()).toBeUndefined();
  });

  it("asks for a missing preview once, when the pointer rests", async () => {
    const { choice, previewOf, lira } = follow();
    choice.lookAt({ offer: unknown });
    choice.lookAt(null);
    await vi.runAllTimersAsync();
    expect(previewOf).not.toHaveBeenCalled();
    choice.lookAt({ offer: unknown });
    await vi.runAllTimersAsync();
    expect(previewOf).toHaveBeenCalledExactlyOnceWith("no");
    expect(lira()).toBe(7);
    choice.lookAt(null);
    choice.lookAt({ offer: unknown });
    expect(lira()).toBe(7);
    await vi.runAllTimersAsync();
    expect(previewOf).toHaveBeenCalledOnce();
  });

  it("forgets previews with their question", async () => {
    const { choice, previewOf } = follow();
    choice.lookAt({ offer: unknown });
    await vi.runAllTimersAsync();
    choice.pose("1", { ...ask }, true, view);
    choice.lookAt({ offer: unknown });
    await vi.runAllTimersAsync();
    expect(previewOf).toHaveBeenCalledTimes(2);
  });

  it("bears a question that was answered meanwhile", async () => {
    const { choice, store } = follow(vi.fn(() => Promise.reject(new Error("stale"))));
    choice.lookAt({ offer: unknown });
    await vi.runAllTimersAsync();
    expect(store.snapshot().foreseen).toBeNull();
  });

  it("tells its listeners only of changes", () => {
    const { choice, store, leave } = follow();
    const listener = vi.fn();
    store.subscribe(listener);
    choice.lookAt({ offer: tour });
    choice.lookAt({ offer: tour, labelled: true });
    expect(listener).toHaveBeenCalledOnce();
    leave();
    choice.lookAt(null);
    expect(listener).toHaveBeenCalledOnce();
  });
});
