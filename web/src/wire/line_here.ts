import type { SocketLike } from "./connection";

/** A line to the rooms in this browser. What runs them is loaded only by those who play there. */
export function lineHere(): SocketLike {
  const waiting: SocketLike = {
    readyState: 0,
    send: () => undefined,
    close: () => {
      waiting.readyState = 3;
    },
    onopen: null,
    onclose: null,
    onmessage: null,
  };
  import("../offline/line").then(
    ({ openLine }) => {
      if (waiting.readyState === 3) return;
      const line = openLine();
      line.onopen = () => {
        waiting.readyState = line.readyState;
        waiting.onopen?.();
      };
      line.onmessage = (event) => waiting.onmessage?.(event);
      line.onclose = () => {
        waiting.readyState = 3;
        waiting.onclose?.();
      };
      waiting.send = (text) => line.send(text);
      waiting.close = () => {
        waiting.readyState = 3;
        line.close();
      };
    },
    () => waiting.onclose?.(),
  );
  return waiting;
}

/** The box's contents and the law book, as the server's addresses give them. */
export async function askHere(what: "catalogue" | "law"): Promise<unknown> {
  const { askWorker } = await import("../offline/line");
  return JSON.parse(await askWorker(what));
}
