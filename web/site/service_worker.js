// Keeps one version of the page and the game, whole, so that it opens without a network. Another version is fetched beside it, and waits
// until the page says that somebody wants it: nobody is served a mixture of two, not even while a host is being given a new one.
// scripts/site.mjs fills in the version and the files with their hashes; the page has none, as some hosts write into it.
/* global self, caches, clients, crypto, fetch */
const version = "VERSION";
const files = { FILES: "HASH" };
const page = "index.html";

const family = `vendemmia ${self.registration.scope} `;
const ours = family + version;

async function hashOf(answer) {
  const digest = await crypto.subtle.digest("SHA-256", await answer.arrayBuffer());
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

async function isOurs(file, answer) {
  return file === page ? (await answer.text()).includes(version) : (await hashOf(answer)) === files[file];
}

async function keep(cache, file) {
  // The host is asked whether what the browser has is still right, but it is not loaded twice.
  const answer = await fetch(file, { cache: "no-cache" });
  if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
  if (!(await isOurs(file, answer.clone()))) throw new Error(`${file}: of another version`);
  await cache.put(file, answer);
}

self.addEventListener("install", (event) => {
  const keepAll = (cache) => Promise.all([page, ...Object.keys(files)].map((file) => keep(cache, file)));
  event.waitUntil(caches.open(ours).then(keepAll));
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
  const wanted = request.mode === "navigate" ? page : request;
  event.respondWith(
    caches
      .open(ours)
      .then((cache) => cache.match(wanted, { ignoreSearch: true }))
      .then((kept) => kept ?? fetch(request)),
  );
});
