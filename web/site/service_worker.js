// Keeps one version of the page and the game, whole, so that it opens without a network. Another version is fetched beside it, and waits
// until the page says that somebody wants it: nobody is served a mixture of two. scripts/site.mjs fills in the two names.
/* global self, caches, fetch, Request, clients */
const version = "VERSION";
const files = ["FILES"];

const family = `vendemmia ${self.registration.scope} `;
const ours = family + version;

self.addEventListener("install", (event) => {
  const fetched = files.map((file) => new Request(file, { cache: "reload" }));
  event.waitUntil(caches.open(ours).then((cache) => cache.addAll(fetched)));
});

self.addEventListener("activate", (event) => {
  const older = (name) => name.startsWith(family) && name !== ours;
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter(older).map((name) => caches.delete(name))))
      .then(() => clients.claim()),
  );
});

self.addEventListener("message", ({ data }) => {
  if (data === "take over") self.skipWaiting();
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET") return;
  const wanted = request.mode === "navigate" ? "index.html" : request;
  event.respondWith(
    caches
      .open(ours)
      .then((cache) => cache.match(wanted, { ignoreSearch: true }))
      .then((kept) => kept ?? fetch(request)),
  );
});
