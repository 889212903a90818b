import { useEffect, useSyncExternalStore, type AnchorHTMLAttributes, type MouseEvent } from "react";
import { lobbyIsHere } from "./wire/place";

const moved = "vendemmia:moved";

function subscribe(listener: () => void): () => void {
  window.addEventListener("popstate", listener);
  window.addEventListener(moved, listener);
  return () => {
    window.removeEventListener("popstate", listener);
    window.removeEventListener(moved, listener);
  };
}

/** Without a server nobody answers for other addresses than the page's own: the path stands after its #. */
function pathNow(): string {
  const { hash, pathname } = window.location;
  if (!lobbyIsHere()) return pathname;
  return hash.startsWith("#/") ? hash.slice(1) : "/";
}

function addressOf(path: string): string {
  return lobbyIsHere() ? `${window.location.pathname}#${path}` : path;
}

export function usePath(): string {
  return useSyncExternalStore(subscribe, pathNow);
}

/** Goes to another screen without loading the page anew. */
export function navigate(path: string, { replace = false } = {}): void {
  if (replace) window.history.replaceState(null, "", addressOf(path));
  else window.history.pushState(null, "", addressOf(path));
  window.dispatchEvent(new Event(moved));
  window.scrollTo(0, 0);
}

/** The name of the screen in the browser's tab; null: the first screen, which has the game's own. */
export function useTitle(screen: string | null): void {
  useEffect(() => {
    document.title = screen === null ? "Vendemmia" : `${screen} · Vendemmia`;
  }, [screen]);
}

export function Link({ href, onClick, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }) {
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const elsewhere = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (elsewhere || event.defaultPrevented) return;
    event.preventDefault();
    navigate(href);
  };
  return <a href={addressOf(href)} onClick={follow} {...rest} />;
}
