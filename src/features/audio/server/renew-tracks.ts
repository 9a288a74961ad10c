import type { Tx } from '../../../lib/db/database.ts';
import { renewSound, tracksPlaying } from './audio-queries.ts';
import type { AudioServices } from './services.ts';
import { queueSound } from './sound-queue.ts';

/** Examines the audio of a file's tracks again, and cuts new previews; until then they can't be played. */
export async function renewTracks(
  services: Pick<AudioServices, 'jobs'>,
  tx: Tx,
  fileId: string,
): Promise<void> {
  for (const { id } of await tracksPlaying(tx, fileId)) {
    const asked = await renewSound(tx, id);
    if (asked) await queueSound(services, tx, { website: tx.site, track: id, turn: asked.sound_turn });
  }
}
