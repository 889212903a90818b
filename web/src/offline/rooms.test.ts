import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { Changes } from "../wire/changes";
import type { ServerMessage } from "../wire/types";
import { Program, type RecordChange } from "./program";
import { forgetfulRecords } from "./records";
import { Rooms, type Keeper, type Thinker } from "./rooms";

const file = resolve("../build/wasm/vendemmia.wasm");
const networkFile = (name: string) => resolve(`../bots/networks/${name}.net`);

/** Bots that think in this very thread, a moment after they are asked. */
function thinkerHere(module: WebAssembly.Module): Thinker {
  const program = new Program(module);
  const wanted = new Set<number>();
  const given = new Set<string>();
  return {
    ask(question, bytes, answered) {
      wanted.add(question);
      const network = program.networkFor(bytes);
      if (!given.has(network)) {
        expect(program.giveNetwork(network, readFileSync(networkFile(network)))).toBe(true);
        given.add(network);
      }
      setTimeout(() => wanted.delete(question) && answered(program.think(bytes)), 0);
    },
    stop: (question) => void wanted.delete(question),
    stopAll: () => wanted.clear(),
  };
}

/** Somebody at a page. */
class Guest {
  heard: ServerMessage[] = [];
  closed = false;
  private readonly changes = new Changes();
  private readonly id: number;
  private lastId = 0;
  private waiting: (() => void)[] = [];

  constructor(private readonly rooms: Rooms) {
    const id = rooms.open({
      send: (text) => {
        const message = this.changes.read(JSON.parse(text) as ServerMessage);
        if (message !== null) this.heard.push(message);
        for (const wake of this.waiting.splice(0)) wake();
      },
      close: () => {
        this.closed = true;
        for (const wake of this.waiting.splice(0)) wake();
      },
    });
    if (id === null) throw new Error("There is no lobby.");
    this.id = id;
  }

  /** The first thing heard from `from` on that fits. */
  async until<T extends ServerMessage>(fits: (message: ServerMessage) => boolean, from = 0): Promise<T> {
    for (;;) {
      const found = this.heard.slice(from).find(fits);
      if (found !== undefined) return found as T;
      if (this.closed) throw new Error("closed");
      await new Promise<void>((wake) => this.waiting.push(wake));
    }
  }
  async ask(saying: object): Promise<ServerMessage> {
    const id = ++this.lastId;
    this.rooms.hear(this.id, JSON.stringify({ ...saying, id }));
    return this.until((message) => "id" in message && message.id === id);
  }
  last(is: string): ServerMessage | undefined {
    return this.heard.findLast((message) => message.is === is);
  }
  leave(): void {
    this.rooms.close(this.id);
  }
}

const aTable = (bot: string, more = {}) => ({
  do: "create",
  options: { players: 2, friendly: false, two_parents: false, last_year: 4 },
  seats: [
    { kind: "me", name: "Anna" },
    { kind: "bot", bot },
  ],
  listed: false,
  spectators: true,
  chat: true,
  pace: 0,
  seed: "7",
  ...more,
});

interface Made {
  table: string;
  host_secret: string;
  seats: { seat: number; secret: string }[];
}
interface Told {
  seq: number;
  ask?: { offers?: { answer: { text: string } }[] };
}

async function sitDown(guest: Guest, made: Made): Promise<void> {
  await guest.ask({ do: "enter", table: made.table, secrets: made.seats.map(({ secret }) => secret) });
}

/** Gives the first answer that is offered; false when there is nothing to answer. */
async function answer(guest: Guest): Promise<boolean> {
  const over = () => (guest.last("table") as { status?: string } | undefined)?.status === "over";
  const asked = () => {
    const update = guest.last("update") as unknown as Told | undefined;
    const offer = update?.ask?.offers?.[0]?.answer.text;
    return offer === undefined || update === undefined ? null : { seq: update.seq, offer };
  };
  for (let turn = asked(); !over(); turn = asked()) {
    if (turn !== null) {
      await guest.ask({ do: "act", seat: 0, seq: turn.seq, actions: [turn.offer] });
      return true;
    }
    const heard = guest.heard.length;
    await guest.until(() => true, heard);
  }
  return false;
}

