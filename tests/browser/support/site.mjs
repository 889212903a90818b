// A file server for build/site that knows nothing but files, in a sub-folder, and that can be made to fail or to have another version.
import { createServer } from "node:http";
import { readFile } from "node:fs/promises";
import { extname, join } from "node:path";

const folder = new URL("../../../build/site", import.meta.url).pathname;
const types = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".wasm": "application/wasm",
};

export class Site {
  /** What is put into the HTML of later versions. */
  mark = "";
  /** What is put before the script of the rooms' worker. */
  beforeWorker = "";
  #server = createServer((request, response) => void this.#answer(request, response));

  async start() {
    await new Promise((resolve) => this.#server.listen(0, "127.0.0.1", resolve));
    this.root = `http://127.0.0.1:${this.#server.address().port}/some/folder/index.html`;
    return this;
  }

  close() {
    this.#server.closeAllConnections();
    return new Promise((resolve) => this.#server.close(resolve));
  }

  async #answer(request, response) {
    const file = new URL(request.url, "http://x").pathname.replace(/^\/some\/folder\//, "");
    try {
      let content = await readFile(join(folder, file));
      if (file === "index.html")
        content = content.toString().replace("<body", `<body data-mark="${this.mark}"`);
      if (["index.html", "service_worker.js"].includes(file))
        content = content.toString().replace(/(version ?= ?")/, `$1${this.mark}`);
      if (this.beforeWorker !== "" && /^assets\/worker-/.test(file))
        content = `${this.beforeWorker}\n${content}`;
      response.setHeader("Content-Type", types[extname(file)] ?? "application/octet-stream");
      response.end(content);
    } catch {
      response.statusCode = 404;
      response.end();
    }
  }
}
