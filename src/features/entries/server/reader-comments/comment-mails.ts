import type { Database, Tx } from '../../../../lib/db/database.ts';
import type { Site } from '../../../../lib/http/requests/request-context.ts';
import { entryPath } from '../../../../lib/links/entry-path.ts';
import type { Jobs } from '../../../../lib/work/jobs.ts';
import { staffReaderOf } from '../../../accounts/server/index.ts';
import { queueMail, queueMails, withoutLinks } from '../../../emails/server/index.ts';
import { defaultReader } from '../../../forms/server/index.ts';
import { runForSites, type ScheduledJobServices } from '../../../websites/server/index.ts';
import { emailWords } from '../staff-words.ts';
import { claimUntold, sitesWithUntold, tellableReplies } from './comment-mail-queries.ts';

const MOST_LISTED = 20;

/** Tells authors of comments that others have answered, in the transaction that publishes these replies. */
export async function tellAuthors(tx: Tx, jobs: Jobs, site: Site, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const replies = await tellableReplies(tx, ids);
  await queueMails(
    tx,
    jobs,
    site,
    replies.map((reply) => ({
      emailID: 'comment-reply',
      to: reply.email,
      cause: `comment-reply:${reply.id}`,
      language: reply.language,
      values: {
        name: reply.name,
        entry: withoutLinks(reply.entry_name),
        reply: reply.body,
        replyLink: `${site.origin}${reply.written_in ? `/${reply.written_in}` : ''}${entryPath(reply.place)}#comment-${reply.id}`,
      },
    })),
  );
}

interface Services extends ScheduledJobServices {
  db: Database;
  jobs: Jobs;
  siteOf: (websiteId: string) => Promise<Site | null>;
}

/** One email for all comments of a site that wait for approval. It quotes none of them. */
async function tellSite({ db, jobs, siteOf }: Services, websiteId: string): Promise<void> {
  const site = await siteOf(websiteId);
  if (!site) return;
  await db.forWebsite(websiteId, async (tx) => {
    const to = await defaultReader(tx);
    if (to === null) return;
    const entries = await claimUntold(tx, to);
    if (entries.length === 0) return;
    const { language } = await staffReaderOf(tx, to);
    const words = emailWords(language);
    const total = entries.reduce((sum, { count }) => sum + count, 0);
    await queueMail(tx, jobs, site, {
      emailID: 'owner-entry-comments',
      to,
      cause: `entry-comments:${crypto.randomUUID()}`,
      language,
      values: {
        count: words.comments({ count: total }),
        entries: entries
          .slice(0, MOST_LISTED)
          .map(({ name, count }) => ({ label: name, value: words.comments({ count }) })),
        more: entries.length > MOST_LISTED ? words.more({ count: entries.length - MOST_LISTED }) : '',
        commentsLink: `${site.origin}/admin/content/comments`,
      },
    });
  });
}

/** Tells the people of all sites of comments that wait for approval. */
export const tellSitesOfComments = (services: Services): Promise<void> =>
  runForSites(services, 'comment-emails', sitesWithUntold, (one) => tellSite(services, one.website_id));
