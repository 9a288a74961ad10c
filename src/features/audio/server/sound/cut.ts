import { Buffer } from 'node:buffer';
import { decodeSound } from './decode.ts';
import { cutMp3 } from './mp3-frames.ts';
import type { SoundFormat } from './sound-format.ts';
import { wavHead } from './wav.ts';

export interface Cut {
  bytes: Buffer;
  type: 'audio/mpeg' | 'audio/wav';
}

const FADE_SECONDS = 1.5;

/** From this sample rate on, every two samples become one: a preview of a third of the size. */
const FINE = 40_000;

/**
 * The first seconds of an audio file as a separate file. MP3 is copied frame by frame; other formats become mono WAV
 * at half the rate, with a fade-out. The result has at most `seconds`, whatever the file claims.
 */
export async function cutSound(
  format: SoundFormat,
  pieces: AsyncIterable<Uint8Array>,
  seconds: number,
): Promise<Cut> {
  if (format === 'mp3') {
    const all: Uint8Array[] = [];
    for await (const piece of pieces) all.push(piece);
    return { bytes: cutMp3(Buffer.concat(all), seconds), type: 'audio/mpeg' };
  }
  const parts: Float32Array[] = [];
  let rate = 0;
  let left = Number.POSITIVE_INFINITY;
  for await (const pcm of decodeSound(format, pieces)) {
    if (rate === 0) {
      rate = pcm.rate;
      left = Math.round(seconds * rate);
    }
    const mixed = mono(pcm.channels).subarray(0, left);
    parts.push(mixed);
    left -= mixed.length;
    if (left <= 0) break;
  }
  const fine = rate >= FINE;
  return {
    bytes: fine ? written(parts.map(halved), rate / 2) : written(parts, rate),
    type: 'audio/wav',
  };
}

/** Half as many samples, each the mean of two, which removes most of the aliasing noise. */
const halved = (part: Float32Array): Float32Array =>
  Float32Array.from(
    { length: Math.floor(part.length / 2) },
    (_, index) => ((part[index * 2] ?? 0) + (part[index * 2 + 1] ?? 0)) / 2,
  );

function mono(channels: readonly Float32Array[]): Float32Array {
  const mixed = new Float32Array(channels[0]?.length ?? 0);
  for (const channel of channels)
    for (let index = 0; index < mixed.length; index++)
      mixed[index] = (mixed[index] ?? 0) + (channel[index] ?? 0) / channels.length;
  return mixed;
}

function written(parts: readonly Float32Array[], rate: number): Buffer {
  const length = parts.reduce((sum, part) => sum + part.length, 0);
  const body = Buffer.alloc(length * 2);
  const fade = Math.min(length, Math.round(FADE_SECONDS * rate));
  let at = 0;
  for (const part of parts)
    for (const value of part) {
      const volume = Math.min(1, (length - at) / fade);
      body.writeInt16LE(Math.round(Math.max(-1, Math.min(1, value * volume)) * 32_767), at * 2);
      at += 1;
    }
  return Buffer.concat([wavHead(rate, body.length), body]);
}
