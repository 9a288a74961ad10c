import { Buffer } from 'node:buffer';
import { wavHead } from '../../src/features/audio/server/sound/wav.ts';

export const RATE = 44_100;

/** A tone of this many seconds, silent until `from`. */
export const tone = (seconds: number, from = 0): Int16Array =>
  Int16Array.from({ length: Math.round(seconds * RATE) }, (_, index) =>
    index / RATE < from ? 0 : Math.round(20_000 * Math.sin((2 * Math.PI * 440 * index) / RATE)),
  );

/** Encodes a WAV file with one channel. */
export function wavOf(samples: Int16Array): Buffer {
  const body = Buffer.from(samples.buffer, samples.byteOffset, samples.byteLength);
  return Buffer.concat([wavHead(RATE, body.length), body]);
}

/** Writes numbers of a few bits. */
class Bits {
  private readonly bytes: number[] = [];
  private filled = 0;

  put(value: number, width: number): this {
    for (let bit = width - 1; bit >= 0; bit--) {
      if (this.filled % 8 === 0) this.bytes.push(0);
      const last = this.bytes.length - 1;
      const one = Math.floor(value / 2 ** bit) % 2;
      this.bytes[last] = (this.bytes[last] ?? 0) | (Math.abs(one) << (7 - (this.filled % 8)));
      this.filled += 1;
    }
    return this;
  }
  done(): Buffer {
    return Buffer.from(this.bytes);
  }
}

/** Checksums of FLAC: most significant bit first, starting from zero. */
function checksum(bytes: Buffer, width: 8 | 16, polynomial: number): number {
  const top = 2 ** (width - 1);
  let sum = 0;
  for (const byte of bytes) {
    sum ^= byte << (width - 8);
    for (let bit = 0; bit < 8; bit++)
      sum = (sum & top ? (sum << 1) ^ polynomial : sum << 1) & (2 ** width - 1);
  }
  return sum;
}

const BLOCK = 4096;

/** Encodes a FLAC file (RFC 9639) with one channel and verbatim samples. */
export function flacOf(samples: Int16Array): Buffer {
  const info = new Bits()
    .put(BLOCK, 16)
    .put(BLOCK, 16)
    .put(0, 24)
    .put(0, 24)
    .put(RATE, 20)
    .put(0, 3)
    .put(15, 5)
    .put(0, 4)
    .put(samples.length, 32);
  const head = Buffer.concat([
    Buffer.from('fLaC'),
    Buffer.from([0x80, 0, 0, 34]),
    info.done(),
    Buffer.alloc(16),
  ]);
  const frames: Buffer[] = [];
  for (let at = 0; at < samples.length; at += BLOCK) {
    const block = samples.subarray(at, at + BLOCK);
    const start = new Bits().put(0x3ffe, 14).put(0, 2).put(7, 4).put(9, 4).put(0, 4).put(4, 3).put(0, 1);
    // The frame number in UTF-8; two bytes are enough here.
    const number = at / BLOCK;
    if (number < 128) start.put(number, 8);
    else start.put(0xc0 + (number >> 6), 8).put(0x80 + (number & 63), 8);
    const header = start.put(block.length - 1, 16).done();
    const sound = new Bits().put(0, 1).put(1, 6).put(0, 1);
    for (const sample of block) sound.put(sample < 0 ? sample + 65_536 : sample, 16);
    const frame = Buffer.concat([header, Buffer.from([checksum(header, 8, 0x07)]), sound.done()]);
    const sum = checksum(frame, 16, 0x8005);
    frames.push(frame, Buffer.from([sum >> 8, sum & 255]));
  }
  return Buffer.concat([head, ...frames]);
}
