// What a test gets: visitors with their own browser storage, a server, and a place for screenshots.
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { Changes } from "./changes.mjs";
import { Server } from "./server.mjs";

const shots = new URL("../../../build/screenshots/", import.meta.url).pathname;

export const desktop = { viewport: { width: 1366, height: 768 } };
export const phone = {
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
  deviceScaleFactor: 2,
};

const visitors = new WeakMap();

/** Of the server that this page belongs to. */
export const addressOf = (page) => visitors.get(page.context()).address;
/** Of the visitor who has this page. */
export const nameOf = (page) => visitors.get(page.context()).name;

const heard = new WeakMap();

/** Every update that the server has sent to this page. */
export function updatesTo(page) {
  return heard.get(page);
}

function keepUpdates(page) {
  const updates = [];
  heard.set(page, updates);
  page.on("websocket", (socket) => {
    const changes = new Changes();
    socket.on("framereceived", ({ payload }) => {
      const message = changes.read(JSON.parse(payload.toString()));
      if (message?.is === "update") updates.push(message);
    });
  });
}

export class World {
  #browser;
  #contexts = [];
  #servers = [];
  #trouble = [];

  constructor(browser, address) {
    this.#browser = browser;
    this.address = address;
  }

  /** Somebody with a browser of their own: nothing moves, passing is not confirmed, sounds are not asked for and nothing is explained unless
   * a test wants it. */
  async visitor({ name = "Anna", language = "en", settings = {}, address = this.address, ...context } = {}) {
    const opened = await this.#browser.newContext({
      ...desktop,
      baseURL: address,
      locale: language,
      colorScheme: "light",
      acceptDownloads: true,
      ...context,
    });
    this.#contexts.push(opened);
    await opened.grantPermissions(["clipboard-read", "clipboard-write"]);
    const quiet = { speed: 0, confirmPass: false, soundsAsked: true, introSeen: true, notes: false };
    const liked = { ...quiet, name, ...settings };
    visitors.set(opened, { address, name: liked.name });
    await opened.addInitScript((text) => {
      if (localStorage.getItem("vendemmia.settings") === null)
        localStorage.setItem("vendemmia.settings", text);
    }, JSON.stringify(liked));
    return this.tab(opened);
  }

  /** Another page of the same browser. */
  async tab(context) {
    const page = await context.newPage();
    page.setDefaultTimeout(40_000);
    keepUpdates(page);
    page.on("pageerror", (error) => this.#trouble.push(`page error: ${error.stack ?? error}`));
    page.on("console", (message) => {
      if (message.type() === "error") this.#trouble.push(`console: ${message.text()}`);
    });
    return page;
  }

  /** For a test that stops it; the others share one. */
  async ownServer(options = []) {
    const server = new Server();
    this.#servers.push(server);
    await server.start(options);
    return server;
  }

  async screenshot(page, name) {
    await mkdir(shots, { recursive: true });
    await page.screenshot({ path: join(shots, `${name}.png`) });
  }

  /** A lost line is no fault of the page where a test cuts it. */
  forgiveLostLines() {
    this.#trouble = this.#trouble.filter((line) => !/WebSocket|ERR_CONNECTION/.test(line));
  }

  /** What the pages complained about. */
  get trouble() {
    return this.#trouble;
  }

  async screenshotAll(name) {
    const pages = this.#contexts.flatMap((context) => context.pages());
    await Promise.allSettled(pages.map((page, i) => this.screenshot(page, `failed_${name}_${i}`)));
  }

  async close() {
    await Promise.allSettled(this.#contexts.map((context) => context.close()));
    await Promise.allSettled(this.#servers.map((server) => server.close()));
  }
}
