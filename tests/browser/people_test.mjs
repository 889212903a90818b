// Play that survives people: three browsers, somebody leaves, is replaced, comes back; the server freezes; votes, clocks, codes, words.
import assert from "node:assert/strict";
import { assertAccessible } from "./support/axe.mjs";
import { asked, playUntil, waitToBeAsked } from "./support/play.mjs";
import { joinTable, openTable, seatTwo, unfoldOptions } from "./support/tables.mjs";

/** A server that lets others decide after a second. */
const impatient = ["--grace", "1"];

/** Anna and Bruno play; resolves when the game has begun. */
async function twoAt(world, server) {
  const anna = await world.visitor({ name: "Anna", address: server.address });
  const bruno = await world.visitor({ name: "Bruno", address: server.address });
  await seatTwo(anna, bruno);
  return { anna, bruno, address: anna.url() };
}

/** The same with a clock, which begins to run when both are at the table. */
async function twoWithClock(world, server, clock) {
  const anna = await world.visitor({ name: "Anna", address: server.address });
  const bruno = await world.visitor({ name: "Bruno", address: server.address });
  await changeWishes(anna, { clock });
  await openTable(anna, "friends");
  await anna.locator(".waiting-free").waitFor();
  await joinTable(bruno, anna.url(), "Bruno");
  await Promise.all([anna, bruno].map((page) => page.locator(".ask").waitFor()));
  return { anna, bruno };
}

/** What the form offers takes minutes; a test has seconds. */
async function changeWishes(page, wish) {
  await page.addInitScript((changes) => {
    const send = WebSocket.prototype.send;
    WebSocket.prototype.send = function (text) {
      const message = JSON.parse(text);
      send.call(this, message.do === "create" ? JSON.stringify({ ...message, ...changes }) : text);
    };
  }, wish);
}

const news = (page) => page.locator(".desk-news");
const told = (page, text) => news(page).getByText(text).first().waitFor();
/** What a screen reader is told. */
const heard = (page, text) => page.getByRole("log", { name: "What happens" }).getByText(text).waitFor();
const people = (page) => page.getByRole("dialog", { name: "People at the table" });

async function openPeople(page) {
  await page.locator("#menu-button").click();
  await page.getByRole("button", { name: "People at the table" }).click();
  await people(page).waitFor();
}

export async function whenTheHostLeavesTheOthersPlayOn(world) {
  const server = await world.ownServer(impatient);
  const { anna, bruno, address } = await twoAt(world, server);
  await anna.locator("#menu-button").click();
  await anna.getByRole("button", { name: "Leave the table" }).click();
  await anna.getByRole("dialog").getByRole("button", { name: "Leave the table" }).click();
  await told(bruno, "The seat of Anna is free.");
  await heard(bruno, /Anna has left the table|Bruno is the host now/);
  await bruno.getByRole("tab", { name: /Chat/ }).click();
  await bruno.locator(".chat-notice").getByText("Anna has left the table.").waitFor();

  // A newcomer with the link is offered the seat.
  const clara = await world.visitor({ name: "Clara", address: server.address });
  await clara.goto(address);
  await news(clara).getByRole("button", { name: "Sit down" }).click();
  await people(clara).getByRole("button", { name: "Sit here" }).click();
  await clara.locator("#hand [data-card]").first().waitFor();
  await told(bruno, "Clara sits down.");

  // And when she goes too, a computer plays.
  await clara.locator("#menu-button").click();
  await clara.getByRole("button", { name: "Leave the table" }).click();
  await clara.getByRole("dialog").getByRole("button", { name: "Leave the table" }).click();
  await news(bruno).getByRole("button", { name: "Decide" }).click();
  await people(bruno).getByRole("button", { name: "Let a computer play: Clara" }).click();
  await people(bruno).locator('[data-seat-state="computer"]').waitFor();
  await people(bruno).getByRole("button", { name: "Close" }).click();
  await waitToBeAsked(bruno);
}

