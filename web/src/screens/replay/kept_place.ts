const key = "move";

/** The move that the address names; the beginning, where it names none. */
export function keptPlace(): number {
  const move = new URLSearchParams(window.location.search).get(key);
  return move !== null && /^\d{1,6}$/.test(move) ? Number(move) : 0;
}

/** Keeps the move in the address, so that a reload, or a bookmark, comes back to it. */
export function keepPlace(at: number): void {
  const address = new URL(window.location.href);
  if (at === 0) address.searchParams.delete(key);
  else address.searchParams.set(key, String(at));
  try {
    window.history.replaceState(window.history.state, "", address);
  } catch {
    // Some browsers allow only so many changes in a short time; the next one will do.
  }
}
