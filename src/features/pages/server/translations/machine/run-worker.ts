import type { Database, Tx } from '../../../../../lib/db/database.ts';
import { Refusal } from '../../../../../lib/errors.ts';
import type { Language } from '../../../../../lib/messages/languages.ts';
import { type Jobs, jobQueue } from '../../../../../lib/work/jobs.ts';
import { findProvider } from './provider-queries.ts';
import { passes, ProviderError, type ProviderProblem } from './provider.ts';
import { endRun, noteTurn, noteWait, type Turn, turnOf } from './run-queries.ts';
import { type MachineServices, translateTexts, type Work } from './translate-texts.ts';

interface RunJob {
  websiteId: string;
  language: Language;
  run: string;
}
const runs = jobQueue<RunJob>('translate-language');

/** A job continues as a new one well before another process would take it over, the longest request included. */
const TURN_MS = 30_000;
/** Attempts in a row that a service may leave unanswered: about an hour in total. */
const MOST_TRIES = 10;
const LONGEST_WAIT = 600;
/** The limit of the site is counted by the hour. */
const WAIT_FOR_LIMIT = 300;

/** In the transaction that starts the run. */
export const queueRun = (tx: Tx, jobs: Jobs, job: RunJob, startAfterSeconds = 0): Promise<void> =>
  jobs.send(tx, runs, job, { group: job.websiteId, startAfterSeconds });

type WorkerServices = MachineServices & { db: Database; jobs: Jobs };

/** Translates languages, record by record; after an interruption it continues where it stopped. */
export const startTranslationWorker = (services: WorkerServices): Promise<void> =>
  services.jobs.work(
    runs,
    async (job) => {
      const until = performance.now() + TURN_MS;
      const misses = { count: 0 };
      let wait: number | null = 0;
      while (wait === 0 && performance.now() < until) wait = await step(services, job, { until, misses });
      if (wait !== null)
        await services.db.forWebsite(job.websiteId, (tx) => queueRun(tx, services.jobs, job, wait));
    },
    { atOnce: 2, perGroup: 1 },
  );

/** @returns seconds until the next step; null at the end */
async function step(
  services: WorkerServices,
  job: RunJob,
  limits: Pick<Work, 'until' | 'misses'>,
): Promise<number | null> {
  const { websiteId, language, run } = job;
  const within: Work['db'] = (work) => services.db.forWebsite(websiteId, work);
  const turn = await within((tx) => turnOf(tx, language, run));
  if (!turn) return null;
  const known = await services.directory.get(websiteId);
  if (!known?.website.languages.includes(language) || turn.subject === null) {
    await within((tx) => endRun(tx, language, run, turn.subject === null ? 'done' : 'stopped'));
    return null;
  }
  try {
    const provider = await within(findProvider);
    if (!provider) throw new ProviderError('off');
    const { translated, failures, left } = await translateTexts(services, {
      site: websiteId,
      // Only subjects that the person who started it may edit are part of the run.
      may: () => true,
      db: within,
      provider,
      from: known.website.locale,
      to: language,
      subject: turn.subject,
      // An outdated text of a person is left to a person.
      wants: (_, match, index) => index >= turn.text_at && (match === undefined || match.machine),
      ...limits,
    });
    const next = left[0] ? { at: turn.at, textAt: left[0].index } : { at: turn.at + 1, textAt: 0 };
    const counted = { ...next, done: translated, failed: failures.length };
    await within((tx) => noteTurn(tx, language, run, turn, counted));
    return 0;
  } catch (error) {
    return afterFailure(within, job, turn, error);
  }
}

async function afterFailure(
  within: Work['db'],
  { language, run }: RunJob,
  turn: Turn,
  error: unknown,
): Promise<number | null> {
  // Deleted meanwhile.
  if (error instanceof Refusal && error.status === 404) {
    const next = { at: turn.at + 1, textAt: 0, done: 0, failed: 0 };
    await within((tx) => noteTurn(tx, language, run, turn, next));
    return 0;
  }
  if (error instanceof Refusal && error.status === 503) return wait(within, { language, run }, turn, 'limit');
  if (!(error instanceof ProviderError)) throw error;
  const { problem } = error;
  if (passes(problem) && (problem === 'limit' || turn.tries < MOST_TRIES))
    return wait(within, { language, run }, turn, problem);
  await within((tx) => endRun(tx, language, run, 'failed', problem));
  return null;
}

/** Longer after each attempt. */
async function wait(
  within: Work['db'],
  { language, run }: Pick<RunJob, 'language' | 'run'>,
  { tries }: Turn,
  problem: ProviderProblem,
): Promise<number> {
  const seconds = problem === 'limit' ? WAIT_FOR_LIMIT : Math.min(LONGEST_WAIT, 5 * 2 ** tries);
  await within((tx) => noteWait(tx, language, run, { problem, seconds }));
  return seconds;
}
