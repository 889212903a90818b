import { expect, it } from "vitest";
import { durationText } from "./duration";

it("a duration is as exact as is of use", () => {
  const text = (seconds: number) => durationText(seconds * 1000, { day: "d", hour: "h", minute: "min" });
  expect(text(0)).toBe("0:00");
  expect(text(-5)).toBe("0:00");
  expect(text(0.2)).toBe("0:01");
  expect(text(65)).toBe("1:05");
  expect(text(3599)).toBe("59:59");
  expect(text(3600 + 300)).toBe("1 h 05 min");
  expect(text(3 * 86_400 + 4 * 3600)).toBe("3 d 4 h");
});
