import type { Database, Tx } from '../../../../lib/db/database.ts';
import type { Site } from '../../../../lib/http/requests/request-context.ts';
import { type Jobs, jobQueue } from '../../../../lib/work/jobs.ts';
import { languageOfMail, queueMail } from '../../../emails/server/index.ts';
import { clientKey } from './review-keys.ts';
import { reviewAskLimit } from './review-limits.ts';
import { clientsOf, holdClient, markTold, reactionsFor } from './review-mail-queries.ts';
import { reviewWords } from './review-words.ts';

interface Client {
  websiteId: string;
  client: string;
}

const reviewMails = jobQueue<Client>('mail-review-clients');

/** Everything that staff do meanwhile is told in one email. */
const GATHER_SECONDS = 10 * 60;

/** In the transaction in which staff reply or resolve. Threads of staff have no clients. */
export async function queueReviewMails(tx: Tx, jobs: Jobs, thread: string): Promise<void> {
  const clients = await clientsOf(tx, thread);
  await Promise.all(
    clients.map((client) =>
      jobs.send(tx, reviewMails, { websiteId: tx.site, client }, { startAfterSeconds: GATHER_SECONDS }),
    ),
  );
}

interface MailServices {
  db: Database;
  jobs: Jobs;
  siteOf: (websiteId: string) => Promise<Site | null>;
}

/**
 * Tells a client what staff have done. An address that nobody has confirmed gets one email for each link, which asks whether to send
 * more and contains nothing that anybody wrote.
 * @returns whether there was anything
 */
export async function mailReviewClient(
  { db, jobs, siteOf }: MailServices,
  { websiteId, client: id }: Client,
): Promise<boolean> {
  const site = await siteOf(websiteId);
  if (!site) return false;
  const mayAsk = reviewAskLimit(db.limitsPool);
  return db.forWebsite(websiteId, async (tx) => {
    const client = await holdClient(tx, id);
    if (!client || client.emails === 'asked' || client.emails === 'off') return false;
    const reactions = await reactionsFor(tx, id);
    const [oldest] = reactions;
    const newest = reactions.at(-1);
    // The job of the oldest covers later ones as well.
    if (!oldest || !newest || oldest.age < GATHER_SECONDS) return false;
    const { email: to, language, page } = client;
    const previewLink = `${site.origin}/preview/${await clientKey(tx, id)}`;
    if (client.emails === 'new') {
      if (!(await mayAsk(websiteId, to))) return false;
      await markTold(tx, id, newest.at, 'asked');
      const cause = `review-ask:${id}`;
      await queueMail(tx, jobs, site, {
        emailID: 'review-ask',
        to,
        cause,
        language,
        values: { page, previewLink },
      });
      return true;
    }
    await markTold(tx, id, newest.at, 'on');
    const words = reviewWords(await languageOfMail(tx, 'review-replies', language));
    await queueMail(tx, jobs, site, {
      emailID: 'review-replies',
      to,
      cause: `review-replies:${id}:${newest.at}`,
      language,
      values: {
        page,
        comments: reactions.map(({ name, body }) => ({
          label: name === null ? words.resolved : name || words.team,
          value: body,
        })),
        previewLink,
      },
    });
    return true;
  });
}

/** Emails clients, for all sites. Any number of processes may run one. */
export async function startReviewMailWorker(services: MailServices): Promise<void> {
  await services.jobs.work(reviewMails, async (client) => void (await mailReviewClient(services, client)));
}
