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

/** Has a track's sound looked at, once the caller's transaction is in. */
export const queueSound = ({ jobs }: Pick<AudioServices, 'jobs'>, tx: Tx, work: SoundWork): Promise<void> =>
  jobs.send(tx, soundQueue, work);

/** For a site that came from elsewhere: what was not looked at there is looked at here. */
export async function resumeSounds(services: Pick<AudioServices, 'jobs'>, tx: Tx): Promise<void> {
  for (const { id, sound_turn: turn } of await waitingTracks(tx))
    await queueSound(services, tx, { website: tx.site, track: id, turn });
}
