import type { SocketLike } from "../wire/connection";
import type { Asked, Storage, ToPage, ToWorker } from "./messages";

// The page's side of its worker: lines that look like sockets, questions, and what is to be known of the storage.

export type Health = Storage | "starting" | "too_old" | "failed";

const connecting = 0;
const open = 1;
const closed = 3;

/** What the browser has to have: WebAssembly with vectors, workers that are modules, locks between tabs. */
function isNewEnough(): boolean {
  // The smallest program with a vector in it.
  const vectors = [
    0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 10, 1, 8, 0, 65, 0, 253, 15, 253, 98,
    11,
  ];
  return (
    typeof WebAssembly === "object" &&
    WebAssembly.validate(new Uint8Array(vectors)) &&
    typeof Worker === "function" &&
    typeof BroadcastChannel === "function" &&
    "locks" in navigator
  );
}

let worker: Worker | null = null;
let health: Health = "starting";
let lastLine = 0;
let lastQuestion = 0;
const lines = new Map<number, SocketLike & { readyState: number }>();
const questions = new Map<number, { resolve: (text: string) => void; reject: (error: Error) => void }>();
const listeners = new Set<() => void>();

function enter(now: Health): void {
  health = now;
  for (const listener of [...listeners]) listener();
}

export function healthNow(): Health {
  return health;
}

export function onHealth(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function hear(message: ToPage): void {
  switch (message.kind) {
    case "opened":
    case "said":
    case "closed":
      return hearLine(message);
    case "storage":
      return enter(message.storage);
    case "failed":
      console.error(message.why);
      return enter("failed");
    case "answer":
      questions.get(message.id)?.resolve(message.text);
      questions.delete(message.id);
      return;
    case "refused":
      questions.get(message.id)?.reject(new Error(message.why));
      questions.delete(message.id);
  }
}

function hearLine(message: ToPage & { kind: "opened" | "said" | "closed" }): void {
  const line = lines.get(message.line);
  if (line === undefined) return;
  if (message.kind === "opened") {
    line.readyState = open;
    line.onopen?.();
  } else if (message.kind === "said") {
    line.onmessage?.({ data: message.text });
  } else {
    line.readyState = closed;
    lines.delete(message.line);
    line.onclose?.();
  }
}

function post(message: ToWorker): void {
  if (worker === null) {
    if (!isNewEnough()) return enter("too_old");
    worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
    worker.onmessage = ({ data }: MessageEvent<ToPage>) => hear(data);
    worker.onerror = () => enter("failed");
    // The browser asks nobody for this, or the person once; without it, it may throw everything away when it needs room.
    void navigator.storage?.persist?.();
    worker.postMessage({ kind: "begin", program: new URL("vendemmia.wasm", window.location.href).href });
  }
  worker.postMessage(message);
}

/** A line to the rooms of this browser. */
export function openLine(): SocketLike {
  const number = ++lastLine;
  const line = {
    readyState: connecting,
    send: (text: string) => post({ kind: "say", line: number, text }),
    close: () => {
      line.readyState = closed;
      if (lines.delete(number)) post({ kind: "close", line: number });
    },
    onopen: null,
    onclose: null,
    onmessage: null,
  };
  lines.set(number, line);
  post({ kind: "open", line: number });
  return line;
}

/** The box, the law, everything as one file, or a file to be added to it. */
export function askWorker(what: Asked, text?: string): Promise<string> {
  const id = ++lastQuestion;
  return new Promise((resolve, reject) => {
    questions.set(id, { resolve, reject });
    post({ kind: "ask", id, what, text });
  });
}
