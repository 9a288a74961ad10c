import { sweepAll, type FileServices } from '../../features/files/server/index.ts';
import { sweepTrash } from '../../features/pages/server/index.ts';
import { sweepExports } from '../../features/portability/server/index.ts';
import { allWebsiteIds } from '../../features/websites/server/index.ts';
import type { ScheduledJob } from './scheduled-jobs.ts';

const HOUR = 3600;

/** Erases what expired: files and entries in the trash, site exports. Makes stored bytes and rows of files agree. */
export const fileJobs = (files: FileServices): ScheduledJob[] => [
  {
    name: 'sweep-files',
    seconds: HOUR,
    work: async () => sweepAll(files, await allWebsiteIds(files.db)),
    queued: true,
  },
  { name: 'sweep-trash', seconds: HOUR, work: () => sweepTrash(files), queued: true },
  { name: 'sweep-boxes', seconds: HOUR, work: () => sweepExports(files), queued: true },
];