export async function aGuestIsReplacedAndComesBack(world) {
  const server = await world.ownServer(impatient);
  const { anna, bruno, address } = await twoAt(world, server);
  const away = bruno.context();
  await bruno.close();
  await anna.locator('[data-seat-panel="1"]').getByText("away").waitFor();
  await told(anna, "Bruno has been away for a while.");
  await anna.locator('[data-seat-panel="1"]').getByText("gone").waitFor();
  await news(anna).getByRole("button", { name: "Decide" }).click();
  await people(anna).getByRole("button", { name: "Let a computer play: Bruno" }).click();
  await people(anna).locator('[data-seat-state="standIn"]').waitFor();
  await people(anna).getByRole("button", { name: "Close" }).click();
  await playUntil(anna, ".no-such-thing", { most: 3 });
  await waitToBeAsked(anna);

  const back = await world.tab(away);
  await back.goto("/");
  const mine = back.locator(".kept").first();
  await mine.getByText("A computer plays for you").waitFor();
  await mine.locator("a").click();
  await told(back, /A computer played for you meanwhile, \d+ answers?\. The seat is yours again\./);
  await back.locator("#hand [data-card]").first().waitFor();
  await news(back).getByRole("button", { name: "See what it did" }).click();
  const deeds = back.getByRole("dialog", { name: "See what it did" });
  assert.ok((await deeds.locator(".log-line").count()) > 0);
  await back.keyboard.press("Escape");
  await told(anna, "Bruno is back and plays again.");
  assert.equal(await back.url(), address);
}

export async function aSeatThatSomebodyElseTookIsNotListedAnyMore(world) {
  const server = await world.ownServer(impatient);
  const { anna, bruno, address } = await twoAt(world, server);
  const away = bruno.context();
  await bruno.close();
  await news(anna).getByRole("button", { name: "Decide" }).click();
  await people(anna).getByRole("button", { name: "Let somebody else sit down: Bruno" }).click();
  const clara = await world.visitor({ name: "Clara", address: server.address });
  await clara.goto(address);
  await news(clara).getByRole("button", { name: "Sit down" }).click();
  await people(clara).getByRole("button", { name: "Sit here" }).click();
  await clara.locator("#hand [data-card]").first().waitFor();

  const back = await world.tab(away);
  await back.goto(address);
  await told(back, "Clara has your seat now. You are watching.");
  await back.goto("/");
  await back.locator(".start-tickets").waitFor();
  await back.waitForFunction(() => document.querySelector(".kept") === null);
}

export async function aFrozenServerIsNoticedAndTheAnswerCountsOnce(world) {
  const server = await world.ownServer();
  const page = await world.visitor({ address: server.address });
  await openTable(page, "computer");
  await waitToBeAsked(page);
  const answers = () => page.evaluate(() => document.querySelectorAll(".log-line").length);
  const before = await answers();
  server.freeze();
  await page.locator(".answers [data-answer]").first().click();
  const alarm = page.getByRole("alert").getByText("Connection lost. Trying again");
  await alarm.waitFor(); // within how many seconds is in connection.test.ts
  server.thaw();
  await alarm.waitFor({ state: "detached" });
  await page.waitForFunction((old) => document.querySelectorAll(".log-line").length > old, before);
  await waitToBeAsked(page);
  world.forgiveLostLines();
}

export async function theNetworkGoesAndComes(world) {
  const page = await world.visitor();
  await openTable(page, "computer");
  await waitToBeAsked(page);
  const alarm = page.getByRole("alert").getByText("Connection lost. Trying again");
  await page.context().setOffline(true);
  await alarm.waitFor();
  await page.context().setOffline(false);
  await alarm.waitFor({ state: "detached" });
  await waitToBeAsked(page);
  world.forgiveLostLines();
}

/** Both have answered something that only the other can let them take back. */
async function askToTakeBack(world, server) {
  const { anna, bruno } = await twoAt(world, server);
  const takeBack = (page) => page.getByRole("button", { name: "Ask to take back" });
  for (let i = 0; i < 20; i++) {
    for (const [asker, other] of [
      [anna, bruno],
      [bruno, anna],
    ]) {
      if ((await takeBack(asker).count()) > 0) {
        await takeBack(asker).click();
        return {
          asker,
          other,
          name: asker === anna ? "Anna" : "Bruno",
          by: asker === anna ? "Bruno" : "Anna",
        };
      }
    }
    for (const page of [anna, bruno])
      if ((await page.locator(asked).count()) > 0) await playUntil(page, ".ask:not(.ask-mine)", { most: 1 });
  }
  throw new Error("nothing to take back");
}

