import { Buffer } from 'node:buffer';
import { Mp3Encoder } from '@breezystack/lamejs';
import { RATE, type Stereo } from './synth.ts';

const PIECE = 1152;

/** The encoder's types say that it returns unsigned bytes, but it returns signed ones. */
const bytes = (made: Uint8Array): Uint8Array => new Uint8Array(made.buffer, made.byteOffset, made.byteLength);

const whole = (sound: Float32Array): Int16Array =>
  Int16Array.from(sound, (value) => Math.round(value * 32_767));

/** Text frames of an ID3 tag, version 2.3. */
function tag(texts: Record<string, string>): Buffer {
  const frames = Object.entries(texts).map(([name, text]) => {
    const body = Buffer.concat([Buffer.from([1, 0xff, 0xfe]), Buffer.from(text, 'utf16le')]);
    const head = Buffer.alloc(10);
    head.write(name, 'latin1');
    head.writeUInt32BE(body.length, 4);
    return Buffer.concat([head, body]);
  });
  const body = Buffer.concat(frames);
  const head = Buffer.from([0x49, 0x44, 0x33, 3, 0, 0, 0, 0, 0, 0]);
  // Seven bits per byte, so that no length looks like the start of a frame.
  for (let place = 0; place < 4; place++) head[9 - place] = (body.length >> (7 * place)) & 0x7f;
  return Buffer.concat([head, body]);
}

/** Encodes an MP3 file with title and artist. @param kbps bit rate; 96 is enough for music this quiet */
export function mp3Of(
  sound: Stereo,
  { title, artist }: { title: string; artist: string },
  kbps = 96,
): Buffer {
  const encoder = new Mp3Encoder(2, RATE, kbps);
  const [left, right] = [whole(sound.left), whole(sound.right)];
  const parts: Uint8Array[] = [tag({ TIT2: title, TPE1: artist })];
  for (let at = 0; at < left.length; at += PIECE)
    parts.push(bytes(encoder.encodeBuffer(left.subarray(at, at + PIECE), right.subarray(at, at + PIECE))));
  parts.push(bytes(encoder.flush()));
  return Buffer.concat(parts);
}
