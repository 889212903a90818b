import { render } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { changeSettings } from "../settings";
import type { LogEntry } from "../wire/types";
import { play } from "./player";
import { TableSounds } from "./table_sounds";

vi.mock("./player", () => ({ play: vi.fn() }));
const played = vi.mocked(play);

const entry = (at: number, event: object) => ({ at, event }) as LogEntry;
const log = [
  entry(0, { kind: "year_began", year: 1 }),
  entry(1, { kind: "placed", seat: 1, worker: "regular", space: "cart" }),
  entry(1, { kind: "lira_changed", seat: 1, amount: 1, paid: false }),
  entry(2, { kind: "drew", seat: 0, deck: "vine", card: null }),
];

beforeEach(() => {
  played.mockClear();
  changeSettings({ sounds: true, soundsAsked: true, speed: 0 });
});

it("is heard as the log grows, but not what was there before", () => {
  const { rerender } = render(<TableSounds log={log.slice(0, 1)} viewer={0} mine={false} />);
  expect(played).toHaveBeenLastCalledWith([]);
  rerender(<TableSounds log={log.slice(0, 3)} viewer={0} mine={false} />);
  expect(played).toHaveBeenLastCalledWith(["wood", "coin"]);
  rerender(<TableSounds log={log} viewer={0} mine />);
  expect(played).toHaveBeenLastCalledWith(["paper", "bell"]);
});

it("leaves to what moves its own sound", () => {
  changeSettings({ speed: 1 });
  const { rerender } = render(<TableSounds log={log.slice(0, 1)} viewer={0} mine={false} />);
  rerender(<TableSounds log={log} viewer={0} mine />);
  expect(played).toHaveBeenLastCalledWith(["bell"]);
});

it("rings once for a turn, and is silent when something is taken back", () => {
  const { rerender } = render(<TableSounds log={log} viewer={0} mine={false} />);
  rerender(<TableSounds log={log} viewer={0} mine />);
  expect(played).toHaveBeenLastCalledWith(["bell"]);
  rerender(<TableSounds log={log.slice(0, 2)} viewer={0} mine />);
  expect(played).toHaveBeenLastCalledWith([]);
});