export async function aVoteThatIsRefusedIsToldToWhoAsked(world) {
  const { asker, other, name, by } = await askToTakeBack(world, await world.ownServer());
  const vote = other.getByRole("dialog", { name: `${name} asks to take a move back.` });
  await vote.waitFor();
  // Escape puts the question aside, and a note leads back to it.
  await other.keyboard.press("Escape");
  await vote.waitFor({ state: "hidden" });
  await told(asker, "Waiting for the others to agree.");
  await news(other).getByRole("button", { name: "Answer" }).click();
  await vote.getByRole("button", { name: "Refuse" }).click();
  await told(asker, `${by} refuses: the move of ${name} stays.`);
  await heard(asker, `${by} refuses: the move of ${name} stays.`);
  await told(other, `${by} refuses: the move of ${name} stays.`);

  await asker.getByRole("button", { name: "Ask to take back" }).click();
  await vote.waitFor();
  await news(asker).getByRole("button", { name: "Withdraw" }).click();
  await vote.waitFor({ state: "hidden" });
  await told(other, `${name} no longer asks to take a move back.`);
}

export async function whenTheClockHasRunOutTheOthersLetAComputerPlay(world) {
  const server = await world.ownServer();
  const { anna, bruno } = await twoWithClock(world, server, { per: "game", seconds: 2 });
  const late = (await anna.locator(".ask-mine").count()) > 0 ? anna : bruno;
  const other = late === anna ? bruno : anna;
  const name = late === anna ? "Anna" : "Bruno";
  await other.locator("[data-seat-clock][data-runs]").waitFor();
  await told(other, `${name} has no time left.`);
  await news(other).getByRole("button", { name: "Decide" }).click();
  await people(other)
    .getByRole("button", { name: `Let a computer play: ${name}` })
    .click();
  await told(late, "Your time was up. A computer plays for you now.");
  await news(late).getByRole("button", { name: "Take my seat again" }).click();
  await people(other).locator('[data-seat-state="here"]').nth(1).waitFor();
}

export async function aComputerTakesOverAtOnceWhereThatWasChosen(world) {
  const server = await world.ownServer();
  const { anna, bruno } = await twoWithClock(world, server, { per: "move", seconds: 2, bot: "daydreamer" });
  await Promise.all([anna, bruno].map((page) => told(page, /has no time left; a computer plays now\./)));
}

