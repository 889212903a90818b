// Tables that are brought to a certain question before anybody looks: both seats play by themselves, over a connection of their own.

/** Runs in the page. Plays one game after another until the first seat is asked for an answer that matches `wanted`. */
async function playInPage({ options, wanted, plans, seeds }) {
  const matches = (pattern, text) => new RegExp(pattern).test(text);
  const isWanted = ({ answer, preview }) =>
    matches(wanted.answer, answer.text) &&
    (wanted.events ?? []).every((kind) => preview?.events.some((event) => event.kind === kind)) &&
    !(wanted.never ?? []).some((kind) => preview?.events.some((event) => event.kind === kind));
  const first = (offers, patterns) => {
    for (const pattern of patterns) {
      const found = offers.find(({ answer }) => matches(pattern, answer.text));
      if (found !== undefined) return found;
    }
    return offers[0];
  };
  const play = (seed) =>
    new Promise((resolve, reject) => {
      const socket = new WebSocket(`${location.origin.replace("http", "ws")}/ws`);
      const say = (message) => socket.send(JSON.stringify(message));
      const answered = new Set();
      let created;
      const stop = (result) => {
        socket.close();
        resolve(result);
      };
      socket.onopen = () =>
        say({
          do: "create",
          options: { players: 2, friendly: false, two_parents: false, last_year: 0, ...options },
          seats: [
            { kind: "me", name: "Anna" },
            { kind: "me", name: "Bruno" },
          ],
          seed: String(seed),
          listed: false,
          spectators: true,
          chat: true,
          pace: 0,
        });
      socket.onerror = () => reject(new Error("no connection"));
      socket.onmessage = ({ data }) => {
        const message = JSON.parse(data);
        if (message.is === "refused") reject(new Error(message.text));
        if (message.is === "created") {
          created = message;
          say({ do: "enter", table: message.table, secrets: message.seats.map(({ secret }) => secret) });
        }
        if (message.is !== "update") return;
        const { ask, viewer, seq, view } = message;
        if (view.over || view.year > 9) return stop(null);
        if (ask.seat !== viewer || ask.offers === undefined || answered.has(seq)) return;
        const offer = viewer === 0 ? ask.offers.find(isWanted) : undefined;
        if (offer !== undefined) return stop({ created, answer: offer.answer });
        answered.add(seq);
        const mine = view.players[0].workers;
        const saves = mine.available + (mine.grande === "available" ? 1 : 0) <= 2;
        const plan = viewer === 1 ? ["^pass", "^done", "^no$"] : plans[view.season] ?? [];
        const saving = viewer === 0 && saves && ["spring", "summer"].includes(view.season) ? ["^pass"] : [];
        const asksForWorker = ask.kind === "turn" || ask.kind === "plan_worker";
        const { answer } = first(ask.offers, [...(asksForWorker ? saving : []), ...plan, "^done", "^pass"]);
        say({ do: "act", seat: viewer, seq, actions: [answer.text] });
      };
    });
  for (const seed of seeds) {
    const found = await play(seed);
    if (found !== null) return found;
  }
  throw new Error(`nobody was ever asked for ${wanted.answer}`);
}

const answers = ["^fill ", "^use ", "^make ", "^harvest ", "^plant ", "^row ", "^papa gift", "^build ", "^deck ", "^train"];
const growing = ["plant_vine", "draw_vine"].map((action) => `^place \\S+ ${action}`);
const selling = ["fill_order", "make_wine", "harvest_field", "draw_order"].map((action) => `^place \\S+ ${action}`);

/** Opens a table at which Anna, before the page, is asked for an answer like `wanted`; Bruno waits. `first` are patterns of what she
 * prefers to growing vines and making wine. */
export async function openPosition(world, { wanted, first = [], options = {}, ...visitor }) {
  const driver = await world.visitor();
  await driver.goto("/");
  const plan = (places) => [...first, ...answers, ...places];
  const plans = {
    setup: answers,
    spring: plan(growing),
    summer: plan(growing),
    fall: plan(selling),
    winter: plan(selling),
  };
  const seeds = Array.from({ length: 12 }, (_, i) => i + 1);
  const { created, answer } = await driver.evaluate(playInPage, { options, wanted, plans, seeds });
  const { table, seats } = created;
  const page = await world.visitor(visitor);
  const kept = {
    [table]: {
      table,
      seats: seats.slice(0, 1),
      seen: Date.now(),
      names: ["Anna", "Bruno"],
      status: "playing",
      year: 1,
    },
  };
  await page.addInitScript((text) => localStorage.setItem("vendemmia.tables", text), JSON.stringify(kept));
  await page.goto(`/table/${table}`);
  await page.locator(".ask-mine .answers[data-pending=false]").waitFor();
  return { page, answer };
}
