import { Program, type RecordChange } from "./program";

/** Where records outlive the page. */
export interface Keeper {
  read(): Promise<[key: string, value: string][]>;
  /** All of them or none; on disk when it is done. */
  write(changes: RecordChange[]): Promise<void>;
}

/** Who thinks for the bots, elsewhere. */
export interface Thinker {
  ask(question: number, bytes: Uint8Array, answered: (bytes: Uint8Array) => void): void;
  stop(question: number): void;
  stopAll(): void;
}

/** One page that plays here. */
export interface Line {
  send(text: string): void;
  /** It has to open another one. */
  close(): void;
}

interface Turn {
  changes: RecordChange[];
  said: [connection: number, text: string][];
}

/** Before something that has failed is tried again, in milliseconds. */
const probeAfter = 2000;
/** Of a record of no importance: whether the next move could be stored. */
const probeSize = 8192;
const probeKey = "probe";

/** The lobby of this browser. Nobody is told what is not stored: what a turn of the program has to say waits until all records
 * before it are written. When they cannot be, the program and all lines are given up, and begun again from what is
 * stored. */
export class Rooms {
  private program: Program | null = null;
  private readonly lines = new Map<number, Line>();
  private lastLine = 0;
  private now: Turn = { changes: [], said: [] };
  private readonly turns: Turn[] = [];
  private pumping = false;
  private beginnings = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private writes = true;

  constructor(
    private readonly module: WebAssembly.Module,
    private readonly keeper: Keeper,
    private readonly thinker: Thinker,
    /** Told when writing begins to fail, and when it works again. */
    private readonly onWriting: (works: boolean) => void = () => undefined,
  ) {}

  /** From what is stored. */
  async begin(): Promise<void> {
    const beginning = ++this.beginnings;
    clearTimeout(this.timer);
    this.program = null;
    this.thinker.stopAll();
    this.turns.length = 0;
    this.now = { changes: [], said: [] };
    for (const line of this.lines.values()) line.close();
    this.lines.clear();
    const records = await this.keeper.read();
    if (beginning !== this.beginnings) return;
    const mine = <Args extends unknown[]>(then: (...args: Args) => void) => {
      return (...args: Args) => {
        if (beginning === this.beginnings) then(...args);
      };
    };
    const program = new Program(this.module, {
      send: mine((connection: number, text: string) => this.now.said.push([connection, text])),
      keep: mine((changes: RecordChange[]) => this.now.changes.push(...changes)),
      think: mine((question: number, bytes: Uint8Array) =>
        this.thinker.ask(
          question,
          bytes,
          mine((answer: Uint8Array) => this.run((it) => it.thought(question, answer))),
        ),
      ),
      stopThinking: mine((question: number) => this.thinker.stop(question)),
    });
    for (const [key, value] of records) program.record(key, value);
    this.program = program;
    this.run((it) => it.begin(this.writes));
  }

  /** Null while there is no lobby. */
  open(line: Line): number | null {
    if (this.program === null) return null;
    const id = ++this.lastLine;
    this.lines.set(id, line);
    this.run((it) => it.open(id));
    return id;
  }
  hear(id: number, text: string): void {
    if (this.lines.has(id)) this.run((it) => it.hear(id, text));
  }
  close(id: number): void {
    if (this.lines.delete(id)) this.run((it) => it.close(id));
  }

  private run(what: (program: Program) => void): void {
    const { program } = this;
    if (program === null) return;
    clearTimeout(this.timer);
    try {
      what(program);
      let wait = program.turn();
      for (; wait === 0; wait = program.turn()) this.endTurn();
      this.endTurn();
      if (wait !== null) this.timer = setTimeout(() => this.run(() => undefined), Math.min(wait, 2 ** 30));
    } catch (error) {
      // A mistake of ours: nothing that was not stored is believed.
      console.error(error);
      this.program = null;
      this.timer = setTimeout(() => void this.beginAgain(), probeAfter);
    }
  }

  /** As often as it takes. */
  private async beginAgain(): Promise<void> {
    try {
      await this.begin();
    } catch (error) {
      console.error(error);
      this.timer = setTimeout(() => void this.beginAgain(), probeAfter);
    }
  }

  private endTurn(): void {
    const turn = this.now;
    if (turn.changes.length === 0 && turn.said.length === 0) return;
    this.now = { changes: [], said: [] };
    this.turns.push(turn);
    void this.pump();
  }

  private async pump(): Promise<void> {
    if (this.pumping) return;
    this.pumping = true;
    while (this.turns.length > 0) {
      const [turn] = this.turns.splice(0, 1);
      const beginning = this.beginnings;
      try {
        if (turn !== undefined && turn.changes.length > 0) await this.keeper.write(turn.changes);
      } catch (error) {
        console.warn("not stored:", error);
        if (beginning !== this.beginnings) continue;
        this.noteWriting(false);
        await this.beginAgain();
        void this.probe();
        continue;
      }
      if (turn === undefined || beginning !== this.beginnings) continue;
      for (const [id, text] of turn.said) this.lines.get(id)?.send(text);
    }
    this.pumping = false;
  }

  private noteWriting(works: boolean): void {
    this.writes = works;
    this.run((it) => it.setWriting(works));
    this.onWriting(works);
  }

  /** Until something can be written again. */
  private async probe(): Promise<void> {
    while (!this.writes) {
      await new Promise((resolve) => setTimeout(resolve, probeAfter));
      try {
        await this.keeper.write([{ key: probeKey, value: "x".repeat(probeSize) }]);
        await this.keeper.write([{ key: probeKey, value: null }]);
        this.noteWriting(true);
      } catch {
        // Next time.
      }
    }
  }
}
