// Plays seeded games in WebAssembly and prints their signature, or that of what the networks say about them, or that of games that a bot
// plays; or compares how many lines of play there are with the golden file.
//
//   node tests/wasm/signature.mjs VENDEMMIA.wasm games|evaluations|BOT GAMES
//   node tests/wasm/signature.mjs VENDEMMIA.wasm lines tests/golden/perft.txt

import { readFile } from 'node:fs/promises';
import { instanceOf, networkNames, signatureOf, wrongCounts } from './program.mjs';

const [file, what, much] = process.argv.slice(2);
if (!file || !what || !much || (what !== 'lines' && !/^\d+$/.test(much))) {
  console.error('usage: signature.mjs VENDEMMIA.wasm games|evaluations|BOT GAMES, or ... lines FILE');
  process.exit(2);
}
const folder = new URL('../../bots/networks/', import.meta.url);
const networks = await Promise.all(networkNames.map((name) => readFile(new URL(`${name}.net`, folder))));
const program = await instanceOf(await readFile(file), networks);

if (what === 'lines') {
  const wrong = wrongCounts(program, await readFile(much, 'utf8'));
  for (const line of wrong) console.error(`counted otherwise: ${line}`);
  console.log(`lines of play: ${wrong.length === 0 ? 'all as in' : 'not as in'} ${much}`);
  process.exitCode = wrong.length === 0 ? 0 : 1;
} else {
  console.log(signatureOf(program, what, Number(much)));
}
