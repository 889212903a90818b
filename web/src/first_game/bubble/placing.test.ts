import { describe, expect, it } from "vitest";
import { gap, placeBubble, type Box } from "./placing";

const room = { width: 1366, height: 768 };
const size = { width: 300, height: 160 };
const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const boxOf = ({ left, top }: { left: number; top: number }) => box(left, top, size.width, size.height);
const meet = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

describe("a bubble", () => {
  it("stands beside its target, with the arrow at the target's middle", () => {
    const target = box(600, 200, 40, 40);
    const place = placeBubble({ size, room, target, obstacles: [] });
    expect(place).toMatchObject({ side: "right", left: 640 + gap });
    expect(place.top + place.tip).toBeCloseTo(220);
  });

  it("stays in the window, and its arrow on its edge", () => {
    for (const target of [box(0, 0, 40, 40), box(1326, 728, 40, 40), box(1300, 0, 66, 20)]) {
      const place = placeBubble({ size, room, target, obstacles: [] });
      const at = boxOf(place);
      expect(at.left).toBeGreaterThanOrEqual(0);
      expect(at.top).toBeGreaterThanOrEqual(0);
      expect(at.right).toBeLessThanOrEqual(room.width);
      expect(at.bottom).toBeLessThanOrEqual(room.height);
      expect(meet(at, target)).toBe(false);
      expect(place.side).not.toBeNull();
    }
  });

  it("leaves free what matters", () => {
    const target = box(600, 200, 40, 40);
    const question = box(232, 340, 884, 204);
    const legal = [box(660, 190, 60, 60), box(500, 190, 60, 60)];
    const obstacles = [{ box: question, weight: 6 }, ...legal.map((one) => ({ box: one, weight: 3 }))];
    const place = placeBubble({ size, room, target, obstacles });
    for (const one of [target, question, ...legal]) expect(meet(boxOf(place), one)).toBe(false);
  });

  it("points at the end of a long target where something is in the way", () => {
    const target = box(80, 1, 396, 42);
    const question = { box: box(267, 65, 445, 375), weight: 8 };
    const narrow = { width: 216, height: 240 };
    const place = placeBubble({ size: narrow, room, target, obstacles: [question] });
    expect(place.side).toBe("below");
    expect(place.left + narrow.width).toBeLessThanOrEqual(267);
  });

  it("points at its target even where all around it can be chosen", () => {
    const target = box(600, 200, 40, 40);
    const around = [
      box(232, 50, 360, 280),
      box(650, 50, 460, 280),
      box(592, 50, 58, 140),
      box(592, 250, 58, 80),
    ];
    const obstacles = around.map((one) => ({ box: one, weight: 3 }));
    expect(placeBubble({ size, room, target, obstacles }).side).not.toBeNull();
  });

  it("stands away from a target that is surrounded, without an arrow", () => {
    const target = box(600, 200, 40, 40);
    const obstacles = [{ box: box(232, 0, 884, 544), weight: 6 }];
    const place = placeBubble({ size, room, target, obstacles });
    expect(place.side).toBeNull();
    expect(meet(boxOf(place), obstacles[0]!.box)).toBe(false);
  });

  it("is a sheet over or under its target where there is no room beside it", () => {
    const phone = { width: 390, height: 844 };
    const sheet = { width: 374, height: 170 };
    const target = box(20, 500, 60, 40);
    const question = { box: box(0, 640, 390, 204), weight: 6 };
    const place = placeBubble({
      size: sheet,
      room: phone,
      target,
      obstacles: [question],
      sides: ["above", "below"],
    });
    expect(place).toMatchObject({ side: "above", left: 8, top: 500 - gap - 170 });
  });
});
