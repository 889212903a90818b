import { useSyncExternalStore } from "react";
import type { Messages } from "../../i18n";
import { navigate } from "../../router";
import { Refusal, sharedConnection, TooLong, type Saying } from "../../wire/connection";
import { ownCode } from "../../wire/person";
import { keepCreated } from "../../wire/secrets";
import { keepWord } from "../../wire/table_words";
import type { Created, Hello, SayCreate, SayFork, ServerMessage } from "../../wire/types";

function subscribe(listener: () => void): () => void {
  return sharedConnection().listen(listener);
}

/** What the server said of itself; null until it has. */
export function useHello(): Hello | null {
  return useSyncExternalStore(subscribe, () => sharedConnection().hello);
}

const patience = 4000;

/** Waits for the line, which on a fresh page may still be on its way. */
async function lineOpen(): Promise<void> {
  const connection = sharedConnection();
  if (connection.state === "open") return;
  await new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => {
      stop();
      reject(new Refusal("connection_lost"));
    }, patience);
    const stop = connection.onOpen(() => {
      clearTimeout(timer);
      stop();
      resolve();
    });
  });
}

export async function askServer<Answer extends ServerMessage>(saying: Saying): Promise<Answer> {
  await lineOpen();
  return sharedConnection().ask<Answer>(saying);
}

/** Makes a table, keeps its secrets and goes there. */
export async function openTable(wish: Omit<SayCreate, "id"> | Omit<SayFork, "id">): Promise<void> {
  const created = await askServer<Created>({ ...wish, secret: ownCode() });
  keepCreated(created);
  if ("word" in wish && wish.word !== undefined) keepWord(created.table, wish.word);
  navigate(`/table/${created.table}`);
}

const kilobytes = (bytes: number) => Math.ceil(bytes / 1024);

/** A refusal as a sentence. */
export function troubleText(error: unknown, t: Messages): string {
  const { parts } = t.ui.screens;
  if (error instanceof TooLong) return parts.tooLong(kilobytes(error.size), kilobytes(error.most));
  if (!(error instanceof Refusal)) throw error;
  const { code, line, reason } = error;
  if (code === "connection_lost") return parts.noConnection;
  if (line === undefined) return t.error(code);
  if (code === "impossible_result") return parts.impossibleResult(line);
  if (code !== "bad_record") return t.error(code);
  return reason === undefined ? parts.badLine(line) : parts.badMove(line, t.plain(t.reason(reason)));
}

/** The text of a file that somebody has chosen. What the server would not take is not even read. */
export async function textOf(file: File): Promise<string> {
  const most = sharedConnection().hello?.largest_message ?? Infinity;
  if (file.size > most) throw new TooLong(file.size, most);
  return file.text();
}
