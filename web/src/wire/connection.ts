import { Changes } from "./changes";
import { lineHere } from "./line_here";
import { addressAt, lobbyIsHere } from "./place";
import type { ClientMessage, ErrorCode, Hello, Reason, Refused, ServerMessage } from "./types";

export type LinkState = "connecting" | "open" | "lost";

/** What the server refused, or could not be asked because the connection is down. */
export class Refusal extends Error {
  constructor(
    readonly code: ErrorCode | "connection_lost",
    readonly reason?: Reason,
    text = "",
    /** Of the file that is wrong. */
    readonly line?: number,
  ) {
    super(text === "" ? code : text);
  }
}

/** More than the server takes in one message; nothing was sent. Sizes are in bytes. */
export class TooLong extends Error {
  constructor(
    readonly size: number,
    readonly most: number,
  ) {
    super(`${size} bytes, at most ${most}`);
  }
}

/** Each kind of message without its id, which the connection gives. */
type WithoutId<T> = T extends { id?: number } ? Omit<T, "id"> : never;
export type Saying = WithoutId<ClientMessage>;

export interface SocketLike {
  readyState: number;
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onclose: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
}

interface Waiting {
  saying: Saying;
  resolve: (message: ServerMessage) => void;
  reject: (problem: Refusal | TooLong) => void;
}

const open = 1;
const firstDelay = 250;
const longestDelay = 8000;
/** Milliseconds of silence after which the server is asked whether it is there, and how long it may take to say so: together less
 * than five seconds. */
const silence = 2000;
const patience = 2500;
/** Nobody looks at a hidden page; the server's own pings keep its connection. */
const hiddenSilence = 30_000;
/** For a connection to open: a frozen server takes it and says nothing. */
const openPatience = 5000;
/** How often it goes from one server to the next at once, where several share their tables; then it waits as after a failure. */
const hopsAtOnce = 2;

/** One connection to the lobby, on a server or in this browser, for the whole page. It notices when the server has fallen silent and reconnects by itself; code
 * that has to say something again after that listens with `onOpen`. Where several servers share their tables, it goes to the one that
 * has the table. */
export class Connection {
  hello: Hello | null = null;
  state: LinkState = "connecting";
  private socket: SocketLike | null = null;
  private nextId = 1;
  private delay = firstDelay;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pulse: ReturnType<typeof setTimeout> | undefined;
  private heardAt = 0;
  private hidden = false;
  private closed = false;
  /** The server that is meant; null: any. */
  private node: string | null = null;
  private opened = false;
  private hops = 0;
  private readonly changes = new Changes();
  /** A change did not fit, and everything was asked for again. */
  private lost = false;
  private readonly waiting = new Map<number, Waiting>();
  /** To be said as soon as the next server listens. */
  private readonly sentOn: Waiting[] = [];
  private readonly listeners = new Set<(message: ServerMessage) => void>();
  private readonly openers = new Set<() => void>();
  private readonly watchers = new Set<(state: LinkState) => void>();

  constructor(
    private readonly makeSocket: (node: string | null) => SocketLike,
    private readonly random: () => number = Math.random,
  ) {
    this.connect();
  }

  /** Resolves with the answer that carries the message's id; rejects with a Refusal. */
  ask<Answer extends ServerMessage>(saying: Saying): Promise<Answer> {
    return new Promise<Answer>((resolve, reject) => {
      this.send({ saying, resolve: resolve as (message: ServerMessage) => void, reject });
    });
  }

  private send(waiting: Waiting): void {
    const socket = this.socket;
    if (socket?.readyState !== open) return waiting.reject(new Refusal("connection_lost"));
    const id = this.nextId++;
    const text = JSON.stringify({ ...waiting.saying, id });
    const most = this.hello?.largest_message ?? Infinity;
    const size = new TextEncoder().encode(text).length;
    if (size > most) return waiting.reject(new TooLong(size, most));
    this.waiting.set(id, waiting);
    socket.send(text);
  }

