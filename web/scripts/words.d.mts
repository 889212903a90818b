/** A folder of words: texts by key, lists of texts, and folders of them. */
export interface Tree {
  [key: string]: string | Tree | (string | string[])[];
}

/** A parameter where its value stands. */
export interface Use {
  use: string;
  form: "capital" | "small" | undefined;
  shown: string | undefined;
}
export interface Branch {
  test: string;
  values: string[] | undefined;
  other: string | undefined;
  not: boolean;
  then: MessagePart[];
  otherwise: MessagePart[];
}
export type MessagePart = string | Use | Branch;

export const wordsFolder: string;
export function languagesIn(folder?: string): string[];
export function readLanguage(language: string, folder?: string): Tree;
export function parseMessage(text: string): MessagePart[];
export function usedIn(parts: MessagePart[]): string[];
export function faultsOf(tree: Tree, model: Tree, place?: string): string[];
export function typescriptOf(language: string, tree: Tree): string;
export function laterTypescriptOf(language: string, tree: Tree): string;
export function writeWords(folder?: string, to?: string): boolean;
