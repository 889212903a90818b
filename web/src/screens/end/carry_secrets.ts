import { keepCreated, keepSeated, keptTables } from "../../wire/secrets";

/** A rematch knows its players by the secrets of the table before it. */
export function carrySecrets(from: string, to: string): void {
  const kept = keptTables().find(({ table }) => table === from);
  if (kept === undefined) return;
  const { hostSecret, seats } = kept;
  if (hostSecret !== undefined) keepCreated({ is: "created", table: to, host_secret: hostSecret, seats });
  else for (const { seat, secret } of seats) keepSeated({ is: "seated", table: to, seat, secret });
}
