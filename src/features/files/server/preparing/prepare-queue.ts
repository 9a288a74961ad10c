import type { Tx } from '../../../../lib/db/database.ts';
import { type Jobs, jobQueue } from '../../../../lib/work/jobs.ts';
import { fileTypes } from '../../file-types.ts';
import { waitingFiles } from './prepare-queries.ts';

export interface ToPrepare {
  websiteId: string;
  fileId: string;
}

export const preparing = jobQueue<ToPrepare>('prepare-file');

/** Images are re-encoded; of audio and video, the duration is read. All other files are ready immediately. */
export const isPrepared = (type: string): boolean =>
  ['image', 'audio', 'video'].includes(fileTypes[type]?.kind ?? '');

/** In the transaction that makes the file wait. */
export const queuePreparing = ({ jobs }: { jobs: Jobs }, tx: Tx, fileId: string) =>
  jobs.send(tx, preparing, { websiteId: tx.site, fileId });

/** For an imported site: prepares what was not prepared before the export. */
export async function resumePreparing(services: { jobs: Jobs }, tx: Tx): Promise<void> {
  for (const { id } of await waitingFiles(tx)) await queuePreparing(services, tx, id);
}
