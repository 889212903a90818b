// A table that can be told to stand in any position and to ask anything: the server's last update is changed on its way to the
// page. What the page answers then is kept and goes no further.
import { withoutChanges } from "./changes.mjs";
import { openMidGame } from "./positions.mjs";

/** Before the table is opened. */
export async function stageTable(page) {
  const acts = [];
  let toPage = null;
  let latest = null;
  let staged = false;
  await page.routeWebSocket(/\/ws/, (socket) => {
    const server = socket.connectToServer();
    toPage = socket;
    socket.onMessage((text) => {
      const message = JSON.parse(text);
      if (!staged || message.do !== "act") return server.send(withoutChanges(text));
      acts.push(message.actions);
      socket.send(JSON.stringify({ is: "done", id: message.id }));
    });
    server.onMessage((text) => {
      const message = JSON.parse(text);
      if (message.is === "update") latest = message;
      if (!staged || message.is !== "update") socket.send(text);
    });
  });
  let step = 0;
  return {
    /** Every answer that the page gave, each a list of actions. */
    acts,
    /** Asks for one of `offers`, answers alone or with their previews, or "done". `change` gets the player at the page and the update, and may change both. */
    async ask(kind, offers, change = () => undefined, more = {}) {
      staged = true;
      step += 1;
      const update = structuredClone(latest);
      const player = update.view.players[update.viewer];
      const done = { text: `done ${step}`, kind: "done" };
      update.seq += step;
      update.at += step;
      update.log_from += update.log.length;
      update.log = [];
      update.undo = undefined;
      update.ask = {
        seat: update.viewer,
        kind,
        because: { kind: "season", id: "summer" },
        offers: [...offers, done].map((one) => ("answer" in one ? one : { answer: one })),
        ...more,
      };
      change(player, update);
      toPage.send(JSON.stringify(update));
      await page.locator(`.answers[data-pending=false] [data-answer="${done.text}"]`).waitFor();
    },
    /** The answer that the page gives to what is done now. */
    async answerTo(doing) {
      const before = acts.length;
      await doing();
      while (acts.length === before) await new Promise((resume) => setTimeout(resume, 10));
      return acts.at(-1);
    },
  };
}

/** Such a table in the middle of a game: see openMidGame. `prepare` gets the page before it is opened. */
export async function openStaged(world, { prepare = () => undefined, ...wish } = {}) {
  let table;
  const page = await openMidGame(world, {
    ...wish,
    prepare: async (opening) => {
      await prepare(opening);
      table = await stageTable(opening);
    },
  });
  return { page, table };
}
