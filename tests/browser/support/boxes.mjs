// Whether everything in a part of the page can be seen and reached where it is: no scrolling, nothing cut, nothing over another.
import assert from "node:assert/strict";

const sizes = [
  { width: 1366, height: 768 },
  { width: 1920, height: 1080 },
  { width: 1024, height: 768 },
  { width: 768, height: 1024 },
  { width: 390, height: 844 },
];

/** Runs in the page: controls and lines of text in `selector` that leave it, are cut off by the window or by whatever clips them, or
 * lie over each other; but not what is inside `scrolled`. */
function faultsIn({ selector, scrolled }) {
  const root = document.querySelector(selector);
  const slack = 1;
  const isInSight = (one) =>
    one.checkVisibility({ visibilityProperty: true }) && (scrolled === "" || one.closest(scrolled) === null);
  const isOnlyHeard = (element) => {
    if (element.closest("option, title, dialog:not([open])") !== null) return true;
    for (let one = element; one !== root; one = one.parentElement)
      if (getComputedStyle(one).clipPath.startsWith("inset")) return true;
    return false;
  };
  const framesOf = (element) => {
    const frames = [{ name: "the window", left: 0, top: 0, right: innerWidth, bottom: innerHeight }];
    for (let one = element.parentElement; one !== null; one = one.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(one);
      const { left, top, right, bottom } = one.getBoundingClientRect();
      const all = { left: -Infinity, right: Infinity, top: -Infinity, bottom: Infinity };
      // What leaves the part itself lies under its neighbours.
      const across = overflowX === "visible" && one !== root ? {} : { left, right };
      const down = overflowY === "visible" && one !== root ? {} : { top, bottom };
      if (one !== document.documentElement && one !== document.body)
        frames.push({ ...all, ...across, ...down, name: one.className || one.tagName });
      if (position === "fixed") break;
    }
    return frames;
  };
  const cutBy = (element, { left, top, right, bottom }) =>
    framesOf(element).find(
      (frame) =>
        left < frame.left - slack ||
        right > frame.right + slack ||
        top < frame.top - slack ||
        bottom > frame.bottom + slack,
    );
  const controls = [...root.querySelectorAll("button, a, select, input, textarea, summary")]
    .filter(isInSight)
    .map((element) => {
      const words = element.selectedOptions?.[0]?.text ?? element.innerText;
      const name = words?.split("\n")[0] || element.ariaLabel || element.type;
      return { element, name, box: element.getBoundingClientRect() };
    });
  const lines = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const element = node.parentElement;
    if (node.data.trim() === "" || isOnlyHeard(element) || !isInSight(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    // A font's box is higher than its letters.
    for (const { left, right, top, bottom, height } of range.getClientRects()) {
      const box = { left, right, top: top + height * 0.1, bottom: bottom - height * 0.1 };
      lines.push({ element, name: node.data.trim(), box });
    }
  }
  const faults = [...controls, ...lines].flatMap(({ element, name, box }) => {
    const frame = cutBy(element, box);
    return frame === undefined ? [] : [`“${name}” is cut by ${frame.name}`];
  });
  const brush = document.createElement("canvas").getContext("2d");
  const arrow = 16;
  const needs = (element) => {
    if (!element.matches("select")) return element.matches("button") ? element.scrollWidth : 0;
    const { font, paddingLeft } = getComputedStyle(element);
    brush.font = font;
    return parseFloat(paddingLeft) + brush.measureText(element.selectedOptions[0]?.text ?? "").width + arrow;
  };
  for (const { element, name, box } of controls) {
    if (needs(element) > element.clientWidth + slack) faults.push(`“${name}” is too narrow`);
    for (const other of [...controls, ...lines]) {
      if (other.element === element || element.contains(other.element) || other.element.contains(element)) continue;
      const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
      const down = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
      if (across > slack && down > slack) faults.push(`“${name}” lies over “${other.name}”`);
    }
  }
  return [...new Set(faults)];
}

/** What is wrong with the boxes of this part of the page, except those inside `scrolled`, where somebody may have to scroll. */
export async function boxFaults(page, selector, scrolled = "") {
  await page.evaluate(() => document.fonts.ready);
  return page.evaluate(faultsIn, { selector, scrolled });
}

const framesToSettle = 60;

/** The same, when the page has made up its mind about a new size of its window. */
async function faultsInTheEnd(page, selector, scrolled) {
  let faults = await boxFaults(page, selector, scrolled);
  for (let frame = 0; faults.length > 0 && frame < framesToSettle; ++frame) {
    await page.evaluate(() => new Promise(requestAnimationFrame));
    faults = await boxFaults(page, selector, scrolled);
  }
  return faults;
}

/** Nothing is, in any window. */
export async function assertWholeInAllSizes(page, selector, where, scrolled = "") {
  const before = page.viewportSize();
  for (const size of sizes) {
    await page.setViewportSize(size);
    const faults = await faultsInTheEnd(page, selector, scrolled);
    assert.deepEqual(faults, [], `${where}, ${size.width} x ${size.height}`);
  }
  await page.setViewportSize(before);
}
