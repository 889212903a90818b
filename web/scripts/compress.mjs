// Lays a brotli and a gzip sibling beside every text file of the built page, so that the server need not compress. What
// has newer ones already is left alone.
// Usage: node scripts/compress.mjs DIRECTORY
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const worthwhile = new Set([
  ".html",
  ".js",
  ".css",
  ".svg",
  ".json",
  ".txt",
  ".wasm",
  ".net",
  ".webmanifest",
]);
// Smaller files fit into one packet anyway.
const smallest = 512;

const directory = process.argv[2];
if (directory === undefined) throw new Error("Which directory?");

for (const entry of readdirSync(directory, { recursive: true, withFileTypes: true })) {
  const file = path.join(entry.parentPath, entry.name);
  if (!entry.isFile() || !worthwhile.has(path.extname(entry.name))) continue;
  const siblings = [`${file}.br`, `${file}.gz`];
  const written = statSync(file).mtimeMs;
  if (siblings.every((one) => existsSync(one) && statSync(one).mtimeMs >= written)) continue;
  const content = readFileSync(file);
  if (content.length < smallest) continue;
  const parameters = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  writeFileSync(`${file}.br`, brotliCompressSync(content, { params: parameters }));
  writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
}
