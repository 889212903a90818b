// What flies over a table: each double is measured where it starts and where it ends, and then lands at once.

/** Runs in the page, before anything else. */
function watch() {
  window.flights = [];
  window.fadedIn = [];
  const shown = new Set();
  const { animate } = Element.prototype;
  Element.prototype.animate = function noted(frames, timing) {
    if (Number(frames[0]?.opacity) === 0) window.fadedIn.push(this.dataset.card);
    if (timing?.id === "year-turn") window.yearTurned = true;
    return animate.call(this, frames, timing);
  };
  const measure = (double) => {
    const [flying] = double.getAnimations();
    const { delay, duration } = flying.effect.getTiming();
    const middleAt = (time) => {
      flying.currentTime = time;
      const { x, y, width, height } = double.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    };
    flying.pause();
    const { flight: kind, from, to } = double.dataset;
    const start = middleAt(delay);
    const end = middleAt(delay + duration);
    // What the stage shows now, and all that it has shown.
    const onStage = cardsOnStage();
    window.flights.push({ kind, from, to, start, end, duration, onStage, shown: [...shown] });
    flying.finish();
  };
  const cardsOnStage = () => {
    const told = document.querySelectorAll(".desk-stage [data-act] [data-stage-card]");
    return [...told].map(({ dataset }) => dataset.stageCard);
  };
  new MutationObserver((changes) => {
    for (const card of cardsOnStage()) shown.add(card);
    const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
    for (const node of added) if (node instanceof Element && node.matches("[data-flight]")) measure(node);
  }).observe(document, { childList: true, subtree: true });
}

export function watchFlights(page) {
  return page.addInitScript(watch);
}

export function flightsOver(page) {
  return page.evaluate(() => window.flights);
}

/** What was still to come from what happened before has come. */
export function forgetFlights(page) {
  return page.evaluate(async () => {
    for (let quiet = 0; quiet < 3; quiet += 1) {
      await new Promise(requestAnimationFrame);
      if (document.querySelector("[data-flight]") !== null) quiet = 0;
    }
    window.flights = [];
  });
}

/** Until so many have flown; then all of them. */
export async function waitForFlights(page, count) {
  await page.waitForFunction((wanted) => window.flights.length >= wanted, count);
  return flightsOver(page);
}

/** Boxes of what each selector finds last, by selector, when it has come to rest. */
export function boxesOf(page, selectors) {
  return page.evaluate((wanted) => {
    for (const sliding of document.getAnimations()) if (sliding instanceof CSSTransition) sliding.finish();
    const boxOf = (selector) => {
      const boxes = [...document.querySelectorAll(selector)]
        .filter((element) => element.closest("dialog, .flights") === null)
        .map((element) => element.getBoundingClientRect())
        .filter(({ width, height }) => width > 0 && height > 0);
      const last = boxes.at(-1);
      return last && { x: last.x, y: last.y, width: last.width, height: last.height };
    };
    return Object.fromEntries(wanted.map((selector) => [selector, boxOf(selector)]));
  }, selectors);
}

export function lies({ x, y }, box) {
  if (box === undefined) return false;
  return x >= box.x - 1 && x <= box.x + box.width + 1 && y >= box.y - 1 && y <= box.y + box.height + 1;
}
