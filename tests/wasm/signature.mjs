// Plays seeded games in the WebAssembly build of the engine and prints their signature.
//
//   node tests/wasm/signature.mjs ENGINE.wasm GAMES

import { readFile } from 'node:fs/promises';

const [file, games] = process.argv.slice(2);
if (!file || !/^\d+$/.test(games ?? '')) {
  console.error('usage: signature.mjs ENGINE.wasm GAMES');
  process.exit(2);
}

// The engine asks nothing of the system. Whatever the C library imports is answered "not supported".
const kNotSupported = 52;
const wasi = new Proxy({}, { get: () => () => kNotSupported });

const { instance } = await WebAssembly.instantiate(await readFile(file), {
  wasi_snapshot_preview1: wasi,
});
instance.exports._initialize();

const signature = BigInt.asUintN(64, instance.exports.vendemmia_signature(Number(games)));
console.log(signature.toString(16).padStart(16, '0'));
