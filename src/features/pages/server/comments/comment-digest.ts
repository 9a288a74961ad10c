import type { Database, Tx } from '../../../../lib/db/database.ts';
import type { Site } from '../../../../lib/http/requests/request-context.ts';
import { type Jobs, jobQueue } from '../../../../lib/work/jobs.ts';
import { staffReaderOf } from '../../../accounts/server/index.ts';
import { queueMail } from '../../../emails/server/index.ts';
import { emailWords } from '../staff-words.ts';
import { markMailed, readerAddress, unheard } from './notice-queries.ts';

interface Reader {
  websiteId: string;
  accountId: string;
}

const digests = jobQueue<Reader>('mail-comments');

/** Everything that is said meanwhile is told in one email, and nothing to those who have read it in the admin. */
const GATHER_SECONDS = 10 * 60;

/** In the transaction of the comment. */
export const queueDigests = (tx: Tx, jobs: Jobs, accounts: readonly string[]): Promise<void[]> =>
  Promise.all(
    accounts.map((accountId) =>
      jobs.send(tx, digests, { websiteId: tx.site, accountId }, { startAfterSeconds: GATHER_SECONDS }),
    ),
  );

interface DigestServices {
  db: Database;
  jobs: Jobs;
  siteOf: (websiteId: string) => Promise<Site | null>;
}

/** Writes what somebody has not heard of yet into one email. @returns whether there was anything */
export async function mailComments(
  services: DigestServices,
  { websiteId, accountId }: Reader,
): Promise<boolean> {
  const site = await services.siteOf(websiteId);
  if (!site) return false;
  return services.db.forWebsite(websiteId, async (tx) => {
    const to = await readerAddress(tx, accountId);
    const { rows, count, age } = await unheard(tx, accountId);
    // The job of the oldest comment covers later ones as well; otherwise a long discussion would send an email for each comment.
    if (to !== undefined && age < GATHER_SECONDS) return false;
    await markMailed(tx, accountId);
    const [newest] = rows;
    if (to === undefined || !newest) return false;
    const { language } = await staffReaderOf(tx, to);
    const words = emailWords(language);
    await queueMail(tx, services.jobs, site, {
      emailID: 'owner-comments',
      to,
      // Each comment is told to somebody once.
      cause: `comments:${accountId}:${newest.id}`,
      language,
      values: {
        count: words.newComments({ count }),
        comments: rows.toReversed().map(({ author, page, words: value }) => ({
          label: `${author ?? words.deletedAccount}, ${page}`,
          value,
        })),
        more: count > rows.length ? words.earlier({ count: count - rows.length }) : '',
        commentsLink: `${site.origin}/admin/pages/edit/${newest.page_id}?comments`,
      },
    });
    return true;
  });
}

/** Mails comments to those they are for, for all sites. Any number of processes may run one. */
export async function startDigestWorker(services: DigestServices): Promise<void> {
  await services.jobs.work(digests, async (reader) => void (await mailComments(services, reader)));
}
