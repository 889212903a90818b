import { useEffect } from "react";
import type { ReplayAnswer } from "../../wire/types";
import { jump } from "./replay_steps";
import type { Replay } from "./use_replay";

/** Arrows step, with Shift by season; Page Up and Down by year; Home and End. */
export function useReplayKeys({ at, goTo }: Replay, shown: ReplayAnswer): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement;
      const busy = target.closest("input, select, textarea, dialog") !== null;
      if (busy || event.ctrlKey || event.metaKey || event.altKey) return;
      const by = event.shiftKey ? "season" : undefined;
      const to: Record<string, () => number> = {
        ArrowLeft: () => (by === undefined ? at - 1 : jump(shown, at, -1, by)),
        ArrowRight: () => (by === undefined ? at + 1 : jump(shown, at, 1, by)),
        PageUp: () => jump(shown, at, -1, "year"),
        PageDown: () => jump(shown, at, 1, "year"),
        Home: () => 0,
        End: () => shown.total,
      };
      const found = to[event.key];
      if (found === undefined) return;
      event.preventDefault();
      goTo(found());
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, [at, goTo, shown]);
}
