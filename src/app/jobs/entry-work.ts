import { sweepComments, tellSitesOfComments } from '../../features/entries/server/index.ts';
import type { ScheduledJob } from './scheduled-jobs.ts';

const HOUR = 3600;
const FIVE_MINUTES = 300;

type Services = Parameters<typeof tellSitesOfComments>[0];

/** Work on visitors' comments: emails about those that wait, and the trash. */
export const entryJobs = (services: Services): ScheduledJob[] => [
  { name: 'comment-emails', seconds: FIVE_MINUTES, work: () => tellSitesOfComments(services) },
  { name: 'sweep-comments', seconds: HOUR, work: () => sweepComments(services), queued: true },
];
