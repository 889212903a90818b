import { describe, expect, it } from "vitest";
import type { Review, ReviewedDecision } from "../../wire/types";
import { coursesOf, worseDecisions, yearMarksOf } from "./course";

const decision = (at: number, seat: number, chances: number[], mark: ReviewedDecision["mark"] = "good") => ({
  at,
  seat,
  year: 1,
  season: "summer" as const,
  mark,
  given: "pass",
  chances,
  cost: 0,
});
const seat = (number: number, end: number) => ({
  seat: number,
  accuracy: 1_000_000,
  marks: { good: 1, inaccuracy: 0, mistake: 0, blunder: 0 },
  start: 500_000,
  end,
  years: [],
});
const review: Review = {
  format: 1,
  rules: 2,
  iterations: 4000,
  players: 2,
  answers: 9,
  over: true,
  seats: [seat(0, 1_000_000), seat(1, 0)],
  turning_points: [],
  decisions: [decision(2, 0, [600_000, 400_000]), decision(4, 1, [700_000, 300_000], "mistake")],
};

describe("the course of a review", () => {
  it("is each player's own where several are reviewed", () => {
    const [first, second] = coursesOf(review);
    expect(first?.points.map(({ at, chance }) => [at, chance])).toEqual([
      [0, 500_000],
      [3, 600_000],
      [9, 1_000_000],
    ]);
    expect(second?.points.map(({ chance }) => chance)).toEqual([500_000, 300_000, 0]);
  });
  it("shows all players as a single reviewed one could judge them", () => {
    const courses = coursesOf({ ...review, seats: [seat(1, 0)] });
    expect(courses.map((one) => one.points.map(({ chance }) => chance))).toEqual([
      [500_000, 700_000],
      [500_000, 300_000, 0],
    ]);
    expect(courses[0]?.points.every((point) => point.decision === undefined)).toBe(true);
  });
  it("marks where years begin, whoever decided first", () => {
    const in_ = (year: number, at: number, seat: number) => ({ ...decision(at, seat, []), year });
    const decisions = [in_(0, 0, 0), in_(1, 4, 1), in_(1, 6, 0), in_(3, 31, 0), in_(3, 30, 1)];
    expect(yearMarksOf({ ...review, decisions })).toEqual([
      { year: 1, at: 4 },
      { year: 3, at: 30 },
    ]);
  });
  it("knows what was worse than good", () => {
    expect(worseDecisions(review).map(({ at }) => at)).toEqual([4]);
  });
});
