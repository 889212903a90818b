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
