// Answering the table's questions as somebody does who takes whatever is offered.

/** Runs in the page. Gives at most `most` answers and stops earlier when something matches `until`. */
async function answerInPage({ until, most, seed }) {
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
  let given = 0;
  while (given < most && document.querySelector(until) === null) {
    const chosen = next();
    chosen?.click();
    if (chosen !== undefined) given += 1;
    await pause();
  }
  return given;
}

/** Fast-forwards: takes answers at random, by the page's own buttons, until `until` is on the page. */
export async function playUntil(page, until, { most = Infinity, seed = 1 } = {}) {
  // Infinity does not survive the way into the page.
  return page.evaluate(answerInPage, { until, most: Math.min(most, 1e9), seed });
}

/** The season that the ribbon shows. */
export const season = (name) => `.season-step-${name}[aria-current]`;

export const endScreen = "dialog.end[open]";

export function playToTheEnd(page, seed) {
  return playUntil(page, endScreen, { seed });
}

export async function playToYear(page, year) {
  await waitToBeAsked(page);
  while (Number(await page.locator(".season-year-numeral").textContent()) < year) {
    await playUntil(page, season("winter"));
    await playUntil(page, season("spring"));
  }
}

/** The person before this page is asked, and the page listens. */
export const asked = ".ask-mine .answers[data-pending=false]";

export function questionBar(page) {
  return page.getByRole("region", { name: "Question" });
}

export async function waitToBeAsked(page) {
  await page.locator(asked).waitFor();
}

/** Answers by real clicks in the question bar until the spaces of the board are asked for. */
export async function playToOwnTurn(page) {
  await playUntil(page, ".worker-toggle");
  await page.locator(".worker-toggle").waitFor();
}

/** A space of the board by its name in the catalogue, "plant_vine.left". */
export function space(page, name) {
  return page.locator(`[data-place="${name}"]`);
}
