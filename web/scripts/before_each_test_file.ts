// Runs before the tests of each file.
import { cleanup } from "@testing-library/react";
import { configure } from "@testing-library/dom";
import { beforeAll, vi } from "vitest";

// A busy machine is no failure: tests wait long for what should appear at once.
configure({ asyncUtilTimeout: 30_000 });

// All files share one page, which takes a tenth of the time that a page for each would take. So each begins with nothing
// kept, with everybody's standard settings (a tab hears so when another has emptied the storage), and in real time.
beforeAll(() => {
  vi.useRealTimers();
  cleanup();
  localStorage.clear();
  window.dispatchEvent(new StorageEvent("storage", { key: null }));
});
