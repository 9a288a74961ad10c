import type { Database, Tx } from '../../../../lib/db/database.ts';
import type { Site } from '../../../../lib/http/requests/request-context.ts';
import { type Jobs, jobQueue } from '../../../../lib/work/jobs.ts';
import { closeAccount, deleteAccount, deleteClosedAccount } from '../../../accounts/server/index.ts';
import { eraseCommentsOf } from '../../../entries/server/index.ts';
import { cancelComing, forgetGuest, stopWaiting } from '../../../bookings/server/index.ts';
import { deleteMailsTo, forgetUnsubscribes } from '../../../emails/server/index.ts';
import { eraseSender } from '../../../forms/server/index.ts';
import { eraseClientComments } from '../../../pages/server/index.ts';
import { forgetBuyer } from '../../../orders/server/index.ts';
import {
  deleteErasure,
  type Erasure,
  forgetRedemptions,
  forgetTraces,
  holdErasure,
  insertErasure,
  loosen,
  namesOfAccount,
  openErasures,
} from './erase-queries.ts';

interface Erasing {
  websiteId: string;
  erasure: string;
}
const erasing = jobQueue<Erasing>('erase-person');

/** Maximum rows per part: most people have fewer of each kind, so that they are erased at once. */
export const ROWS_OF_PART = 500;
/** A cancellation emails the owner and frees places. */
const BOOKINGS_OF_PART = 20;
const TURN_MS = 30_000;
const MOST_RERUNS = 10;
const PAUSE_SECONDS = 600;

interface Part {
  jobs: Jobs;
  tx: Tx;
  site: Site;
  whose: Erasure;
}
/** One kind of record. Erased records no longer belong to the person, so a repeated part continues with the rest. */
interface Step {
  most: (rows: number) => number;
  /** @returns the number of processed rows */
  work: (part: Part, most: number) => Promise<number>;
}

const subjects = async (tx: Tx, { whole }: Erasure, ids: readonly string[]): Promise<number> => {
  if (whole) await forgetTraces(tx, ids);
  return ids.length;
};

const some = (work: Step['work']): Step => ({ most: (rows) => rows, work });

const steps: readonly Step[] = [
  {
    most: (rows) => Math.min(rows, BOOKINGS_OF_PART),
    work: ({ jobs, tx, site, whose }, most) => cancelComing(jobs, tx, site, whose, most),
  },
  some(({ tx, whose }, most) => stopWaiting(tx, whose, most)),
  some(async ({ tx, whose }, most) => subjects(tx, whose, await forgetGuest(tx, whose, most))),
  some(async ({ tx, whose }, most) => subjects(tx, whose, await forgetBuyer(tx, whose, most))),
  some(async ({ jobs, tx, whose }, most) => {
    const { email, until, whole } = whose;
    if (!whole || email === null) return 0;
    return subjects(tx, whose, await eraseSender(tx, jobs, { email, until }, most));
  }),
  some(({ tx, whose }, most) => (whose.whole ? forgetRedemptions(tx, whose, most) : Promise.resolve(0))),
  some(({ tx, whose }, most) => eraseCommentsOf(tx, whose, most)),
  some(({ tx, whose }, most) => eraseClientComments(tx, whose, most)),
  // Anyone can open an account with another person's address: other emails to it stay theirs.
  some(({ tx, whose: { email, address, until } }, most) =>
    deleteMailsTo(tx, { recipient: email ?? address, until, all: email !== null }, most),
  ),
  ...namesOfAccount.map((name) =>
    some(({ tx, whose }, most) =>
      whose.accountId === null ? Promise.resolve(0) : loosen(tx, name, whose.accountId, most),
    ),
  ),
];

/**
 * Erases a person's data. If that is too much for the caller's transaction, the account is closed in it, and the rest happens in the
 * background.
 * @param whose its `until` is ignored: it is now
 * @returns whether nothing is left to do
 */
export async function erasePerson(
  { jobs, rowsOfPart = ROWS_OF_PART }: { jobs: Jobs; rowsOfPart?: number },
  tx: Tx,
  site: Site,
  person: Omit<Erasure, 'until'>,
): Promise<boolean> {
  const whose = { ...person, until: 'infinity' };
  const part = { jobs, tx, site, whose };
  for (const { most, work } of steps) {
    if ((await work(part, most(rowsOfPart))) < most(rowsOfPart)) continue;
    if (whose.accountId !== null) await closeAccount(tx, whose.accountId);
    const erasure = await insertErasure(tx, whose);
    await jobs.send(tx, erasing, { websiteId: tx.site, erasure });
    return false;
  }
  if (whose.email !== null) await forgetUnsubscribes(tx, whose.email);
  if (whose.accountId !== null) await deleteAccount(tx, whose.accountId);
  return true;
}

interface ErasingServices {
  db: Database;
  jobs: Jobs;
  log: { error(detail: object, sentence: string): void };
  siteOf: (websiteId: string) => Promise<Site | null>;
  rowsOfPart?: number;
}

/** Continues large erasures, a part at a time. Any number of processes may run one. */
export const startErasingPeople = (services: ErasingServices): Promise<void> =>
  services.jobs.work(erasing, async (job, rerun) => {
    const { db, jobs, log } = services;
    try {
      await eraseInParts(services, job);
    } catch (error) {
      if (rerun < MOST_RERUNS) throw error;
      // The queue would give up, and half of the data would stay.
      log.error({ err: error, site: job.websiteId }, 'a person could not be erased');
      await db.forWebsite(job.websiteId, (tx) =>
        jobs.send(tx, erasing, job, { startAfterSeconds: PAUSE_SECONDS }),
      );
    }
  });

/** Continues where it was interrupted. */
export async function eraseInParts(
  { db, jobs, siteOf, rowsOfPart = ROWS_OF_PART }: ErasingServices,
  { websiteId, erasure }: Erasing,
): Promise<void> {
  const site = await siteOf(websiteId);
  if (!site) return;
  const until = performance.now() + TURN_MS;
  for (const { most, work } of steps) {
    for (;;) {
      if (performance.now() > until)
        return db.forWebsite(websiteId, (tx) => jobs.send(tx, erasing, { websiteId, erasure }));
      const done = await db.forWebsite(websiteId, async (tx) => {
        const whose = await holdErasure(tx, erasure);
        return whose ? work({ jobs, tx, site, whose }, most(rowsOfPart)) : null;
      });
      // Another process has finished it.
      if (done === null) return;
      if (done < most(rowsOfPart)) break;
    }
  }
  await db.forWebsite(websiteId, async (tx) => {
    const whose = await holdErasure(tx, erasure);
    if (!whose) return;
    if (whose.email !== null) await forgetUnsubscribes(tx, whose.email);
    if (whose.accountId !== null) await deleteClosedAccount(tx, whose.accountId);
    await deleteErasure(tx, erasure);
  });
}

/** For an import of a site during an erasure. */
export async function resumeErasing(tx: Tx, jobs: Jobs): Promise<void> {
  for (const { id } of await openErasures(tx))
    await jobs.send(tx, erasing, { websiteId: tx.site, erasure: id });
}
