// How each sound is made: a few decaying tones and breaths of noise, computed sample by sample. No recordings. The
// tones belong to one chord (G, D, A, E), so that several sounds together stay pleasant.
import type { SoundName } from "./sounds";

/** The wave at a time in seconds, roughly between -1 and 1. */
type Voice = (time: number) => number;

interface Sound {
  /** In seconds. */
  lasts: number;
  /** The highest that the wave may rise, of 1. */
  peak: number;
  /** Fresh each time, since noise remembers where it is. */
  voice: () => Voice;
}

const { sin, exp, max, min, PI } = Math;

/** A struck tone. */
function struck(frequency: number, fade: number, loud = 1): Voice {
  return (time) => loud * exp(-time / fade) * sin(2 * PI * frequency * time);
}

/** Noise that is the same each time, so that a sound can be measured. */
function noise(): () => number {
  let seed = 12345;
  return () => {
    seed = (seed * 1664525 + 1013904223) >>> 0;
    return seed / 2 ** 31 - 1;
  };
}

/** Noise through a simple filter: `dark` from 0 (bright, hissing) to nearly 1 (a dull rumble). */
function breath(dark: number, shape: (time: number) => number): Voice {
  const next = noise();
  let low = 0;
  return (time) => {
    low = dark * low + (1 - dark) * next();
    return low * shape(time);
  };
}

/** Rises within `rise` seconds and fades within `fade`. */
const swell = (time: number, start: number, rise: number, fade: number) =>
  time < start ? 0 : min(1, (time - start) / rise) * exp(-max(0, time - start - rise) / fade);

function together(...voices: Voice[]): Voice {
  return (time) => voices.reduce((sum, voice) => sum + voice(time), 0);
}

/** A tone whose pitch moves; `pitch` gives its frequency, `colour` the strength of its overtones. */
function gliding(pitch: (time: number) => number, colour: readonly number[], rate: number): Voice {
  let phase = 0;
  return (time) => {
    phase += pitch(time) / rate;
    return colour.reduce((sum, strength, i) => sum + strength * sin(2 * PI * (i + 1) * phase), 0);
  };
}

/** Straight lines between points of time and value. */
function path(points: readonly (readonly [time: number, value: number])[]): (time: number) => number {
  return (time) => {
    const next = points.findIndex(([at]) => at > time);
    const [t1, v1] = points[next === -1 ? points.length - 1 : max(0, next - 1)] ?? [0, 0];
    const [t2, v2] = points[next === -1 ? points.length - 1 : next] ?? [0, 0];
    return t1 === t2 ? v1 : v1 + ((v2 - v1) * (time - t1)) / (t2 - t1);
  };
}

const sounds = (rate: number): Record<SoundName, Sound> => ({
  // Wood set down on wood.
  wood: {
    lasts: 0.2,
    peak: 0.5,
    voice: () =>
      together(
        struck(196, 0.035),
        struck(294 * 1.98, 0.022, 0.45),
        struck(1174, 0.008, 0.25),
        breath(0.6, (time) => 0.5 * exp(-time / 0.004)),
      ),
  },
  // A cork leaves the neck: a short pull, then the hollow pop.
  cork: {
    lasts: 0.24,
    peak: 0.45,
    voice: () => {
      const pop = gliding(
        path([
          [0, 250],
          [0.05, 250],
          [0.09, 590],
          [0.24, 440],
        ]),
        [1, 0.25],
        rate,
      );
      return together(
        (time) => pop(time) * swell(time, 0.05, 0.006, 0.035),
        breath(0.75, (time) => 0.25 * swell(time, 0, 0.04, 0.01) + 0.7 * swell(time, 0.05, 0.002, 0.008)),
      );
    },
  },
  // A card drawn over cards.
  paper: {
    lasts: 0.26,
    peak: 0.3,
    voice: () =>
      together(
        breath(0.6, (time) => 0.6 * swell(time, 0, 0.07, 0.03)),
        breath(0.75, (time) => 0.9 * swell(time, 0.1, 0.02, 0.035)),
      ),
  },
  // Two coins touch.
  coin: {
    lasts: 0.34,
    peak: 0.28,
    voice: () => {
      const first = together(
        struck(2637, 0.07),
        struck(2637 * 1.506, 0.045, 0.6),
        struck(2637 * 2.76, 0.02, 0.3),
      );
      const second = together(struck(3136, 0.06, 0.8), struck(3136 * 1.51, 0.04, 0.4));
      return (time) => first(time) + (time < 0.06 ? 0 : second(time - 0.06));
    },
  },
  // A stamp comes down on an order.
  stamp: {
    lasts: 0.3,
    peak: 0.55,
    voice: () =>
      together(
        struck(98, 0.05, 1),
        struck(147, 0.035, 0.5),
        // What a small loudspeaker gives of the blow.
        struck(440, 0.035, 0.9),
        struck(587, 0.025, 0.6),
        breath(0.7, (time) => 0.9 * exp(-time / 0.012)),
        breath(0.6, (time) => 0.18 * swell(time, 0.1, 0.03, 0.05)),
      ),
  },
  // A small bell over the door.
  bell: {
    lasts: 0.39,
    peak: 0.38,
    voice: () => together(struck(880, 0.13), struck(880 * 2.01, 0.09, 0.5), struck(880 * 2.98, 0.05, 0.25)),
  },
  // A rooster on the other side of the valley: two short notes and a long one.
  rooster: {
    lasts: 0.39,
    peak: 0.22,
    voice: () => {
      const pitch = path([
        [0, 590],
        [0.03, 660],
        [0.06, 590],
        [0.1, 700],
        [0.13, 660],
        [0.18, 990],
        [0.24, 940],
        [0.39, 560],
      ]);
      const cry = gliding(
        (time) => pitch(time) * (1 + 0.012 * sin(2 * PI * 28 * time)),
        [1, 0.55, 0.3, 0.12],
        rate,
      );
      const calls = (time: number) =>
        0.5 * swell(time, 0, 0.015, 0.016) +
        0.6 * swell(time, 0.06, 0.015, 0.018) +
        swell(time, 0.13, 0.04, 0.09);
      return (time) => cry(time) * calls(time);
    },
  },
});

/** Seconds within which a sound sets in, so that the loudspeaker does not click. */
const onset = 0.001;
/** The part of a sound in which it dies away: what is cut off while it can be heard sounds torn. */
const release = 0.3;

/** The sound as samples. */
export function samplesOf(name: SoundName, rate: number): Float32Array<ArrayBuffer> {
  const { lasts, peak, voice } = sounds(rate)[name];
  const at = voice();
  const samples = Float32Array.from({ length: Math.round(lasts * rate) }, (_, i) => {
    const time = i / rate;
    const left = min(1, (lasts - time) / (release * lasts));
    return at(time) * min(1, time / onset) * left * left;
  });
  const highest = samples.reduce((most, sample) => max(most, Math.abs(sample)), 0);
  return samples.map((sample) => (sample * peak) / highest);
}
