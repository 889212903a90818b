/** Where the tables are: behind the address that the page came from, or in this browser, without a server. The page's HTML says
 * which (scripts/build-site). Only the connection has to know; other parts ask for what follows from it. */
const here = document.documentElement.dataset.lobby === "here";

export function lobbyIsHere(): boolean {
  return here;
}

/** Whether somebody else could come to a table: links, codes and open seats are for them. */
export function othersCanCome(): boolean {
  return !here;
}

/** What the browser keeps for these tables is kept apart from what it keeps for a server's at the same address. */
export function storageKey(name: string): string {
  return here ? `vendemmia.here.${name}` : `vendemmia.${name}`;
}

/** Where the server has the page that needs none; undefined: it has not. */
export function offlineAddress(): string | undefined {
  return document.documentElement.dataset.offline;
}
