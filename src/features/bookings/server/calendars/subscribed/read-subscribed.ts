import { Worker } from 'node:worker_threads';
import type { Database } from '../../../../../lib/db/database.ts';
import { safeFetch, SafeFetchError } from '../../../../../lib/safe-fetch/safe-fetch.ts';
import { busyRanges } from '../../../busy-ranges.ts';
import type { SubscribedProblem } from '../../../calendar-contract.ts';
import type { BusyTime, BusyWindow } from './busy-times.ts';
import { claimSubscribed, keepBusyTimes, noteRead, ownBookings } from './subscribed-queries.ts';

export interface SubscribedServices {
  db: Database;
  timezoneOf: (websiteId: string) => Promise<string>;
  /** Which numeric addresses may be contacted; public ones by default. */
  allowed?: (address: string) => boolean;
}

const MOST_BYTES = 5_000_000;
const PATIENCE_MS = 10_000;
const DAY = 86_400_000;
/** The furthest that anything can be booked ahead. */
const AHEAD_DAYS = 731;
/** Two presses, or a press and the worker, read it once. */
const LEAST_SECONDS = 5;

/**
 * Reads a subscribed calendar and stores its busy times; errors are recorded for the owner.
 * @returns false if it is gone, or being read
 */
export async function readSubscribed(
  services: SubscribedServices,
  websiteId: string,
  id: string,
): Promise<boolean> {
  const { db } = services;
  const claimed = await db.forWebsite(websiteId, (tx) => claimSubscribed(tx, id, LEAST_SECONDS));
  if (!claimed) return false;
  const now = Date.now();
  const timezone = await services.timezoneOf(websiteId);
  const window = { from: now - DAY, to: now + AHEAD_DAYS * DAY, timezone };
  const found = await fetchTimes(claimed.url, window, services.allowed);
  await db.forWebsite(websiteId, async (tx) => {
    if (typeof found === 'string') return void (await noteRead(tx, id, found));
    const own = await ownBookings(tx, [...new Set(found.flatMap(({ uid }) => uid ?? []))]);
    const foreign = found.filter(({ uid }) => uid === undefined || !own.has(uid));
    const joined = busyRanges(foreign.map(({ start, end }) => ({ start, end, resource: id }))).get(id) ?? [];
    return keepBusyTimes(tx, id, joined);
  });
  return true;
}

async function fetchTimes(
  url: string,
  window: BusyWindow,
  allowed: SubscribedServices['allowed'],
): Promise<BusyTime[] | SubscribedProblem> {
  try {
    const body = await safeFetch(url, {
      most: MOST_BYTES,
      patience: PATIENCE_MS,
      ...(allowed ? { allowed } : {}),
    });
    return await expandApart(body.toString('utf8'), window);
  } catch (error) {
    if (error instanceof SafeFetchError) return error.problem;
    throw error;
  }
}

/** In a thread with limits on time and memory, because a file may be crafted to use as much of both as possible. */
export async function expandApart(
  text: string,
  window: BusyWindow,
  patience = PATIENCE_MS,
): Promise<BusyTime[] | SubscribedProblem> {
  const thread = new Worker(new URL('./busy-thread.ts', import.meta.url), {
    workerData: { text, window },
    resourceLimits: { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 },
    // It needs nothing from this process.
    env: {},
  });
  const done = Promise.withResolvers<BusyTime[] | SubscribedProblem>();
  const timer = setTimeout(() => done.resolve('too-many'), patience);
  thread.once('message', (reply: { times?: BusyTime[]; problem?: SubscribedProblem }) =>
    done.resolve(reply.times ?? reply.problem ?? 'no-calendar'),
  );
  // Out of memory, most likely.
  thread.once('error', () => done.resolve('too-large'));
  thread.once('exit', () => done.resolve('no-calendar'));
  try {
    return await done.promise;
  } finally {
    clearTimeout(timer);
    await thread.terminate();
  }
}
