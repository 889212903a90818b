// The worker of a page that plays without a server. Of all tabs' workers one has the rooms; the others pass on what their pages say. When
// its tab is closed, the next one takes up what is stored, and all pages open new lines.
import { mergedWith, readWhole, wholeOf } from "./file";
import type { BetweenTabs, Storage, ToPage, ToWorker } from "./messages";
import { Program } from "./program";
import { forgetfulRecords, openRecords } from "./records";
import { Rooms, type Keeper } from "./rooms";
import { workerThinker } from "./thinker";

const roomsLock = "vendemmia.rooms";
const tabLock = (tab: string) => `vendemmia.tab.${tab}`;

const tab = crypto.randomUUID();
const channel = new BroadcastChannel("vendemmia.rooms");
const say = (message: BetweenTabs) => channel.postMessage(message);
const tellPage = (message: ToPage) => self.postMessage(message);

let storage: Storage = "kept";
let rooms: Rooms | null = null;
let keeper: Keeper = forgetfulRecords();
let reader: Program | null = null;
/** The page's own lines, wherever they lead. */
const own = new Set<number>();
/** In the worker that has the rooms: the lines of all tabs. */
const led = new Map<string, Map<number, number>>();

/** As long as this worker lives. */
function hold(lock: string): Promise<void> {
  return new Promise((held) => {
    void navigator.locks.request(lock, () => {
      held();
      return new Promise(() => undefined);
    });
  });
}

function answerTo(from: string, message: ToPage): void {
  if (from === tab) hearBack(message);
  else say({ to: from, message });
}

function hearBack(message: ToPage): void {
  if (message.kind === "closed") own.delete(message.line);
  tellPage(message);
}

function note(now: Storage): void {
  storage = now;
  tellPage({ kind: "storage", storage });
}

/** What a page says, in the worker that has the rooms. */
function hear(from: string, message: ToWorker): void {
  if (rooms === null) return;
  let lines = led.get(from);
  if (lines === undefined) {
    led.set(from, (lines = new Map<number, number>()));
    if (from !== tab) void navigator.locks.request(tabLock(from), () => forgetTab(from));
  }
  const has = lines;
  if (message.kind === "open") {
    const { line } = message;
    const id = rooms.open({
      send: (text) => answerTo(from, { kind: "said", line, text }),
      close: () => {
        has.delete(line);
        answerTo(from, { kind: "closed", line });
      },
    });
    if (id === null) return answerTo(from, { kind: "closed", line });
    has.set(line, id);
    answerTo(from, { kind: "opened", line });
  } else if (message.kind === "say") {
    const id = has.get(message.line);
    if (id === undefined) answerTo(from, { kind: "closed", line: message.line });
    else rooms.hear(id, message.text);
  } else if (message.kind === "close") {
    const id = has.get(message.line);
    has.delete(message.line);
    if (id !== undefined) rooms.close(id);
  }
}

/** The tab is gone, and let go of its lock. */
function forgetTab(from: string): void {
  for (const id of led.get(from)?.values() ?? []) rooms?.close(id);
  led.delete(from);
}

async function answer(message: ToWorker & { kind: "ask" }): Promise<string> {
  if (reader === null) throw new Error("too early");
  switch (message.what) {
    case "catalogue":
      return reader.catalogue();
    case "law":
      return reader.law();
    case "export":
      return JSON.stringify(wholeOf(await keeper.read()));
    case "import": {
      const file = readWhole(message.text ?? "");
      if (file === null) throw new Error("other_file");
      await keeper.write(mergedWith(new Map(await keeper.read()), file.records));
      if (rooms !== null) await rooms.begin();
      else say({ to: "owner", message: "read again" });
      return "";
    }
  }
}

function fromPage(message: ToWorker & { kind: "open" | "say" | "close" }): void {
  if (message.kind === "open") own.add(message.line);
  if (message.kind === "close") own.delete(message.line);
  if (rooms !== null) hear(tab, message);
  else say({ to: "owner", from: tab, message });
}

channel.onmessage = ({ data }: MessageEvent<BetweenTabs>) => {
  if (data.to === tab) hearBack(data.message);
  else if (data.to === "all" && "storage" in data) {
    note(data.storage);
    // Somebody else has the rooms now: whatever led to those before leads nowhere.
    if (data.message === "begun") for (const line of [...own]) hearBack({ kind: "closed", line });
  } else if (data.to === "owner" && rooms !== null) {
    if ("from" in data) hear(data.from, data.message);
    else void rooms.begin();
  }
};

async function begin(address: string): Promise<void> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  // A host that calls it something else has to be waited for.
  const module = await (answer.headers.get("Content-Type") === "application/wasm"
    ? WebAssembly.compileStreaming(answer)
    : WebAssembly.compile(await answer.arrayBuffer()));
  reader = new Program(module);
  try {
    keeper = await openRecords();
  } catch (error) {
    // Then every tab plays for itself.
    console.warn("no storage:", error);
    await takeRooms(address, module, "unkept");
    return;
  }
  await hold(tabLock(tab));
  await navigator.locks.request(roomsLock, async () => {
    await takeRooms(address, module, "kept");
    return new Promise(() => undefined);
  });
}

/** Bots think about two questions at a time where that leaves processors for the page and its rooms. */
const thinkerPlaces = navigator.hardwareConcurrency > 3 ? 2 : 1;

async function takeRooms(address: string, module: WebAssembly.Module, kept: Storage): Promise<void> {
  const thinker = workerThinker({
    places: thinkerPlaces,
    makeWorker: () => new Worker(new URL("./thinker_worker.ts", import.meta.url), { type: "module" }),
    module,
    networks: new URL("networks/", address).href,
    onTrouble: (why) => (why === null ? note(storage) : tellPage({ kind: "failed", why })),
  });
  const made = new Rooms(module, keeper, thinker, (works) => {
    note(works ? kept : "full");
    say({ to: "all", message: "storage", storage });
  });
  await made.begin();
  rooms = made;
  note(kept);
  if (kept === "kept") say({ to: "all", message: "begun", storage });
  for (const line of [...own]) hearBack({ kind: "closed", line });
}

self.onmessage = ({ data }: MessageEvent<ToWorker>) => {
  if (data.kind === "begin") {
    begin(data.program).catch((error: unknown) => tellPage({ kind: "failed", why: String(error) }));
  } else if (data.kind === "ask") {
    const { id } = data;
    answer(data).then(
      (text) => tellPage({ kind: "answer", id, text }),
      (error: unknown) => tellPage({ kind: "refused", id, why: error instanceof Error ? error.message : "" }),
    );
  } else {
    fromPage(data);
  }
};
