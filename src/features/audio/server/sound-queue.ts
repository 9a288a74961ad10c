import type { Tx } from '../../../lib/db/database.ts';
import { jobQueue } from '../../../lib/work/jobs.ts';
import { waitingTracks } from './audio-queries.ts';
import type { AudioServices } from './services.ts';

export interface SoundWork {
  website: string;
  track: string;
  /** The track's `sound_turn`. */
  turn: number;
}

export const soundQueue = jobQueue<SoundWork>('audio-sound');

/** Queues the examination of a track's audio, for after the commit of the caller's transaction. */
export const queueSound = (
  { jobs }: Pick<AudioServices, 'jobs'>,
  tx: Tx,
  work: SoundWork,
  startAfterSeconds = 0,
): Promise<void> => jobs.send(tx, soundQueue, work, { startAfterSeconds });

/** For an imported site: examines what was not examined before the export. */
export async function resumeSounds(services: Pick<AudioServices, 'jobs'>, tx: Tx): Promise<void> {
  for (const { id, sound_turn: turn } of await waitingTracks(tx))
    await queueSound(services, tx, { website: tx.site, track: id, turn });
}
