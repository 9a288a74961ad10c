import type { Database, CrossTx } from '../../../../lib/db/database.ts';
import { unseal } from '../../../../lib/db/sealed.ts';
import type { Jobs } from '../../../../lib/work/jobs.ts';
import { connectMailServer, DAY_OF_TRIES, deliverFrom } from '../../../emails/server/index.ts';
import {
  answerPlatformMail,
  claimPlatformMail,
  notePlatformMail,
  platformMailsAnswered,
} from './platform-mail-queries.ts';
import { PLATFORM_NAME, type PlatformDelivery, platformDeliveries } from './platform-mails.ts';

interface PlatformMailSettings {
  db: Database;
  jobs: Jobs;
  /** Without one, mails wait and are printed. */
  smtpUrl: string | undefined;
  mailFrom: string;
  log: { error(detail: object, sentence: string): void };
  print: (text: string) => void;
}

const AT_ONCE = 3;
/** Kept as the mail's answer until a mail server is set, and looked for then. */
const NO_SERVER = 'No email server is set up, so this email was only printed in the server’s terminal.';

/** Delivers what the platform has written. Any number of processes may run one. */
export async function startPlatformMails(settings: PlatformMailSettings): Promise<{ stop(): void }> {
  const { db, jobs, smtpUrl, mailFrom, log, print } = settings;
  if (!smtpUrl) {
    await jobs.work(platformDeliveries, async ({ mailId }) => {
      const mail = await db.acrossWebsites(async (tx) => {
        const row = await answerPlatformMail(tx, mailId, NO_SERVER);
        return row && { ...row, ...bodiesOf(tx, mailId, row) };
      });
      if (mail) print(`\nEmail to ${mail.recipient}: ${mail.subject}\n\n${mail.text.trim()}\n`);
    });
    return { stop: () => {} };
  }
  const server = connectMailServer(smtpUrl, mailFrom, { atOnce: AT_ONCE });
  const stopping = new AbortController();
  const work = { server, pauses: DAY_OF_TRIES, log, giveUp: stopping.signal };
  await jobs.work(
    platformDeliveries,
    ({ mailId, before, ...tries }, rerun) =>
      deliverFrom(shelf(db, jobs, mailId), work, { mailId, tries, number: before + rerun + 1 }),
    { atOnce: AT_ONCE, perGroup: 1 },
  );
  await takeUpWaiting(db, jobs);
  return {
    stop: () => {
      stopping.abort();
      server.close();
    },
  };
}

/** Bodies with all their links, to be sent. */
function bodiesOf(
  tx: CrossTx,
  id: string,
  row: { html: string; body_text: string; sealed: string | null },
): { html: string; text: string } {
  if (row.sealed === null) return { html: row.html, text: row.body_text };
  return JSON.parse(unseal(tx, ['platform_mails', id], row.sealed)) as { html: string; text: string };
}

function shelf(db: Database, jobs: Jobs, mailId: string): Parameters<typeof deliverFrom>[0] {
  let recipient = '';
  return {
    claim: (number) =>
      db.acrossWebsites(async (tx) => {
        const row = await claimPlatformMail(tx, mailId, number);
        if (!row) return undefined;
        recipient = row.recipient;
        const { message_id: messageId, secret, expired, subject } = row;
        const none = { replyTo: null, inReplyTo: null, unsubscribe: null, calendar: null };
        return {
          mail: {
            ...bodiesOf(tx, mailId, row),
            subject,
            secret,
            expired,
            to: row.recipient,
            messageId,
            ...none,
          },
          fromName: PLATFORM_NAME,
          stopped: false,
        };
      }),
    note: ({ status, ...outcome }) =>
      db.acrossWebsites((tx) =>
        notePlatformMail(tx, mailId, { ...outcome, status: status === 'stopped' ? 'failed' : status }),
      ),
    again: ({ answer, pause }, number, tries) =>
      db.acrossWebsites(async (tx) => {
        await notePlatformMail(tx, mailId, { status: 'waiting', answer });
        await queue(jobs, tx, { mailId, before: number, ...tries }, recipient, pause);
      }),
  };
}

const queue = (
  jobs: Jobs,
  tx: Parameters<Jobs['send']>[0],
  delivery: PlatformDelivery,
  recipient: string,
  startAfterSeconds = 0,
) => jobs.send(tx, platformDeliveries, delivery, { startAfterSeconds, group: recipient.split('@')[1] ?? '' });

/** Mails from the time without a mail server; each is taken up by one process. */
async function takeUpWaiting(db: Database, jobs: Jobs): Promise<void> {
  for (const { id } of await db.acrossWebsites((tx) => platformMailsAnswered(tx, NO_SERVER)))
    await db.acrossWebsites(async (tx) => {
      const taken = await answerPlatformMail(tx, id, '', NO_SERVER);
      if (taken) await queue(jobs, tx, { mailId: id, before: taken.tries, attempt: 0 }, taken.recipient);
    });
}
