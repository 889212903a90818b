/** The new value with every part that equals the old one taken from there, so that unchanged parts stay identical and
 * components that show them need not draw anew. */
export function shareStructure<T>(before: unknown, after: T): T {
  if (Object.is(before, after)) return after;
  if (Array.isArray(after)) {
    const old: unknown[] = Array.isArray(before) ? before : [];
    const shared = after.map((item, i) => shareStructure(old[i], item) as unknown);
    const same = old.length === shared.length && shared.every((item, i) => Object.is(item, old[i]));
    return (same && Array.isArray(before) ? before : shared) as T;
  }
  if (!isRecord(after)) return after;
  const old = isRecord(before) ? before : {};
  const keys = Object.keys(after);
  const shared = Object.fromEntries(keys.map((key) => [key, shareStructure(old[key], after[key])]));
  const same =
    Object.keys(old).length === keys.length && keys.every((key) => Object.is(shared[key], old[key]));
  return (same && isRecord(before) ? before : shared) as T;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
