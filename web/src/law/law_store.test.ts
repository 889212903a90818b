import { describe, expect, it, vi } from "vitest";
import { lawSample } from "./law_sample";
import { LawStore } from "./law_store";

/** Resolves when the store has told its next news. */
const news = (store: LawStore) => new Promise<void>((resolve) => store.subscribe(resolve));

describe("the law book of the page", () => {
  it("is fetched when it is first wanted, and once", async () => {
    const fetchLaw = vi.fn(() => Promise.resolve(lawSample));
    const store = new LawStore(fetchLaw);
    expect(fetchLaw).not.toHaveBeenCalled();
    expect(store.snapshot()).toEqual({ state: "waiting" });
    await news(store);
    store.subscribe(() => undefined);
    const held = store.snapshot();
    expect(held.state === "here" && held.book.version).toBe(3);
    expect(fetchLaw).toHaveBeenCalledTimes(1);
  });

  it("may be fetched again after a failure, when somebody wants it", async () => {
    const fetchLaw = vi.fn(() => Promise.resolve(lawSample));
    fetchLaw.mockRejectedValueOnce(new Error("no line"));
    const store = new LawStore(fetchLaw);
    await news(store);
    expect(store.snapshot()).toEqual({ state: "failed" });
    const told: string[] = [];
    store.subscribe(() => told.push(store.snapshot().state));
    expect(fetchLaw).toHaveBeenCalledTimes(1);
    store.retry();
    await vi.waitFor(() => expect(told).toEqual(["waiting", "here"]));
    store.retry();
    expect(fetchLaw).toHaveBeenCalledTimes(2);
  });
});
