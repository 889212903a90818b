const key = "vendemmia.record";

export interface KeptRecord {
  record: string;
  /** By seat, where they are known: a record itself does not tell. */
  names?: string[];
  /** The seats that people had, where that is known; theirs are the decisions that a review judges. */
  people?: number[];
  /** The review is wanted at once. */
  review?: boolean;
}

/** The record that the replay screen shows; it outlives a reload of the page. */
export function keepRecord(kept: KeptRecord): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(kept));
  } catch {
    // Without storage the record has to be opened from its file.
  }
}

export function keptRecord(): KeptRecord | null {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? "null") as KeptRecord | null;
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