export async function allSeatsAreCarriedToAnotherBrowser(world) {
  const server = await world.ownServer();
  const { bruno, address } = await twoAt(world, server);
  const hand = await bruno
    .locator("#hand [data-card]")
    .evaluateAll((cards) => cards.map((one) => one.dataset.card));
  await bruno.goto("/me");
  const link = await bruno.getByRole("textbox", { name: "Your link" }).inputValue();
  await bruno.getByRole("img", { name: "Your link as a picture to scan" }).waitFor();
  assert.match(new URL(link).hash, /^#[2-9a-z]{32}$/);
  await assertAccessible(bruno, "my code");

  const phone = await world.visitor({ name: "", address: server.address });
  await phone.goto(link);
  await phone.getByText("With this code comes 1 table.").waitFor();
  assert.equal(new URL(phone.url()).hash, "", "the code does not stay in the address");
  await phone.getByRole("button", { name: "Yes, this is me" }).click();
  await phone.getByRole("link", { name: "To my tables" }).click();
  await phone.locator(".kept-link").filter({ hasText: "Anna and Bruno" }).click();
  await phone.waitForURL(address);
  await phone.locator("#hand [data-card]").first().waitFor();
  assert.deepEqual(
    await phone.locator("#hand [data-card]").evaluateAll((cards) => cards.map((one) => one.dataset.card)),
    hand,
  );
}

export async function aNewCodeEndsTheOldOne(world) {
  const server = await world.ownServer();
  const { bruno, address } = await twoAt(world, server);
  await bruno.goto("/campaign");
  await bruno.getByRole("button", { name: "Set out" }).click();
  await bruno.locator(".station-panel").getByRole("button", { name: "Begin" }).waitFor();
  await bruno.goto("/me");
  const link = () => bruno.getByRole("textbox", { name: "Your link" }).inputValue();
  const old = await link();
  const lost = await world.visitor({ name: "", address: server.address });
  await lost.goto(old);
  await lost.getByText("With this code come 1 table and 1 campaign.").waitFor();
  await lost.getByRole("button", { name: "Yes, this is me" }).click();
  await lost.getByRole("link", { name: "To my tables" }).waitFor();

  await bruno.getByRole("button", { name: "Make a new code" }).click();
  await assertAccessible(bruno, "a new code");
  await bruno.getByRole("button", { name: "Yes, end the old one" }).click();
  await bruno.getByText("This is your new code. The old one is good for nothing any more.").waitFor();
  const fresh = await link();
  assert.notEqual(fresh, old);

  await bruno.goto(address);
  await bruno.locator("#hand [data-card]").first().waitFor();
  await lost.goto(address);
  await lost.locator(".ask").waitFor();
  assert.equal(await lost.locator("#hand [data-card]").count(), 0, "the lost telephone only looks on");
  const phone = await world.visitor({ name: "", address: server.address });
  await phone.goto(old);
  await phone.getByText("Nobody with this code has a seat on this server yet.").waitFor();
  await phone.goto(fresh);
  await phone.getByText("With this code come 1 table and 1 campaign.").waitFor();
  await phone.getByRole("button", { name: "Yes, this is me" }).click();
  await phone.getByRole("link", { name: "To my tables" }).waitFor();
  await phone.goto("/campaign");
  await phone.locator(".station-panel").getByRole("button", { name: "Begin" }).waitFor();
}

export async function seatsFromBeforeTheCodeAreTakenAlong(world) {
  const server = await world.ownServer();
  const page = await world.visitor({ address: server.address });
  // As pages did before there were codes: the server makes the secrets.
  await page.addInitScript(() => {
    const send = WebSocket.prototype.send;
    WebSocket.prototype.send = function (text) {
      const message = JSON.parse(text);
      if (message.do === "create") delete message.secret;
      send.call(this, JSON.stringify(message));
    };
  });
  await openTable(page, "computer");
  await waitToBeAsked(page);
  await page.goto("/me");
  await page.getByText("This browser also has 1 table that your code does not bring").waitFor();
  await page.getByRole("button", { name: "Take them along" }).click();
  await page.getByRole("button", { name: "Take them along" }).waitFor({ state: "detached" });
  const link = await page.getByRole("textbox", { name: "Your link" }).inputValue();
  const phone = await world.visitor({ name: "", address: server.address });
  await phone.goto(link);
  await phone.getByText("With this code comes 1 table.").waitFor();
}

/** What the browser is asked to show. The page says that it may, and how much of it is seen. */
async function watchNotifications(page) {
  await page.addInitScript(() => {
    window.shown = [];
    window.Notification = class {
      static permission = "granted";
      static requestPermission = () => Promise.resolve("granted");
      constructor(title, { body }) {
        window.shown.push(`${title}: ${body}`);
      }
    };
    window.away = false;
    Object.defineProperty(Document.prototype, "hidden", { configurable: true, get: () => window.away });
  });
}

export async function whoLooksElsewhereIsCalled(world) {
  const server = await world.ownServer();
  const players = { Anna: true, Bruno: false };
  const pages = [];
  for (const [name, notify] of Object.entries(players)) {
    const page = await world.visitor({ name, address: server.address, settings: { notify } });
    await watchNotifications(page);
    pages.push(page);
  }
  const [anna, bruno] = pages;
  await seatTwo(anna, bruno);
  const shown = (page) => page.evaluate(() => window.shown);
  const look = (page, away) => page.evaluate((value) => (window.away = value), away);
  const notMine = ".ask:not(.ask-mine)";

  // Both are asked in turn: while Anna looks on she is not called, while she looks elsewhere she is, each time once.
  const oneTurnEach = async () => {
    if ((await anna.locator(asked).count()) > 0) await playUntil(anna, notMine, { most: 60 });
    await waitToBeAsked(bruno);
    await playUntil(bruno, notMine, { most: 60 });
    await waitToBeAsked(anna);
  };
  await oneTurnEach();
  assert.deepEqual(await shown(anna), []);
  await look(anna, true);
  await look(bruno, true);
  if ((await anna.locator(asked).count()) > 0) await playUntil(anna, notMine, { most: 60 });
  await waitToBeAsked(bruno);
  assert.deepEqual(await shown(anna), [], "somebody else's turn is nothing to be called for");
  await playUntil(bruno, notMine, { most: 60 });
  await waitToBeAsked(anna);
  assert.deepEqual(await shown(anna), ["Vendemmia: It is your turn."]);
  assert.deepEqual(await shown(bruno), [], "he does not want to be called");
}

export async function aPrivateTableAsksForItsWord(world) {
  const server = await world.ownServer();
  const anna = await world.visitor({ name: "Anna", address: server.address });
  await anna.goto("/new/friends");
  await unfoldOptions(anna);
  await anna.getByLabel("Word (empty: none)").fill("malvasia");
  await anna.getByRole("button", { name: "Open the table" }).click();
  await anna.locator(".waiting-free").waitFor();
  const bruno = await world.visitor({ name: "Bruno", address: server.address });
  await bruno.goto(anna.url());
  await bruno.getByRole("heading", { name: "A private table" }).waitFor();
  await bruno.getByLabel("The word").fill("sangiovese");
  await bruno.keyboard.press("Enter");
  await bruno.getByRole("alert").getByText("That is not the word of this table.").waitFor();
  await bruno.getByLabel("The word").fill("malvasia");
  await bruno.keyboard.press("Enter");
  await bruno.getByRole("button", { name: "Sit here" }).click();
  await Promise.all([anna, bruno].map((page) => page.locator(".ask").waitFor()));
  await bruno.reload();
  await bruno.locator("#hand [data-card]").first().waitFor();
}

export async function theHostMutesAndRemoves(world) {
  const server = await world.ownServer();
  const { anna, bruno, address } = await twoAt(world, server);
  const clara = await world.visitor({ name: "Clara", address: server.address });
  await clara.goto(address);
  await clara.locator(".ask").waitFor();
  await openPeople(anna);
  await assertAccessible(anna, "people at the table");
  await people(anna).getByRole("button", { name: "Mute: Clara" }).click();
  await people(anna).getByRole("button", { name: "Unmute: Clara" }).waitFor();
  await clara.getByRole("tab", { name: /Chat/ }).click();
  await clara.getByRole("textbox", { name: "Write something" }).fill("Listen!");
  await clara.keyboard.press("Enter");
  await clara.getByRole("alert").getByText("The host has muted you at this table.").waitFor();

  const remove = async (name) => {
    await people(anna)
      .getByRole("button", { name: `Remove: ${name}` })
      .click();
    const sure = anna.getByRole("dialog", { name: `Remove ${name} from the table?` });
    await sure.getByRole("button", { name: "Remove", exact: true }).click();
  };
  await remove("Clara");
  await clara.getByRole("heading", { name: "You are no longer at this table" }).waitFor();
  await clara.reload();
  await clara.getByText("The host has removed you from this table.").waitFor();
  await remove("Bruno");
  await bruno.getByRole("heading", { name: "You are no longer at this table" }).waitFor();
  await people(anna).locator('[data-seat-state="free"]').waitFor();
  await people(anna).getByRole("button", { name: "Let a computer play: Bruno" }).waitFor();
}

export async function myTablesTellWhoseTurnItIs(world) {
  const server = await world.ownServer();
  const { anna, bruno } = await twoWithClock(world, server, { per: "move", seconds: 86_400 });
  const mover = (await anna.locator(".ask-mine").count()) > 0 ? anna : bruno;
  const other = mover === anna ? bruno : anna;
  await mover.goto("/");
  await mover.locator(".kept[data-my-turn]").getByText("Your turn").waitFor();
  await mover.waitForFunction(() => document.title.startsWith("(1) Your turn"));
  await mover
    .locator(".kept-state")
    .getByText(/23 h 59 min left|1 d 0 h left/)
    .waitFor();
  await other.goto("/");
  await other
    .locator(".kept-state")
    .getByText(/’s turn/)
    .waitFor();
}
