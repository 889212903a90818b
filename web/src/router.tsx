import { useEffect, useSyncExternalStore, type AnchorHTMLAttributes, type MouseEvent } from "react";
import { addressOfScreen, screenNow } from "./wire/place";

const moved = "vendemmia:moved";

function subscribe(listener: () => void): () => void {
  window.addEventListener("popstate", listener);
  window.addEventListener(moved, listener);
  return () => {
    window.removeEventListener("popstate", listener);
    window.removeEventListener(moved, listener);
  };
}

export function usePath(): string {
  return useSyncExternalStore(subscribe, screenNow);
}

/** Goes to another screen without loading the page anew. */
export function navigate(path: string, { replace = false } = {}): void {
  if (replace) window.history.replaceState(null, "", addressOfScreen(path));
  else window.history.pushState(null, "", addressOfScreen(path));
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
  return <a href={addressOfScreen(href)} onClick={follow} {...rest} />;
}
