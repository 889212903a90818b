import { keepCreated, keepSeated, keptTables } from "../../wire/secrets";
import { keepWord, wordOf } from "../../wire/table_words";

/** A rematch knows its players by the secrets of the table before it, and has its word. */
export function carrySecrets(from: string, to: string): void {
  const word = wordOf(from);
  if (word !== null) keepWord(to, word);
  const kept = keptTables().find(({ table }) => table === from);
  if (kept === undefined) return;
  const { hostSecret, seats } = kept;
  if (hostSecret !== undefined) keepCreated({ is: "created", table: to, host_secret: hostSecret, seats });
  else for (const { seat, secret } of seats) keepSeated({ is: "seated", table: to, seat, secret });
}
