import type { RecordChange } from "./program";

/** Everything that this browser keeps, as one file. */
export interface WholeFile {
  vendemmia: 1;
  records: Record<string, string>;
  /** What proves one's seats: the page's own part, which no worker can read. */
  browser?: Record<string, string>;
}

/** Reviews are made again when somebody asks for them. */
const isMadeAgain = (key: string) => key.startsWith("review/");

export function wholeOf(records: readonly [key: string, value: string][]): WholeFile {
  return { vendemmia: 1, records: Object.fromEntries(records.filter(([key]) => !isMadeAgain(key))) };
}

/** Null: it is some other file. */
export function readWhole(text: string): WholeFile | null {
  let file: Partial<WholeFile> | null;
  try {
    file = JSON.parse(text) as Partial<WholeFile> | null;
  } catch {
    return null;
  }
  const isTexts = (all: unknown) =>
    typeof all === "object" && all !== null && Object.values(all).every((one) => typeof one === "string");
  if (file?.vendemmia !== 1 || !isTexts(file.records)) return null;
  if (file.browser !== undefined && !isTexts(file.browser)) return null;
  return file as WholeFile;
}

const perTable = /^(table|finished|entries|chat|position)\/([^/]+)/;
const tableOf = (key: string) => perTable.exec(key)?.[2];

function byTable(keys: Iterable<string>): Map<string, string[]> {
  const tables = new Map<string, string[]>();
  for (const key of keys) {
    const table = tableOf(key);
    if (table !== undefined) tables.set(table, [...(tables.get(table) ?? []), key]);
  }
  return tables;
}

const lastEntry = (keys: readonly string[]) =>
  keys.reduce((last, key) => (key.startsWith("entries/") && key > last ? key : last), "");

/** What has to be written so that both are here. Where a table is in both, the one that has gone further stays. */
export function mergedWith(
  mine: ReadonlyMap<string, string>,
  theirs: Readonly<Record<string, string>>,
): RecordChange[] {
  const changes: RecordChange[] = [];
  const here = byTable(mine.keys());
  for (const [table, keys] of byTable(Object.keys(theirs))) {
    const known = here.get(table) ?? [];
    if (known.length > 0 && lastEntry(known) >= lastEntry(keys)) continue;
    for (const key of known) if (theirs[key] === undefined) changes.push({ key, value: null });
    for (const key of keys) changes.push({ key, value: theirs[key] ?? null });
  }
  for (const [key, value] of Object.entries(theirs))
    if (key.startsWith("campaign/") && !mine.has(key)) changes.push({ key, value });
  return changes;
}
