// Which of this browser's tables belong to which contest, so that the end of a game leads back to it.

const key = "vendemmia.contests";
const mostKept = 200;

function read(): [table: string, contest: string][] {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? "[]") as unknown;
    return Array.isArray(kept) ? (kept as [string, string][]) : [];
  } catch {
    return [];
  }
}

export function keepContestTable(table: string, contest: string): void {
  const others = read().filter(([one]) => one !== table);
  try {
    localStorage.setItem(key, JSON.stringify([[table, contest], ...others].slice(0, mostKept)));
  } catch {
    // Without storage one goes back by the link.
  }
}

/** Where the contest of a table is shown; null: it belongs to none that this browser knows of. */
export function contestPathOf(table: string): string | null {
  const contest = read().find(([one]) => one === table)?.[1];
  return contest === undefined ? null : `/contest/${contest}`;
}
