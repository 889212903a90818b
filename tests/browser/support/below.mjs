// A proxy that shows a server below a path of another site, as nginx and Caddy do in deploy/: it takes the path off and passes the rest on,
// WebSockets too. Everything else on that site is not ours.
import { createServer, request as ask } from "node:http";

export class Below {
  #server;

  constructor(path, address) {
    const inside = (url) => (url.startsWith(`${path}/`) ? url.slice(path.length) : null);
    const passOn = (request) =>
      ask(address + inside(request.url), {
        method: request.method,
        headers: { ...request.headers, "x-forwarded-for": "127.0.0.1" },
      });
    this.#server = createServer((request, response) => {
      if (inside(request.url) === null) {
        response.statusCode = 404;
        response.end("somebody else's");
        return;
      }
      const passed = passOn(request);
      passed.on("response", (answer) => {
        response.writeHead(answer.statusCode, answer.headers);
        answer.pipe(response);
      });
      request.pipe(passed);
    });
    this.#server.on("upgrade", (request, socket) => {
      if (inside(request.url) === null) return socket.destroy();
      const passed = passOn(request);
      passed.on("upgrade", (answer, other) => {
        const lines = Object.entries(answer.headers).map(([name, value]) => `${name}: ${value}\r\n`);
        socket.write(`HTTP/1.1 101 Switching Protocols\r\n${lines.join("")}\r\n`);
        socket.pipe(other).pipe(socket);
        for (const end of [socket, other]) end.on("error", () => end.destroy());
      });
      passed.end();
    });
    this.path = path;
  }

  async start() {
    await new Promise((resolve) => this.#server.listen(0, "127.0.0.1", resolve));
    this.address = `http://127.0.0.1:${this.#server.address().port}`;
    return this;
  }

  close() {
    this.#server.closeAllConnections();
    this.#server.close();
  }
}
