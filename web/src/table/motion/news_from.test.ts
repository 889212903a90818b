import { expect, it } from "vitest";
import type { LogEntry } from "../../wire/types";
import { newsFrom } from "./news_from";

const log = [0, 1, 2, 2, 3, 4].map((at): LogEntry => ({ at, event: { kind: "passed", seat: 0 } }));
const told = (length: number, more: object = {}) => ({
  log: log.slice(0, length),
  viewer: 0,
  stepwise: false,
  ...more,
});

it("is what the log has grown by", () => {
  expect(newsFrom(told(2), told(4))).toBe(2);
  expect(newsFrom(told(0), told(1))).toBe(0);
});

it("is nothing when something was taken back, or when somebody else looks", () => {
  expect(newsFrom(told(4), told(2))).toBeNull();
  expect(newsFrom(told(2), told(4, { viewer: 1 }))).toBeNull();
  expect(newsFrom(told(2), { ...told(4), log: log.slice(2) })).toBeNull();
});

it("is one step in the past, and no leap", () => {
  const past = { stepwise: true };
  expect(newsFrom(told(2, past), told(4, past))).toBe(2);
  expect(newsFrom(told(2, past), told(5, past))).toBeNull();
  expect(newsFrom(told(2, past), told(6))).toBeNull();
});
