import type { LogEntry } from "../../wire/types";

/** Of several people's logs what reads the same in all of them: nobody learns anything from it that another may not know. */
export function sharedLog(logs: readonly (readonly LogEntry[])[]): LogEntry[] {
  const [first = [], ...others] = logs;
  const known = others.map((log) => new Set(log.map((entry) => JSON.stringify(entry))));
  return first.filter((entry) => known.every((texts) => texts.has(JSON.stringify(entry))));
}