describe.skipIf(!existsSync(file))("The rooms in WebAssembly", () => {
  let module: WebAssembly.Module;
  beforeAll(async () => {
    module = await WebAssembly.compile(readFileSync(file));
  });

  async function begun(keeper: Keeper, onWriting?: (works: boolean) => void): Promise<Rooms> {
    const rooms = new Rooms(module, keeper, thinkerHere(module), onWriting);
    await rooms.begin();
    return rooms;
  }

  it("play a whole game by messages, and go on after a reload in the middle", async () => {
    const records = forgetfulRecords();
    const first = new Guest(await begun(records));
    const made = (await first.ask(aTable("apprentice"))) as unknown as Made;
    await sitDown(first, made);
    for (let i = 0; i < 12; ++i) expect(await answer(first)).toBe(true);
    const before = first.last("update") as unknown as Told;

    const second = new Guest(await begun(records));
    await sitDown(second, made);
    const after = (await second.until((message) => message.is === "update")) as unknown as Told;
    expect(after.seq).toBe(before.seq);
    while (await answer(second)) expect(second.closed).toBe(false);
    expect((second.last("table") as { status?: string }).status).toBe("over");
    const keys = (await records.read()).map(([key]) => key);
    expect(keys).toContain(`finished/${made.table}`);
  });

  it("tell nobody what is not written, and begin again from what is", async () => {
    const kept = forgetfulRecords();
    let full = false;
    let hold: (() => void) | null = null;
    const held: RecordChange[][] = [];
    const keeper: Keeper = {
      read: () => kept.read(),
      async write(changes) {
        held.push(changes);
        await new Promise<void>((written) => (hold === null ? written() : (hold = written)));
        if (full) throw new DOMException("no room", "QuotaExceededError");
        await kept.write(changes);
      },
    };
    const told: boolean[] = [];
    const rooms = await begun(keeper, (works) => told.push(works));
    const guest = new Guest(rooms);
    const made = (await guest.ask(aTable("daydreamer", { pace: 10_000 }))) as unknown as Made;
    await sitDown(guest, made);
    const { seq, ask } = guest.last("update") as unknown as Told;

    hold = () => undefined;
    const heard = guest.heard.length;
    const acting = guest.ask({ do: "act", seat: 0, seq, actions: [ask?.offers?.[0]?.answer.text] });
    acting.catch(() => undefined);
    await new Promise((later) => setTimeout(later, 20));
    expect(guest.heard.length).toBe(heard);

    full = true;
    hold();
    hold = null;
    await expect(acting).rejects.toThrow("closed");
    expect(told).toEqual([false]);
    const again = new Guest(rooms);
    await sitDown(again, made);
    expect((again.last("update") as unknown as Told).seq).toBe(seq);
    const refused = await again.ask({ do: "act", seat: 0, seq, actions: [ask?.offers?.[0]?.answer.text] });
    expect(refused).toMatchObject({ is: "refused", code: "server_trouble" });
  });

  it("review the beginning of a game with a judge elsewhere", async () => {
    const whole = readFileSync(resolve("../tests/golden/games/two_random.journal"), "utf8");
    const record = whole.slice(0, whole.indexOf("check", whole.indexOf("Year 1, summer")));
    const guest = new Guest(await begun(forgetfulRecords()));
    const told = await guest.ask({ do: "review", record, seats: [0] });
    expect(told).toMatchObject({ is: "review", review: { players: 2, over: false } });
    expect(told).toHaveProperty("review.decisions.length", 4);
  });

  it("know the box and the law", () => {
    const program = new Program(module);
    expect(JSON.parse(program.catalogue())).toHaveProperty("boards");
    expect(Object.keys(JSON.parse(program.law()) as object)).not.toHaveLength(0);
  });
});
