import { useSyncExternalStore } from "react";

export type Theme = "system" | "light" | "dark";

/** How many times faster than at the table; 0 turns motion off. */
export type Speed = 0 | 1 | 2 | 4;

/** A person's preferences, for all tables of this browser. The language is kept with the texts (i18n). */
export interface Settings {
  theme: Theme;
  speed: Speed;
  sounds: boolean;
  /** How loud they are, from 0 to 1. */
  volume: number;
  /** The question whether there shall be sounds has been answered. */
  soundsAsked: boolean;
  /** The introduction before the first table has been seen, or skipped. */
  introSeen: boolean;
  /** Explain what is new when it comes up; null: until a first game has been played. */
  notes: boolean | null;
  /** Ask before leaving a season while workers are left. */
  confirmPass: boolean;
  /** Show a browser notification when it is the player's turn. */
  notify: boolean;
  /** The question whether to do so has been answered. */
  notifyAsked: boolean;
  /** The log lies open beside the board. */
  log: boolean;
  /** The name given last, suggested for the next table. */
  name: string;
}

export const themes: readonly Theme[] = ["system", "light", "dark"];
export const speeds: readonly Speed[] = [1, 2, 4, 0];

const standard: Settings = {
  theme: "system",
  speed: 1,
  sounds: false,
  volume: 0.6,
  soundsAsked: false,
  introSeen: false,
  notes: null,
  confirmPass: true,
  notify: false,
  notifyAsked: false,
  log: true,
  name: "",
};

const key = "vendemmia.settings";
const listeners = new Set<() => void>();
let current = stored();

function kept(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "{}") as Partial<Settings>;
  } catch {
    return {};
  }
}

function stored(): Settings {
  return { ...standard, ...kept() };
}

export function settings(): Settings {
  return current;
}

export function changeSettings(change: Partial<Settings>): void {
  // What another tab has changed in the meantime is kept: only this change is added.
  take({ ...current, ...kept(), ...change });
  try {
    localStorage.setItem(key, JSON.stringify(current));
  } catch {
    // Storage can be forbidden; then the choice lasts as long as the page.
  }
}

function take(next: Settings): void {
  current = next;
  applySettings();
  for (const listener of [...listeners]) listener();
}

// Another tab has changed something.
window.addEventListener("storage", (event) => {
  if (event.key === key || event.key === null) take(stored());
});

const calm = window.matchMedia("(prefers-reduced-motion: reduce)");

/** Puts theme and speed on the document, where the style sheets find them. */
export function applySettings(): void {
  const { documentElement: html } = document;
  if (current.theme === "system") delete html.dataset.theme;
  else html.dataset.theme = current.theme;
  html.style.setProperty("--pace", String(current.speed === 0 || calm.matches ? 0 : 1 / current.speed));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

calm.addEventListener("change", applySettings);

export function useSettings(): Settings {
  return useSyncExternalStore(subscribe, settings);
}
