import { expect, it, vi } from "vitest";
import { TableMotion } from "./table_motion";

const answer = { text: "pass", kind: "pass" } as const;

it("asks the air above the table, as long as there is one", () => {
  const motion = new TableMotion();
  const takeBack = vi.fn();
  const waiting: (() => void)[] = [];
  const stop = motion.attach({ foretell: () => takeBack, whenAtRest: (then) => waiting.push(then) });
  motion.foretell(answer)();
  expect(takeBack).toHaveBeenCalledOnce();
  const then = vi.fn();
  motion.whenAtRest(then);
  expect(then).not.toHaveBeenCalled();
  waiting.forEach((go) => go());
  expect(then).toHaveBeenCalledOnce();
  stop();
  motion.foretell(answer)();
  motion.whenAtRest(then);
  expect(takeBack).toHaveBeenCalledOnce();
  expect(then).toHaveBeenCalledTimes(2);
});
