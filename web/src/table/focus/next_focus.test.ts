import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { nextFocus } from "./next_focus";

// Two tiles side by side, with two spaces each in their upper halves, and a deck above them.
const boxes: Record<string, [x: number, y: number]> = {
  deck: [100, 0],
  plant: [100, 100],
  "plant.left": [60, 70],
  "plant.right": [140, 70],
  build: [300, 100],
  "build.left": [260, 70],
};

describe("the arrow keys on the board", () => {
  beforeEach(() => {
    document.body.innerHTML = `
      <button id="deck"></button>
      <div class="tile">
        <div class="tile-whole" id="plant"></div><div id="plant.left"></div><div class="is-legal" id="plant.right"></div>
      </div>
      <div class="tile"><div class="tile-whole" id="build"></div><div id="build.left"></div></div>
      <div class="tile"><div id="alone"></div></div>`;
    for (const [id, [x, y]] of Object.entries(boxes)) {
      const box = { left: x - 5, right: x + 5, top: y - 5, bottom: y + 5 } as DOMRect;
      one(id).getBoundingClientRect = () => box;
    }
  });
  afterEach(() => document.body.replaceChildren());

  const one = (id: string) => document.getElementById(id) as HTMLElement;
  const next = (id: string, direction: "left" | "right" | "up" | "down") =>
    nextFocus(one(id), Object.keys(boxes).map(one), direction)?.id;

  it("lead from tile to tile, past the spaces", () => {
    expect(next("plant", "right")).toBe("build");
    expect(next("build", "left")).toBe("plant");
    expect(next("deck", "down")).toBe("plant");
  });

  it("lead up into a tile, to what can be chosen there, and down out of it", () => {
    expect(next("plant", "up")).toBe("plant.right");
    expect(next("build", "up")).toBe("build.left");
    expect(next("plant.right", "down")).toBe("plant");
  });

  it("lead along the spaces, and beyond the last one to the next tile", () => {
    expect(next("plant.right", "left")).toBe("plant.left");
    expect(next("plant.right", "right")).toBe("build");
    expect(next("plant.left", "up")).toBe("deck");
  });

  it("lead to spaces as to anything else where their tile is not asked for", () => {
    const box = { left: 495, right: 505, top: 95, bottom: 105 } as DOMRect;
    one("alone").getBoundingClientRect = () => box;
    expect(nextFocus(one("build"), [...Object.keys(boxes), "alone"].map(one), "right")?.id).toBe("alone");
  });
});
