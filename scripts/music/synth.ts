/** Instruments of the demo's music: sums of sines with envelopes, panning and a little reverb. */
export const RATE = 44_100;

export interface Stereo {
  left: Float32Array;
  right: Float32Array;
}

export const silence = (seconds: number): Stereo => {
  const length = Math.round(seconds * RATE);
  return { left: new Float32Array(length), right: new Float32Array(length) };
};

export interface Voice {
  /** Level of each harmonic, and how many times faster than the first it decays. */
  harmonics: readonly (readonly [ratio: number, loudness: number, fades: number])[];
  /** Seconds. */
  attack: number;
  /** Seconds until a plucked note has decayed. Held notes end with their length. */
  decay?: number;
  release: number;
  /** Depth and speed (Hz) of a slow change of pitch. */
  vibrato?: readonly [depth: number, speed: number];
}

export const kalimba: Voice = {
  harmonics: [
    [1, 1, 1],
    [2.01, 0.16, 2.2],
    [5.4, 0.1, 6],
  ],
  attack: 0.004,
  decay: 1.5,
  release: 0.3,
};

export const keys: Voice = {
  harmonics: [
    [1, 1, 1],
    [2, 0.32, 1.6],
    [3, 0.12, 2.4],
    [4, 0.07, 3.2],
  ],
  attack: 0.008,
  decay: 2.4,
  release: 0.25,
};

export const bell: Voice = {
  harmonics: [
    [1, 1, 1],
    [2.76, 0.28, 1.7],
    [5.4, 0.12, 2.8],
    [0.5, 0.3, 0.8],
  ],
  attack: 0.006,
  decay: 3.6,
  release: 0.6,
};

export const pad: Voice = {
  harmonics: [
    [1, 0.7, 1],
    [1.004, 0.6, 1],
    [0.997, 0.5, 1],
    [2, 0.16, 1],
    [3.003, 0.07, 1],
  ],
  attack: 0.9,
  release: 1.4,
  vibrato: [0.0015, 0.22],
};

export const bass: Voice = {
  harmonics: [
    [1, 1, 1],
    [2, 0.35, 1.8],
    [3, 0.1, 2.5],
  ],
  attack: 0.02,
  decay: 1.8,
  release: 0.2,
};

const names: Record<string, number> = { C: 0, D: 2, E: 4, F: 5, G: 7, A: 9, B: 11 };

/** `F#4` in hertz. */
export function pitch(note: string): number {
  const [, name = '', sign = '', octave = ''] = /^([A-G])([#b]?)(\d)$/.exec(note) ?? [];
  const step = names[name];
  if (step === undefined) throw new Error(`${note} is no note.`);
  const half = step + (sign === '#' ? 1 : sign === 'b' ? -1 : 0) + 12 * (Number(octave) - 4) - 9;
  return 440 * 2 ** (half / 12);
}

export interface Note {
  voice: Voice;
  note: string;
  /** Seconds. */
  at: number;
  lasts: number;
  volume: number;
  /** -1 left, 1 right. */
  place?: number;
}

/** Mixes a note into the samples. */
export function play(into: Stereo, { voice, note, at, lasts, volume, place = 0 }: Note): void {
  const base = pitch(note);
  const { attack, decay, release, vibrato = [0, 1] } = voice;
  const from = Math.round(at * RATE);
  const length = Math.min(into.left.length - from, Math.round((lasts + release) * RATE));
  const [left, right] = [Math.cos(((place + 1) * Math.PI) / 4), Math.sin(((place + 1) * Math.PI) / 4)];
  for (let index = 0; index < length; index++) {
    const time = index / RATE;
    const bend = time + (vibrato[0] / vibrato[1]) * Math.sin(2 * Math.PI * vibrato[1] * time);
    let value = 0;
    for (const [ratio, loudness, fades] of voice.harmonics) {
      if (base * ratio > 12_000) continue;
      const faded = decay === undefined ? 1 : Math.exp((-4.6 * fades * time) / decay);
      value += loudness * faded * Math.sin(2 * Math.PI * base * ratio * bend);
    }
    const end = time > lasts ? Math.max(0, 1 - (time - lasts) / release) : 1;
    const sound = value * Math.min(1, time / attack) * end * end * volume;
    into.left[from + index] = (into.left[from + index] ?? 0) + sound * left;
    into.right[from + index] = (into.right[from + index] ?? 0) + sound * right;
  }
}

const combs = [1557, 1617, 1491, 1422, 1277, 1356];
const passes = [225, 341];

/** Reverb of one channel: damped feedback echoes, then diffusion. */
function room(dry: Float32Array, spread: number): Float32Array {
  const wet = new Float32Array(dry.length);
  for (const comb of combs) {
    const buffer = new Float32Array(comb + spread);
    let dull = 0;
    for (let index = 0; index < dry.length; index++) {
      const place = index % buffer.length;
      const echo = buffer[place] ?? 0;
      dull = echo * 0.65 + dull * 0.35;
      buffer[place] = (dry[index] ?? 0) + dull * 0.82;
      wet[index] = (wet[index] ?? 0) + echo / combs.length;
    }
  }
  for (const pass of passes) {
    const buffer = new Float32Array(pass + spread);
    for (let index = 0; index < wet.length; index++) {
      const place = index % buffer.length;
      const before = buffer[place] ?? 0;
      const now = wet[index] ?? 0;
      buffer[place] = now + before * 0.5;
      wet[index] = before - now * 0.5;
    }
  }
  return wet;
}

/** Adds reverb, fades out the end, and normalises the loudness without clipping. */
export function finish({ left, right }: Stereo, wetness: number, fadeSeconds: number): Stereo {
  const dry = 1 - wetness / 2;
  const ear = (sound: Float32Array, spread: number) => {
    const wet = room(sound, spread);
    return sound.map((value, index) => value * dry + (wet[index] ?? 0) * wetness * 2);
  };
  const sides = [ear(left, 0), ear(right, 23)];
  const loudest = sides.reduce((most, side) => side.reduce((a, b) => Math.max(a, Math.abs(b)), most), 0);
  const fade = fadeSeconds * RATE;
  const [one = left, two = right] = sides.map((side) =>
    side.map((value, index) => {
      const rest = Math.min(1, (side.length - index) / fade);
      return Math.tanh((value / loudest) * 1.15) * 0.85 * rest * rest;
    }),
  );
  return { left: one, right: two };
}
