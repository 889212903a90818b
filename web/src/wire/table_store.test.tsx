import { act, cleanup, render, screen } from "@testing-library/react";
import { useEffect, useState } from "react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { Connection, type SocketLike } from "./connection";
import { shownUpdate } from "./table_state";
import { TableStore, useTable } from "./table_store";
import type { ServerMessage, Update } from "./types";

const table = "abc";

class FakeSocket implements SocketLike {
  readyState = 1;
  sent: { id: number; do: string; seq?: number }[] = [];
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  send(text: string) {
    this.sent.push(JSON.parse(text) as { id: number; do: string; seq?: number });
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
