import { act, cleanup, render, screen } from "@testing-library/react";
import { useEffect, useState } from "react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { Connection, type SocketLike } from "./connection";
import { shownUpdate } from "./table_state";
import { TableStore, useTable } from "./table_store";
import type { ServerMessage, TableInfo, Update } from "./types";

const table = "abc";

interface Sent {
  id: number;
  do: string;
  seq?: number;
  secret?: string;
  secrets?: string[];
}

class FakeSocket implements SocketLike {
  readyState = 1;
  sent: Sent[] = [];
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  send(text: string) {
    this.sent.push(JSON.parse(text) as Sent);
  }
  close() {
    this.onclose?.();
  }
  say(message: ServerMessage) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

function update(seq: number): Update {
  return {
    is: "update",
    table,
    viewer: 0,
    seq,
    at: seq,
    log_from: 0,
    log: [],
    view: { year: seq, players: [] } as unknown as Update["view"],
    ask: { seat: 0, kind: "turn", because: { kind: "season", id: "summer" } },
  };
}

const nextTask = () => new Promise((resume) => setTimeout(resume));

describe("what is heard", () => {
  let socket: FakeSocket;
  let store: TableStore;
  beforeEach(() => {
    socket = new FakeSocket();
    store = new TableStore(new Connection(() => socket), table);
    socket.onopen?.();
  });
  afterEach(() => {
    cleanup();
    store.close();
  });

  it("is told once for all that comes in one go", async () => {
    let times = 0;
    store.subscribe(() => times++);
    for (let seq = 1; seq <= 10; ++seq) socket.say(update(seq));
    expect(times).toBe(0);
    await nextTask();
    expect(times).toBe(1);
    expect(shownUpdate(store.snapshot())?.seq).toBe(10);
  });

  it("is answered as it is on the screen", async () => {
    socket.say(update(1));
    await nextTask();
    socket.say(update(2));
    void store.act("pass");
    expect(socket.sent.at(-1)).toMatchObject({ do: "act", seq: 1 });
    // Who answers has the newest on the screen from then on.
    expect(shownUpdate(store.snapshot())?.seq).toBe(2);
  });

  it("may come in any number while the page was busy", async () => {
    // As the page's counters and alerts do: what is new leads to one more drawing.
    function Told() {
      const seq = useTable(store, (state) => shownUpdate(state)?.seq ?? 0);
      const [counted, setCounted] = useState(0);
      useEffect(() => setCounted(seq), [seq]);
      return <p>{`${seq}, ${counted}`}</p>;
    }
    render(<Told />);
    // Outside of `act`, where React draws when it does in a browser.
    const flag = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
    const before = flag.IS_REACT_ACT_ENVIRONMENT;
    flag.IS_REACT_ACT_ENVIRONMENT = false;
    try {
      for (let seq = 1; seq <= 300; ++seq) {
        socket.say(update(seq));
        await Promise.resolve(); // a browser lets promises go on after each message
      }
      await screen.findByText("300, 300");
    } finally {
      flag.IS_REACT_ACT_ENVIRONMENT = before;
    }
    await act(nextTask);
  });
});

/** The table as it is after somebody was away. */
function info(seats: TableInfo["seats"]): TableInfo {
  return {
    is: "table",
    table,
    status: "playing",
    options: { players: 2, friendly: false, two_parents: false, last_year: 0 },
    seats,
    host: false,
    listed: false,
    spectators: true,
    chat: true,
    hints: true,
    coach: false,
    pace: 0,
    watching: 0,
  };
}

describe("a line that breaks", () => {
  let sockets: FakeSocket[];
  let store: TableStore;
  const latest = () => sockets.at(-1) as FakeSocket;
  const said = (what: string) => latest().sent.filter((one) => one.do === what);
  const comeBack = async (connection: Connection) => {
    connection.drop();
    connection.retry();
    latest().onopen?.();
    await nextTask();
  };
  let connection: Connection;
  beforeEach(() => {
    localStorage.clear();
    sockets = [];
    connection = new Connection(() => {
      sockets.push(new FakeSocket());
      return latest();
    });
    store = new TableStore(connection, table);
    latest().onopen?.();
  });
  afterEach(() => {
    store.close();
    connection.close();
  });

  it("loses no answer: it is said again, and once more only if that is not heard either", async () => {
    latest().say(update(1));
    await nextTask();
    const given = store.act("pass");
    await comeBack(connection);
    await expect(given).resolves.toBe(false);
    expect(store.snapshot().pending).toBe(1);
    expect(said("act")).toEqual([]);
    latest().say({ is: "done", id: said("enter")[0]?.id });
    await nextTask();
    expect(said("act")).toMatchObject([{ seq: 1 }]);
    latest().say({ is: "done", id: said("act")[0]?.id });
    await nextTask();
    expect(store.snapshot().pending).toBeNull();
    await comeBack(connection);
    latest().say({ is: "done", id: said("enter")[0]?.id });
    await nextTask();
    expect(said("act")).toEqual([]);
  });

  it("loses no seat: it is proved by what was sent with the wish for it", async () => {
    const sat = store.sit(1, "Anna");
    const [wish] = said("sit");
    expect(wish?.secret).toHaveLength(32);
    await comeBack(connection);
    await sat;
    expect(said("enter")[0]?.secrets).toContain(wish?.secret);
  });

  it("gives the seat back that a computer had meanwhile, and tells since when", async () => {
    const person = { kind: "person" as const, present: true, mine: false };
    latest().say(
      info([
        { ...person, seat: 0, name: "Anna" },
        { ...person, kind: "bot", stand_in: true, seat: 1, name: "Bruno", kept: 7 },
      ]),
    );
    latest().say({ is: "done", id: said("enter")[0]?.id });
    await nextTask();
    expect(said("return")).toMatchObject([{ seat: 1 }]);
    latest().say({ is: "done", id: said("return")[0]?.id });
    await nextTask();
    expect(store.snapshot().returned).toEqual({ seat: 1, from: 7, bot: true });
  });
});
