// Plays seeded games in WebAssembly and prints their signature, or that of what the networks say about them, or that of games that a bot
// plays.
//
//   node tests/wasm/signature.mjs ENGINE.wasm games|evaluations GAMES
//   node tests/wasm/signature.mjs VENDEMMIA.wasm BOT GAMES

import { readFile } from 'node:fs/promises';

const [file, what, games] = process.argv.slice(2);
if (!file || !what || !/^\d+$/.test(games ?? '')) {
  console.error('usage: signature.mjs FILE.wasm games|evaluations|BOT GAMES');
  process.exit(2);
}

// A search looks at the clock, whatever it says. Nothing else is asked of the system: it is answered "not supported".
const kNotSupported = 52;
const clock = (_id, _precision, into) => {
  new DataView(instance.exports.memory.buffer).setBigUint64(into, 0n, true);
  return 0;
};
const wasi = new Proxy({}, { get: (_, name) => (name === 'clock_time_get' ? clock : () => kNotSupported) });
const outside = new Proxy({}, { get: () => () => undefined });

const { instance } = await WebAssembly.instantiate(await readFile(file), {
  wasi_snapshot_preview1: wasi,
  vendemmia: outside,
});
instance.exports._initialize();

function ofBot(count) {
  const { memory, malloc, bot_signature: signatureOf } = instance.exports;
  const name = new TextEncoder().encode(what);
  const place = malloc(name.length);
  new Uint8Array(memory.buffer).set(name, place);
  return signatureOf(place, name.length, count);
}

const { vendemmia_signature: ofGames, vendemmia_evaluation_signature: ofEvaluations } = instance.exports;
const exported = { games: ofGames, evaluations: ofEvaluations }[what] ?? ofBot;
console.log(BigInt.asUintN(64, exported(Number(games))).toString(16).padStart(16, '0'));
