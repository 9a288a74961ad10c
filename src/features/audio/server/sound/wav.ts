/** Samples from -1 to 1, one array per channel, all of the same length. */
export interface Pcm {
  channels: Float32Array[];
  /** Samples per second. */
  rate: number;
}

const FLOAT = 3;
const EXTENSIBLE = 0xfffe;

interface Layout {
  float: boolean;
  channels: number;
  rate: number;
  /** Bytes of one sample of one channel. */
  width: number;
}

function layoutOf(chunk: DataView): Layout {
  if (chunk.byteLength < 16) throw new Error('The WAV file’s header is incomplete.');
  const tag = chunk.getUint16(0, true);
  const format = tag === EXTENSIBLE && chunk.byteLength >= 26 ? chunk.getUint16(24, true) : tag;
  const channels = chunk.getUint16(2, true);
  const rate = chunk.getUint32(4, true);
  const width = chunk.getUint16(14, true) / 8;
  const float = format === FLOAT;
  const known = float ? [4, 8].includes(width) : format === 1 && [1, 2, 3, 4].includes(width);
  if (!known || channels < 1 || channels > 16 || rate < 1000 || rate > 768_000)
    throw new Error('This type of WAV file isn’t supported.');
  return { float, channels, rate, width };
}

function sampleAt(bytes: DataView, at: number, { float, width }: Layout): number {
  if (float) return width === 4 ? bytes.getFloat32(at, true) : bytes.getFloat64(at, true);
  if (width === 1) return (bytes.getUint8(at) - 128) / 128;
  if (width === 2) return bytes.getInt16(at, true) / 32_768;
  if (width === 3) return ((bytes.getInt8(at + 2) << 16) | bytes.getUint16(at, true)) / 8_388_608;
  return bytes.getInt32(at, true) / 2_147_483_648;
}

/** Reads a WAV file chunk by chunk. */
export class WavReader {
  private rest = Buffer.alloc(0);
  private layout: Layout | undefined;
  private begun = false;
  /** Bytes of a chunk to skip. */
  private skip = 0;
  /** Remaining bytes of audio; streaming writers leave it at 0 or at its maximum. */
  private left = 0;

  read(piece: Uint8Array): Pcm[] {
    this.rest = this.rest.length ? Buffer.concat([this.rest, piece]) : Buffer.from(piece);
    while (this.header()) continue;
    return this.samples();
  }

  /** Reads the header of a chunk; false if there is none. */
  private header(): boolean {
    if (this.skip > 0) {
      const cut = Math.min(this.skip, this.rest.length);
      this.rest = this.rest.subarray(cut);
      this.skip -= cut;
      return cut > 0;
    }
    if (this.left > 0 || this.rest.length < 12) return false;
    if (!this.begun) {
      this.begun = true;
      this.rest = this.rest.subarray(12);
      return true;
    }
    const name = this.rest.toString('latin1', 0, 4);
    const size = this.rest.readUInt32LE(4);
    if (name === 'data') {
      if (!this.layout) throw new Error('The WAV file has audio data before its format.');
      this.left = size === 0 || size >= 0xffff_ff00 ? Number.POSITIVE_INFINITY : size;
      this.rest = this.rest.subarray(8);
      return false;
    }
    if (name === 'fmt ') {
      if (size > 1024) throw new Error('The WAV file’s header isn’t valid.');
      if (this.rest.length < 8 + size) return false;
      const body = this.rest.subarray(8, 8 + size);
      this.layout = layoutOf(new DataView(body.buffer, body.byteOffset, body.length));
    }
    this.rest = this.rest.subarray(8);
    this.skip = size + (size % 2);
    return true;
  }

  private samples(): Pcm[] {
    const { layout } = this;
    if (!layout || this.left === 0) return [];
    const frame = layout.width * layout.channels;
    const frames = Math.floor(Math.min(this.rest.length, this.left) / frame);
    if (frames === 0) return [];
    const bytes = new DataView(this.rest.buffer, this.rest.byteOffset, frames * frame);
    const channels = Array.from({ length: layout.channels }, () => new Float32Array(frames));
    for (let index = 0; index < frames; index++)
      for (let channel = 0; channel < layout.channels; channel++) {
        const value = sampleAt(bytes, index * frame + channel * layout.width, layout);
        const into = channels[channel];
        if (into) into[index] = Number.isFinite(value) ? value : 0;
      }
    this.rest = this.rest.subarray(frames * frame);
    this.left -= frames * frame;
    return [{ channels, rate: layout.rate }];
  }
}

/** The header of a mono 16-bit WAV file with this many bytes of audio. */
export function wavHead(rate: number, bytes: number): Buffer {
  const head = Buffer.alloc(44);
  head.write('RIFF', 0, 'latin1');
  head.writeUInt32LE(36 + bytes, 4);
  head.write('WAVEfmt ', 8, 'latin1');
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(rate, 24);
  head.writeUInt32LE(rate * 2, 28);
  head.writeUInt16LE(2, 32);
  head.writeUInt16LE(16, 34);
  head.write('data', 36, 'latin1');
  head.writeUInt32LE(bytes, 40);
  return head;
}
