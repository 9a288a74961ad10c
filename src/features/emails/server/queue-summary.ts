import type { Tx } from '../../../lib/db/database.ts';
import { localeIn } from '../../../lib/messages/languages.ts';
import type { Site } from '../../../lib/http/requests/request-context.ts';
import type { Jobs } from '../../../lib/work/jobs.ts';
import type { MailRows } from '../mail-kind.ts';
import { mailKind } from '../mail-kinds.ts';
import { frameWords, languageFor } from './rendering/render-mail.ts';
import { siteDetails } from './settings/settings-queries.ts';
import { queueMail } from './sending/queue-mail.ts';

/** Maximum entries listed in an email; the others are counted. */
const MOST_LISTED = 50;

export interface Summary {
  emailID: string;
  /** The recipient; if empty, nothing is sent. */
  to: string | null;
  cause: string;
  /** What is counted. */
  noun: 'order' | 'booking';
  /** Each reads one entry for the email; undefined if it is gone. Only listed entries are read. */
  entries: readonly (() => Promise<MailRows[number] | undefined>)[];
  /** The recipient's language, which the entries are in as well; null for the site's. */
  language: string | null;
  /** The owner's list of all entries. */
  adminLink?: string;
}

/** One email that lists several entries instead of one email each, in the transaction that claims them. */
export async function queueSummary(
  tx: Tx,
  jobs: Jobs,
  site: Site,
  { emailID, to, cause, noun, entries, language, adminLink }: Summary,
): Promise<void> {
  const count = entries.length;
  if (count === 0 || !to) return;
  const items: MailRows[number][] = [];
  for (const read of entries.slice(0, MOST_LISTED)) {
    const item = await read();
    if (item) items.push(item);
  }
  if (items.length === 0) return;
  const locale = localeIn(language, (await siteDetails(tx)).locale);
  await queueMail(tx, jobs, site, {
    emailID,
    to,
    cause,
    language,
    values: {
      count: frameWords(languageFor(mailKind(emailID), locale))[noun]({ count }),
      items,
      more: count > items.length ? String(count - items.length) : '',
      ...(adminLink === undefined ? {} : { adminLink }),
    },
  });
}
