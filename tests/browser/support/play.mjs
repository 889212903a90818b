// Answering the table's questions as somebody does who takes whatever is offered.

/** Runs in the page. Gives at most `most` answers and stops earlier in the year `year` or when something matches `until`. */
async function answerInPage({ until, year, most, seed }) {
  let random = seed;
  const oneOf = (list) => {
    random = (Math.imul(random, 1664525) + 1013904223) >>> 0;
    return list[Math.floor((random / 2 ** 32) * list.length)];
  };
  const all = (selector) => [...document.querySelectorAll(selector)];
  const quiet = ["pass", "done", "no"];
  const next = () => {
    const [lift] = all(".curtain-lift");
    if (lift !== undefined) return lift;
    if (document.querySelector(".ask-mine .answers[data-pending=false]") === null) return undefined;
    const buttons = all(".answers [data-answer]");
    const spaces = all(".worker-toggle").length > 0 ? all("#board .is-legal") : [];
    const inviting = [...spaces, ...buttons.filter((button) => !quiet.includes(button.dataset.kind))];
    return oneOf(inviting.length > 0 ? inviting : buttons);
  };
  const pause = () => new Promise((resume) => setTimeout(resume, 4));
  const done = () =>
    document.querySelector(until) !== null || Number(all(".season-year-numeral")[0]?.textContent) >= year;
  // Nobody looks on meanwhile. Everything is laid out as ever, but a third of the browser's work is to paint it.
  const { style } = document.documentElement;
  style.opacity = "0";
  let given = 0;
  while (given < most && !done()) {
    const chosen = next();
    chosen?.click();
    if (chosen !== undefined) given += 1;
    await pause();
  }
  style.opacity = "";
  return given;
}

export const endScreen = "dialog.end[open]";

/** Fast-forwards: takes answers at random, by the page's own buttons, until `until` is on the page or the game is over. */
export async function playUntil(page, until, { year = 99, most = 1e6, seed = 1 } = {}) {
  return page.evaluate(answerInPage, { until: `${until}, ${endScreen}`, year, most, seed });
}

/** The season that the ribbon shows. */
export const season = (name) => `.season-step-${name}[aria-current]`;

export function playToTheEnd(page, seed) {
  return playUntil(page, endScreen, { seed });
}

/** Into the first question of a year. */
export async function playToYear(page, year) {
  await playUntil(page, endScreen, { year });
  await waitToBeAsked(page);
}

/** The person before this page is asked, and the page listens. */
export const asked = ".ask-mine .answers[data-pending=false]";

export function questionBar(page) {
  return page.getByRole("region", { name: "Question" });
}

export async function waitToBeAsked(page) {
  await page.locator(asked).waitFor();
}

/** Until a worker may be placed. */
export async function playToOwnTurn(page) {
  await playUntil(page, ".worker-toggle");
  await page.locator(".worker-toggle").waitFor();
}

/** A space of the board by its name in the catalogue, "plant_vine.left". */
export function space(page, name) {
  return page.locator(`[data-place="${name}"]`);
}
