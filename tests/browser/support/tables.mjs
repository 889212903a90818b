// Opening tables the way people do, and without their clicks.
import { Talk } from "./talk.mjs";
import { addressOf, nameOf } from "./world.mjs";

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

/** The same table without the form, for the many tests that are about something else: it is asked for without a page, and this
 * browser keeps its secrets as the page would. */
export async function openTable(page, mode, wish = {}) {
  if (mode === "friends") return openTableByForm(page, mode, wish);
  const { players = 2, names = [], deal, practice = false } = wish;
  const others = mode === "screen" ? ["Anna", "Bruno", "Carla", "Dario", "Elena", "Fabio"] : botNames;
  const talk = await Talk.to(addressOf(page));
  const { bots } = await talk.hears("hello");
  const bot = bots[Math.floor(bots.length / 2)];
  const seats = Array.from({ length: players }, (_, seat) => {
    const name = names[seat] ?? (seat === 0 ? nameOf(page) : others[seat]);
    return mode === "screen" || seat === 0 ? { kind: "me", name } : { kind: "bot", name, bot };
  });
  const more = { ...(practice ? { practice } : {}), ...(deal === undefined ? {} : { seed: deal }) };
  const created = await talk.ask({ ...creation(wish), ...more, seats }, "created");
  talk.end();
  await keepTable(page, created);
  await page.goto(`/table/${created.table}`);
}

const botNames = ["", "Bruna", "Carlo", "Dina", "Elio", "Fosca"];
const moduleIds = {
  "Extended board": "board",
  "Special workers": "workers",
  "Structure cards": "structures",
};

/** What is said to the server for a table, but for its seats. */
function creation({ players = 2, years = 4, modules = [] }) {
  const options = { players, friendly: false, two_parents: false, last_year: years };
  if (modules.length > 0) options.modules = modules.map((name) => moduleIds[name]);
  return { id: 1, do: "create", options, listed: false, spectators: true, chat: true, hints: true, pace: 0 };
}

/** The next load of the page finds these seats in its browser, and the code that proves them, if there is one. */
async function keepTable(page, { table, host_secret, seats }, code) {
  const kept = {
    table,
    hostSecret: host_secret,
    seats,
    seen: Date.now(),
    names: [],
    status: "running",
    year: 0,
  };
  await page.addInitScript(
    ({ kept, code }) => {
      // Once: what the page makes of it stays.
      const mark = `kept ${kept.table}`;
      if (sessionStorage.getItem(mark) !== null) return;
      sessionStorage.setItem(mark, "");
      const before = JSON.parse(localStorage.getItem("vendemmia.tables") ?? "{}");
      localStorage.setItem("vendemmia.tables", JSON.stringify({ ...before, [kept.table]: kept }));
      if (code !== undefined) localStorage.setItem("vendemmia.person", JSON.stringify([code]));
    },
    { kept, code },
  );
}

/** Takes the first open seat of the table that the address leads to. */
export async function joinTable(page, address, name) {
  await page.goto(address);
  await page.getByLabel("Your name").first().fill(name);
  await page.getByRole("button", { name: "Sit here" }).first().click();
}

/** A code as a browser makes one for itself. */
function freshCode() {
  const letters = "23456789abcdefghijkmnpqrstuvwxyz";
  return Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => letters[byte % 32]).join("");
}

/** Seats these two at an online table without form and waiting room; resolves when both see that the game has begun. */
export async function seatTwo(anna, bruno, wish = {}) {
  const [host, guest] = await Promise.all([anna, bruno].map((page) => Talk.to(addressOf(page))));
  const [annas, brunos] = [freshCode(), freshCode()];
  const seats = [
    { kind: "me", name: nameOf(anna) },
    { kind: "open", name: "" },
  ];
  const created = await host.ask({ ...creation(wish), seats, secret: annas }, "created");
  const { table } = created;
  // Both stay until their pages are there, so that nobody is away.
  await host.ask({ do: "enter", table, secrets: [annas] }, "table");
  await guest.ask({ do: "enter", table, secrets: [] }, "table");
  const { seat, secret } = await guest.ask(
    { do: "sit", seat: 1, name: nameOf(bruno), secret: brunos },
    "seated",
  );
  await keepTable(anna, created, annas);
  await keepTable(bruno, { table, seats: [{ seat, secret }] }, brunos);
  for (const page of [anna, bruno]) await page.goto(`/table/${table}`);
  await Promise.all([anna, bruno].map((page) => page.locator(".ask").waitFor()));
  host.end();
  guest.end();
}

/** Two people at an online table; resolves when the game has begun. */
export async function openTableForTwo(world, { visitor = {}, ...wish } = {}) {
  const anna = await world.visitor({ name: "Anna", ...visitor });
  const bruno = await world.visitor({ name: "Bruno", ...visitor });
  await seatTwo(anna, bruno, wish);
  return { anna, bruno };
}
