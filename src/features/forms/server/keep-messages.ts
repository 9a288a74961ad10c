import type { Database, Tx } from '../../../lib/db/database.ts';
import type { Handlers } from '../../../lib/http/handlers.ts';
import { type Jobs, jobQueue } from '../../../lib/work/jobs.ts';
import { deleteMailsAbout } from '../../emails/server/index.ts';
import { eraseWithMessages } from '../../files/server/index.ts';
import type { messagesContract } from '../contract.ts';
import { deleteOld, erasePerson, messageSettings, setKeeping } from './keeping-queries.ts';
import type { FormServices } from './services.ts';

interface Round {
  websiteId: string;
  round: string;
}

const tidyings = jobQueue<Round>('tidy-messages');
const A_DAY = 24 * 3600;
/** Messages that one job deletes, together with the emails about them. */
const AT_ONCE = 500;

type KeepingHandlers = Pick<
  Handlers<typeof messagesContract>,
  'GET /api/messages/settings' | 'PUT /api/messages/settings'
>;

/** Emails contain a copy of the message, so they are deleted too. */
const forgetMails = (tx: Tx, messages: readonly string[]) =>
  deleteMailsAbout(
    tx,
    messages.map((id) => `message:${id}:`),
  );

export function keepingHandlers({ jobs }: FormServices): KeepingHandlers {
  return {
    'GET /api/messages/settings': async ({ dbOnce }) => ({
      keepDays: (await dbOnce((tx) => messageSettings(tx)))?.keep_days ?? null,
    }),

    'PUT /api/messages/settings': ({ site, db }, { body: { keepDays } }) =>
      db(async (tx) => {
        const round = await setKeeping(tx, keepDays);
        if (keepDays !== null) await jobs.send(tx, tidyings, { websiteId: site.id, round });
        return { keepDays };
      }),
  };
}

/**
 * Deletes earlier messages from an address, `most` at a time, with the emails about them, their files and the
 * newsletter subscription.
 * @returns ids of those messages
 */
export async function eraseSender(
  tx: Tx,
  jobs: Jobs,
  { email, until }: { email: string; until: string },
  most: number,
): Promise<string[]> {
  const messages = await erasePerson(tx, email, until, most);
  await forgetMails(tx, messages);
  if (messages.length > 0) await eraseWithMessages(tx, jobs);
  return messages;
}

/** Deletes messages after the site's retention period, once a day. Any number of processes may run one. */
export async function startMessageWorker({ db, jobs }: { db: Database; jobs: Jobs }): Promise<void> {
  await jobs.work(tidyings, ({ websiteId, round }) =>
    db.forWebsite(websiteId, async (tx) => {
      const settings = await messageSettings(tx);
      // A later change of the setting has started its own sequence of jobs.
      if (settings?.round !== round || settings.keep_days === null) return;
      const deleted = await deleteOld(tx, settings.keep_days, AT_ONCE);
      await forgetMails(tx, deleted);
      await eraseWithMessages(tx, jobs);
      const next = deleted.length < AT_ONCE ? { startAfterSeconds: A_DAY } : {};
      await jobs.send(tx, tidyings, { websiteId, round }, next);
    }),
  );
}

/** For an imported site. */
export async function resumeKeeping(tx: Tx, jobs: Jobs): Promise<void> {
  const settings = await messageSettings(tx);
  if (settings && settings.keep_days !== null)
    await jobs.send(tx, tidyings, { websiteId: tx.site, round: settings.round });
}
