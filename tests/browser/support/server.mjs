// One `vendemmia serve` with a data folder of its own, which can be killed and started again on the same data.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createInterface } from "node:readline";
import { tmpdir } from "node:os";
import { join } from "node:path";

const root = new URL("../../..", import.meta.url).pathname;
export const program = process.env.VENDEMMIA ?? join(root, "build/release/vendemmia");
const pageFolder = process.env.VENDEMMIA_PAGE ?? join(root, "build/page");

// Nothing is left behind when the run is broken off.
const running = new Set();
process.on("exit", () => running.forEach((child) => child.kill("SIGKILL")));
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(1));

export class Server {
  #child = null;
  #data = null;
  #port = 0;
  #more = [];

  get address() {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** The first start takes any free port; later ones take the same again. `more` are further options of the program. */
  async start(more = this.#more) {
    this.#more = more;
    this.#data ??= await mkdtemp(join(tmpdir(), "vendemmia-browser-"));
    const options = ["serve", "--port", String(this.#port), "--data", this.#data, "--page", pageFolder];
    // So that a test can say that it comes from elsewhere, where one address may not open as many tables as tests need.
    options.push("--trusted-proxy", "127.0.0.1");
    const child = spawn(program, [...options, ...more, "--log-level", "warn"], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    this.#child = child;
    running.add(child);
    child.once("exit", () => running.delete(child));
    const failed = Promise.race([once(child, "error"), once(child, "exit")]).then(() => {
      throw new Error(`${program} did not start`);
    });
    this.#port = await Promise.race([portOf(child), failed]);
    failed.catch(() => undefined);
  }

  /** As a crash would end it. */
  async kill() {
    await this.#end("SIGKILL");
  }

  /** It keeps its connections and says nothing. */
  freeze() {
    this.#child?.kill("SIGSTOP");
  }

  thaw() {
    this.#child?.kill("SIGCONT");
  }

  async close() {
    this.thaw();
    await this.#end("SIGTERM");
    if (this.#data !== null) await rm(this.#data, { recursive: true, force: true });
  }

  async #end(signal) {
    const child = this.#child;
    this.#child = null;
    if (child === null || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, "exit");
    child.kill(signal);
    const patience = setTimeout(() => child.kill("SIGKILL"), 5000);
    await gone;
    clearTimeout(patience);
  }
}

async function portOf(child) {
  for await (const line of createInterface({ input: child.stdout })) {
    const served = /http:\/\/[^:]+:(\d+)\//.exec(line);
    if (served !== null) return Number(served[1]);
  }
  return new Promise(() => undefined);
}
