import type { Staging } from '../../../../lib/storage/staging.ts';
import { letGo, writeDown } from '../../../../lib/storage/write-down.ts';

/** A process that dies loses at most the larger of both. A fast connection results in few parts. */
const PART = { bytes: 16 * 1024 * 1024, milliseconds: 5_000 };

/** Receives data until a part is full, the connection is lost or the file is complete. */
export async function writePart(
  staging: Staging,
  pieces: AsyncIterator<Buffer>,
  missing: number,
  admit: (bytes: number) => void | Promise<void>,
) {
  const begun = performance.now();
  const file = await writeDown(await staging.newPath());
  const isFull = () =>
    file.size() >= missing || (file.size() >= PART.bytes && performance.now() - begun >= PART.milliseconds);
  let isLast = false;
  let error: unknown;
  try {
    while (!isFull() && !isLast) {
      const next = await pieces.next().catch((lost: unknown) => void (error = lost));
      if (!next || next.done) isLast = true;
      else {
        const piece = next.value.subarray(0, missing - file.size());
        await admit(piece.length);
        await file.write(piece);
        letGo(next.value);
      }
    }
    return { part: await file.end(), isLast, error };
  } catch (full) {
    await file.giveUp();
    throw full;
  }
}
