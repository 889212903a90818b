/** Hides something without moving anything else, until it is uncovered: screen readers and tests still find it. */
export function cover(element: Element, opacity = 0): () => void {
  const hiding = element.animate([{ opacity }, { opacity }], { duration: 1 });
  // A browser forgets animations that have come to their end.
  hiding.pause();
  return () => hiding.cancel();
}

/** Where nothing flies, what is new fades in. */
export function fadeIn(element: Element, speed: number): void {
  element.animate([{ opacity: 0 }, {}], { duration: 300 / speed, easing: "ease-out" });
}
