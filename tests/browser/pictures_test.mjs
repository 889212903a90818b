// Pictures of the main screens in every look, to be looked at; what they must fulfil is checked by the other tests.
import {
  crowdTheMap,
  plantFully,
  tenCards,
  visitorsAsked,
} from "./support/full_table.mjs";
import {
  answersIn,
  forkTable,
  openMidGame,
  playedGames,
  sitDownAt,
} from "./support/positions.mjs";
import { openStaged } from "./support/staged.mjs";
import { allModules, openTable } from "./support/tables.mjs";
import { endScreen, space } from "./support/play.mjs";
import { desktop, phone } from "./support/world.mjs";

const sizes = [
  desktop.viewport,
  { width: 1920, height: 1080 },
  { width: 1024, height: 768 },
];
/** Who looks, and in which windows. */
const visitors = [
  {
    device: desktop,
    language: "en",
    windows: sizes,
    lights: ["light", "dark"],
  },
  {
    device: phone,
    language: "en",
    windows: [phone.viewport],
    lights: ["light", "dark"],
  },
  {
    device: desktop,
    language: "de",
    windows: [desktop.viewport],
    lights: ["light"],
  },
  {
    device: phone,
    language: "de",
    windows: [phone.viewport],
    lights: ["light"],
  },
];

/** Takes a screen as each of them sees it; of a table on a phone, also the parts behind the other tabs. `open` gets what the
 * visitor is like and brings the page there. */
async function takeInAllLooks(world, name, open) {
  for (const { device, language, windows, lights } of visitors) {
    const page = await open({ ...device, language });
    for (const window of windows) {
      await page.setViewportSize(window);
      for (const colorScheme of lights) {
        await page.emulateMedia({ colorScheme });
        await page.waitForLoadState("networkidle");
        await page.evaluate(() => document.fonts.ready);
        const shade = colorScheme === "dark" ? "_dark" : "";
        const look = `${window.width}_${language}${shade}`;
        await world.screenshot(page, `picture_${name}_${look}`);
        if (window !== phone.viewport) continue;
        for (const tab of ["mat", "hand", "others", "log", "board"]) {
          const button = page.locator(`.desk-tabs [data-tab=${tab}]`);
          if (
            !(await button.isVisible()) ||
            (await page.locator("dialog[open]").count()) > 0
          )
            break;
          await button.click();
          if (tab !== "board")
            await world.screenshot(page, `picture_${name}_${tab}_${look}`);
        }
      }
    }
    await page.context().close();
  }
}

/** In a language other than that in which the page was led here. */
async function speak(page, language, ready) {
  await page.evaluate(
    (wanted) => localStorage.setItem("vendemmia.language", wanted),
    language,
  );
  await page.reload();
  await page.locator(ready).first().waitFor();
  return page;
}

/** A screen that an address leads to, and something that is pressed there. */
const screen = (name, address, press) => (world) =>
  takeInAllLooks(world, name, async (visitor) => {
    const page = await world.visitor(visitor);
    await page.goto(address);
    await page.locator("h1").waitFor();
    await press?.(page);
    return page;
  });

export const ofTheStart = screen("start", "/");
export const ofANewTable = screen("new_table", "/new/computer");
export const ofTheRules = screen("rules", "/rules");
export const ofTheCampaign = screen("campaign", "/campaign");
export const ofACard = screen("card", "/cards", async (page) => {
  await page.locator(".browser-grid button").nth(40).click();
  await page.getByRole("dialog").waitFor();
});
export const ofTheSettings = screen("settings", "/", async (page) => {
  await page
    .getByRole("button", { name: /^(Settings|Einstellungen)$/ })
    .click();
  await page.getByRole("dialog").waitFor();
});
export const ofTheIntroduction = screen("introduction", "/", async (page) => {
  await page
    .getByRole("button", { name: /half a minute|halben Minute/ })
    .click();
  await page.locator(".intro-dot").nth(1).click();
  await page.locator("li:nth-child(2) > .intro-dot[aria-current]").waitFor();
});

export const ofThePuzzles = screen("puzzles", "/puzzles", (page) =>
  page.locator(".puzzle-tile").first().waitFor(),
);
export const ofAPuzzle = screen("puzzle", "/puzzles", async (page) => {
  await page.locator(".puzzle-tile").nth(20).click();
  await page.locator(".ask-mine").waitFor();
});
export const ofTheDealOfTheDay = screen("daily", "/daily", (page) =>
  page.getByRole("region").nth(1).waitFor(),
);
export const ofANewContest = screen("new_contest", "/contest");

