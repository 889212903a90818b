import { settings } from "../settings";
import type { SoundName } from "./sounds";
import { samplesOf } from "./voices";

/** Seconds between two sounds of the same act. */
const apart = 0.11;

interface Speaker {
  context: AudioContext;
  volume: GainNode;
  made: Map<SoundName, AudioBuffer>;
}

let speaker: Speaker | null = null;

/** Made when first needed: a page that is silent has none. */
function theSpeaker(): Speaker {
  if (speaker === null) {
    const context = new AudioContext();
    const volume = context.createGain();
    // Several sounds at once are held back instead of cut off; one alone passes as it is.
    const limit = new DynamicsCompressorNode(context, {
      threshold: -3,
      knee: 0,
      ratio: 20,
      attack: 0.002,
      release: 0.1,
    });
    volume.connect(limit).connect(context.destination);
    speaker = { context, volume, made: new Map() };
  }
  return speaker;
}

function bufferOf(name: SoundName, { context, made }: Speaker): AudioBuffer {
  const known = made.get(name);
  if (known !== undefined) return known;
  const samples = samplesOf(name, context.sampleRate);
  const buffer = context.createBuffer(1, samples.length, context.sampleRate);
  buffer.copyToChannel(samples, 0);
  made.set(name, buffer);
  return buffer;
}

/** Plays sounds one shortly after the other; nothing at all where sounds are off. */
export function play(names: readonly SoundName[]): void {
  const { sounds, volume } = settings();
  if (!sounds || volume === 0 || names.length === 0) return;
  const used = theSpeaker();
  const { context } = used;
  // Browsers hold a page's sound back until it has been touched.
  if (context.state === "suspended") void context.resume();
  used.volume.gain.value = volume;
  names.forEach((name, i) => {
    const source = context.createBufferSource();
    source.buffer = bufferOf(name, used);
    source.connect(used.volume);
    source.start(context.currentTime + i * apart);
  });
}
