import type { Tx } from '../../../lib/db/database.ts';
import { type Jobs, jobQueue } from '../../../lib/jobs.ts';
import { fileTypes } from '../file-types.ts';

export interface ToPrepare {
  websiteId: string;
  fileId: string;
}

export const preparing = jobQueue<ToPrepare>('prepare-file');

/** Pictures are made anew; of sound and film the length is read. Everything else is ready as it comes. */
export const isPrepared = (type: string): boolean =>
  ['image', 'audio', 'video'].includes(fileTypes[type]?.kind ?? '');

/** In the transaction that makes the file wait. */
export const queuePreparing = ({ jobs }: { jobs: Jobs }, tx: Tx, websiteId: string, fileId: string) =>
  jobs.send(tx, preparing, { websiteId, fileId });
