// Somebody who plays for the camera: points at a thing, lets its consequence be seen, and clicks.
import { asked } from "../support/play.mjs";
import { updatesTo } from "../support/world.mjs";

// The one place where time has to pass: for those who watch.
const readingTime = 1100;

/** What is to be seen, and the answers that lead there, the last step first. */
const scenes = [
  { event: "played", wishes: [/^play /, /^place \S+ play_winter_visitor/] },
  { event: "harvested", wishes: [/^harvest /, /^place \S+ harvest_field/] },
  { event: "wine_made", wishes: [/^make /, /^place \S+ make_wine/] },
  {
    event: "order_filled",
    wishes: [/^use /, /^fill /, /^place \S+ fill_order/],
  },
];

/** Plays until all scenes have been seen; false: the year ended first. */
export async function playScenes(page) {
  const { year } = updatesTo(page).at(-1).view;
  const begin = updatesTo(page).at(-1).log_from + updatesTo(page).at(-1).log.length;
  await page.evaluate(showPointer);
  for (;;) {
    const open = scenes.filter(({ event }) => !hasHappened(page, event, begin));
    if (open.length === 0) return true;
    await page.locator(asked).waitFor();
    const { ask, view } = updatesTo(page).findLast((update) => update.ask.offers !== undefined);
    if (view.year !== year) return false;
    await give(page, choose(ask, open));
  }
}

function hasHappened(page, kind, begin) {
  return updatesTo(page).some(({ viewer, log, log_from: from }) =>
    log.some((entry, i) => from + i >= begin && entry.event.kind === kind && entry.event.seat === viewer),
  );
}

function choose({ offers }, open) {
  for (const wish of [...open.flatMap(({ wishes }) => wishes), /^use /, /^option/, /^yes/]) {
    const found = offers.find(({ answer }) => wish.test(answer.text));
    if (found !== undefined) return found.answer;
  }
  return offers[0].answer;
}

async function give(page, answer) {
  const { seq } = updatesTo(page).at(-1);
  await chooseWorker(page, answer);
  const button = page.locator(`.answers [data-answer="${answer.text}"]`).first();
  for (const thing of [...thingsOf(page, answer), button]) {
    if (updatesTo(page).at(-1).seq !== seq || (await thing.count()) === 0) continue;
    await thing.hover();
    await page.waitForTimeout(readingTime);
    await thing.click();
    await page.waitForTimeout(readingTime / 4);
  }
}

/** Where on the table the answer lies, in the order in which one points at it. */
function thingsOf(page, answer) {
  const place = (name) => page.locator(`[data-place="${name}"]`).first();
  const held = (card) => page.locator(`#hand [data-card^="${card}"]`).first();
  switch (answer.kind) {
    case "place":
      return [place(answer.space)];
    case "harvest":
      return [place(`field:${answer.field}`)];
    case "play":
      return [held(answer.visitor)];
    case "fill":
      return [held(answer.order)];
    default:
      return [];
  }
}

/** Another worker than the usual one is taken up first. */
async function chooseWorker(page, answer) {
  if (answer.kind !== "place") return;
  const wanted = answer.worker === "grande" ? { hasText: /grande/i } : { hasNotText: /grande/i };
  const choice = page.locator(".worker-choice").filter(wanted).first();
  if ((await choice.getAttribute("aria-pressed")) === "false") await choice.click();
}

/** Runs in the page: the pointer, which pictures of a page leave out. */
function showPointer() {
  const arrow = document.createElement("div");
  arrow.innerHTML =
    '<svg width="30" height="38" viewBox="0 0 15 19"><path d="M1 1v14.5l3.6-3.4 2.5 5.9 2.6-1.1-2.5-5.8H12z" fill="#2b2320" stroke="#f6eedd" stroke-width="1.2"/></svg>';
  arrow.style.cssText =
    "position:fixed;z-index:99999;pointer-events:none;transition:left .35s ease-out,top .35s ease-out;left:50%;top:50%";
  document.body.append(arrow);
  document.addEventListener("mousemove", ({ clientX, clientY }) => {
    arrow.style.left = `${clientX}px`;
    arrow.style.top = `${clientY}px`;
  });
}
