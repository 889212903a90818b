// What the page and its worker say to each other, and the workers of several tabs.

export type Asked = "catalogue" | "law" | "export" | "import";

export type ToWorker =
  | { kind: "begin"; program: string }
  | { kind: "open"; line: number }
  | { kind: "say"; line: number; text: string }
  | { kind: "close"; line: number }
  | { kind: "ask"; id: number; what: Asked; text?: string };

/** kept: all is well; full: nothing more can be stored; unkept: this browser stores nothing at all. */
export type Storage = "kept" | "full" | "unkept";

export type ToPage =
  | { kind: "opened"; line: number }
  | { kind: "said"; line: number; text: string }
  | { kind: "closed"; line: number }
  | { kind: "storage"; storage: Storage }
  | { kind: "failed"; why: string }
  | { kind: "answer"; id: number; text: string }
  | { kind: "refused"; id: number; why: string };

/** Between tabs: one of them has the rooms, and the others' lines lead to it. */
export type BetweenTabs =
  | { to: "owner"; from: string; message: ToWorker }
  | { to: string; message: ToPage }
  | { to: "all"; message: "begun" | "storage"; storage: Storage }
  | { to: "owner"; message: "read again" };

/** To the worker in which bots think. `networks` is the address that the names of networks stand behind. */
export type ToThinker =
  { kind: "begin"; module: WebAssembly.Module; networks: string } | { kind: "think"; question: Uint8Array };

/** trouble: a network cannot be loaded, and is tried again. */
export type FromThinker = { kind: "thought"; bytes: Uint8Array } | { kind: "trouble"; why: string };
