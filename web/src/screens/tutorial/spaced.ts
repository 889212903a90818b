/** Starts jobs at least `gap` milliseconds apart: the first at once, the next when it is time. */
export function spaced<T, Args extends unknown[]>(
  gap: number,
  job: (...args: Args) => Promise<T>,
): (...args: Args) => Promise<T> {
  let next = 0;
  return async (...args) => {
    const now = Date.now();
    const wait = Math.max(0, next - now);
    next = Math.max(now, next) + gap;
    if (wait > 0) await new Promise((resume) => setTimeout(resume, wait));
    return job(...args);
  };
}
