const key = "vendemmia.explained";

/** What this browser's player has been told already. */
export function toldNotes(): ReadonlySet<string> {
  try {
    return new Set(JSON.parse(localStorage.getItem(key) ?? "[]") as string[]);
  } catch {
    return new Set();
  }
}

export function rememberNote(id: string): void {
  write([...toldNotes(), id]);
}

/** From now on everything is new again. */
export function forgetNotes(): void {
  write([]);
}

function write(told: readonly string[]): void {
  try {
    localStorage.setItem(key, JSON.stringify([...new Set(told)]));
  } catch {
    // Without storage a note comes again after a reload.
  }
}
