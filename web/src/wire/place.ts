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

/** What the page was loaded with is written as the way from there, which is another one after the first step to another screen. */
function resolved(address: string): string {
  return new URL(address, window.location.href).pathname;
}

const root = resolved(document.documentElement.dataset.root ?? "/");
const offline = document.documentElement.dataset.offline;
const offlineAt = offline === undefined ? undefined : resolved(offline);

/** The address of what the server has at `path`, "/rules.json": the page may be in a folder of another site. */
export function addressAt(path: string): string {
  return root + path.slice(1);
}

/** The address of a screen. Without a server nobody answers for other addresses than the page's own: the path stands after its #. */
export function addressOfScreen(path: string): string {
  return here ? `${window.location.pathname}#${path}` : addressAt(path);
}

/** The path of the screen that is shown. */
export function screenNow(): string {
  const { hash, pathname } = window.location;
  if (here) return hash.startsWith("#/") ? hash.slice(1) : "/";
  return pathname.startsWith(root) ? pathname.slice(root.length - 1) : "/";
}

/** A screen as a link for somebody else. */
export function linkToScreen(path: string): string {
  return window.location.origin + addressOfScreen(path);
}

/** Where the server has the page that needs none; undefined: it has not. */
export function offlineAddress(): string | undefined {
  return offlineAt;
}
