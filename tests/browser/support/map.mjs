// The influence map as it is seen.

/** Runs in the page: what on the map lies over something else, or beyond its edge. */
export function faultsOfTheMap() {
  const slack = 1;
  const boxOf = (one) => one.getBoundingClientRect();
  const map = boxOf(document.querySelector(".tuscany"));
  const parts = [
    ...document.querySelectorAll(
      ".tuscany-name, .tuscany-stars > *, .tuscany-worth, .tuscany-corner, .tuscany-supply",
    ),
  ].map((one) => ({
    name: `${one.closest("[data-notes]")?.dataset.notes ?? ""} ${one.className}`,
    region: one.closest("[data-notes]"),
    box: boxOf(one),
  }));
  const overlap = (a, b) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > slack &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > slack;
  const beyond = parts.filter(
    ({ box }) => box.left < map.left || box.right > map.right || box.bottom > map.bottom,
  );
  const over = parts.flatMap((one, i) =>
    parts
      .slice(i + 1)
      .filter((other) => (one.region === null || one.region !== other.region) && overlap(one.box, other.box))
      .map((other) => `${one.name} and ${other.name}`),
  );
  return [...beyond.map(({ name }) => `${name} is beyond the edge`), ...over];
}
