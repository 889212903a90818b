// The game as WebAssembly without anything around it, for tests in Node and in a browser.

const notSupported = 52;
export const networkNames = ['base', 'base_alone', 'extended', 'extended_alone'];

/** `networks` are the bytes of the networks, in the order of their names. */
export async function instanceOf(bytes, networks) {
  // A search looks at the clock, whatever it says. Nothing else is asked of the system.
  const clock = (_id, _precision, into) => {
    new DataView(instance.exports.memory.buffer).setBigUint64(into, 0n, true);
    return 0;
  };
  const system = new Proxy({}, { get: (_, name) => (name === 'clock_time_get' ? clock : () => notSupported) });
  const outside = new Proxy({}, { get: () => () => undefined });
  const { instance } = await WebAssembly.instantiate(bytes, {
    wasi_snapshot_preview1: system,
    vendemmia: outside,
  });
  const { exports } = instance;
  exports._initialize();
  networks.forEach((network, kind) => {
    if (exports.network(kind, placed(exports, network), network.length) !== 1)
      throw new Error(`${networkNames[kind]} is not a network`);
  });
  return exports;
}

function placed(exports, bytes) {
  const place = exports.malloc(bytes.length);
  new Uint8Array(exports.memory.buffer).set(bytes, place);
  return place;
}

/** Of "games", of "evaluations" or of games that a bot plays: sixteen hexadecimal digits, as `vendemmia signature` prints them. */
export function signatureOf(exports, what, games) {
  const name = new TextEncoder().encode(what);
  const number =
    what === 'games'
      ? exports.signature(games)
      : what === 'evaluations'
        ? exports.evaluation_signature(games)
        : exports.bot_signature(placed(exports, name), name.length, games);
  return BigInt.asUintN(64, number).toString(16).padStart(16, '0');
}

const moduleNames = ['board', 'workers', 'structures'];

/** Those lines of tests/golden/perft.txt whose count comes out otherwise here. */
export function wrongCounts(exports, golden) {
  const lines = golden.split('\n').filter((line) => /^\d/.test(line));
  if (lines.length === 0) throw new Error('no counts');
  return lines.filter((line) => {
    const [players, seed, depth, count, challenge = 0, modules = ''] = line.split(' ');
    const set = moduleNames.reduce((sum, name, i) => sum + (modules.split(',').includes(name) ? 1 << i : 0), 0);
    return exports.count_lines(Number(players), Number(seed), Number(depth), Number(challenge), set) !== BigInt(count);
  });
}
