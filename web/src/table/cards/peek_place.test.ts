import { describe, expect, it } from "vitest";
import { peekPlace } from "./peek_place";

const room = { width: 1366, height: 768 };
const size = { width: 260, height: 364 };
const box = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

describe("a card shown large", () => {
  it("stands above its place", () => {
    expect(peekPlace(box(1000, 560, 130, 180), size, room, [])).toEqual({ left: 935, top: 184 });
  });

  it("moves aside for the question", () => {
    const question = box(430, 350, 440, 180);
    const { left, top } = peekPlace(box(810, 560, 40, 180), size, room, [question]);
    expect(top).toBe(184);
    expect(left).toBeGreaterThanOrEqual(question.right);
  });

  it("covers as little as possible where there is no free room", () => {
    const question = box(430, 100, 936, 430);
    const note = box(0, 0, 380, 530);
    const { left } = peekPlace(box(560, 560, 130, 180), size, room, [question, note]);
    expect(left).toBeLessThan(430);
  });

  it("stands beside a place with too little room above, and inside the window", () => {
    expect(peekPlace(box(600, 100, 100, 60), size, room, [])).toEqual({ left: 712, top: 100 });
    expect(peekPlace(box(1250, 500, 100, 60), { ...size, height: 600 }, room, [])).toEqual({
      left: 978,
      top: 156,
    });
  });
});
