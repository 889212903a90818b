import { useEffect, useRef } from "react";
import { useSettings } from "../settings";
import { inMotion } from "../table/motion/speed";
import type { LogEntry } from "../wire/types";
import { play } from "./player";
import { SoundQuestion } from "./sound_question";
import { soundsOf } from "./sounds";

interface TableSoundsProps {
  log: readonly LogEntry[];
  viewer: number | null;
  /** The shown seat is asked. */
  mine: boolean;
}

/** Lets the table be heard: what comes into the log, and a bell when it is the viewer's turn. Where things move, each is heard
 * when it takes off (table/motion), and only the bell is left. */
export function TableSounds({ log, viewer, mine }: TableSoundsProps) {
  const { soundsAsked, introSeen } = useSettings();
  const heard = useRef({ viewer, length: log.length, mine });
  useEffect(() => {
    const before = heard.current;
    heard.current = { viewer, length: log.length, mine };
    // Another seat's log tells what is known already, and what was taken back is not heard again.
    const from = before.viewer !== viewer ? log.length : Math.min(before.length, log.length);
    const news = inMotion() ? [] : soundsOf(log.slice(from).map(({ event }) => event));
    const called = mine && (!before.mine || before.viewer !== viewer);
    play(called ? [...news, "bell"] : news);
  }, [log, viewer, mine]);
  // One thing at a time: the introduction comes first.
  return soundsAsked || !introSeen || viewer === null ? null : <SoundQuestion />;
}
