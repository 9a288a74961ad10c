import { sweepAll, type FileServices } from '../../features/files/server/index.ts';
import { sweepExports } from '../../features/portability/server/index.ts';
import { allWebsiteIds } from '../../features/websites/server/index.ts';
import type { Round } from './rounds.ts';

const HOUR = 3600;

/** Erases expired files, and makes stored bytes and rows agree. */
export const fileRounds = (files: FileServices): Round[] => [
  {
    name: 'sweep-files',
    seconds: HOUR,
    work: async () => sweepAll(files, await allWebsiteIds(files.db)),
    queued: true,
  },
  { name: 'sweep-boxes', seconds: HOUR, work: () => sweepExports(files), queued: true },
];
