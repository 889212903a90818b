import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Connection, Refusal, TooLong, type SocketLike } from "./connection";
import type { ServerMessage } from "./types";

class FakeSocket implements SocketLike {
  readyState = 0;
  sent: { id: number; do: string }[] = [];
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  send(text: string) {
    this.sent.push(JSON.parse(text) as { id: number; do: string });
  }
  open() {
    this.readyState = 1;
    this.onopen?.();
  }
  close() {
    this.readyState = 3;
    this.onclose?.();
  }
  say(message: ServerMessage) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

describe("Connection", () => {
  let sockets: FakeSocket[];
  let nodes: (string | null)[];
  let connection: Connection;
  const latest = () => sockets.at(-1) as FakeSocket;
  beforeEach(() => {
    vi.useFakeTimers();
    sockets = [];
    nodes = [];
    connection = new Connection(
      (node) => {
        nodes.push(node);
        sockets.push(new FakeSocket());
        return latest();
      },
      () => 1,
    );
  });
  afterEach(() => vi.useRealTimers());

  it("sends nothing that the server would not take", async () => {
    latest().open();
    latest().say({
      is: "hello",
      version: "",
      rules: 1,
      bots: [],
      timed_bot: "",
      largest_message: 200,
      grace: 60,
    });
    const asked = connection.ask({ do: "replay", record: "ü".repeat(100), at: 0 });
    await expect(asked).rejects.toMatchObject({ most: 200 });
    await expect(asked).rejects.toBeInstanceOf(TooLong);
    expect(latest().sent).toEqual([]);
  });

  it("resolves with the answer that carries the id", async () => {
    latest().open();
    const first = connection.ask({ do: "tables" });
    const second = connection.ask({ do: "skip" });
    const [one, two] = latest().sent;
    latest().say({ is: "done", id: two?.id });
    latest().say({ is: "tables", id: one?.id, tables: [] });
    expect((await first).is).toBe("tables");
    expect((await second).is).toBe("done");
  });

  it("rejects with what was refused", async () => {
    latest().open();
    const asked = connection.ask({ do: "rematch" });
    latest().say({ is: "refused", id: latest().sent[0]?.id, code: "not_over", text: "no" });
    await expect(asked).rejects.toMatchObject({ code: "not_over" });
  });

  it("rejects what waits when the line breaks, and comes back with growing delays", async () => {
    latest().open();
    let opened = 0;
    connection.onOpen(() => ++opened);
    const asked = connection.ask({ do: "skip" });
    latest().close();
    await expect(asked).rejects.toBeInstanceOf(Refusal);
    expect(connection.state).toBe("lost");
    vi.advanceTimersByTime(250);
    expect(sockets).toHaveLength(2);
    latest().close();
    vi.advanceTimersByTime(250);
    expect(sockets).toHaveLength(2);
    vi.advanceTimersByTime(250);
    expect(sockets).toHaveLength(3);
    latest().open();
    expect(opened).toBe(2);
    expect(connection.state).toBe("open");
  });

  it("notices a silent server within five seconds", async () => {
    latest().open();
    const lost = vi.fn();
    connection.onState(lost);
    await vi.advanceTimersByTimeAsync(2000);
    expect(latest().sent).toMatchObject([{ do: "ping" }]);
    latest().say({ is: "done", id: latest().sent[0]?.id });
    await vi.advanceTimersByTimeAsync(1900);
    expect(latest().sent).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(2600);
    expect(latest().sent).toHaveLength(2);
    expect(lost).toHaveBeenCalledWith("lost");
    expect(connection.state).toBe("lost");
    await vi.advanceTimersByTimeAsync(250);
    expect(sockets).toHaveLength(2);
  });

  it("asks nothing while the server talks", async () => {
    latest().open();
    for (let i = 0; i < 10; i++) {
      await vi.advanceTimersByTimeAsync(1500);
      latest().say({ is: "chat", from: 0, lines: [] });
    }
    expect(latest().sent).toEqual([]);
    expect(connection.state).toBe("open");
  });

  it("gives up a connection that does not open", async () => {
    await vi.advanceTimersByTimeAsync(5000);
    expect(connection.state).toBe("lost");
    await vi.advanceTimersByTimeAsync(250);
    expect(sockets).toHaveLength(2);
    // What the first one says now is of no interest.
    sockets[0]?.open();
    expect(connection.state).toBe("lost");
  });

  it("knows of the network, and looks when somebody looks", async () => {
    latest().open();
    connection.drop();
    expect(connection.state).toBe("lost");
    connection.check();
    expect(sockets).toHaveLength(2);
    latest().open();
    connection.hide(true);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(latest().sent).toEqual([]);
    connection.hide(false);
    expect(latest().sent).toMatchObject([{ do: "ping" }]);
  });

  it("comes back at different times", () => {
    const delays: number[] = [];
    for (const chance of [0, 0.5]) {
      const made: FakeSocket[] = [];
      const one = new Connection(
        () => {
          made.push(new FakeSocket());
          return made.at(-1) as FakeSocket;
        },
        () => chance,
      );
      made[0]?.close();
      let waited = 0;
      for (; made.length < 2; waited++) vi.advanceTimersByTime(1);
      delays.push(waited);
      one.close();
    }
    expect(delays).toEqual([125, 187]);
  });

  it("asks for everything once when a change does not fit", () => {
    latest().open();
    const heard: ServerMessage[] = [];
    connection.listen((message) => heard.push(message));
    const change = {
      is: "change",
      table: "t",
      viewer: null,
      from: 3,
      seq: 4,
      at: 4,
      log_from: 0,
      log: [],
      ask: { seat: 0, kind: "turn", because: { kind: "season", id: "summer" } },
    } as const satisfies ServerMessage;
    latest().say({ ...change, log: [] });
    latest().say({ ...change, log: [], from: 4, seq: 5 });
    expect(latest().sent.map((said) => said.do)).toEqual(["view"]);
    expect(heard).toEqual([]);
    latest().say({ ...change, log: [], from: null, seq: 5, view: { year: 2 } });
    latest().say({ ...change, log: [], from: 5, seq: 6, view: { year: 3 } });
    expect(heard).toMatchObject([
      { is: "update", seq: 5, view: { year: 2 } },
      { is: "update", seq: 6, view: { year: 3 } },
    ]);
    latest().say({ ...change, log: [], from: 7, seq: 8 });
    expect(latest().sent).toHaveLength(2);
  });

  it("goes to the server that has the table, and comes in there", async () => {
    let opened = 0;
    connection.onOpen(() => ++opened);
    latest().open();
    const entered = connection.ask({ do: "enter", table: "t", secrets: [] });
    latest().say({ is: "refused", id: latest().sent[0]?.id, code: "elsewhere", text: "", node: "b" });
    await expect(entered).rejects.toMatchObject({ code: "connection_lost" });
    expect(nodes).toEqual([null, "b"]);
    latest().open();
    expect(opened).toBe(2);
    latest().say({ is: "moved", table: "t", node: "c" });
    expect(nodes).toEqual([null, "b", "c"]);
  });

  it("says there what was asked for", async () => {
    latest().open();
    const asked = connection.ask({ do: "campaign_play", secret: "s" });
    latest().say({ is: "refused", id: latest().sent[0]?.id, code: "elsewhere", text: "", node: "b" });
    latest().open();
    expect(latest().sent).toMatchObject([{ do: "campaign_play", secret: "s" }]);
    latest().say({ is: "done", id: latest().sent[0]?.id });
    expect((await asked).is).toBe("done");
  });

  it("asks any server when the named one is not there, and does not run in circles", async () => {
    latest().open();
    latest().say({ is: "moved", table: "t", node: "b" });
    latest().close();
    await vi.advanceTimersByTimeAsync(250);
    expect(nodes).toEqual([null, "b", null]);
    latest().open();
    latest().say({ is: "moved", table: "t", node: "b" });
    latest().open();
    // A proxy that does not know the names has brought us to the same server again.
    latest().say({ is: "moved", table: "t", node: "b" });
    expect(connection.state).toBe("lost");
    expect(nodes).toHaveLength(4);
    await vi.advanceTimersByTimeAsync(250);
    expect(nodes).toEqual([null, "b", null, "b", null]);
  });
});
