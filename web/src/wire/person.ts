// Who this browser is: a secret of its own that proves every seat it takes. Whoever is given it, as a link or a picture, is
// the same person.

import { linkToScreen, storageKey } from "./place";

const key = storageKey("person");
const letters = "23456789abcdefghijkmnpqrstuvwxyz";
const length = 32;
const mostKept = 8;

export function freshCode(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(length));
  return Array.from(bytes, (byte) => letters[byte % letters.length]).join("");
}

export function isCode(text: string): boolean {
  return text.length === length && [...text].every((letter) => letters.includes(letter));
}

// A browser without storage is one person as long as the page is open.
let unkept: string[] = [];

function read(): string[] {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? "[]") as string[];
    return kept.filter(isCode);
  } catch {
    return unkept;
  }
}

function write(codes: string[]): void {
  unkept = codes;
  try {
    localStorage.setItem(key, JSON.stringify(codes));
  } catch {
    // See above.
  }
}

/** Everybody that this browser has been, the present one first. */
export function ownCodes(): string[] {
  const known = read();
  if (known.length > 0) return known;
  const made = [freshCode()];
  write(made);
  return made;
}

/** Proves the seats that are taken from now on. */
export function ownCode(): string {
  return ownCodes()[0] ?? "";
}

/** This browser is that person from now on; the seats it has stay its own. */
export function becomePerson(code: string): void {
  write([code, ...ownCodes().filter((one) => one !== code)].slice(0, mostKept));
}

/** It is nobody any more. */
export function forgetPerson(code: string): void {
  write(ownCodes().filter((one) => one !== code));
}

/** The code after the # is never sent to a server. */
export function codeLink(code: string): string {
  return linkToScreen(`/me#${code}`);
}
