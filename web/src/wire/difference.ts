// What protocol/wire/difference.h writes, put into what was known before. Parts that have not changed stay the same objects.

type Fields = Record<string, unknown>;

export function withDifference<T>(before: T, change: unknown): T {
  return changed(before, change) as T;
}

function changed(before: unknown, change: unknown): unknown {
  if (!isFields(change)) return change;
  if (Array.isArray(before)) return changedList(before, change);
  if (!isFields(before)) return change;
  if ("=" in change) return change["="];
  const { "-": gone, ...fields } = change;
  const after: Fields = { ...before };
  for (const [name, value] of Object.entries(fields)) after[name] = changed(before[name], value);
  if (gone === undefined) return after;
  return Object.fromEntries(Object.entries(after).filter(([name]) => !(gone as string[]).includes(name)));
}

function changedList(before: readonly unknown[], change: Fields): unknown[] {
  if ("~" in change) {
    const [from, out, ...put] = change["~"] as [number, number, ...unknown[]];
    return [...before.slice(0, from), ...put, ...before.slice(from + out)];
  }
  const after = [...before];
  for (const [number, value] of Object.entries(change)) {
    after[Number(number)] = changed(before[Number(number)], value);
  }
  return after;
}

function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
