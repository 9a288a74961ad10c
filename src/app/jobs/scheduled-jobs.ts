import type { ScheduledJobServices } from '../../features/websites/server/index.ts';
import { takeTurn } from '../../lib/db/turns-queries.ts';
import { inSpan } from '../../lib/tracing/spans.ts';

export type { ScheduledJobServices };

export interface ScheduledJob {
  /** Stored in `installation` and `site_problems`. A renamed job runs immediately and leaves its earlier problems behind. */
  name: string;
  seconds: number;
  work: () => Promise<unknown>;
  /** The name of the job's queue. It runs soon after a start, and again after a failure. */
  queued?: true;
}

/** The minimum frequency of turns, so that daily work also runs where processes live for less than a day. */
const ASK_SECONDS = 300;

/** Runs work at fixed intervals, each turn in one of all processes. @returns stops the jobs after the current turn */
export function startScheduledJobs(
  services: ScheduledJobServices,
  jobs: readonly ScheduledJob[],
): () => Promise<void> {
  const stops = jobs.map((job) => startScheduledJob(services, job));
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}

function startScheduledJob(services: ScheduledJobServices, { name, seconds, work }: ScheduledJob) {
  let running: Promise<unknown> = Promise.resolve();
  const turn = async () => {
    try {
      if (await takeTurn(services.db, name, seconds))
        await inSpan({ name: `scheduled ${name}`, kind: 'internal', begins: true }, work);
    } catch (error) {
      services.log.warn({ err: error }, `background task ${name} failed; it will run again`);
    }
  };
  let busy = false;
  const timer = setInterval(
    () => {
      if (busy) return;
      busy = true;
      running = turn().finally(() => (busy = false));
    },
    Math.min(seconds, ASK_SECONDS) * 1000,
  ).unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
