// The words of private tables, as long as the browser's tab is open.

const key = (table: string) => `vendemmia.word.${table}`;

export function wordOf(table: string): string | null {
  try {
    return sessionStorage.getItem(key(table));
  } catch {
    return null;
  }
}

export function keepWord(table: string, word: string): void {
  try {
    sessionStorage.setItem(key(table), word);
  } catch {
    // Then it is asked for again.
  }
}
