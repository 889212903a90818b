import { beforeEach, describe, expect, it, vi } from "vitest";
import { changeSettings } from "../settings";
import { play } from "./player";

const started: number[] = [];
const gains: { value: number }[] = [];

class FakeContext {
  state = "running";
  sampleRate = 8000;
  currentTime = 10;
  destination = {};
  createGain() {
    const gain = { value: 0 };
    gains.push(gain);
    return { gain, connect: (to: unknown) => to };
  }
  createBuffer(_channels: number, length: number) {
    return { length, copyToChannel: () => undefined };
  }
  createBufferSource() {
    return { buffer: null, connect: () => undefined, start: (when: number) => started.push(when) };
  }
}

class FakeLimit {
  connect = (to: unknown) => to;
}

describe("the player", () => {
  beforeEach(() => {
    vi.stubGlobal("AudioContext", FakeContext);
    vi.stubGlobal("DynamicsCompressorNode", FakeLimit);
    started.length = 0;
  });

  it("plays nothing while sounds are off, and does not even open the loudspeaker", () => {
    changeSettings({ sounds: false, volume: 1 });
    play(["wood", "bell"]);
    changeSettings({ sounds: true, volume: 0 });
    play(["wood", "bell"]);
    expect(started).toEqual([]);
    expect(gains).toEqual([]);
  });

  it("plays them one shortly after the other, as loud as wanted", () => {
    changeSettings({ sounds: true, volume: 0.4 });
    play(["wood", "paper", "bell"]);
    expect(started).toHaveLength(3);
    expect(started[0]).toBe(10);
    expect(started[1]).toBeGreaterThan(10);
    expect(started[2]).toBeGreaterThan(started[1] ?? 0);
    expect(gains[0]?.value).toBe(0.4);
    play([]);
    expect(started).toHaveLength(3);
  });
});
