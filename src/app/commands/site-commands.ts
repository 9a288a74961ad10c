import type { FastifyBaseLogger } from 'fastify';
import { accountByEmail, actLog, endStepsOfOther } from '../../features/accounts/server/index.ts';
import {
  endStepsByOperator,
  type EndingServices,
  eraseSite,
  renameAddress,
  restoreSite,
  scheduleDeletion,
} from '../../features/platform/server/index.ts';
import { countToSend } from '../../features/orders/server/index.ts';
import { atCanonicalHost, hostsOf, siteDirectory } from '../../features/websites/server/index.ts';
import type { Database } from '../../lib/db/database.ts';
import type { Jobs } from '../../lib/work/jobs.ts';
import type { Config } from '../config.ts';
import { openFileServices } from '../wiring/file-services.ts';
import { listeners } from '../listeners.ts';
import { byOperator } from './move-site.ts';
import { siteOf } from '../http/request-contexts.ts';

interface Parts {
  db: Database;
  config: Config;
  jobs: Jobs;
  log: FastifyBaseLogger;
}

/** Services for commands that end a site, for as long as the command runs. */
async function withEndings<T>(parts: Parts, work: (services: EndingServices) => Promise<T>): Promise<T> {
  const { db, config, jobs, log } = parts;
  const directory = siteDirectory(db, config.demo.host);
  const files = openFileServices(config, { db, jobs, log });
  await jobs.start();
  try {
    return await work({
      db,
      jobs,
      log,
      storage: files.storage,
      forget: (websiteId) => directory.forget(websiteId),
      siteOf: async (websiteId) => {
        const known = await directory.get(websiteId);
        return known && siteOf(config, atCanonicalHost(known));
      },
    });
  } finally {
    await jobs.stop();
    await files.images.close();
  }
}

/** Deletes a site; it can be restored for 30 days. With `now`, everything is erased immediately. */
export function deleteSite(parts: Parts, websiteId: string, host: string, now: boolean) {
  return withEndings(parts, async (services) => {
    if (now) {
      await eraseSite(services, websiteId);
      return { deleted: host };
    }
    const openOrders = await parts.db.forWebsite(websiteId, (tx) => countToSend(tx));
    const eraseAt = await scheduleDeletion(services, websiteId);
    return { deleted: host, restoreUntil: eraseAt.toISOString(), ...(openOrders > 0 ? { openOrders } : {}) };
  });
}

/** @returns whether there was a deleted site to restore */
export const restoreDeleted = ({ db }: Pick<Parts, 'db'>, websiteId: string): Promise<boolean> =>
  restoreSite({ db, forget: () => {} }, websiteId);

/** @returns the site's hosts after the change, the primary one first */
export async function renameSite(
  { db, config }: Pick<Parts, 'db' | 'config'>,
  websiteId: string,
  to: string,
): Promise<string[]> {
  const { platform, demo } = config;
  const where = { db, parent: platform.parent, kept: [platform.host, demo.host], forget: () => {} };
  await renameAddress(where, websiteId, to);
  return (await db.forWebsite(websiteId, (tx) => hostsOf(tx))).map(({ host }) => host);
}

type WithJobs = Pick<Parts, 'db' | 'config' | 'jobs'>;

/** Emails are sent as jobs, so the queue runs during the work. */
async function withJobs<T>({ jobs }: WithJobs, work: () => Promise<T>): Promise<T> {
  await jobs.start();
  try {
    return await work();
  } finally {
    await jobs.stop();
  }
}

/** Turns off an account's second steps, and notifies the person and the history. @returns whether the account exists */
export function endStepsOfAccount(parts: WithJobs, websiteId: string, email: string): Promise<boolean> {
  const { db, config, jobs } = parts;
  return withJobs(parts, async () => {
    const known = await siteDirectory(db, config.demo.host).get(websiteId);
    if (!known) return false;
    const site = siteOf(config, atCanonicalHost(known));
    return db.forWebsite(websiteId, async (tx) => {
      const account = await accountByEmail(tx, email);
      if (!account || !(await endStepsOfOther(listeners(jobs).onAccountEvent, tx, site, account.id)))
        return false;
      const noted = { ...byOperator, word: 'second-steps-ended', subjectId: account.id, subject: email };
      await actLog.write(tx, noted, true);
      return true;
    });
  });
}

/** @returns whether the account exists */
export function endStepsOfCreator(parts: WithJobs, email: string): Promise<boolean> {
  const { db, config, jobs } = parts;
  const { origin, host } = config.platform;
  return withJobs(parts, () => endStepsByOperator({ db, jobs, origin, host }, email));
}
