// What a bubble beside something on the table promises.

/** Runs in the page: what is wrong with where the bubble stands. It points at what it speaks of where that is in sight, and leaves
 * free the question, on a phone with what is told above it, and whatever is ringed. */
export async function bubbleFaults(selector) {
  const frame = () => new Promise((resume) => requestAnimationFrame(resume));
  const boxOf = (one) => one.getBoundingClientRect();
  const placed = () => document.querySelector(`${selector}[data-placed=true]`);
  // Until it has come to rest.
  let before = "";
  for (let rest = 0; rest < 3; rest += 1) {
    await frame();
    const now = placed() === null ? "" : JSON.stringify(boxOf(placed()));
    if (now === "" || now !== before) rest = 0;
    before = now;
  }
  const bubble = boxOf(placed());
  const covers = (one) => {
    const box = boxOf(one);
    const wide = Math.min(box.right, bubble.right) - Math.max(box.left, bubble.left);
    const high = Math.min(box.bottom, bubble.bottom) - Math.max(box.top, bubble.top);
    return wide > 1 && high > 1;
  };
  const name = (one) => one.className?.baseVal ?? one.className ?? one.tagName;
  const rules = document.querySelector(".guide-rings")?.textContent.split("{")[0] ?? "";
  const ringed = rules === "" ? [] : [...document.querySelectorAll(rules)];
  const stage = innerWidth < 768 ? ".desk-stage" : ".ask";
  const faults = [...ringed, ...document.querySelectorAll(stage)]
    .filter((one) => one.checkVisibility() && covers(one))
    .map((one) => `covers ${name(one)}`);
  // Each part of the table scrolls on its own.
  const isInSight = (one) => {
    const box = boxOf(one);
    const part = one.closest("#board, #mat, #hand, #others, #side");
    const { top, bottom } = part === null ? { top: 0, bottom: innerHeight } : boxOf(part);
    return one.checkVisibility() && box.width > 0 && box.bottom > top && box.top < bottom;
  };
  const spokenOf = placed().dataset.speaksOf;
  const seen = spokenOf === "" ? [] : [...document.querySelectorAll(spokenOf)].filter(isInSight);
  if (placed().dataset.side === undefined && seen.some((one) => !one.matches(".desk-tabs *")))
    faults.push(`has no arrow to ${spokenOf}`);
  if (bubble.left < 0 || bubble.top < 0 || bubble.right > innerWidth || bubble.bottom > innerHeight)
    faults.push(`lies outside: ${JSON.stringify(bubble)}`);
  return faults;
}
