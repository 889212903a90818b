import { beforeEach, describe, expect, it } from "vitest";
import { keepPlace, keptPlace } from "./kept_place";

describe("the place in a record", () => {
  beforeEach(() => window.history.replaceState(null, "", "/replay"));

  it("stays in the address", () => {
    expect(keptPlace()).toBe(0);
    keepPlace(17);
    expect(window.location.search).toBe("?move=17");
    expect(keptPlace()).toBe(17);
    keepPlace(0);
    expect(window.location.search).toBe("");
  });

  it("is the beginning where the address names no number", () => {
    window.history.replaceState(null, "", "/replay?move=-3");
    expect(keptPlace()).toBe(0);
    window.history.replaceState(null, "", "/replay?move=many");
    expect(keptPlace()).toBe(0);
  });
});
