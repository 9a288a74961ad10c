import { randomUUID, timingSafeEqual } from 'node:crypto';
import type { CrossTx } from '../../../../lib/db/database.ts';
import { type Place, seal, unseal } from '../../../../lib/db/sealed.ts';

/** A recovery code as it is stored: its hash, sealed. The codes are short enough to be guessed from a plain hash. */
interface Stored {
  id: string;
  sealed: string;
}

/** @param place of the person's codes, without the row's id */
export const sealedCodes = (tx: CrossTx, place: Place, hashes: Buffer[]): Stored[] =>
  hashes.map((hash) => {
    const id = randomUUID();
    return { id, sealed: seal(tx, [...place, id], hash.toString('hex')) };
  });

/** The row of a code with this hash, among the few of one person. */
export const codeWithHash = (
  tx: CrossTx,
  place: Place,
  rows: readonly Stored[],
  hash: Buffer,
): Stored | undefined =>
  rows.find(({ id, sealed }) => {
    const stored = Buffer.from(unseal(tx, [...place, id], sealed), 'hex');
    return stored.length === hash.length && timingSafeEqual(stored, hash);
  });
