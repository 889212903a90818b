import { expect, it, vi } from "vitest";
import { Fetched } from "./fetched";

it("is fetched once, when somebody first needs it", async () => {
  const load = vi.fn(() => Promise.resolve(7));
  const fetched = new Fetched(load);
  expect(load).not.toHaveBeenCalled();
  const heard = vi.fn();
  fetched.subscribe(heard);
  fetched.subscribe(() => undefined);
  expect(fetched.snapshot()).toEqual({ state: "waiting" });
  await vi.waitFor(() => expect(heard).toHaveBeenCalled());
  expect(fetched.snapshot()).toEqual({ state: "here", value: 7 });
  expect(load).toHaveBeenCalledTimes(1);
});

it("is fetched again after a failure, when somebody asks", async () => {
  const load = vi
    .fn<() => Promise<number>>()
    .mockRejectedValueOnce(new Error("no line"))
    .mockResolvedValue(8);
  const fetched = new Fetched(load);
  fetched.retry();
  expect(load).not.toHaveBeenCalled();
  fetched.subscribe(() => undefined);
  await vi.waitFor(() => expect(fetched.snapshot()).toEqual({ state: "failed" }));
  fetched.retry();
  await vi.waitFor(() => expect(fetched.snapshot()).toEqual({ state: "here", value: 8 }));
});
