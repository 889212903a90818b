// Makes static files of the built page and the game as WebAssembly, for any web host, and lays the same beside the server's page.
//
//   node scripts/site.mjs PAGE PROGRAM.wasm NETWORKS SITE
//
// SITE is made anew, and PAGE/offline; PAGE/index.html then says where that is. SITE_URL, where it is set, is the address at which the
// site will be: pictures for those who share a link are named by their whole address there.
import { createHash } from "node:crypto";
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

const [page, program, networks, site] = process.argv.slice(2);
if (site === undefined) throw new Error("usage: site.mjs PAGE PROGRAM.wasm NETWORKS SITE");
const parts = new URL("../site/", import.meta.url).pathname;
const url = process.env.SITE_URL ?? "";
const networkFiles = readdirSync(networks)
  .filter((name) => name.endsWith(".net"))
  .sort();

const hashOf = (content) => createHash("sha256").update(content).digest("hex");
const isKept = (file) => !/\.(br|gz)$|^\.|^offline\/|^index\.html$/.test(file);
const filesIn = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .filter(isKept)
    .sort();

const words = new URL("../../words/", import.meta.url).pathname;
const sentences = readdirSync(words, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => [name, path.join(words, name, "page/offline.json")])
  .map(([name, file]) => [name, JSON.parse(readFileSync(file, "utf8")).tooOld]);
const tooOld = readFileSync(path.join(parts, "too_old.js"), "utf8").replace(
  '{ WORDS: "" }',
  JSON.stringify(Object.fromEntries(sentences)),
);

/** The page's HTML, with everything that it names at `to`. */
function htmlAt(to, version) {
  const head = [
    `<link rel="manifest" href="manifest.webmanifest" />`,
    `<link rel="apple-touch-icon" href="icon_192.png" />`,
    `<meta property="og:title" content="Vendemmia" />`,
    `<meta property="og:type" content="website" />`,
    `<meta property="og:description" content="Run a Tuscan vineyard against the computer, alone or at one screen." />`,
    `<meta property="og:image" content="${url}share.jpg" />`,
    `<meta property="og:image:width" content="1200" />`,
    `<meta property="og:image:height" content="630" />`,
    `<meta property="og:image:alt" content="A Tuscan town on a hill, above its vineyards." />`,
    `<meta name="twitter:card" content="summary_large_image" />`,
    ...(url === "" ? [] : [`<meta property="og:url" content="${url}" />`]),
  ];
  return readFileSync(path.join(page, "index.html"), "utf8")
    .replace(/ data-offline="[^"]*"/, "")
    .replaceAll('="./', `="${to}`)
    .replace("<html ", `<html data-lobby="here" data-version="${version}" `)
    .replace("</body>", `  <script src="too_old.js"></script>\n  </body>`)
    .replace("</head>", `${head.map((line) => `  ${line}\n  `).join("")}</head>`);
}

/** Writes what is not the page's own into the folder; the page's files are at `to` from there. */
function lay(folder, to, shared) {
  mkdirSync(folder, { recursive: true });
  for (const file of readdirSync(parts).filter((name) => !/\.js$|maskable\.svg/.test(name)))
    cpSync(path.join(parts, file), path.join(folder, file));
  writeFileSync(path.join(folder, "too_old.js"), tooOld);
  cpSync(path.join(page, "favicon.svg"), path.join(folder, "icon.svg"));
  cpSync(program, path.join(folder, "vendemmia.wasm"));
  for (const file of networkFiles) cpSync(path.join(networks, file), path.join(folder, "networks", file));
  const own = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && !/service_worker|share\.jpg|\.(br|gz)$/.test(entry.name))
    .map((entry) => entry.name);
  const files = Object.fromEntries(
    [
      ...own.map((name) => [name, path.join(folder, name)]),
      ...networkFiles.map((name) => [`networks/${name}`, path.join(networks, name)]),
      ...shared.map((name) => [path.posix.normalize(to + name), path.join(page, name)]),
    ].map(([name, file]) => [name, hashOf(readFileSync(file))]),
  );
  const version = hashOf(JSON.stringify(files) + htmlAt(to, "")).slice(0, 16);
  writeFileSync(path.join(folder, "index.html"), htmlAt(to, version));
  const worker = readFileSync(path.join(parts, "service_worker.js"), "utf8")
    .replace("VERSION", version)
    .replace('{ FILES: "HASH" }', JSON.stringify(files));
  writeFileSync(path.join(folder, "service_worker.js"), worker);
}

const shared = filesIn(page);
rmSync(site, { recursive: true, force: true });
rmSync(path.join(page, "offline"), { recursive: true, force: true });
for (const file of shared) cpSync(path.join(page, file), path.join(site, file));
lay(site, "./", shared);
lay(path.join(page, "offline"), "../", shared);
const index = path.join(page, "index.html");
const html = readFileSync(index, "utf8").replace(/ data-offline="[^"]*"/, "");
writeFileSync(index, html.replace("<html ", '<html data-offline="./offline/index.html" '));