export const ofTheWaitingRoom = (world) =>
  takeInAllLooks(world, "waiting", async ({ language, ...visitor }) => {
    const page = await world.visitor(visitor);
    await openTable(page, "friends", { players: 4, modules: allModules });
    return speak(page, language, ".waiting-free");
  });

export const ofTheCurtain = (world) =>
  takeInAllLooks(world, "curtain", async ({ language, ...visitor }) => {
    const page = await world.visitor(visitor);
    await openTable(page, "screen", { names: ["Anna", "Bruno"] });
    return speak(page, language, ".curtain-lift");
  });

const midGame = (name, wish) => (world) =>
  takeInAllLooks(world, name, (visitor) =>
    openMidGame(world, { ...wish, ...visitor }),
  );

export const ofATable = midGame("table", { players: 4, part: 0.6 });
export const ofATableAlone = midGame("alone", { players: 1, part: 0.5 });

export const ofTuscany = (world) =>
  takeInAllLooks(world, "tuscany", async (visitor) => {
    const wish = { players: 4, modules: allModules, part: 0.6, ...visitor };
    const { page, table } = await openStaged(world, wish);
    await table.ask("play_visitor", visitorsAsked, (player, { view }) => {
      player.hand = tenCards(true);
      player.hand_counts = undefined;
      crowdTheMap(view);
      plantFully(player);
    });
    return page;
  });

/** The last answer of a game is given, where one click is enough for it. */
async function atTheEnd(world, { language, deviceScaleFactor }) {
  const [record] = await playedGames({ games: 1, bots: "greedy,greedy" });
  const last = answersIn(record).at(-1);
  const page = await world.visitor({ language, deviceScaleFactor });
  await sitDownAt(await forkTable(world, record, last), page);
  const [kind, , where] = last.text.split(" ");
  const button = page.locator(`.answers [data-answer="${last.text}"]`);
  await (kind === "place" ? space(page, where) : button).click();
  await page.locator(`${endScreen} .year-chart`).waitFor();
  return page;
}

export const ofTheEnd = (world) =>
  takeInAllLooks(world, "end", (visitor) => atTheEnd(world, visitor));

/** What a browser keeps after some evenings. */
const evenings = Array.from({ length: 24 }, (_, i) => {
  const alone = i % 3 === 0;
  return {
    table: `evening${i}`,
    when: Date.UTC(2026, 9, 1 + i),
    players: alone ? 1 : 2,
    modules: i % 2 === 0 ? [] : ["board", "workers", "structures"],
    ...(alone ? { level: "normal" } : {}),
    bots: alone ? [] : [["apprentice", "journeyman", "vintner"][i % 3]],
    scores: alone ? [] : [i % 4 === 1 ? 0 : 1],
    people: 0,
    vp: 17 + ((i * 5) % 9),
    won: i % 4 !== 1,
    sources: { orders: 8 + (i % 5), visitors: 5, tasting_room: 2, wake_up: 2 },
    mama: ["jess", "deann", "alaena"][i % 3],
    papa: ["jay", "paul", "andrew"][i % 3],
    rows: [1 + (i % 7), 5, 6, 3, 5, 7],
    visitors: ["banker", "harvester", "planter", "judge", "crusher"].slice(
      i % 3,
    ),
    orders: ["order_01", "order_05", "order_12"].slice(i % 2),
  };
});
export const ofMyGames = (world) =>
  takeInAllLooks(world, "my_games", async (visitor) => {
    const page = await world.visitor(visitor);
    await page.addInitScript(
      (games) => localStorage.setItem("vendemmia.games", games),
      JSON.stringify(evenings),
    );
    await page.goto("/games");
    await page.locator(".games-part").nth(4).waitFor();
    return page;
  });

export const ofAReview = (world) =>
  takeInAllLooks(world, "review", async (visitor) => {
    const page = await atTheEnd(world, visitor);
    await page
      .locator(`${endScreen} .end-actions button`)
      .filter({ hasText: /Review|Rückblick|Analyse/ })
      .click();
    await page.locator("dialog.review[open] .review-chart").waitFor();
    return page;
  });

export const ofAReplay = (world) =>
  takeInAllLooks(world, "replay", async (visitor) => {
    const page = await atTheEnd(world, visitor);
    await page.locator(`${endScreen} .end-actions button`).nth(1).click();
    await page.locator(".replay-bar").waitFor();
    for (let i = 0; i < 40; i += 1) await page.keyboard.press("ArrowRight");
    return page;
  });
