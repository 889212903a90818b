import type { RecordChange } from "./program";
import type { Keeper } from "./rooms";

const databaseName = "vendemmia";
const storeName = "records";

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("IndexedDB"));
  });
}

/** The records in IndexedDB. Rejects where the browser has none for us, as some have in private windows. */
export async function openRecords(): Promise<Keeper> {
  const opening = indexedDB.open(databaseName, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(storeName);
  const database = await done(opening);
  // Another version of the page wants to change the database: it may.
  database.onversionchange = () => database.close();
  return {
    async read() {
      const store = database.transaction(storeName).objectStore(storeName);
      const [keys, values] = await Promise.all([done(store.getAllKeys()), done(store.getAll())]);
      return keys.map((key, i) => [key as string, values[i] as string]);
    },
    write(changes: RecordChange[]) {
      return new Promise((resolve, reject) => {
        // Strict: on disk, not only on the way there.
        const transaction = database.transaction(storeName, "readwrite", { durability: "strict" });
        transaction.oncomplete = () => resolve();
        transaction.onabort = () => reject(transaction.error ?? new Error("IndexedDB"));
        const store = transaction.objectStore(storeName);
        for (const { key, value } of changes) {
          if (value === null) store.delete(key);
          else store.put(value, key);
        }
      });
    },
  };
}

/** Where nothing can be kept: everything is gone with the page. */
export function forgetfulRecords(): Keeper {
  const records = new Map<string, string>();
  return {
    read: () => Promise.resolve([...records]),
    write: (changes) => {
      for (const { key, value } of changes) {
        if (value === null) records.delete(key);
        else records.set(key, value);
      }
      return Promise.resolve();
    },
  };
}
