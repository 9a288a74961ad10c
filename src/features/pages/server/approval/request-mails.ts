import type { Database, Tx } from '../../../../lib/db/database.ts';
import type { Site } from '../../../../lib/http/requests/request-context.ts';
import { type Jobs, jobQueue } from '../../../../lib/work/jobs.ts';
import { staffReaderOf } from '../../../accounts/server/index.ts';
import { queueMail } from '../../../emails/server/index.ts';
import { emailWords } from '../staff-words.ts';
import { approvers, editorAddress, findRequest, type RequestRow } from './request-queries.ts';

interface Told {
  websiteId: string;
  requestId: string;
  what: 'request' | 'answer';
}

const queue = jobQueue<Told>('mail-publish-requests');

/** Nobody is mailed about what was decided, or seen in the admin, by then. */
const WAIT_SECONDS = 5 * 60;

/** In the transaction of the request or its answer. */
export const queueRequestMail = (tx: Tx, jobs: Jobs, requestId: string, what: Told['what']): Promise<void> =>
  jobs.send(tx, queue, { websiteId: tx.site, requestId, what }, { startAfterSeconds: WAIT_SECONDS });

interface MailServices {
  db: Database;
  jobs: Jobs;
  siteOf: (websiteId: string) => Promise<Site | null>;
}

/** Mails an open request to everybody who may approve it, or its answer to the person who made it. @returns how many emails */
export async function mailRequest(
  services: MailServices,
  { websiteId, requestId, what }: Told,
): Promise<number> {
  const site = await services.siteOf(websiteId);
  if (!site) return 0;
  return services.db.forWebsite(websiteId, async (tx) => {
    const row = await findRequest(tx, requestId);
    if (!row) return 0;
    return what === 'request'
      ? mailApprovers(services, tx, site, row)
      : mailRequester(services, tx, site, row);
  });
}

const linkTo = (site: Site, row: RequestRow) => `${site.origin}/admin/pages/edit/${row.page_id}`;

async function mailApprovers({ jobs }: MailServices, tx: Tx, site: Site, row: RequestRow): Promise<number> {
  if (row.state !== 'open') return 0;
  const people = await approvers(tx, row.requested_by);
  for (const { id, email } of people) {
    const { language } = await staffReaderOf(tx, email);
    await queueMail(tx, jobs, site, {
      emailID: 'owner-approval-request',
      to: email,
      cause: `publish-request:${row.id}:${id}`,
      language,
      values: {
        person: row.requester ?? emailWords(language).deletedAccount,
        page: row.page,
        note: row.note,
        pageLink: linkTo(site, row),
      },
    });
  }
  return people.length;
}

async function mailRequester({ jobs }: MailServices, tx: Tx, site: Site, row: RequestRow): Promise<number> {
  const { state, requested_by: requester } = row;
  if ((state !== 'approved' && state !== 'declined') || row.seen_at !== null) return 0;
  if (requester === null || requester === row.decided_by) return 0;
  const to = await editorAddress(tx, requester);
  if (to === undefined) return 0;
  const { language } = await staffReaderOf(tx, to);
  const words = emailWords(language);
  const about = { person: row.decider ?? words.deletedAccount, page: row.page };
  await queueMail(tx, jobs, site, {
    emailID: 'owner-approval-answer',
    to,
    cause: `publish-request:${row.id}:answer`,
    language,
    values: {
      outcome: state === 'approved' ? words.approved(about) : words.changesRequested(about),
      note: row.answer,
      pageLink: linkTo(site, row),
    },
  });
  return 1;
}

/** Mails requests and answers, for all sites. Any number of processes may run one. */
export async function startRequestMailWorker(services: MailServices): Promise<void> {
  await services.jobs.work(queue, async (told) => void (await mailRequest(services, told)));
}
