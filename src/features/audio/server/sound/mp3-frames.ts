/** kbit/s by the header's four bits, for layer III: first MPEG 1, then MPEG 2 and 2.5. */
const BIT_RATES = [
  [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
] as const;
const RATES = [44_100, 48_000, 32_000] as const;

interface Frame {
  /** Bytes, with the header. */
  size: number;
  /** Seconds. */
  lasts: number;
  /** Offset of an encoder's info tag within it. */
  notes: number;
}

/** Parses a frame header of MPEG layer III at an offset; null if there is none. */
function frameAt(bytes: Buffer, at: number): Frame | null {
  if (bytes.length < at + 4 || bytes[at] !== 0xff) return null;
  const [, second = 0, third = 0, fourth = 0] = bytes.subarray(at, at + 4);
  const version = (second >> 3) & 3;
  if ((second & 0xe0) !== 0xe0 || ((second >> 1) & 3) !== 1 || version === 1) return null;
  const first = version === 3;
  const bits = BIT_RATES[first ? 0 : 1][third >> 4];
  const base = RATES[(third >> 2) & 3];
  if (!bits || !base) return null;
  const rate = base / (first ? 1 : version === 2 ? 2 : 4);
  const samples = first ? 1152 : 576;
  const mono = fourth >> 6 === 3;
  return {
    size: Math.floor((samples / 8) * ((bits * 1000) / rate)) + ((third >> 1) & 1),
    lasts: samples / rate,
    notes: at + 4 + (first ? (mono ? 17 : 32) : mono ? 9 : 17),
  };
}

/** Where the audio begins, after an ID3 tag. */
function afterTag(bytes: Buffer): number {
  if (bytes.length < 10 || bytes.toString('latin1', 0, 3) !== 'ID3') return 0;
  return 10 + bytes.subarray(6, 10).reduce((size, byte) => size * 128 + (byte & 0x7f), 0);
}

/**
 * The first seconds of an MP3 file, frame by frame, without tags and without the frame that tells players the full length.
 * @param bytes the file, or enough of it to contain those seconds
 * @returns empty if no frame was found
 */
export function cutMp3(bytes: Buffer, seconds: number): Buffer {
  const kept: Buffer[] = [];
  let heard = 0;
  let at = afterTag(bytes);
  while (heard < seconds && at + 4 <= bytes.length) {
    const frame = frameAt(bytes, at);
    // A header in the middle of other bytes is a coincidence; one followed by another frame is not.
    const isFrame = frame && (at + frame.size >= bytes.length || frameAt(bytes, at + frame.size) !== null);
    if (!isFrame) {
      at += 1;
      continue;
    }
    const mark = bytes.toString('latin1', frame.notes, frame.notes + 4);
    const describes = kept.length === 0 && (mark === 'Xing' || mark === 'Info');
    if (!describes && at + frame.size <= bytes.length) {
      kept.push(bytes.subarray(at, at + frame.size));
      heard += frame.lasts;
    }
    at += frame.size;
  }
  return Buffer.concat(kept);
}

/** Bytes of an MP3 file for a number of seconds at the highest rate, including a tag with its image. */
export const enoughOfMp3 = (head: Buffer, seconds: number): number =>
  afterTag(head) + Math.ceil((seconds + 1) * 40_000) + 4096;
