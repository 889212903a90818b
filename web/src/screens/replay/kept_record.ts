const key = "vendemmia.record";

/** The record that the replay screen shows; it outlives a reload of the page. */
export function keepRecord(record: string): void {
  try {
    sessionStorage.setItem(key, record);
  } catch {
    // Without storage the record has to be opened from its file.
  }
}

export function keptRecord(): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

export function forgetRecord(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}
