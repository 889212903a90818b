import { describe, expect, it } from "vitest";
import { soundNames } from "./sounds";
import { samplesOf } from "./voices";

const rate = 48_000;
const root = (values: Float32Array) =>
  Math.sqrt(values.reduce((sum, value) => sum + value * value, 0) / values.length);

/** What is left above some 350 Hz, as by two simple filters in a row. */
function withoutLowTones(samples: Float32Array): Float32Array {
  const keep = 1 / (1 + (2 * Math.PI * 350) / rate);
  const once = (values: Float32Array) => {
    let high = 0;
    return values.map((value, i) => (high = keep * (high + value - (values[i - 1] ?? 0))));
  };
  return once(once(samples));
}

describe.each(soundNames)("%s", (name) => {
  const samples = samplesOf(name, rate);
  const highest = samples.reduce((most, value) => Math.max(most, Math.abs(value)), 0);

  it("is short", () => {
    expect(samples.length / rate).toBeLessThan(0.4);
  });

  it("is neither silent nor cut off", () => {
    expect(highest).toBeGreaterThan(0.15);
    expect(highest).toBeLessThan(0.6);
    expect(root(samples)).toBeGreaterThan(0.01);
    expect(samples.every(Number.isFinite)).toBe(true);
  });

  it("begins and ends without a click", () => {
    expect(Math.abs(samples[0] ?? 1)).toBeLessThan(0.01);
    expect(Math.abs(samples.at(-1) ?? 1)).toBeLessThan(0.01);
  });

  it("dies away before it ends", () => {
    const tail = samples.slice(-samples.length / 20);
    expect(Math.max(...tail.map(Math.abs))).toBeLessThan(highest / 200);
  });

  it("is heard from a small loudspeaker too, which gives no low tones", () => {
    expect(root(withoutLowTones(samples))).toBeGreaterThan(0.025);
  });

  it("is at no time far from the middle", () => {
    const mean = samples.reduce((sum, value) => sum + value, 0) / samples.length;
    expect(Math.abs(mean)).toBeLessThan(0.02);
  });

  it("is the same each time, and at every rate as long", () => {
    expect(samplesOf(name, rate)).toEqual(samples);
    expect(samplesOf(name, 44_100).length / 44_100).toBeCloseTo(samples.length / rate, 3);
  });
});

it("no two sounds are alike", () => {
  const shapes = soundNames.map((name) => samplesOf(name, rate).slice(0, 4000).join());
  expect(new Set(shapes).size).toBe(soundNames.length);
});
