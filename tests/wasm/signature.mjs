// Plays seeded games in the WebAssembly build of the engine and prints their signature, or that of what the networks say about them.
//
//   node tests/wasm/signature.mjs ENGINE.wasm games|evaluations GAMES

import { readFile } from 'node:fs/promises';

const [file, what, games] = process.argv.slice(2);
if (!file || !['games', 'evaluations'].includes(what) || !/^\d+$/.test(games ?? '')) {
  console.error('usage: signature.mjs ENGINE.wasm games|evaluations GAMES');
  process.exit(2);
}

// The engine asks nothing of the system. Whatever the C library imports is answered "not supported".
const kNotSupported = 52;
const wasi = new Proxy({}, { get: () => () => kNotSupported });

const { instance } = await WebAssembly.instantiate(await readFile(file), {
  wasi_snapshot_preview1: wasi,
});
instance.exports._initialize();

const exported =
  what === 'games' ? instance.exports.vendemmia_signature : instance.exports.vendemmia_evaluation_signature;
const signature = BigInt.asUintN(64, exported(Number(games)));
console.log(signature.toString(16).padStart(16, '0'));
