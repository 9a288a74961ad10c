import type { Readable } from 'node:stream';
import { invalid, tooLarge } from '../errors.ts';

const MOST_BYTES = 200 * 1024 ** 2;

/**
 * The text of a file while it arrives.
 * @param refusals what to say of a file that isn't text, and of one over 200 MB
 * @throws 400, 413
 */
export async function* arrivingText(
  source: Readable,
  refusals: { wrong: string; tooLarge: string },
): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const decode = (bytes?: Buffer): string => {
    try {
      return bytes ? decoder.decode(bytes, { stream: true }) : decoder.decode();
    } catch {
      throw invalid(refusals.wrong);
    }
  };
  let size = 0;
  for await (const piece of source as AsyncIterable<Buffer>) {
    size += piece.length;
    if (size > MOST_BYTES) throw tooLarge(refusals.tooLarge);
    yield decode(piece);
  }
  yield decode();
}