  listen(listener: (message: ServerMessage) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Called whenever the connection is ready; at once if it is already. */
  onOpen(opener: () => void): () => void {
    this.openers.add(opener);
    if (this.state === "open") opener();
    return () => this.openers.delete(opener);
  }

  onState(watcher: (state: LinkState) => void): () => void {
    this.watchers.add(watcher);
    return () => this.watchers.delete(watcher);
  }

  /** Tries at once instead of waiting for the next attempt. */
  retry(): void {
    if (this.closed || this.state === "open") return;
    this.connect();
  }

  /** Somebody looks again, or the network is back: whether the server is still there is found out now. */
  check(): void {
    if (this.state === "open") this.ping();
    else this.retry();
  }

  /** The network is gone; nothing is lost by not waiting for the silence. */
  drop(): void {
    if (!this.closed && this.state === "open") this.lose();
  }

  hide(hidden: boolean): void {
    if (this.hidden === hidden) return;
    this.hidden = hidden;
    if (!hidden) this.check();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    clearTimeout(this.pulse);
    this.socket?.close();
  }

  private connect(): void {
    clearTimeout(this.timer);
    clearTimeout(this.pulse);
    this.abandon();
    const socket = this.makeSocket(this.node);
    this.socket = socket;
    this.opened = false;
    this.timer = setTimeout(() => this.lose(), openPatience);
    socket.onopen = () => {
      clearTimeout(this.timer);
      this.opened = true;
      if (this.hops <= hopsAtOnce) this.delay = firstDelay;
      this.enter("open");
      this.listenForSilence();
      for (const opener of [...this.openers]) opener();
      for (const waiting of this.sentOn.splice(0)) this.send(waiting);
    };
    this.lost = false;
    socket.onmessage = ({ data }) => {
      this.heardAt = Date.now();
      this.hear(JSON.parse(data) as ServerMessage);
    };
    socket.onclose = () => {
      if (this.socket === socket) this.lose();
    };
  }

  /** The line is down, or as good as down. */
  private lose(): void {
    clearTimeout(this.timer);
    clearTimeout(this.pulse);
    this.abandon();
    this.enter("lost");
    this.giveUp();
    if (this.closed) return;
    // Whichever server there is knows where to go.
    if (!this.opened) this.node = null;
    // Whoever was cut off together does not come back together.
    this.timer = setTimeout(() => this.connect(), this.delay * (0.5 + this.random() / 2));
    this.delay = Math.min(this.delay * 2, longestDelay);
  }

  private giveUp(): void {
    const lost = [...this.waiting.values(), ...this.sentOn.splice(0)];
    this.waiting.clear();
    for (const { reject } of lost) reject(new Refusal("connection_lost"));
  }

  /** Another server has what was asked for, `again` included, which is said there. */
  private follow(node: string | null, again?: Waiting): void {
    const known = node !== null && node === this.node;
    this.node = node;
    if (++this.hops > hopsAtOnce || known) {
      again?.reject(new Refusal("connection_lost"));
      this.opened = !known;
      return this.lose();
    }
    this.giveUp();
    if (again !== undefined) this.sentOn.push(again);
    this.enter("connecting");
    this.connect();
  }

  /** What it still says concerns nobody. */
  private abandon(): void {
    const { socket } = this;
    this.socket = null;
    if (socket === null) return;
    socket.onopen = socket.onclose = socket.onmessage = null;
    socket.close();
  }

  private listenForSilence(): void {
    clearTimeout(this.pulse);
    this.heardAt = Date.now();
    const wait = () => (this.hidden ? hiddenSilence : silence);
    const listen = () => {
      const quiet = Date.now() - this.heardAt;
      if (quiet >= wait()) this.ping();
      else this.pulse = setTimeout(listen, wait() - quiet);
    };
    this.pulse = setTimeout(listen, wait());
  }

  private ping(): void {
    const { socket } = this;
    if (socket?.readyState !== open) return;
    clearTimeout(this.pulse);
    const asked = Date.now();
    this.ask({ do: "ping" }).then(
      () => this.socket === socket && this.listenForSilence(),
      () => undefined,
    );
    this.pulse = setTimeout(() => {
      // A page that was asleep has not heard what waits for it: that is not the server's silence.
      const slept = Date.now() - asked > 2 * patience;
      if (this.heardAt >= asked || slept) this.listenForSilence();
      else this.lose();
    }, patience);
  }

  private enter(state: LinkState): void {
    this.state = state;
    for (const watcher of [...this.watchers]) watcher(state);
  }

  private hear(message: ServerMessage): void {
    if (message.is === "hello") this.hello = message;
    if (message.is === "moved") return this.follow(message.node ?? null);
    if (message.is === "table") this.hops = 0;
    const whole = this.changes.read(message);
    if (message.is === "change") this.recover(whole !== null);
    // Listeners first, so that whoever waits for the answer finds the stores up to date.
    if (whole !== null) for (const listener of [...this.listeners]) listener(whole);
    const id = "id" in message ? message.id : undefined;
    const waiting = id === undefined ? undefined : this.waiting.get(id);
    if (id === undefined || waiting === undefined) return;
    this.waiting.delete(id);
    if (message.is === "refused" && message.code === "elsewhere")
      this.followFor(waiting, message.node ?? null);
    else if (message.is === "refused") waiting.reject(refusalOf(message));
    else waiting.resolve(whole ?? message);
  }

  /** Whoever enters does so again by itself when the connection is open, and answers are given again then. */
  private followFor(waiting: Waiting, node: string | null): void {
    const alone = waiting.saying.do === "enter" || waiting.saying.do === "act";
    if (alone) waiting.reject(new Refusal("connection_lost"));
    this.follow(node, alone ? undefined : waiting);
  }

  /** After a gap everything is asked for again, once. */
  private recover(fits: boolean): void {
    const asks = !fits && !this.lost;
    this.lost = !fits;
    if (asks) this.ask({ do: "view" }).catch(() => undefined);
  }
}

function refusalOf({ code, reason, text, line }: Refused): Refusal {
  return new Refusal(code, reason, text, line);
}

/** A proxy in front of several servers knows by the name which one is meant. */
function lineToServer(node: string | null): SocketLike {
  const { protocol, host } = window.location;
  const path = node === null ? "/ws" : `/ws/${encodeURIComponent(node)}`;
  return new WebSocket(`${protocol === "https:" ? "wss" : "ws"}://${host}${addressAt(path)}`) as SocketLike;
}

let shared: Connection | null = null;

export function sharedConnection(): Connection {
  if (shared === null) {
    const connection = new Connection(lobbyIsHere() ? lineHere : lineToServer);
    if (!lobbyIsHere()) {
      window.addEventListener("online", () => connection.check());
      window.addEventListener("offline", () => connection.drop());
    }
    document.addEventListener("visibilitychange", () => connection.hide(document.hidden));
    shared = connection;
  }
  return shared;
}
