import type { Tx } from '../../../../lib/db/database.ts';
import { type Jobs, jobQueue } from '../../../../lib/work/jobs.ts';
import { fileTypes } from '../../file-types.ts';
import { waitingFiles } from './prepare-queries.ts';

export interface ToPrepare {
  websiteId: string;
  fileId: string;
}

export const preparing = jobQueue<ToPrepare>('prepare-file');

/** Pictures are made anew; of sound and film the length is read. Everything else is ready as it comes. */
export const isPrepared = (type: string): boolean =>
  ['image', 'audio', 'video'].includes(fileTypes[type]?.kind ?? '');

/** In the transaction that makes the file wait. */
export const queuePreparing = ({ jobs }: { jobs: Jobs }, tx: Tx, fileId: string) =>
  jobs.send(tx, preparing, { websiteId: tx.site, fileId });

/** For a site that came from elsewhere: what was not prepared there is prepared here. */
export async function resumePreparing(services: { jobs: Jobs }, tx: Tx): Promise<void> {
  for (const { id } of await waitingFiles(tx)) await queuePreparing(services, tx, id);
}
