// Opening tables the way people do.

function segment(page, group, choice) {
  return page.getByRole("group", { name: group, exact: true }).locator("label").filter({ hasText: choice });
}

export const allModules = ["Extended board", "Special workers", "Structure cards"];

/** Turns a switch of a form; by the keyboard, for the bar with the button may lie over it. */
export async function turnSwitch(page, name, on = true) {
  const found = page.getByRole("switch", { name, exact: true });
  if ((await found.isChecked()) !== on) await found.press("Space");
}

/** Switches modules of Tuscany on, by their names. */
export async function chooseModules(page, modules) {
  for (const name of modules) await turnSwitch(page, name);
}

/** Unfolds what is rarely changed. */
export async function unfoldOptions(page) {
  const options = page.locator("details.more-options");
  await options.waitFor();
  if (!(await options.evaluate((folded) => folded.open))) await options.locator("summary").click();
}

/** The field for the number of a deal; absent where the deal is left to chance. */
export const dealField = (page) => page.getByLabel("Deal number");

/** From the form to the table of a short game. `mode` is "computer", "screen" or "friends"; `root` stands before the page's paths. */
export async function openTableByForm(page, mode, wish = {}) {
  const { players = 2, years = 4, names = [], modules = [], deal, practice = false, root = "" } = wish;
  await page.goto(`${root}/new/${mode}`);
  await segment(page, "Players", new RegExp(`^${players}$`)).click();
  const nameFields = page.locator(".seat-row input.control-field");
  for (const [seat, name] of names.entries()) await nameFields.nth(seat).fill(name);
  await chooseModules(page, modules);
  await unfoldOptions(page);
  if (mode === "computer") await segment(page, "Computer’s pace", "At once").click();
  if (practice) await turnSwitch(page, "Practice table");
  await segment(page, "Length", String(years)).click();
  if (deal !== undefined) await dealField(page).fill(deal);
  await page.getByRole("button", { name: /^(Begin|Open the table)$/ }).click();
  await page.waitForURL(/\/table\//);
}

/** The same table without the form, for the many tests that are about something else: on the server's icon, where this
 * browser keeps its things, the table is asked for, and its secrets are kept as the page keeps them. */
export async function openTable(page, mode, wish = {}) {
  if (mode === "friends") return openTableByForm(page, mode, wish);
  const { players = 2, years = 4, names = [], modules = [], deal, practice = false } = wish;
  const others = mode === "screen" ? ["Anna", "Bruno", "Carla", "Dario", "Elena", "Fabio"] : botNames;
  const saying = {
    id: 1,
    do: "create",
    options: {
      players,
      friendly: false,
      two_parents: false,
      last_year: years,
      ...(modules.length === 0 ? {} : { modules: modules.map((name) => moduleIds[name]) }),
    },
    listed: false,
    spectators: true,
    chat: true,
    hints: true,
    pace: 0,
    ...(practice ? { practice } : {}),
    ...(deal === undefined ? {} : { seed: deal }),
  };
  await page.goto("/favicon.svg");
  const table = await page.evaluate(askForTable, { saying, players, mode, names, others });
  await page.goto(`/table/${table}`);
}

const botNames = ["", "Bruna", "Carlo", "Dina", "Elio", "Fosca"];
const moduleIds = {
  "Extended board": "board",
  "Special workers": "workers",
  "Structure cards": "structures",
};

/** Runs in the page. */
function askForTable({ saying, players, mode, names, others }) {
  const { name } = JSON.parse(localStorage.getItem("vendemmia.settings"));
  return new Promise((resolve, reject) => {
    const line = new WebSocket(`ws://${location.host}/ws`);
    line.onerror = () => reject(new Error("no line to the server"));
    line.onmessage = ({ data }) => {
      const message = JSON.parse(data);
      if (message.is === "hello") {
        const bot = message.bots[Math.floor(message.bots.length / 2)];
        const seats = Array.from({ length: players }, (_, seat) => {
          const called = names[seat] ?? (seat === 0 ? name : others[seat]);
          return mode === "screen" || seat === 0
            ? { kind: "me", name: called }
            : { kind: "bot", name: called, bot };
        });
        line.send(JSON.stringify({ ...saying, seats }));
      } else if (message.is === "created") {
        const { table, host_secret, seats } = message;
        const kept = { table, hostSecret: host_secret, seats, seen: Date.now() };
        const all = { [table]: { ...kept, names: [], status: "running", year: 0 } };
        const before = JSON.parse(localStorage.getItem("vendemmia.tables") ?? "{}");
        localStorage.setItem("vendemmia.tables", JSON.stringify({ ...before, ...all }));
        line.close();
        resolve(table);
      } else if (message.is === "refused") {
        reject(new Error(data));
      }
    };
  });
}

/** Takes the first open seat of the table that the address leads to. */
export async function joinTable(page, address, name) {
  await page.goto(address);
  await page.getByLabel("Your name").first().fill(name);
  await page.getByRole("button", { name: "Sit here" }).first().click();
}

/** Two people at an online table; resolves when the game has begun. */
export async function openTableForTwo(world, visitor = {}) {
  const anna = await world.visitor({ name: "Anna", ...visitor });
  const bruno = await world.visitor({ name: "Bruno", ...visitor });
  await openTable(anna, "friends");
  await anna.locator(".waiting-free").waitFor();
  await joinTable(bruno, anna.url(), "Bruno");
  await Promise.all([anna, bruno].map((page) => page.locator(".ask").waitFor()));
  return { anna, bruno };
}
