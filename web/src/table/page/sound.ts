type Sound = "wood" | "bell";

/** Two soft sounds made on the spot: wood on the table, and a small bell. */
const tones: Record<Sound, { pitch: number[]; lasts: number; wave: OscillatorType }> = {
  wood: { pitch: [190, 120], lasts: 0.12, wave: "triangle" },
  bell: { pitch: [880, 1320], lasts: 0.5, wave: "sine" },
};

let audio: AudioContext | null = null;

export function ring(sound: Sound): void {
  audio ??= new AudioContext();
  const { pitch, lasts, wave } = tones[sound];
  const start = audio.currentTime;
  for (const frequency of pitch) {
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.type = wave;
    tone.frequency.value = frequency;
    volume.gain.setValueAtTime(0.12, start);
    volume.gain.exponentialRampToValueAtTime(0.001, start + lasts);
    tone.connect(volume).connect(audio.destination);
    tone.start(start);
    tone.stop(start + lasts);
  }
}
