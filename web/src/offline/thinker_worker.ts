// Another copy of the program, which only thinks: first comes the module, then questions.
import { Program, type NetworkName } from "./program";
import type { FromThinker, ToThinker } from "./messages";

/** Before a network that could not be loaded is tried again, in milliseconds. */
const loadAfter = 2000;

let program: Program | null = null;
let networks = "";
const given = new Set<NetworkName>();
const say = (message: FromThinker) => self.postMessage(message);

async function load(into: Program, name: NetworkName): Promise<void> {
  const answer = await fetch(`${networks}${name}.net`);
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
  if (!into.giveNetwork(name, new Uint8Array(await answer.arrayBuffer())))
    throw new Error(`${name}: no network`);
  given.add(name);
}

/** A network comes with the first question of its kind of game; whoever plays no other kind never loads the others. */
async function think(by: Program, question: Uint8Array): Promise<void> {
  const name = by.networkFor(question);
  while (!given.has(name)) {
    try {
      await load(by, name);
    } catch (error) {
      say({ kind: "trouble", why: String(error) });
      await new Promise((resolve) => setTimeout(resolve, loadAfter));
    }
  }
  say({ kind: "thought", bytes: by.think(question) });
}

self.onmessage = ({ data }: MessageEvent<ToThinker>) => {
  if (data.kind === "begin") {
    program = new Program(data.module);
    networks = data.networks;
  } else if (program !== null) void think(program, data.question);
};
