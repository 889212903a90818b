// The game as WebAssembly (offline/wasm in the sources of the program), with texts and bytes for pointers.

export interface RecordChange {
  key: string;
  /** null: the record is no more. */
  value: string | null;
}

/** What the program asks of whoever runs it. */
export interface Outside {
  send(connection: number, text: string): void;
  keep(changes: RecordChange[]): void;
  think(question: number, bytes: Uint8Array): void;
  stopThinking(question: number): void;
}

interface Exports {
  memory: WebAssembly.Memory;
  _initialize(): void;
  malloc(size: number): number;
  free(place: number): void;
  record(key: number, keySize: number, value: number, valueSize: number): void;
  begin(writingWorks: number): void;
  set_writing(works: number): void;
  open(connection: number): void;
  hear(connection: number, text: number, size: number): void;
  close(connection: number): void;
  thought(question: number, bytes: number, size: number): void;
  turn(): number;
  network_for(bytes: number, size: number): number;
  network(kind: number, bytes: number, size: number): number;
  think(bytes: number, size: number): void;
  catalogue(): void;
  law(): void;
}

const notSupported = 52;
/** In the order of the program's kinds of games. */
const networkNames = ["base", "base_alone", "extended", "extended_alone"] as const;
export type NetworkName = (typeof networkNames)[number];

const nobody: Outside = {
  send: () => undefined,
  keep: () => undefined,
  think: () => undefined,
  stopThinking: () => undefined,
};

export class Program {
  private readonly wasm: Exports;
  private given: Uint8Array = new Uint8Array();
  private changes: RecordChange[] = [];

  constructor(
    module: WebAssembly.Module,
    private readonly outside: Outside = nobody,
  ) {
    const imports = { vendemmia: this.imports(), wasi_snapshot_preview1: this.system() };
    this.wasm = new WebAssembly.Instance(module, imports).exports as unknown as Exports;
    this.wasm._initialize();
  }

  /** Before `begin`: what is stored. */
  record(key: string, value: string): void {
    this.with(key, (at, size) =>
      this.with(value, (there, length) => this.wasm.record(at, size, there, length)),
    );
  }
  /** Where nothing can be written, nothing is played until it can. */
  begin(writingWorks: boolean): void {
    this.wasm.begin(Number(writingWorks));
  }
  setWriting(works: boolean): void {
    this.wasm.set_writing(Number(works));
  }
  open(connection: number): void {
    this.wasm.open(connection);
  }
  hear(connection: number, text: string): void {
    this.with(text, (at, size) => this.wasm.hear(connection, at, size));
  }
  close(connection: number): void {
    this.wasm.close(connection);
  }
  thought(question: number, bytes: Uint8Array): void {
    this.with(bytes, (at, size) => this.wasm.thought(question, at, size));
  }
  /** One turn of its loop. Milliseconds until the next one is wanted; null: when something arrives. */
  turn(): number | null {
    const wait = this.wasm.turn();
    return wait < 0 ? null : wait;
  }

  /** The network that a question needs; it has to be given before the first such question is thought about. */
  networkFor(bytes: Uint8Array): NetworkName {
    return networkNames[this.with(bytes, (at, size) => this.wasm.network_for(at, size))] ?? "base";
  }
  /** Whether these are the bytes of a network. */
  giveNetwork(name: NetworkName, bytes: Uint8Array): boolean {
    return this.with(bytes, (at, size) => this.wasm.network(networkNames.indexOf(name), at, size)) === 1;
  }
  /** What a bot answers to a question that another copy of the program has asked. */
  think(bytes: Uint8Array): Uint8Array {
    this.with(bytes, (at, size) => this.wasm.think(at, size));
    return this.given;
  }
  catalogue(): string {
    this.wasm.catalogue();
    return new TextDecoder().decode(this.given);
  }
  law(): string {
    this.wasm.law();
    return new TextDecoder().decode(this.given);
  }

  private with<T>(what: string | Uint8Array, call: (place: number, size: number) => T): T {
    const bytes = typeof what === "string" ? new TextEncoder().encode(what) : what;
    const place = this.wasm.malloc(Math.max(bytes.length, 1));
    new Uint8Array(this.wasm.memory.buffer).set(bytes, place);
    const result = call(place, bytes.length);
    this.wasm.free(place);
    return result;
  }
  private bytes(place: number, size: number): Uint8Array {
    return new Uint8Array(this.wasm.memory.buffer).slice(place, place + size);
  }
  private text(place: number, size: number): string {
    return new TextDecoder().decode(this.bytes(place, size));
  }

  private imports(): WebAssembly.ModuleImports {
    return {
      send: (connection: number, at: number, size: number) =>
        this.outside.send(connection, this.text(at, size)),
      change: (key: number, keySize: number, value: number, size: number) => {
        this.changes.push({
          key: this.text(key, keySize),
          value: value === 0 ? null : this.text(value, size),
        });
      },
      kept: () => {
        const { changes } = this;
        this.changes = [];
        this.outside.keep(changes);
      },
      think: (question: number, at: number, size: number) =>
        this.outside.think(question, this.bytes(at, size)),
      stop_thinking: (question: number) => this.outside.stopThinking(question),
      text: (at: number, size: number) => {
        this.given = this.bytes(at, size);
      },
      log: (isError: number, at: number, size: number) => {
        if (isError !== 0) console.warn(this.text(at, size));
      },
    };
  }

  /** Of what a system offers, the program needs the time and chance. */
  private system(): WebAssembly.ModuleImports {
    const offered: Record<string, (...all: never[]) => number> = {
      clock_time_get: (clock: number, _precision: bigint, into: number) => {
        const wallClock = 0;
        const milliseconds = clock === wallClock ? Date.now() : performance.now();
        new DataView(this.wasm.memory.buffer).setBigUint64(
          into,
          BigInt(Math.round(milliseconds * 1e6)),
          true,
        );
        return 0;
      },
      random_get: (into: number, size: number) => {
        crypto.getRandomValues(new Uint8Array(this.wasm.memory.buffer, into, size));
        return 0;
      },
    };
    return new Proxy(offered, {
      get: (known, name: string) => known[name] ?? (() => notSupported),
    });
  }
}
