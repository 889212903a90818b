// Talking to the server without a page.
import WebSocket from "../../../web/node_modules/ws/wrapper.mjs";

let strangers = 0;
/** Each comes from an address of its own: nobody may open many tables in a row. */
const fromElsewhere = () => {
  strangers += 1;
  return { headers: { "X-Forwarded-For": `10.0.${strangers >> 8}.${strangers & 255}` } };
};

export class Talk {
  #socket;
  #heard = [];
  #listen = () => undefined;

  static async to(address) {
    const talk = new Talk();
    const socket = new WebSocket(`${address.replace("http", "ws")}/ws`, fromElsewhere());
    talk.#socket = socket;
    socket.onmessage = ({ data }) => {
      talk.#heard.push(JSON.parse(data));
      talk.#listen();
    };
    await new Promise((resolve, reject) => {
      socket.onopen = resolve;
      socket.onerror = () => reject(new Error("no connection"));
    });
    return talk;
  }

  /** What the server answers with a message of this kind. */
  async ask(message, kind) {
    this.#socket.send(JSON.stringify(message));
    return this.hears(kind);
  }

  /** The first message of this kind that was not heard before. */
  async hears(kind) {
    for (;;) {
      const next = this.#heard.findIndex(({ is }) => is === kind || is === "refused");
      const [message] = next < 0 ? [] : this.#heard.splice(0, next + 1).slice(-1);
      if (message?.is === kind) return message;
      if (message !== undefined) throw new Error(message.text ?? JSON.stringify(message));
      await new Promise((resolve) => (this.#listen = resolve));
    }
  }

  end() {
    this.#socket.close();
  }
}
