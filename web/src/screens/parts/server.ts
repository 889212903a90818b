import { useSyncExternalStore } from "react";
import type { Messages } from "../../i18n";
import { navigate } from "../../router";
import { Refusal, sharedConnection, type Saying } from "../../wire/connection";
import { keepCreated } from "../../wire/secrets";
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
  const created = await askServer<Created>(wish);
  keepCreated(created);
  navigate(`/table/${created.table}`);
}

/** A refusal as a sentence. */
export function troubleText(error: unknown, t: Messages): string {
  if (!(error instanceof Refusal)) throw error;
  return error.code === "connection_lost" ? t.ui.screens.parts.noConnection : t.error(error.code);
}
