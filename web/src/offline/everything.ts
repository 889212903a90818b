import { storageKey } from "../wire/place";
import { readWhole, type WholeFile } from "./file";
import { askWorker } from "./line";

// A copy of all that this browser keeps of the game: the worker's records, and the page's proofs of one's seats.

const ours = ["person", "tables", "campaigns"].map(storageKey);

function kept(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export async function saveEverything(): Promise<void> {
  const whole = JSON.parse(await askWorker("export")) as WholeFile;
  whole.browser = Object.fromEntries(
    ours.flatMap((key) => {
      const text = kept(key);
      return text === null ? [] : [[key, text]];
    }),
  );
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([JSON.stringify(whole)], { type: "application/json" }));
  link.download = `vendemmia-${new Date().toISOString().slice(0, 10)}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** Lists are joined, what is here first; of two entries of the same name the one that is here stays. */
export function joined(mine: string | null, theirs: string): string {
  if (mine === null) return theirs;
  try {
    const here = JSON.parse(mine) as unknown;
    const there = JSON.parse(theirs) as unknown;
    if (Array.isArray(here) && Array.isArray(there)) {
      const all = [...(here as unknown[]), ...(there as unknown[])].map((one) => JSON.stringify(one));
      return `[${[...new Set(all)].join(",")}]`;
    }
    return JSON.stringify({ ...(there as object), ...(here as object) });
  } catch {
    return mine;
  }
}

export async function addEverything(text: string): Promise<"loaded" | "otherFile" | "notStored"> {
  const whole = readWhole(text);
  if (whole === null) return "otherFile";
  try {
    await askWorker("import", text);
    for (const key of ours) {
      const theirs = whole.browser?.[key];
      if (theirs !== undefined) localStorage.setItem(key, joined(kept(key), theirs));
    }
    return "loaded";
  } catch {
    return "notStored";
  }
}
