// The line between a page and the server, in the hands of a test: it can be held, and updates can be put on it that the server
// never sent, so that anything can happen at a table.
import { withoutChanges } from "./changes.mjs";

export class Line {
  /** The last update that has reached the page. */
  latest = null;
  /** What the page has said while the line was held. */
  said = [];
  #held = false;
  #listeners = [];
  #logged = 0;
  #toPage = () => undefined;
  #toServer = () => undefined;

  /** Before the page connects. */
  static async of(page) {
    const line = new Line();
    await page.routeWebSocket(/\/ws$/, (socket) => line.#connect(socket));
    return line;
  }

  #connect(socket) {
    const server = socket.connectToServer();
    this.#toPage = (message) => socket.send(JSON.stringify(message));
    this.#toServer = (text) => server.send(withoutChanges(text));
    socket.onMessage((text) => (this.#held ? this.said.push(text) : this.#toServer(text)));
    server.onMessage((text) => {
      const message = JSON.parse(text);
      if (message.is === "update") this.#note(message);
      socket.send(text);
      this.#listeners.splice(0).forEach((listen) => listen(message));
    });
  }

  #note(update) {
    this.latest = update;
    this.#logged = update.log_from + update.log.length;
  }

  /** The next message of this kind has been sent to the page. */
  hears(kind) {
    return new Promise((resolve) => {
      const listen = (message) => (message.is === kind ? resolve(message) : this.#listeners.push(listen));
      this.#listeners.push(listen);
    });
  }

  /** From now on nothing reaches the server. */
  hold() {
    this.#held = true;
    this.said = [];
  }

  /** What was held reaches it after all. */
  release() {
    this.#held = false;
    this.said.forEach(this.#toServer);
  }

  /** Instead of letting it through, refuses what was said last with this `do`. */
  refuse(what, code) {
    this.#held = false;
    const { id } = this.said.map((text) => JSON.parse(text)).findLast((message) => message.do === what);
    this.#toPage({ is: "refused", id, code });
  }

  /** Lets events happen, in a position that `change` makes of the last one; `later`: with so many more answers given. */
  tell(events, change = () => undefined, later = 0) {
    const update = structuredClone(this.latest);
    update.at += later;
    change(update.view);
    update.log_from = this.#logged;
    update.log = events.map((event) => ({ at: update.at, event }));
    this.#note(update);
    this.#toPage(update);
  }

  /** Tells a whole log anew, after which this seat is asked for a season's work. */
  retell(log, asked) {
    const because = { kind: "season", id: "summer" };
    const { at } = log.at(-1);
    this.#toPage({ ...this.latest, at, log, log_from: 0, ask: { seat: asked, kind: "turn", because } });
  }
}
