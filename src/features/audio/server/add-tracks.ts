import type { Tx } from '../../../lib/db/database.ts';
import { notFound } from '../../../lib/errors.ts';
import { changeTrack, insertTracks } from './audio-queries.ts';
import { hideFile } from './hide-file.ts';
import type { AudioServices } from './services.ts';
import { queueSound } from './sound-queue.ts';
import { staffWords } from './staff-words.ts';

export interface NewTrack {
  /** A library audio file. */
  file: string;
  /** A library image. */
  cover?: string | undefined;
  /** The owner's text; by default, the file's own tags. */
  words?: { header: string; artist: string; caption: string };
  /** The product that sells it, and the length of its preview in seconds. */
  sale?: { product: string; previewSeconds: number };
}

/**
 * Adds tracks at the end, all or none; their audio is examined after the caller's transaction has committed.
 * @returns their ids
 * @throws `404` if a file is no audio file of the library
 */
export async function addTracks(
  services: Pick<AudioServices, 'jobs'>,
  tx: Tx,
  tracks: readonly NewTrack[],
): Promise<string[]> {
  const made = await insertTracks(
    tx,
    tracks.map(({ file }) => file),
  );
  if (made.length < tracks.length) throw notFound(staffWords().oneFileGone);
  for (const [index, { id, sound_turn: turn }] of made.entries()) {
    const { cover, words, sale } = tracks[index] ?? {};
    if (cover || words || sale)
      await changeTrack(tx, id, {
        ...words,
        ...(cover ? { cover_id: cover } : {}),
        ...(sale ? { product_id: sale.product, preview_seconds: sale.previewSeconds } : {}),
      });
    if (sale) await hideFile(tx, id);
    await queueSound(services, tx, { website: tx.site, track: id, turn });
  }
  return made.map(({ id }) => id);
}
