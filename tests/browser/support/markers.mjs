// Everybody's markers on the tracks of points.
import assert from "node:assert/strict";

/** Runs in the page: pairs of markers on one track of which one lies over the other, and those that hang over its ends. */
function crowded() {
  const slack = 0.5;
  const boxOf = (one) => one.getBoundingClientRect();
  return [...document.querySelectorAll(".track")]
    .filter((track) => track.checkVisibility())
    .flatMap((track) => {
      const line = boxOf(track);
      const marks = [...track.querySelectorAll(".track-mark")].map(boxOf).sort((a, b) => a.left - b.left);
      const over = marks.filter((mark, i) => i > 0 && mark.left < marks[i - 1].right - slack);
      const beyond = marks.filter(
        ({ left, right }) => left < line.left - slack || right > line.right + slack,
      );
      return [...over, ...beyond].map(({ left }) => `${track.className}: ${left}`);
    });
}

/** No letter is hidden under another, however many stand on the same cell. */
export async function assertMarkersApart(page, where) {
  assert.deepEqual(await page.evaluate(crowded), [], where);
}
