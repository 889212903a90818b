// The service worker keeps the page, so that it opens without a network; a new version waits until somebody wants it.

const listeners = new Set<() => void>();
let waiting: ServiceWorker | null = null;
let begun = false;

function found(worker: ServiceWorker): void {
  waiting = worker;
  for (const listener of [...listeners]) listener();
}

async function begin(): Promise<void> {
  if (begun || !("serviceWorker" in navigator)) return;
  begun = true;
  // The first one that a browser gets takes over at once, which is no reason to load anything again.
  let wanted = false;
  navigator.serviceWorker.addEventListener("controllerchange", () => {
    if (waiting !== null && !wanted) {
      wanted = true;
      window.location.reload();
    }
  });
  try {
    const registration = await navigator.serviceWorker.register("service_worker.js");
    const look = () => {
      if (registration.waiting !== null && navigator.serviceWorker.controller !== null)
        found(registration.waiting);
    };
    look();
    registration.addEventListener("updatefound", () => {
      registration.installing?.addEventListener("statechange", look);
    });
  } catch (error) {
    // Some browsers have none in private windows; one can play as long as there is a network.
    console.warn("no service worker:", error);
  }
}

export function onNewVersion(listener: () => void): () => void {
  listeners.add(listener);
  void begin();
  if (waiting !== null) listener();
  return () => listeners.delete(listener);
}

export function takeNewVersion(): void {
  waiting?.postMessage("take over");
}
