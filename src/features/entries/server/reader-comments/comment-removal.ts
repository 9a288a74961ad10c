import type { Tx } from '../../../../lib/db/database.ts';
import type { Whose } from '../../../../lib/db/whose-queries.ts';
import { inBatches } from '../../../../lib/db/batches-queries.ts';
import { deleteMailsAbout } from '../../../emails/server/index.ts';
import { allWebsiteIds, forEachSite, type ScheduledJobServices } from '../../../websites/server/index.ts';
import { removeOf, removeOverdue, removeOwn, removeRefused } from './comment-removal-queries.ts';

const AT_ONCE = 500;

/** Emails about a comment contain its text. @returns how many comments were removed */
async function withMails(tx: Tx, ids: readonly string[]): Promise<number> {
  await deleteMailsAbout(
    tx,
    ids.flatMap((id) => [`comment-reply:${id}`, `comment-confirm:${id}`]),
  );
  return ids.length;
}

export const deleteOwn = async (tx: Tx, id: string, accountId: string) =>
  withMails(tx, await removeOwn(tx, id, accountId));

export const eraseComments = async (tx: Tx, ids: readonly string[]) =>
  withMails(tx, await removeRefused(tx, ids));

/** Erases what a person wrote, with their name and address; replies of others stay. */
export const eraseCommentsOf = async (tx: Tx, whose: Whose, most: number) =>
  withMails(tx, await removeOf(tx, whose, most));

/** Deletes comments whose time in the trash is over or that nobody confirmed, for all sites. */
export async function sweepComments(services: ScheduledJobServices): Promise<void> {
  const sites = (await allWebsiteIds(services.db)).map((id) => ({ website_id: id }));
  await forEachSite(services, 'sweep-comments', sites, ({ website_id: id }) =>
    inBatches((most) => services.db.forWebsite(id, (tx) => removeOverdue(tx, most)), { batch: AT_ONCE }),
  );
}
